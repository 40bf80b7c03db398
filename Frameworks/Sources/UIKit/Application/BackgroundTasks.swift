// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Synchronization

/// The background tasks of the app that are open, and how much time they have. They may be begun on
/// any thread.
enum BackgroundTasks {
  private struct Table {
    var count = 0
    var handlers: [Int: @MainActor @Sendable () -> Void] = [:]
    /// The end of the background time, by the clock that counts while the process stands still; nil
    /// while it is not counted.
    var end: ContinuousClock.Instant?
    /// The number of seconds that a test says there are.
    var exact: Double?
  }

  private static let table = Mutex(Table())

  static func begin(
    named name: String?, _ handler: (@MainActor @Sendable () -> Void)?
  ) -> UIBackgroundTaskIdentifier {
    let number = table.withLock { table in
      table.count += 1
      table.handlers[table.count] = handler ?? {}
      return table.count
    }
    AppLink.send(.beginTask(task: number, name: name ?? "task \(number)"))
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  static func end(_ identifier: UIBackgroundTaskIdentifier) {
    let wasOpen = table.withLock { $0.handlers.removeValue(forKey: identifier.rawValue) != nil }
    if wasOpen { AppLink.send(.endTask(task: identifier.rawValue)) }
  }

  /// The handler of a task that is still open.
  static func handler(of number: Int) -> (@MainActor @Sendable () -> Void)? {
    table.withLock { $0.handlers[number] }
  }

  /// So much background time is left; nil: it is not counted.
  ///
  /// - Parameter counts: whether it gets less by itself.
  static func setRemaining(_ seconds: Double?, counts: Bool) {
    table.withLock { table in
      table.end = counts ? seconds.map { .now.advanced(by: .seconds($0)) } : nil
      table.exact = counts ? nil : seconds
    }
  }

  /// A process begins without tasks.
  static func reset() { table.withLock { $0 = Table() } }

  static var remaining: TimeInterval {
    let (end, exact) = table.withLock { ($0.end, $0.exact) }
    if let exact { return exact }
    guard let end else { return .greatestFiniteMagnitude }
    return max(0, ContinuousClock.now.duration(to: end) / .seconds(1))
  }
}
