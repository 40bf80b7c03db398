// SPDX-License-Identifier: Apache-2.0

/// Deadlines live in states: each is computed from the moment its state began, so that leaving the
/// state cancels it. Ties go in a fixed order: apps in list order, then limits before returns (who
/// is not back when time is up is late), then suspension; one at a time.
extension Device {
  /// When something will happen by itself; nil if nothing will.
  package var nextDeadline: Duration? { earliestDue()?.due }

  /// The earliest thing that is due, and in which app.
  func earliestDue() -> (due: Duration, index: Int, what: App.Due)? {
    var earliest: (due: Duration, index: Int, what: App.Due)?
    for index in apps.indices {
      guard let (due, what) = apps[index].earliestDue(turn) else { continue }
      if let found = earliest, found.due <= due { continue }
      earliest = (due, index, what)
    }
    return earliest
  }

  /// A limit that is counting: what the timers panel shows.
  package struct RunningLimit: Hashable, Sendable {
    package let app: String
    package let limit: TimeLimit
    package let since: Duration
    package let due: Duration
    /// Whether the process is ended when the limit is reached (a suspension is no ending).
    package let isFatal: Bool
  }

  /// The limits that are counting, app by app.
  package var runningLimits: [RunningLimit] {
    apps.flatMap { $0.runningLimits(turn) }
  }

  /// How much background time an app has left: the whole allowance while it is in front.
  package func remainingBackgroundTime(of app: App) -> Duration {
    app.remainingBackgroundTime(turn)
  }
}
