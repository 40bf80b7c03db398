// SPDX-License-Identifier: Apache-2.0

/// Assertions, which keep a process running in the background. When the last one is gone the
/// process is suspended, wherever its code stands: a call in progress and work on other threads
/// stand still with it.
extension EmulatedApp {
  /// True if something entitles the process to run in the background: a transition, a launch or an
  /// end that iOS waits for, a background task, what woke it, or an activity of a background mode.
  var hasAssertion: Bool {
    process?.tasks.isEmpty == false || process?.work.isEmpty == false || keepsRunning
      || scenes.isConnected(.carPlay)
      || process?.thread.demanding.contains { process?.thread.jobs[$0].limit != nil } == true
  }

  /// True if an activity of a background mode keeps the app running: audio that plays, a location
  /// that is followed. The mode alone is a permission.
  var keepsRunning: Bool { process?.activities.keepRunning(traits.modes) == true }

  /// A process without an assertion begins to wait for its suspension.
  mutating func updateIdle(_ context: inout EngineContext) {
    guard case .background(var background)? = process?.phase else { return }
    let isIdle = !hasAssertion
    guard isIdle != (background.idleSince != nil) else { return }
    background.idleSince = isIdle ? context.moment : nil
    if isIdle {
      let due = background.suspensionDue(context)
      let number = context.record(
        .deadline(.suspension, due: due), name, .limitSuspension)
      background.idleSince = Moment(context.now, number)
    }
    process?.phase = .background(background)
  }

  /// The process is suspended; the app is not notified. One that opts out of suspension is ended,
  /// and one that holds a lock on a file in a shared container is terminated.
  mutating func suspend(_ context: inout EngineContext) {
    guard let process else { return }
    if traits.exitsOnSuspend || context.version < 4 {
      plan(
        .end, terminatingSteps(.exitsOnSuspend, .endExitsOnSuspend), target: .notRunning,
        limit: .sceneUpdate, &context)
      return
    }
    if process.fileLocks > 0 {
      end(.lockFile, .deadLock, .fileLock, &context)
      return
    }
    // The assertion is gone, wherever the code stands.
    let isMidway = process.thread.current != nil || process.thread.isHung
    enter(
      .suspended, .suspension, isMidway ? .backgroundAssertion : .suspendedSilently, &context)
    let now = context.now
    changeReturns(.suspended, &context) { $0.suspended(at: now) }
  }

  /// A suspended app runs again, in the background: its code goes on where it stood, and what was
  /// queued for it comes before everything else it does. Nothing happens to an app that runs.
  mutating func resume(_ reason: TransitionReason, _ context: inout EngineContext) {
    guard state == .suspended else { return }
    enter(.background, reason, .suspendedResumes, &context)
    let now = context.now
    changeReturns(.resumed, &context) { $0.resumed(at: now) }
    if let queued = process?.queuedChanges.takeAll(), !queued.isEmpty {
      plan(.delivery, queued.map { .postChange($0, wasQueued: true) }, &context)
    }
  }

  /// The call in progress and work on other threads stand still with their process, or go on.
  private mutating func changeReturns(
    _ change: Trace.ThreadWorkChange, _ context: inout EngineContext,
    _ changed: (Return) -> Return
  ) {
    if let returns = process?.thread.current?.returns {
      process?.thread.current?.returns = changed(returns)
    }
    for (index, work) in (process?.threadWork ?? []).enumerated() {
      process?.threadWork[index].returns = changed(work.returns)
      context.record(.process(.threadWork(work.name, change)), name, .threadOther)
    }
  }
}
