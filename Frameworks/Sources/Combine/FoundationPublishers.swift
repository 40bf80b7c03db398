// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

/// A place where values arrive: a queue or a run loop. Combine's requirements about time are left
/// out.
public protocol Scheduler { func _schedule(_ action: @escaping () -> Void) }

extension DispatchQueue: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    async(execute: DispatchWorkItem(block: action))
  }
}

extension RunLoop: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    let action = Action(call: action)
    perform { action.call() }
  }
}

extension OperationQueue: Scheduler {
  public func _schedule(_ action: @escaping () -> Void) {
    let action = Action(call: action)
    addOperation { action.call() }
  }
}

/// - Note: Unchecked, as Combine's schedulers are: the caller says where it may run.
private struct Action: @unchecked Sendable { let call: () -> Void }

extension NotificationCenter {
  /// Delivers the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public func _subscribe(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      let taker = Taker(take: receiver.value)
      let token = Token(
        center.addObserver(forName: name, object: object, queue: nil) { taker.take($0) })
      let center = center
      return AnyCancellable { center.removeObserver(token.observer) }
    }
  }

  /// - Note: Unchecked: it is called on the thread that posts, as an observer is.
  private struct Taker: @unchecked Sendable { let take: (Notification) -> Void }

  private struct Token {
    let observer: any NSObjectProtocol
    init(_ observer: any NSObjectProtocol) { self.observer = observer }
  }
}

/// A publisher that begins once somebody says so.
public protocol ConnectablePublisher: Publisher { func connect() -> any Cancellable }

extension Timer {
  /// Delivers the date again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let receivers = Receivers<Date, Never>()
    private var timer: Timer?
    private var subscriptions = 0

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func connect() -> any Cancellable {
      start()
      return AnyCancellable { self.stop() }
    }

    /// - Note: Unchecked: a timer fires on the thread of its run loop.
    private struct Ticks: @unchecked Sendable { let receivers: Receivers<Date, Never> }

    private func stop() {
      timer?.invalidate()
      timer = nil
    }

    public func _subscribe(_ receiver: _Receiver<Date, Never>) -> AnyCancellable {
      receivers.add(receiver)
    }

    /// Runs from the first subscription to the end of the last.
    public func autoconnect() -> Publishers.Autoconnect<TimerPublisher> {
      let connected = AnyPublisher<Date, Never> { [self] receiver in
        let subscription = _subscribe(receiver)
        subscriptions += 1
        start()
        return AnyCancellable { [self] in
          subscription.cancel()
          subscriptions -= 1
          if subscriptions == 0 { stop() }
        }
      }
      return Publishers.Autoconnect(upstream: self, connected: connected)
    }

    private func start() {
      guard timer == nil else { return }
      let ticks = Ticks(receivers: receivers)
      // `Timer(timeInterval:repeats:block:)` fires at once on Linux.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) {
        ticks.receivers.send($0.fireDate)
      }
      self.timer = timer
      runLoop.add(timer, forMode: mode)
    }
  }
}
