// SPDX-License-Identifier: Apache-2.0

/// The main thread of an app: jobs are done in order; a call to the app's code holds up the rest
/// until it returns.
extension EmulatedApp {
  /// Adds a job behind those that wait, and runs the main thread as far as it goes.
  ///
  /// - Parameter limit: The limit on the job as a whole; it counts from now, whatever the thread is
  ///   doing.
  mutating func plan(
    _ purpose: Job.Purpose, _ steps: [MainThreadStep], target: State? = nil,
    limit: TimeLimit? = nil, _ context: inout EngineContext
  ) {
    guard process != nil else { return }
    let predecessor = context.predecessor
    var job = Job(
      steps: steps, purpose: purpose, target: target,
      limit: limit.map { CountingLimit($0, since: context.moment) }, cause: context.cause,
      predecessor: predecessor)
    // A job that cannot begin is waited for from now on.
    if let limit = job.limit, process?.thread.isBusy == true || process?.thread.isHung == true {
      job.limit = announced(limit, &context)
    }
    process?.thread.add(job)
    runMainThread(&context)
    context.predecessor = predecessor
  }

  /// Does what waits until something waits for the app's code, or nothing is left.
  mutating func runMainThread(_ context: inout EngineContext) {
    let (cause, predecessor) = (context.cause, context.predecessor)
    while let next = process?.takeStep() {
      context.cause = next.cause
      context.predecessor = next.predecessor
      take(next.step, &context)
      process?.thread.continueChain(from: context.predecessor)
    }
    // That nothing is left to do follows from what was done last.
    updateIdle(&context)
    context.cause = cause
    context.predecessor = predecessor
  }

  private mutating func take(_ step: MainThreadStep, _ context: inout EngineContext) {
    switch step {
    case .call(let callback, let rule, let scene, let options):
      begin(callback, rule, scene: scene, options, &context)
    case .callObject(let callback, let rule, let object, let scene):
      begin(callback, rule, scene: scene, object: object, nil, &context)
    case .callIfAccepted(let callback, let rule, let options):
      // A URL, an activity or a quick action is handled only if both launch methods returned true.
      guard process?.acceptedLaunch == true else { return }
      begin(callback, rule, options, &context)
    case .post(let notification, let rule): post(notification, rule, &context)
    case .enter(let state, let reason, let rule): enter(state, reason, rule, &context)
    case .enterScene(let number, let activation, let reason, let rule):
      enterScene(number, activation, reason, rule, &context)
    case .process(let processStep, let rule):
      if processStep == .stateSaved { hasSavedInterface = true }
      let predecessor = context.predecessor
      context.record(.process(processStep), name, rule)
      // Nothing follows from what the console says.
      if case .console = processStep { context.predecessor = predecessor }
    case .deliver(let kind): deliver(kind, &context)
    case .postChange(let kind, let wasQueued): postChange(kind, wasQueued: wasQueued, &context)
    case .configureScene(let number, let options):
      guard scenes[number]?.hasConnected == false else { return }
      begin(.configurationForConnecting, .sceneConfiguration, options, &context)
    case .attachScene(let number): scenes.attach(number)
    case .detachScene(let number): scenes.detach(number)
    case .reportDiscardedSessions:
      scenes.dropDisconnected()
      guard !scenes.discarded.isEmpty else { return }
      let sessions = scenes.takeDiscarded().joined(separator: " ")
      begin(
        .didDiscardSceneSessions, .sceneDiscard,
        CallOptions([.init("sceneSessions", sessions)]), &context)
    case .finishLaunch: finishLaunch(&context)
    case .beginWork(let wake, let task): beginWork(wake, task: task, &context)
    case .handOver(let wake, let task): handOver(wake, task: task, version: context.version)
    case .endTransfer: endTransfer(&context)
    case .askForFetches: askForFetches(&context)
    case .beginEnd: process?.thread.jobs[0].limit = CountingLimit(.terminate, since: context.moment)
    case .exit(let reason, let rule):
      end(reason, Termination.Code(of: rule), rule, &context)
    case .quitForPrivacy: quitForPrivacy(&context)
    case .expire(let task): runExpirationHandler(of: task, &context)
    case .threadResult(let work):
      context.record(.process(.threadWork(work, .finished)), name, .threadOther)
      takeResult(of: work)
    }
  }

  /// The launch is over: the answers of the launch methods decide about what the app was launched
  /// with only, and the limit of a background launch has been kept.
  private mutating func finishLaunch(_ context: inout EngineContext) {
    process?.acceptedLaunch = true
    process?.hasLaunched = true
    if process?.thread.jobs.first?.limit?.limit == .backgroundLaunch {
      process?.thread.jobs[0].limit = nil
    }
    context.record(.process(.runLoop), name, .launchSequence)
  }

  // MARK: Calls

  /// UIKit calls the app. A scripted app that takes no time returns before anything else happens.
  /// A method the app does not implement is not called.
  mutating func begin(
    _ callback: Callback, _ rule: Rule, scene: Int? = nil, object: String? = nil,
    _ options: CallOptions?, _ context: inout EngineContext
  ) {
    guard let state = process?.phase.applicationState else { return }
    if callback == .sceneWillConnect, let scene { scenes.markConnected(scene) }
    // SwiftUI's own scene delegate hands on what Apple documents, if the app has one too.
    let isHandedOn =
      traits.givesScenesDelegate
      && (callback == .sceneWillConnect || callback == .windowScenePerformAction)
    if callback.isSceneCallback && traits.style == .swiftui && !isHandedOn {
      // Its root view hears of a URL.
      guard callback == .sceneOpenURLContexts, traits.showsViewControllers else { return }
      return begin(
        .onOpenURL, rule, scene: scene, object: Self.rootView, options, &context)
    }
    if !traits.missingMethods.isEmpty && traits.missingMethods.contains(callback) {
      context.record(.process(.notImplemented(callback)), name, .methodMissing)
      return
    }
    context.record(
      .call(
        Trace.Call(
          callback: callback, state: state, scene: scene.map { "scene-\($0)" }, object: object,
          options: options)),
      name, rule)
    process?.lastCallback = callback
    if callback == .applicationWillTerminate { process?.isNotified = true }
    if answersAtOnce, process?.slowSave == nil {
      returned(from: callback, value: nil, since: context.now, &context)
      return
    }
    start(.method(callback), &context)
  }

  /// The app's code begins to run; what takes time is waited for, and its limit is announced.
  private mutating func start(_ code: CalledCode, _ context: inout EngineContext) {
    var call = CallInProgress(code: code, since: context.moment, returns: .outside)
    if let limit = code.ownLimit {
      call.limit = CountingLimit(limit, since: context.moment)
      // Observers go on within the limit of the method before them.
      if case .observers = code, let begun = process?.thread.jobs.first?.lastLimit,
        begun.limit == limit
      {
        call.limit = begun
      }
    }
    // The thread is busy from here on: what the code begins must not be done in its midst.
    process?.thread.current = call
    call.returns = startCode(code, &context)
    process?.thread.current?.returns = call.returns
    if call.returns == .at(context.now) {
      finishCall(value: nil, &context)
    } else {
      announceLimits(&context)
    }
  }

  /// Says which limit is the first to be kept while the call in progress is waited for.
  private mutating func announceLimits(_ context: inout EngineContext) {
    let own = process?.thread.current?.limit
    let job = process?.thread.jobs.first?.limit
    if let own, job.map({ due(of: own, context) <= due(of: $0, context) }) ?? true {
      let said = announced(own, &context)
      process?.thread.current?.limit = said
    } else if let job {
      let said = announced(job, &context)
      process?.thread.jobs[0].limit = said
    }
  }

  /// Returns the moment a counting limit is reached.
  func due(of counting: CountingLimit, _ context: EngineContext) -> Duration {
    counting.since.time + context.allowance(counting.limit)
  }

  /// The limit once the log has said, one time, that it counts.
  private func announced(
    _ counting: CountingLimit, _ context: inout EngineContext
  ) -> CountingLimit {
    guard !counting.isAnnounced else { return counting }
    var said = counting
    said.since = context.record(counting.limit, since: counting.since.time, name)
    said.isAnnounced = true
    return said
  }

  /// Does what the code does first. Returns the moment the code returns.
  private mutating func startCode(
    _ code: CalledCode, _ context: inout EngineContext
  ) -> Return {
    if savesSlowly(in: code) { return .at(context.now + beginSlowSave()) }
    switch (traits.code, code) {
    case (.outside, _): return .outside
    case (.scripted(let script), .method(let callback)):
      let part = script[callback]
      for task in part.begins { beginTask(named: task, &context) }
      for work in part.works { beginThreadWork(work, &context) }
      return .at(context.now + part.take)
    // A script has none.
    case (.scripted, .observers), (.scripted, .phaseChange): return .at(context.now)
    case (.scripted(let script), .expirationHandler):
      for task in script.expiration.begins { beginTask(named: task, hasHandler: false, &context) }
      return .at(context.now + script.expiration.take)
    }
  }

  /// The call in progress returns. A value given from outside wins over the script's answer.
  mutating func finishCall(value: Bool?, _ context: inout EngineContext) {
    guard let call = process?.thread.current else { return }
    process?.thread.current = nil
    if call.savesSlowly { unsavedEdits = 0 }
    switch call.code {
    case .method(let callback):
      returned(from: callback, value: value, since: call.since.time, &context)
    case .expirationHandler:
      if case .scripted(let script) = traits.code {
        for task in script.expiration.ends { endTask(named: task, &context) }
      }
    case .observers, .phaseChange: break
    }
    if case .outside = traits.code, process?.thread.jobs.isEmpty == false {
      process?.thread.jobs[0].lastLimit = call.limit
    }
  }

  /// A method has returned: what its script does last, and the value of the launch methods.
  private mutating func returned(
    from callback: Callback, value: Bool?, since: Duration, _ context: inout EngineContext
  ) {
    var answer = value ?? true
    if !answersAtOnce, case .scripted(let script) = traits.code {
      let part = script[callback]
      // Before iOS 13 there is no scheduler.
      if !part.registers.isEmpty, context.version >= 13 {
        return registerLate(&context)
      }
      if value == nil { answer = part.answer }
      for task in part.ends { endTask(named: task, &context) }
      if part.saves { unsavedEdits = 0 }
    }
    let after = context.now - since
    let result = callback.returnsBool ? answer : nil
    if after > .zero || result != nil {
      context.record(
        .returned(callback, after: after, value: result), name,
        result == nil ? .mainThreadOrder : .launchAccepted)
    }
    if result == false { process?.acceptedLaunch = false }
  }

  /// The app registers a task of the scheduler when its launch is over: an exception ends it.
  private mutating func registerLate(_ context: inout EngineContext) {
    let line =
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
      + "reason: 'All launch handlers must be registered before application finishes launching'"
    context.record(.process(.console(line)), name, .schedulerRegisterLate)
    end(
      .crash, Termination.Code(of: .schedulerRegisterLate), .schedulerRegisterLate, &context)
  }

  /// The expiration handler of a task runs in its turn, unless the task has been ended meanwhile.
  private mutating func runExpirationHandler(
    of task: OpenBackgroundTask, _ context: inout EngineContext
  ) {
    if answersAtOnce { return }
    start(.expirationHandler(task), &context)
  }

  // MARK: Blocked

  /// The main thread blocks: a call in progress does not return, and no new one begins.
  mutating func hang(_ context: inout EngineContext) {
    process?.thread.hungSince = context.moment
    updateIdle(&context)
  }

  /// The main thread goes on: a call whose time is over returns at once.
  mutating func recover(_ context: inout EngineContext) {
    process?.thread.hungSince = nil
    if case .at(let instant)? = process?.thread.current?.returns, instant <= context.now {
      resumeChain(&context) { app, context in app.finishCall(value: nil, &context) }
    }
    runMainThread(&context)
  }

  /// Runs a change as part of the job that is being done: its entries follow from the job's, and
  /// so does what comes right behind it.
  mutating func resumeChain(
    _ context: inout EngineContext, _ change: (inout EmulatedApp, inout EngineContext) -> Void
  ) {
    if let job = process?.thread.jobs.first {
      context.cause = job.cause
      context.predecessor = job.predecessor
    }
    change(&self, &context)
    process?.thread.continueChain(from: context.predecessor)
  }

  // MARK: States

  /// A notification is posted: an observer reads the state.
  mutating func post(
    _ notification: AppleNotification, _ rule: Rule, _ context: inout EngineContext
  ) {
    guard let state = process?.phase.applicationState else { return }
    context.record(.notification(notification, state: state), name, rule)
    if notification == .willTerminate { process?.isNotified = true }
    startOutside(.observers(notification), &context)
  }

  /// Code runs that scripted apps do not have, unless it is where they save slowly.
  mutating func startOutside(_ code: CalledCode, _ context: inout EngineContext) {
    if case .scripted = traits.code, !savesSlowly(in: code) { return }
    start(code, &context)
  }

  /// The app goes from one state to another.
  mutating func enter(
    _ state: State, _ reason: TransitionReason, _ rule: Rule, _ context: inout EngineContext
  ) {
    guard let from = process?.phase.state else { return }
    let number = context.record(.state(from: from, to: state, because: reason), name, rule)
    switch state {
    case .inactive: process?.phase = .inactive(reason)
    case .active: process?.phase = .active
    case .background:
      process?.phase = .background(
        AppProcess.Background(because: reason, since: Moment(context.now, number)))
    case .suspended: process?.phase = .suspended
    case .notRunning: preconditionFailure("\(name) is \(from): a process ends by end(_:)")
    }
    if state == .inactive || state == .active {
      for index in process?.work.indices ?? 0..<0 { process?.work[index].hasBeenInFront = true }
    }
    if let budget = budget(context) {
      context.record(.backgroundTime, since: budget.since.time, name)
    }
  }

  /// The app's state when all that waits on its main thread is done.
  var projectedState: State {
    guard let indices = process?.thread.demanding else { return .notRunning }
    for index in indices.reversed() {
      if let target = process?.thread.jobs[index].target { return target }
    }
    return state
  }
}
