// SPDX-License-Identifier: Apache-2.0

/// Background tasks: one budget for the app, counted from entering the background.
extension EmulatedApp {
  /// The budget of the background tasks, while it counts: since when, and when it is over.
  func budget(_ context: EngineContext) -> (since: Moment, end: Duration, hasExpired: Bool)? {
    guard process?.tasks.isEmpty == false, case .background(let background)? = process?.phase,
      !keepsRunning
    else { return nil }
    return (background.budgetSince, background.budgetEnd(context), background.hasExpired)
  }

  /// The tasks that an app may have open at a time: Apple says "about 1000".
  /// - SeeAlso: https://developer.apple.com/forums/thread/85066
  static let mostTasks = 1_000

  /// Returns the background time that is left; nil while it doesn't count: in front, and while an
  /// activity of a background mode keeps the app running.
  func remainingBackgroundTime(_ context: EngineContext) -> Duration? {
    guard case .background(let background)? = process?.phase, !keepsRunning else { return nil }
    return background.remaining(context)
  }

  /// Returns the moment the expiration handlers are called: shortly before the budget is over, and
  /// not before it began.
  func expirationDue(since: Moment, end: Duration, _ context: EngineContext) -> Duration {
    max(since.time, end - context.allowance(.expirationHandler))
  }

  /// The app asks for background time. A task asked for when no time is left is not granted: its
  /// handler is called at once; so is the handler of one begun in the last moments.
  ///
  /// - Parameter hasHandler: Whether it is begun with an expiration handler.
  mutating func beginTask(
    named task: String, hasHandler: Bool = true, _ context: inout EngineContext
  ) {
    // Background tasks came with iOS 4: before, no code can ask for one.
    guard context.version >= SystemEvent.Kind.beginTask.minimumVersion else { return }
    guard let open = process?.backgroundTasks.make(named: task, hasHandler: hasHandler)
    else { return }
    if remainingBackgroundTime(context) == .zero {
      record(open, .expired, .taskNotGranted, &context)
      if hasHandler { plan(.delivery, [.expire(open)], &context) }
      return
    }
    guard process?.tasks.count != Self.mostTasks else {
      return end(.task, .tooManyTasks, .taskBegin, &context)
    }
    process?.backgroundTasks.begin(open)
    record(open, .begun, .taskBegin, &context)
    guard let budget = budget(context) else { return }
    context.record(.backgroundTime, since: budget.since.time, name)
    if budget.hasExpired {
      record(open, .expired, .taskExpired, &context)
      if hasHandler { plan(.delivery, [.expire(open)], &context) }
    }
  }

  /// Ends the oldest open task of that name; one that is not open is not there to end.
  mutating func endTask(named task: String, _ context: inout EngineContext) {
    guard let open = process?.backgroundTasks.end(named: task) else { return }
    record(open, .ended, .taskEnd, &context)
  }

  /// The budget is nearly over: each task's handler is called on the main thread, in its turn.
  mutating func expireTasks(_ context: inout EngineContext) {
    guard case .background(var background)? = process?.phase, let budget = budget(context)
    else { return }
    background.hasExpired = true
    process?.phase = .background(background)
    callExpirationHandlers(budgetEnd: budget.end, &context)
  }

  /// The handlers of all open tasks are called on the main thread, in its turn.
  mutating func callExpirationHandlers(
    budgetEnd: Duration? = nil, _ context: inout EngineContext
  ) {
    guard let tasks = process?.tasks, !tasks.isEmpty else { return }
    for task in tasks { record(task, .expired, .taskExpired, &context) }
    if let budgetEnd {
      context.record(
        .deadline(.expirationHandler, due: budgetEnd), name, .limitExpirationHandler)
    }
    plan(.delivery, tasks.filter { $0.hasHandler }.map { .expire($0) }, &context)
  }

  /// The budget is over and a task is still open: the process is terminated.
  mutating func leakTasks(_ context: inout EngineContext) {
    guard let since = budget(context)?.since else { return }
    for task in process?.tasks ?? [] { record(task, .leaked, .taskLeaked, &context) }
    end(.task, .badFood, .taskLeaked, limit: .backgroundTime, since: since.time, &context)
  }

  private func record(
    _ task: OpenBackgroundTask, _ what: Trace.TaskChange, _ rule: Rule,
    _ context: inout EngineContext
  ) {
    let remaining = remainingBackgroundTime(context) ?? context.allowance(.backgroundTime)
    context.record(.task(name: task.name, what: what, remaining: remaining), name, rule)
  }
}
