// SPDX-License-Identifier: Apache-2.0

/// Continued processing tasks: work that the user begins in the app, and that goes on behind it
/// (`BGContinuedProcessingTask`, iOS 26).
extension EmulatedApp {
  /// The number of an app's tasks that run at a time. Apple names no number: two is a guess.
  private static let mostContinued = 2

  /// True if a task runs that has not expired.
  func runsContinued(_ task: String) -> Bool { continuedIndex(of: task) != nil }

  private func continuedIndex(of task: String) -> Int? {
    process?.work.firstIndex {
      $0.wake == .continuedTask && $0.task == task && !$0.hasExpired
    }
  }

  private var mayStartContinued: Bool {
    process?.work.count { $0.wake == .continuedTask } ?? 0 < Self.mostContinued
  }

  /// The app submits a task for what the user has just begun. It starts at once, or else does what
  /// its strategy says.
  mutating func submit(_ submission: TaskSubmission, _ context: inout EngineContext) {
    record(submission.task, .submitted, .continuedSubmit, &context)
    if mayStartContinued, process?.work.contains(where: { $0.task == submission.task }) == false {
      startContinued(submission.task, &context)
      return
    }
    switch submission.strategy {
    case .queue:
      // A request with the identifier of one that waits takes its place.
      process?.queuedTasks.removeAll { $0 == submission.task }
      process?.queuedTasks.append(submission.task)
      record(submission.task, .queued, .continuedQueue, &context)
    case .fail: record(submission.task, .refused, .continuedQueue, &context)
    }
  }

  private mutating func startContinued(_ task: String, _ context: inout EngineContext) {
    record(task, .launched, .continuedSubmit, &context)
    beginWork(.continuedTask, task: task, &context)
    plan(
      .delivery,
      [.handOver(.continuedTask, task: task), .call(.launchHandler, .continuedSubmit)], &context)
  }

  /// A task is over: the one that has waited longest begins.
  mutating func startQueued(_ context: inout EngineContext) {
    guard mayStartContinued, let task = process?.queuedTasks.first else { return }
    process?.queuedTasks.removeFirst()
    startContinued(task, &context)
  }

  /// The task reports progress: the time in which it may report none counts anew.
  mutating func reportProgress(of task: String, _ context: inout EngineContext) {
    guard let index = continuedIndex(of: task) else { return }
    record(task, .progressed, .continuedProgress, &context)
    let since = context.record(.continuedProgress, since: context.now, name)
    process?.work[index].since = since
  }

  /// The user stops the task in its Live Activity. The app is told as when its time is over.
  mutating func stopContinued(_ task: String, _ context: inout EngineContext) {
    guard let index = continuedIndex(of: task) else { return }
    record(task, .stopped, .continuedStop, &context)
    expireContinued(index, .continuedStop, &context)
  }

  /// The task's expiration handler is called; it has a moment to complete the task.
  mutating func expireContinued(_ index: Int, _ rule: Rule, _ context: inout EngineContext) {
    guard let task = process?.work[index].task else { return }
    record(task, .expired, rule, &context)
    if failUnhandled(index, &context) { return }
    let since = context.record(.expirationHandler, since: context.now, name)
    process?.work[index].hasExpired = true
    process?.work[index].since = since
    plan(.delivery, [.call(.taskExpirationHandler, rule)], &context)
  }

  /// The user swipes the app away: its tasks that wait are canceled.
  mutating func cancelQueued(_ context: inout EngineContext) {
    guard let queued = process?.queuedTasks, !queued.isEmpty else { return }
    process?.queuedTasks = []
    for task in queued { record(task, .canceled, .continuedSwipe, &context) }
  }

  private func record(
    _ task: String, _ change: Trace.SchedulerChange, _ rule: Rule,
    _ context: inout EngineContext
  ) {
    context.record(.process(.schedulerTask(task, change)), name, rule)
  }
}
