// SPDX-License-Identifier: Apache-2.0

/// Life in the background: suspension, background tasks, and the work an app was woken for.
extension EmulatedApp {
  // MARK: Suspension

  /// The app is frozen. It is not told.
  mutating func suspend(_ context: inout EngineContext) {
    enter(.suspended, .suspension, .suspendedSilently, &context)
  }

  /// A suspended app runs again, in the background. Returns what was queued for it, which comes
  /// before everything else it does; nothing if it was not suspended.
  mutating func resume(_ cause: TransitionReason, _ context: inout EngineContext)
    -> [MainThreadStep]
  {
    guard state == .suspended else { return [] }
    enter(.background, cause, .suspendedResumes, &context)
    let pending = process?.pendingChanges ?? []
    process?.pendingChanges = []
    return pending.map { .postChange($0, wasQueued: true) }
  }

  // MARK: Background tasks

  /// Whether a task of that name may begin: none is open by that name, and time is left.
  func canBeginTask(named task: String, _ context: EngineContext) -> Bool {
    guard let tasks = process?.tasks else { return false }
    return !tasks.contains { $0.name == task }
      && (remainingBackgroundTime(context) > .zero || keepsRunning)
  }

  mutating func beginTask(named task: String, _ context: inout EngineContext) {
    process?.tasks.append(OpenBackgroundTask(name: task))
    sayTask(task, .begun, .taskBegin, &context)
    if let budget = budget(context) {
      context.say(.deadline(.backgroundTime, due: budget.end), name, .limitBackgroundTime)
    }
  }

  /// Ends a task; one that is not open is not there to end.
  mutating func endTask(named task: String, _ context: inout EngineContext) {
    guard let place = process?.tasks.firstIndex(where: { $0.name == task }) else { return }
    process?.tasks.remove(at: place)
    sayTask(task, .ended, .taskEnd, &context)
  }

  /// Shortly before the budget is over the expiration handlers run on the main thread, unless it
  /// is blocked; what they end is ended in time.
  mutating func expireTasks(_ context: inout EngineContext) {
    guard case .background(var background)? = process?.phase else { return }
    background.hasExpired = true
    process?.phase = .background(background)
    for task in process?.tasks ?? [] { sayTask(task.name, .expired, .taskExpired, &context) }
    if let budget = budget(context) {
      context.say(.deadline(.expirationHandler, due: budget.end), name, .limitExpirationHandler)
    }
    guard process?.thread.isHung == false, case .scripted(let script) = traits.code else { return }
    for task in script.endsAtExpiration { endTask(named: task, &context) }
    updateIdle(&context)
  }

  /// The budget is over and a task is still open: the process is ended.
  mutating func leakTasks(_ context: inout EngineContext) {
    guard let since = budget(context)?.since else { return }
    for task in process?.tasks ?? [] { sayTask(task.name, .leaked, .taskLeaked, &context) }
    end(.task, .badFood, .taskLeaked, limit: .backgroundTime, since: since, &context)
  }

  private func sayTask(
    _ task: String, _ what: Trace.TaskChange, _ rule: Rule, _ context: inout EngineContext
  ) {
    let remaining = remainingBackgroundTime(context)
    context.say(.task(name: task, what: what, remaining: remaining), name, rule)
  }

  // MARK: Work an app was woken for

  mutating func beginWork(_ wake: BackgroundWake, _ context: inout EngineContext) {
    process?.work.append(BackgroundWork(wake: wake, since: context.now))
    let due = context.now + context.allowance(wake.limit)
    context.say(.deadline(wake.limit, due: due), name, wake.limit.rule)
  }

  /// The app calls the completion handler of the oldest piece of work.
  mutating func finishWork(result: String, _ context: inout EngineContext) {
    guard let wake = process?.work.first?.wake else { return }
    process?.work.removeFirst()
    context.say(.process(.completed(wake, result: result)), name, wake.rule)
    updateIdle(&context)
  }

  /// A piece of work was not finished in time. A fetch or a push ends the process; any other wake
  /// is simply over.
  mutating func endWork(_ place: Int, _ context: inout EngineContext) {
    guard let work = process?.work[place] else { return }
    switch work.wake {
    case .fetch:
      end(.fetch, .badFetch, .limitFetch, limit: .fetch, since: work.since, &context)
    case .silentPush:
      end(.push, .badFood, .limitPush, limit: .push, since: work.since, &context)
    case .transfer, .location, .bluetooth:
      process?.work.remove(at: place)
      updateIdle(&context)
    }
  }
}
