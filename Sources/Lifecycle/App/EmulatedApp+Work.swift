// SPDX-License-Identifier: Apache-2.0

/// Work that an app was woken for, work on other threads, and the activities of background modes.
extension EmulatedApp {
  // MARK: What the app was woken for

  /// Begins to count what woke the app.
  mutating func beginWork(
    _ wake: BackgroundWake, task: String? = nil, _ context: inout EngineContext
  ) {
    let isInFront = state == .active || state == .inactive
    let since = context.record(wake.limit, since: context.now, name)
    process?.work.append(
      BackgroundWork(wake: wake, task: task, since: since, hasBeenInFront: isInFront))
  }

  /// The app's method for what woke it is called next: with the completion handler, or the task. An
  /// app without the method is handed nothing.
  mutating func handOver(_ wake: BackgroundWake, task: String?, version: SystemVersion) {
    guard !traits.missingMethods.contains(wake.callback(isLaunch: false, version: version)),
      let index = process?.work.firstIndex(where: {
        $0.wake == wake && $0.task == task && !$0.isHandedOver
      })
    else { return }
    process?.work[index].isHandedOver = true
  }

  /// The app calls the completion handler of the oldest fetch or push it was handed.
  mutating func finishWork(result: FetchResult, _ context: inout EngineContext) {
    guard let index = process?.work.firstIndex(where: { $0.canBeFinished }),
      let work = process?.work.remove(at: index)
    else { return }
    context.record(.process(.completed(work.wake, result: result)), name, work.wake.rule)
    updateIdle(&context)
  }

  /// The app calls the completion handler of a background URL session, in the session's last call:
  /// iOS takes a new snapshot, and the app may be suspended.
  mutating func endTransfer(_ context: inout EngineContext) {
    guard !traits.missingMethods.contains(.sessionDidFinishEvents),
      let index = process?.work.firstIndex(where: { $0.wake == .transfer })
    else { return }
    process?.work.remove(at: index)
    context.record(.process(.transferCompleted), name, .transferSession)
    context.record(.process(.snapshot), name, .transferSession)
    updateIdle(&context)
  }

  /// The time of something that woke the app is over. A fetch or a push whose completion handler
  /// was not called ends the process, unless it has been in front; any other wake is simply over.
  mutating func endWork(_ index: Int, _ context: inout EngineContext) {
    guard let work = process?.work[index] else { return }
    let isLate = work.isFatal
    switch work.wake {
    case .fetch where isLate:
      end(
        .fetch, .badFetch, .fetchNotCompleted, limit: .fetch, since: work.since.time, &context)
    case .silentPush where isLate:
      end(.push, nil, .pushNotCompleted, limit: .push, since: work.since.time, &context)
    case .fetch, .silentPush:
      process?.work.remove(at: index)
      context.record(
        .process(.neverCompleted(work.wake)), name,
        work.wake == .fetch ? .fetchNotCompleted : .pushNotCompleted)
      updateIdle(&context)
    case .refreshTask where isLate, .processingTask where isLate:
      end(
        .scheduler, .badTask, .schedulerComplete, limit: work.wake.limit,
        since: work.since.time, &context)
    case .refreshTask, .processingTask:
      process?.work.remove(at: index)
      context.record(.process(.neverCompleted(work.wake)), name, .schedulerInFront)
      updateIdle(&context)
    // The app is not taken to be terminated for it.
    case .continuedTask: failTask(index, .continuedExpired, &context)
    case .voipPush where mustReportCalls(context):
      end(
        .voip, .badCall, .voipReported, limit: .voipReport, since: work.since.time, &context)
    case .transfer:
      process?.work.remove(at: index)
      context.record(.process(.neverCompleted(.transfer)), name, .transferSession)
      updateIdle(&context)
    case .location, .bluetooth, .bluetoothPeripheral, .voipPush, .liveActivityPush,
      .regionEntered, .regionExited:
      process?.work.remove(at: index)
      updateIdle(&context)
    }
  }

  /// The app says how often it wants background fetches; one that never does gets none.
  mutating func askForFetches(_ context: inout EngineContext) {
    let interval = context.allowance(.fetchInterval)
    guard interval < TimeLimit.never else { return }
    context.record(.process(.fetchInterval(interval)), name, .limitFetchInterval)
  }

  /// The time of a scheduler's task is nearly over: its expiration handler is called.
  mutating func expireWork(
    _ index: Int, _ rule: Rule, _ context: inout EngineContext
  ) {
    guard let work = process?.work[index], let task = work.task else { return }
    if work.wake == .continuedTask {
      expireContinued(index, .continuedProgress, &context)
      return
    }
    context.record(.process(.schedulerTask(task, .expired)), name, rule)
    if failUnhandled(index, &context) { return }
    process?.work[index].hasExpired = true
    plan(.delivery, [.call(.taskExpirationHandler, rule)], &context)
  }

  /// True if the app sets an expiration handler for its scheduled tasks.
  private var handlesExpiration: Bool {
    !traits.missingMethods.contains(.taskExpirationHandler)
  }

  /// A task that expires has no expiration handler: iOS takes it for complete and failed. Returns
  /// whether that is so.
  mutating func failUnhandled(_ index: Int, _ context: inout EngineContext) -> Bool {
    guard !handlesExpiration else { return false }
    failTask(index, .schedulerNoHandler, &context)
    return true
  }

  /// iOS takes a scheduler's task for complete and failed.
  mutating func failTask(_ index: Int, _ rule: Rule, _ context: inout EngineContext) {
    guard let work = process?.work.remove(at: index), let task = work.task else { return }
    context.record(.process(.schedulerTask(task, .failed)), name, rule)
    if work.wake == .continuedTask { startQueued(&context) }
    updateIdle(&context)
  }

  /// The user begins to use the device: processing tasks, which run only while it is idle, expire. How
  /// long they have then is not published; it is taken to be as long as at their end.
  mutating func expireProcessing(_ context: inout EngineContext) {
    guard process?.isSuspended == false else { return }
    let end = context.now + context.allowance(.expirationHandler)
    var index = 0
    while let work = process?.work, index < work.count {
      guard work[index].wake == .processingTask, !work[index].hasExpired else {
        index += 1
        continue
      }
      process?.work[index].endsEarly = end
      expireWork(index, .schedulerInUse, &context)
      // Without a handler the task is over, and not in the list any more.
      guard handlesExpiration else { continue }
      context.record(.deadline(.expirationHandler, due: end), name, .schedulerInUse)
      index += 1
    }
  }

  /// The app calls `setTaskCompleted(success:)`.
  mutating func completeTask(_ completion: TaskCompletion, _ context: inout EngineContext) {
    guard
      let index = process?.work.firstIndex(where: { $0.task == completion.task && $0.isHandedOver })
    else { return }
    let wake = process?.work.remove(at: index).wake
    context.record(
      .process(.schedulerTask(completion.task, completion.isSuccess ? .succeeded : .failed)),
      name, .schedulerComplete)
    if wake == .continuedTask { startQueued(&context) }
    updateIdle(&context)
  }

  // MARK: Work on other threads

  /// The app begins work on another thread: it runs while the process runs.
  mutating func beginThreadWork(_ work: AppScript.Work, _ context: inout EngineContext) {
    if work.usesUIKit {
      context.record(.process(.offMainThread("UIKit")), name, .threadUIKit)
    }
    let entry = context.record(.process(.threadWork(work.name, .begun)), name, .threadOther)
    process?.threadWork.append(
      ThreadWork(
        name: work.name, begun: Moment(context.now, entry), cause: context.cause,
        returns: .at(context.now + work.take), belongsToMainActor: work.belongsToMainActor))
  }

  /// A handler that Swift takes to be on the main actor is called on another thread: the check before
  /// its first line stops the process.
  private mutating func trapOffMainActor(_ context: inout EngineContext) {
    context.record(
      .process(
        .console(
          "Assertion failed: Block was expected to execute on queue [com.apple.main-thread]")),
      name, .threadMainActor)
    end(.crash, .trap, .threadMainActor, &context)
  }

  /// Work on another thread is done and hands its result to the main thread.
  mutating func finishThreadWork(_ index: Int, _ context: inout EngineContext) {
    guard let work = process?.threadWork.remove(at: index) else { return }
    context.cause = work.cause
    context.predecessor = work.begun.entry
    if work.belongsToMainActor {
      trapOffMainActor(&context)
      return
    }
    plan(.delivery, [.threadResult(work.name)], &context)
  }

  // MARK: Activities of background modes

  /// The app plays audio, or stops; a call pauses it.
  mutating func setAudio(_ audio: AppProcess.Audio, _ context: inout EngineContext) {
    guard let before = process?.audio, before != audio else { return }
    let keptRunning = keepsRunning
    process?.activities.audio = audio
    let change: Trace.ActivityChange =
      switch audio {
      case .silent: .stopped
      case .playing: before == .paused ? .resumed : .started
      case .paused: .paused
      }
    context.record(.process(.audio(change)), name, .backgroundAudio)
    activityChanged(keptRunning, &context)
  }

  /// The app follows the location, or stops.
  mutating func setFollowsLocation(_ follows: Bool, _ context: inout EngineContext) {
    let keptRunning = keepsRunning
    process?.activities.followsLocation = follows
    context.record(
      .process(.location(follows ? .started : .stopped)), name, .backgroundLocation)
    activityChanged(keptRunning, &context)
  }

  /// Background time counts anew from the moment an activity stops.
  private mutating func activityChanged(
    _ keptRunning: Bool, _ context: inout EngineContext
  ) {
    if keptRunning, !keepsRunning, case .background(var background)? = process?.phase {
      background.restartBudget(at: context.moment)
      process?.phase = .background(background)
      if budget(context) != nil {
        context.record(.backgroundTime, since: context.now, name)
      }
    }
    updateIdle(&context)
  }
}
