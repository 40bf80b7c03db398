// SPDX-License-Identifier: Apache-2.0

/// Life in the background: suspension, background tasks, and being woken for a piece of work.
extension Device {
  // MARK: Suspension

  /// The app is frozen. It is not told.
  mutating func suspend(_ index: Int) {
    enter(.suspended, index, .suspension, .suspendedSilently)
  }

  /// A suspended app runs again, in the background. Returns what was queued for it, which comes
  /// before everything else it does; nothing if it was not suspended.
  mutating func thaw(_ index: Int, _ cause: Cause) -> [Step] {
    guard let process = apps[index].process, process.phase == .suspended else { return [] }
    enter(.background, index, cause, .suspendedResumes)
    apps[index].process?.pendingChanges = []
    return process.pendingChanges.map { .postChange($0, wasQueued: true) }
  }

  // MARK: Background tasks

  /// Whether a task of that name may begin: none is open by that name, and time is left.
  func canBeginTask(named name: String, _ index: Int) -> Bool {
    guard let process = apps[index].process else { return false }
    return !process.tasks.contains { $0.name == name }
      && (remainingBackgroundTime(of: apps[index]) > .zero || apps[index].keepsRunning)
  }

  mutating func beginTask(named name: String, _ index: Int) {
    apps[index].process?.tasks.append(BackgroundTask(name: name))
    sayTask(name, .begun, index, .taskBegin)
    if let budget = budget(index) {
      say(.deadline(.backgroundTime, due: budget.end), index, .limitBackgroundTime)
    }
  }

  /// Ends a task; one that is not open is not there to end.
  mutating func endTask(named name: String, _ index: Int) {
    guard let place = apps[index].process?.tasks.firstIndex(where: { $0.name == name }) else {
      return
    }
    apps[index].process?.tasks.remove(at: place)
    sayTask(name, .ended, index, .taskEnd)
  }

  /// Shortly before the budget is over the expiration handlers run on the main thread, unless it
  /// is blocked; what they end is ended in time.
  mutating func expireTasks(_ index: Int) {
    guard let process = apps[index].process, case .background(var background) = process.phase
    else { return }
    background.hasExpired = true
    apps[index].process?.phase = .background(background)
    for task in process.tasks { sayTask(task.name, .expired, index, .taskExpired) }
    guard !process.thread.isHung, case .scripted(let script) = apps[index].traits.code else {
      return
    }
    for name in script.endsAtExpiration { endTask(named: name, index) }
    updateIdle(index)
  }

  /// The budget is over and a task is still open: the process is ended.
  mutating func leakTasks(_ index: Int) {
    guard let budget = budget(index) else { return }
    for task in apps[index].process?.tasks ?? [] {
      sayTask(task.name, .leaked, index, .taskLeaked)
    }
    end(index, .task, .badFood, .taskLeaked, limit: .backgroundTime, since: budget.since)
  }

  private mutating func sayTask(
    _ name: String, _ what: Trace.TaskChange, _ index: Int, _ rule: Rule
  ) {
    let remaining = remainingBackgroundTime(of: apps[index])
    say(.task(name: name, what: what, remaining: remaining), index, rule)
  }

  // MARK: Woken for a piece of work

  /// The app is given a piece of work: launched for it in the background, or woken, or simply
  /// called if it runs already.
  mutating func wake(_ index: Int?, _ wake: Wake) {
    guard let index else { return }
    let steps: [Step] = [.beginWork(wake), .call(wake.callback, wake.rule)]
    switch apps[index].projectedState {
    case .notRunning:
      start(index, wake.cause, .backgroundLaunch)
      plan(
        index,
        apps[index].backgroundLaunchSteps(
          wake.cause, options: wake.launchOptions, version: version) + steps)
    case .suspended:
      plan(index, thaw(index, wake.cause) + steps)
    case .inactive, .active, .background:
      plan(index, steps)
    }
  }

  mutating func beginWork(_ wake: Wake, _ index: Int) {
    apps[index].process?.work.append(BackgroundWork(wake: wake, since: now))
    say(.deadline(wake.limit, due: now + allowance(wake.limit)), index, wake.limit.rule)
  }

  /// The app calls the completion handler of the oldest piece of work.
  mutating func finishWork(_ index: Int?, result: String) {
    guard let index, let work = apps[index].process?.work.first else { return }
    apps[index].process?.work.removeFirst()
    say(.process(.completed(work.wake, result: result)), index, work.wake.rule)
    updateIdle(index)
  }

  /// A piece of work was not finished in time. A fetch or a push ends the process; any other wake
  /// is simply over.
  mutating func endWork(_ index: Int, _ place: Int) {
    guard let work = apps[index].process?.work[place] else { return }
    switch work.wake {
    case .fetch:
      end(index, .fetch, .badFetch, .limitFetch, limit: .fetch, since: work.since)
    case .silentPush:
      end(index, .push, .badFood, .limitPush, limit: .push, since: work.since)
    case .transfer, .location, .bluetooth:
      apps[index].process?.work.remove(at: place)
      updateIdle(index)
    }
  }

  mutating func changeRefreshStatus(_ index: Int?, _ argument: String?) {
    guard let index, let argument, let status = App.RefreshStatus(rawValue: argument) else {
      return
    }
    guard apps[index].refreshStatus != status else { return }
    apps[index].refreshStatus = status
    switch apps[index].projectedState {
    case .inactive, .active, .background:
      plan(index, [.post(.backgroundRefreshStatusDidChange, .refreshStatus)])
    case .notRunning, .suspended:
      break
    }
  }

  /// `main` runs ahead of time, and the process waits before `UIApplicationMain`.
  mutating func prewarm(_ index: Int?) {
    guard let index else { return }
    start(index, .launch, .launch)
    apps[index].process?.launching = nil
    plan(index, [.process(.prewarmed, .launchPrewarm)])
  }
}
