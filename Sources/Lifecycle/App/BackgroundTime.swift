// SPDX-License-Identifier: Apache-2.0

extension AppProcess {
  /// Time spent in the background: what it counts from, and when it is over.
  public struct Background: Hashable, Sendable {
    /// The reason why the app is there.
    public let because: TransitionReason
    /// The moment it got there.
    public let since: Moment
    /// The moment the budget of its background tasks counts from: entering the background, or the
    /// moment a background mode's activity stopped.
    public internal(set) var budgetSince: Moment
    /// The moment it lost its last assertion. Nil while something keeps it running.
    public internal(set) var idleSince: Moment?
    /// True if the expiration handlers have been called.
    public internal(set) var hasExpired = false

    init(because: TransitionReason, since: Moment) {
      self.because = because
      self.since = since
      budgetSince = since
    }

    /// Background time counts anew: an activity of a background mode has stopped.
    mutating func restartBudget(at moment: Moment) {
      budgetSince = moment
      hasExpired = false
    }

    /// Returns the moment the budget is over.
    func budgetEnd(_ context: EngineContext) -> Duration {
      budgetSince.time + context.allowance(.backgroundTime)
    }

    /// Returns the part of the budget that is left.
    func remaining(_ context: EngineContext) -> Duration {
      max(.zero, budgetEnd(context) - context.now)
    }

    /// Returns the moment a process without an assertion is suspended: shortly after, and not
    /// beyond its budget.
    func suspensionDue(_ context: EngineContext) -> Duration {
      let idle = idleSince?.time ?? context.now
      return min(idle + context.allowance(.suspension), max(idle, budgetEnd(context)))
    }
  }
}

/// The background tasks of a process that have begun and not ended, in the order they began.
struct BackgroundTasks: Hashable, Sendable {
  private(set) var open: [OpenBackgroundTask] = []
  /// The number of tasks that have been asked for, which is the next one's number.
  private var count = 0

  /// The app asks for a task: it gets a number, and is not open yet.
  mutating func make(named name: String, hasHandler: Bool) -> OpenBackgroundTask {
    count += 1
    return OpenBackgroundTask(number: count, name: name, hasHandler: hasHandler)
  }

  /// The task is granted.
  mutating func begin(_ task: OpenBackgroundTask) { open.append(task) }

  /// Ends the oldest open task of that name, and returns it; nil if none is open.
  mutating func end(named name: String) -> OpenBackgroundTask? {
    open.firstIndex { $0.name == name }.map { open.remove(at: $0) }
  }

  /// The same tasks, numbered from one.
  var rebased: BackgroundTasks {
    var copy = BackgroundTasks()
    for task in open { copy.begin(copy.make(named: task.name, hasHandler: task.hasHandler)) }
    return copy
  }
}

/// A background task: `beginBackgroundTask(withName:expirationHandler:)` not yet ended.
public struct OpenBackgroundTask: Hashable, Sendable {
  /// A number that tells tasks apart: names may repeat.
  public let number: Int
  /// The name it was begun with.
  public let name: String
  /// True if it was begun with an expiration handler. One begun in a handler has none: it would be
  /// called at once, again and again.
  public let hasHandler: Bool
}
