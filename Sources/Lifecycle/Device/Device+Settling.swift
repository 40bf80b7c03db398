// SPDX-License-Identifier: Apache-2.0

/// Waiting until the device has settled: until no callback is running and no transition is under way.
extension Device {
  /// A device that has not settled after so many deadlines is taken for settled.
  static let mostSettlingDeadlines = 100_000

  /// True if no callback is running and no transition is under way. Limits that wait (suspension,
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

  /// The moment of the next thing that happens by itself, while a callback is running that will
  /// return or a transition is under way. Nil if there is neither. Advancing to it again and again
  /// settles the device.
  ///
  /// That next thing may be any deadline: it can suspend or terminate the app, and then its callback
  /// doesn't return any more and isn't waited for.
  public var nextSettlingDeadline: Duration? {
    var earliest: Duration?
    var isWaitedFor = false
    for index in apps.indices where !apps[index].waitsForNothing {
      apps[index].forEachPending(context) { pending in
        if pending.isWaitedFor { isWaitedFor = true }
        if let found = earliest, found <= pending.due { return }
        earliest = pending.due
      }
    }
    return isWaitedFor ? earliest : nil
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
