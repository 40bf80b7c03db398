// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Timer {
  /// `Timer()`: a timer that is on no run loop, so that it never fires. Many apps begin with one.
  public convenience init(_never: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

/// A block that code of Swift 5 hands to Foundation.
///
/// - Note: Unchecked: on Apple's systems such code may touch in it what the main actor guards, with a warning.
private struct Block<Argument>: @unchecked Sendable {
  let run: (Argument) -> Void
}

/// The functions that stand for `Timer` in the copy of a source where a block follows.
public enum Timed {
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let block = Block(run: block)
    return Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { block.run($0) }
  }
}

/// Makes a timer that fires first when its interval has passed. It stands for
/// `Timer(timeInterval:repeats:block:)` in the copy of a source, because Foundation on Linux lets
/// that fire at once.
public func timed(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
) -> Timer {
  let block = Block(run: block)
  let first = Date(timeIntervalSinceNow: interval)
  return Timer(fire: first, interval: interval, repeats: repeats) { block.run($0) }
}

extension NotificationCenter {
  /// Adds an observer with a block. It stands for `addObserver` in the copy of a source where a
  /// block follows.
  @discardableResult
  public func addListener(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let block = Block(run: block)
    return addObserver(forName: name, object: object, queue: queue) { block.run($0) }
  }
}

/// The result of a function of C.
public typealias OSStatus = Int32
