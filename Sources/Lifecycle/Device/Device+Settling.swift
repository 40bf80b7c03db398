// SPDX-License-Identifier: Apache-2.0

/// Waiting until the device has settled: until no callback is running and no transition is under way.
extension Device {
  /// A device that has not settled after so many deadlines is taken for settled.
  static let mostSettlingDeadlines = 100_000

  /// Whether no callback is running and no transition is under way. Limits that wait (suspension,
  /// background time, a fetch) do not count, and neither does a thread that is blocked while
  /// nothing is asked of it.
  public var isSettled: Bool {
    if nextSettlingDeadline != nil { return false }
    return apps.allSatisfy { app in
      guard let process = app.process, process.phase != .suspended, !process.thread.isHung
      else { return true }
      return process.thread.current?.returns != .outside
    }
  }

  /// When the next callback returns or the next limit on a transition is reached; nil if nothing
  /// of the kind is under way. Advancing to it again and again settles the device.
  public var nextSettlingDeadline: Duration? {
    var earliest: Duration?
    for index in apps.indices where !apps[index].waitsForNothing {
      apps[index].forEachPending(context) { pending in
        guard pending.isWaitedFor else { return }
        if let found = earliest, found <= pending.due { return }
        earliest = pending.due
      }
    }
    return earliest
  }

  /// Time passes until the device has settled. Returns what happened.
  ///
  /// - Parameters:
  ///   - limit: No time passes beyond this moment; nil: as much as it takes.
  ///   - isReached: Ends the wait earlier, on a device that has not settled yet.
  @discardableResult
  package mutating func settle(
    limit: Duration? = nil, until isReached: (Device) -> Bool = { _ in false }
  ) -> [Trace.Entry] {
    var entries: [Trace.Entry] = []
    for _ in 0..<Self.mostSettlingDeadlines {
      guard !isReached(self), let due = nextSettlingDeadline, due <= limit ?? due else { break }
      entries += advance(to: due)
    }
    return entries
  }

  /// An event, and then time for the callbacks that return by themselves. Returns what happened.
  @discardableResult
  package mutating func doAndSettle(_ event: SystemEvent) -> [Trace.Entry] {
    let entries = handle(event)
    return entries + settle()
  }
}
