// SPDX-License-Identifier: Apache-2.0

/// Deadlines live in states: each is computed from the moment its state began, so that leaving the
/// state cancels it. Ties go in a fixed order: apps in list order, then limits before returns (who
/// is not back when time is up is late), then suspension; one at a time.
extension Device {
  /// When something will happen by itself; nil if nothing will.
  public var nextDeadline: Duration? { earliestDue()?.due }

  /// The earliest thing that is due, and in which app.
  func earliestDue() -> (due: Duration, index: Int, what: EmulatedApp.Due)? {
    var earliest: (due: Duration, index: Int, what: EmulatedApp.Due)?
    for index in apps.indices {
      guard let (due, what) = apps[index].earliestDue(context) else { continue }
      if let found = earliest, found.due <= due { continue }
      earliest = (due, index, what)
    }
    return earliest
  }

  /// A limit that is counting: what the timers panel shows.
  public struct RunningLimit: Hashable, Sendable {
    public let app: String
    public let limit: TimeLimit
    public let since: Duration
    public let due: Duration
    /// Whether the process is ended when the limit is reached (a suspension is no ending).
    public let isFatal: Bool
  }

  /// The limits that are counting, app by app.
  public var runningLimits: [RunningLimit] {
    apps.flatMap { $0.runningLimits(context) }
  }

  /// How much background time an app has left: the whole allowance while it is in front.
  public func remainingBackgroundTime(of app: EmulatedApp) -> Duration {
    app.remainingBackgroundTime(context)
  }
}
