// SPDX-License-Identifier: Apache-2.0

/// The main thread of an app: steps are done in order; a call to the app's code holds up the rest
/// until it returns.
extension EmulatedApp {
  /// Adds steps behind those that wait, and runs the main thread as far as it goes.
  mutating func plan(_ steps: [MainThreadStep], _ context: inout EngineContext) {
    // An idle thread takes the list as it is; copying it step by step costs as much as doing it.
    if process?.thread.waiting.isEmpty == true {
      process?.thread.waiting = steps
    } else {
      process?.thread.waiting += steps
    }
    runMainThread(&context)
  }

  /// The app is asked to leave the screen, or to end; the steps for it follow. Behind a call that
  /// does not return the request begins to count at once.
  mutating func request(_ limit: TimeLimit, _ context: inout EngineContext) {
    process?.thread.request = Request(since: context.now, limit: limit)
    sayBlockedLimit(&context)
  }

  /// Does the waiting steps until one of them waits for the app's code, or none is left.
  mutating func runMainThread(_ context: inout EngineContext) {
    // Steps are taken from the front by an index, and the front is cut off once at the end.
    var done = 0
    while let step = process?.thread.step(done) {
      done += 1
      perform(step, &context)
    }
    // A step that ended the process took what waited with it.
    if process?.thread.waiting.count == done {
      process?.thread.waiting = []
    } else {
      process?.thread.waiting.removeFirst(done)
    }
    updateIdle(&context)
  }

  private mutating func perform(_ step: MainThreadStep, _ context: inout EngineContext) {
    switch step {
    case .call(let callback, let rule, let options):
      begin(callback, rule, options, &context)
    case .callIfAccepted(let callback, let rule, let options):
      // A URL, an activity or a quick action is handled only if both launch methods said yes.
      guard process?.acceptedLaunch == true else { return }
      begin(callback, rule, options, &context)
    case .post(let notification, let rule):
      post(notification, rule, &context)
    case .enter(let state, let cause, let rule):
      enter(state, cause, rule, &context)
    case .process(let processStep, let rule):
      if processStep == .stateSaved { hasSavedInterface = true }
      // The answers of the launch methods decide about what the app was launched with only.
      if processStep == .runLoop { process?.acceptedLaunch = true }
      context.say(.process(processStep), name, rule)
    case .deliver(let kind):
      deliver(kind, &context)
    case .postChange(let kind, let wasQueued):
      postChange(kind, wasQueued: wasQueued, &context)
    case .attachScene:
      attachScene()
    case .detachScene(let discard):
      detachScene(discard: discard, &context)
    case .reportDiscardedSessions:
      discardedSessions = []
      begin(.didDiscardSceneSessions, .sceneDiscard, nil, &context)
    case .finishLaunching:
      process?.launching = nil
    case .beginWork(let wake):
      beginWork(wake, &context)
    case .exit(let reason, let rule):
      end(reason, rule == .launchScenesRequired ? .trap : nil, rule, &context)
    }
  }

  /// UIKit calls the app. A scripted app that takes no time returns before anything else happens.
  mutating func begin(
    _ callback: Callback, _ rule: Rule, _ options: CallOptions?, _ context: inout EngineContext
  ) {
    guard let state = process?.phase.applicationState else { return }
    let scene = callback.isSceneCallback ? sessions.last?.id : nil
    context.say(
      .call(Trace.Call(callback: callback, state: state, scene: scene, options: options)),
      name, rule)
    process?.lastCallback = callback
    if callback == .applicationWillTerminate { process?.isNotified = true }
    // What was asked for is under way, with a limit of its own.
    if callback.isDeparture { process?.thread.request = nil }

    let returnsAt = startCode(of: callback, &context)
    process?.thread.current = CallInProgress(
      callback: callback, since: context.now, returnsAt: returnsAt)
    if returnsAt == context.now && process?.thread.isHung != true {
      finishCall(value: nil, &context)
    } else if let call = callLimit {
      let due = call.since + context.allowance(call.limit)
      context.say(.deadline(call.limit, due: due), name, call.limit.rule)
    }
  }

  /// Says the limit of a blocked main thread if it began to count at this moment.
  mutating func sayBlockedLimit(_ context: inout EngineContext) {
    guard process?.thread.isHung == true, let call = callLimit, call.since == context.now else {
      return
    }
    let due = call.since + context.allowance(call.limit)
    context.say(.deadline(call.limit, due: due), name, call.limit.rule)
  }

  /// The app's code begins to run; answers when it will return, if that is known.
  private mutating func startCode(of callback: Callback, _ context: inout EngineContext)
    -> Duration?
  {
    if answersAtOnce { return context.now }
    switch traits.code {
    case .outside:
      return nil
    case .scripted(let script):
      let part = script[callback]
      for task in part.begins where canBeginTask(named: task, context) {
        beginTask(named: task, &context)
      }
      return context.now + part.take
    }
  }

  /// The call in progress returns. A value given from outside wins over the script's answer.
  mutating func finishCall(value: Bool?, _ context: inout EngineContext) {
    guard let call = process?.thread.current else { return }
    process?.thread.current = nil
    var answer = value ?? true
    if !answersAtOnce, case .scripted(let script) = traits.code {
      let part = script[call.callback]
      if value == nil { answer = part.answer }
      for task in part.ends { endTask(named: task, &context) }
      if part.saves { unsavedEdits = 0 }
    }
    let after = context.now - call.since
    let returned = call.callback.returnsBool ? answer : nil
    if after > .zero || returned != nil {
      context.say(
        .returned(call.callback, after: after, value: returned), name,
        returned == nil ? .mainThreadOrder : .launchAccepted)
    }
    if returned == false { process?.acceptedLaunch = false }
  }

  /// The main thread goes on: a call whose time is over returns at once.
  mutating func recover(_ context: inout EngineContext) {
    process?.thread.hungSince = nil
    if let at = process?.thread.current?.returnsAt, at <= context.now {
      finishCall(value: nil, &context)
    }
    runMainThread(&context)
  }

  mutating func post(
    _ notification: AppleNotification, _ rule: Rule, _ context: inout EngineContext
  ) {
    guard let state = process?.phase.applicationState else { return }
    context.say(.notification(notification, state: state), name, rule)
  }

  /// The app goes from one state to another.
  mutating func enter(
    _ state: State, _ cause: TransitionReason, _ rule: Rule, _ context: inout EngineContext
  ) {
    guard let from = process?.phase.state else { return }
    switch state {
    case .inactive: process?.phase = .inactive(cause)
    case .active: process?.phase = .active
    case .background:
      process?.phase = .background(AppProcess.Background(because: cause, since: context.now))
    case .suspended: process?.phase = .suspended
    case .notRunning: preconditionFailure("\(name) is \(from): a process ends by end(_:)")
    }
    updateScene(state)
    context.say(.state(from: from, to: state, because: cause), name, rule)
    if let budget = budget(context) {
      context.say(.deadline(.backgroundTime, due: budget.end), name, .limitBackgroundTime)
    }
  }

  /// An app with nothing left to do in the background begins to wait for its suspension.
  mutating func updateIdle(_ context: inout EngineContext) {
    guard case .background(var background)? = process?.phase else { return }
    let isIdle = process?.isIdle == true && !keepsRunning
    guard isIdle != (background.idleSince != nil) else { return }
    background.idleSince = isIdle ? context.now : nil
    process?.phase = .background(background)
    if isIdle, let due = suspensionDue(context) {
      context.say(.deadline(.suspension, due: due), name, .limitSuspension)
    }
  }

  // MARK: Events of the main run loop

  /// An event arrives through the app's port and queues up behind what its main thread is doing.
  mutating func send(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    guard takes(kind, in: projectedState) else {
      context.say(.queue(.dropped, kind), name, .touchesActiveOnly)
      return
    }
    if process?.thread.isBusy == true || process?.thread.isHung == true {
      context.say(.queue(.queued, kind), name, .mainThreadOrder)
    }
    plan([.deliver(kind)], &context)
  }

  /// The event's turn on the main thread has come.
  private mutating func deliver(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    guard takes(kind, in: state), let callback = kind.responderMethod else {
      context.say(.queue(.dropped, kind), name, .touchesActiveOnly)
      return
    }
    context.say(.queue(.delivered, kind), name, .responderChain)
    begin(callback, .responderChain, nil, &context)
  }

  /// Touches reach an active app only; motion data reaches an inactive one too.
  private func takes(_ kind: SystemEvent.Kind, in state: State) -> Bool {
    state == .active || (kind == .moveDevice && state == .inactive)
  }

  // MARK: Changes of the device

  /// A change of the device: announced if the app runs, queued if it is suspended, one net event
  /// a kind.
  mutating func change(_ kind: SystemEvent.Kind, _ context: inout EngineContext) {
    switch projectedState {
    case .notRunning:
      break
    case .suspended:
      let isNet = process?.pendingChanges.contains { $0.netKind == kind.netKind } == true
      process?.pendingChanges.removeAll { $0.netKind == kind.netKind }
      process?.pendingChanges.append(kind)
      context.say(.queue(isNet ? .coalesced : .queued, kind), name, .suspendedQueue)
    case .inactive, .active, .background:
      plan([.postChange(kind, wasQueued: false)], &context)
    }
  }

  private mutating func postChange(
    _ kind: SystemEvent.Kind, wasQueued: Bool, _ context: inout EngineContext
  ) {
    let rule: Rule = wasQueued ? .suspendedQueue : .changeDelivered
    if wasQueued { context.say(.queue(.delivered, kind), name, rule) }
    if let notification = kind.changeNotification { post(notification, rule, &context) }
    // Apple: the notification comes before the method.
    if kind == .changeTime { begin(.significantTimeChange, rule, nil, &context) }
  }
}
