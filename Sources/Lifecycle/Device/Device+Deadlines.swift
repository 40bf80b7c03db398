// SPDX-License-Identifier: Apache-2.0

/// The deadlines, derived in one place: the next deadline and the list of timers are the same. Ties
/// go in a fixed order: apps in list order, then as `EmulatedApp.forEachPending` names them; one at
/// a time, so that what an earlier one cancels does not happen.
extension Device {
  /// Something that will happen by itself.
  public struct Deadline: Hashable, Sendable {
    /// The app it concerns.
    public let app: AppReference
    /// The limit that counts; nil where code returns.
    public let limit: TimeLimit?
    /// The moment it counts from, and the entry that says so.
    public let since: Moment
    /// The moment it is due: never in the past.
    public let due: Duration
    /// True if the process is terminated then.
    public let isFatal: Bool
  }

  /// Everything that will happen by itself, the earliest first.
  public var deadlines: [Deadline] {
    var list: [Deadline] = []
    for index in apps.indices where !apps[index].waitsForNothing {
      apps[index].forEachPending(context) { pending in
        list.append(
          Deadline(
            app: reference(at: index), limit: pending.limit, since: pending.since,
            due: pending.due, isFatal: pending.isFatal))
      }
    }
    // `sort` keeps no order among equals: their places do.
    return list.enumerated().sorted { ($0.element.due, $0.offset) < ($1.element.due, $1.offset) }
      .map { $0.element }
  }

  /// True if time that passes changes anything but the clock: something will happen by itself, or
  /// what is possible depends on how long ago something happened.
  public var changesWithTime: Bool {
    nextDeadline != nil || apps.contains { $0.refresh.dependsOnTime }
  }

  /// The moment something will happen by itself. Nil if nothing will.
  public var nextDeadline: Duration? { earliestPending()?.pending.due }

  /// The earliest thing that is due, and in which app.
  func earliestPending() -> (index: Int, pending: EmulatedApp.Pending)? {
    var earliest: (index: Int, pending: EmulatedApp.Pending)?
    for index in apps.indices where !apps[index].waitsForNothing {
      apps[index].forEachPending(context) { pending in
        if let found = earliest, found.pending.due <= pending.due { return }
        earliest = (index, pending)
      }
    }
    return earliest
  }

  /// Returns the background time that an app has left; nil while it doesn't count.
  public func remainingBackgroundTime(of app: EmulatedApp) -> Duration? {
    app.remainingBackgroundTime(context)
  }
}
