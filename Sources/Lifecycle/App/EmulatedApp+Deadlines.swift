// SPDX-License-Identifier: Apache-2.0

extension EmulatedApp {
  /// What falls due in an app.
  enum Due: Hashable, Sendable {
    case callLimit(TimeLimit, since: Duration)
    case budgetOver
    case expiration
    case workOver(Int)
    case returned
    case suspension
  }

  /// The earliest thing that is due in this app; on a tie the one named first below.
  func earliestDue(_ context: EngineContext) -> (due: Duration, what: Due)? {
    guard process != nil else { return nil }
    var earliest: (due: Duration, what: Due)?
    func consider(_ due: Duration, _ what: Due) {
      if let found = earliest, found.due <= due { return }
      earliest = (due, what)
    }
    if let call = callLimit {
      consider(
        call.since + context.allowance(call.limit), .callLimit(call.limit, since: call.since))
    }
    if let budget = budget(context) {
      consider(budget.end, .budgetOver)
      if !budget.hasExpired {
        consider(budget.end - context.allowance(.expirationHandler), .expiration)
      }
    }
    if let work = process?.work, !work.isEmpty {
      for (place, work) in work.enumerated() {
        consider(work.since + context.allowance(work.wake.limit), .workOver(place))
      }
    }
    if let at = process?.thread.current?.returnsAt, process?.thread.isHung == false {
      consider(at, .returned)
    }
    if let suspension = suspensionDue(context) { consider(suspension, .suspension) }
    return earliest
  }

  /// Something is due, now.
  mutating func fire(_ what: Due, _ context: inout EngineContext) {
    switch what {
    case .callLimit(let limit, let since):
      end(.watchdog, .badFood, limit.rule, limit: limit, since: since, &context)
    case .budgetOver:
      leakTasks(&context)
    case .expiration:
      expireTasks(&context)
    case .workOver(let place):
      endWork(place, &context)
    case .returned:
      finishCall(value: nil, &context)
      runMainThread(&context)
    case .suspension:
      suspend(&context)
    }
  }

  /// The limits that are counting.
  func runningLimits(_ context: EngineContext) -> [Device.RunningLimit] {
    var limits: [Device.RunningLimit] = []
    func add(_ limit: TimeLimit, _ since: Duration, _ due: Duration, isFatal: Bool = true) {
      limits.append(
        Device.RunningLimit(app: name, limit: limit, since: since, due: due, isFatal: isFatal))
    }
    if let call = callLimit {
      add(call.limit, call.since, call.since + context.allowance(call.limit))
    }
    if let budget = budget(context) { add(.backgroundTime, budget.since, budget.end) }
    for work in process?.work ?? [] {
      let limit = work.wake.limit
      add(limit, work.since, work.since + context.allowance(limit), isFatal: limit != .wake)
    }
    if let due = suspensionDue(context), case .background(let background)? = process?.phase,
      let since = background.idleSince
    {
      add(.suspension, since, due, isFatal: false)
    }
    return limits
  }

  /// The limit on what the main thread is doing, and since when it counts.
  var callLimit: (limit: TimeLimit, since: Duration)? {
    guard let call = process?.thread.current else { return nil }
    if let launching = process?.launching { return (launching.limit, launching.since) }
    // A blocked main thread never reaches `applicationDidEnterBackground`, nor the end it was
    // asked for: their five seconds count from the request, whatever the thread was doing.
    if let hungSince = process?.thread.hungSince, let request = process?.thread.request {
      return (request.limit, max(request.since, hungSince))
    }
    switch call.callback {
    case .applicationWillTerminate:
      return (.terminate, call.since)
    case .applicationDidEnterBackground, .sceneDidEnterBackground:
      return (.enterBackground, call.since)
    case .applicationWillResignActive, .sceneWillResignActive, .applicationDidBecomeActive,
      .applicationWillEnterForeground, .sceneDidBecomeActive, .sceneWillEnterForeground,
      .sceneWillConnect, .sceneDidDisconnect, .configurationForConnecting:
      return (.sceneUpdate, call.since)
    case .willFinishLaunching, .didFinishLaunching, .protectedDataDidBecomeAvailable,
      .protectedDataWillBecomeUnavailable, .didReceiveMemoryWarning, .significantTimeChange,
      .shouldSaveApplicationState, .shouldRestoreApplicationState, .willEncodeRestorableState,
      .didDecodeRestorableState, .performFetch, .handleEventsForBackgroundURLSession,
      .didReceiveRemoteNotification, .didReceiveLocalNotification, .userNotificationWillPresent,
      .userNotificationDidReceive, .openURL, .willContinueUserActivity, .continueUserActivity,
      .performAction, .didDiscardSceneSessions, .sceneOpenURLContexts, .sceneContinueUserActivity,
      .windowScenePerformAction, .stateRestorationActivity, .locationManagerDidUpdateLocations,
      .centralManagerWillRestoreState, .touchesBegan, .motionBegan, .remoteControlReceived,
      .accelerometerUpdate, .draw:
      // No limit of its own; a fetch or push is limited as a whole.
      return nil
    }
  }

  /// The one budget of an app's background tasks, while it counts.
  func budget(_ context: EngineContext) -> (since: Duration, end: Duration, hasExpired: Bool)? {
    guard case .background(let background)? = process?.phase, process?.tasks.isEmpty == false,
      !keepsRunning
    else { return nil }
    let end = background.since + context.allowance(.backgroundTime)
    return (background.since, end, background.hasExpired)
  }

  /// How much background time is left: the whole allowance while the app is in front.
  func remainingBackgroundTime(_ context: EngineContext) -> Duration {
    let allowed = context.allowance(.backgroundTime)
    guard case .background(let background)? = process?.phase else { return allowed }
    return max(.zero, background.since + allowed - context.now)
  }

  /// When an idle app is suspended: shortly after it became idle, and not beyond its budget.
  func suspensionDue(_ context: EngineContext) -> Duration? {
    guard case .background(let background)? = process?.phase, let idle = background.idleSince
    else { return nil }
    let budgetEnd = max(idle, background.since + context.allowance(.backgroundTime))
    return min(idle + context.allowance(.suspension), budgetEnd)
  }

  /// Whether a background mode keeps the app running in the background for as long as it likes.
  var keepsRunning: Bool {
    !traits.modes.isEmpty && traits.modes.contains { $0 == .audio || $0 == .location }
  }
}
