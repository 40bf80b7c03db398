// SPDX-License-Identifier: Apache-2.0

/// Deadlines live in states: each is computed from the moment its state began, so that leaving the
/// state cancels it. Ties go in a fixed order: apps in list order, then limits before returns (who
/// is not back when time is up is late), then suspension; one at a time.
extension Device {
  /// When something will happen by itself; nil if nothing will.
  package var nextDeadline: Duration? { earliestDue()?.due }

  /// A limit that is counting: what the timers panel shows.
  package struct RunningLimit: Hashable, Sendable {
    package let app: String
    package let limit: TimeLimit
    package let since: Duration
    package let due: Duration
    /// Whether the process is ended when the limit is reached (a suspension is no ending).
    package let isFatal: Bool
  }

  /// The limits that are counting, app by app.
  package var runningLimits: [RunningLimit] {
    var limits: [RunningLimit] = []
    for index in apps.indices {
      let name = apps[index].name
      if let call = callLimit(index) {
        limits.append(
          RunningLimit(
            app: name, limit: call.limit, since: call.since,
            due: call.since + allowance(call.limit), isFatal: true))
      }
      if let budget = budget(index) {
        limits.append(
          RunningLimit(
            app: name, limit: .backgroundTime, since: budget.since, due: budget.end, isFatal: true))
      }
      for work in apps[index].process?.work ?? [] {
        let limit = work.wake.limit
        limits.append(
          RunningLimit(
            app: name, limit: limit, since: work.since, due: work.since + allowance(limit),
            isFatal: limit != .wake))
      }
      if let suspension = suspensionDue(index), let since = idleSince(index) {
        limits.append(
          RunningLimit(
            app: name, limit: .suspension, since: since, due: suspension, isFatal: false))
      }
    }
    return limits
  }

  /// How much background time an app has left: the whole allowance while it is in front.
  package func remainingBackgroundTime(of app: App) -> Duration {
    let allowed = allowance(.backgroundTime)
    guard case .background(let background)? = app.process?.phase else { return allowed }
    return max(.zero, background.since + allowed - now)
  }

  /// What falls due in an app.
  enum Due: Hashable, Sendable {
    case callLimit(TimeLimit, since: Duration)
    case budgetOver
    case expiration
    case workOver(Int)
    case returned
    case suspension
  }

  /// The earliest thing that is due, and where.
  func earliestDue() -> (due: Duration, index: Int, what: Due)? {
    var earliest: (due: Duration, index: Int, what: Due)?
    for index in apps.indices {
      guard let process = apps[index].process else { continue }
      func consider(_ due: Duration, _ what: Due) {
        if let found = earliest, found.due <= due { return }
        earliest = (due, index, what)
      }
      if let call = callLimit(index) {
        consider(call.since + allowance(call.limit), .callLimit(call.limit, since: call.since))
      }
      if let budget = budget(index) {
        consider(budget.end, .budgetOver)
        if !budget.hasExpired {
          consider(budget.end - allowance(.expirationHandler), .expiration)
        }
      }
      for (place, work) in process.work.enumerated() {
        consider(work.since + allowance(work.wake.limit), .workOver(place))
      }
      if !process.thread.isHung, let call = process.thread.current, let at = call.returnsAt {
        consider(at, .returned)
      }
      if let suspension = suspensionDue(index) { consider(suspension, .suspension) }
    }
    return earliest
  }

  /// Something is due in an app, now.
  mutating func fire(_ what: Due, _ index: Int) {
    switch what {
    case .callLimit(let limit, let since):
      end(index, .watchdog, .badFood, limit.rule, limit: limit, since: since)
    case .budgetOver:
      leakTasks(index)
    case .expiration:
      expireTasks(index)
    case .workOver(let place):
      endWork(index, place)
    case .returned:
      finishCall(index, value: nil)
      runMainThread(index)
    case .suspension:
      suspend(index)
    }
  }

  /// The limit on what the main thread is doing, and since when it counts.
  func callLimit(_ index: Int) -> (limit: TimeLimit, since: Duration)? {
    guard let process = apps[index].process else { return nil }
    if let launching = process.launching, process.thread.isBusy {
      return (launching.limit, launching.since)
    }
    guard let call = process.thread.current else { return nil }
    switch call.callback {
    case .applicationWillTerminate:
      return (.terminate, call.since)
    case .applicationDidEnterBackground, .sceneDidEnterBackground:
      return (.enterBackground, call.since)
    case .applicationWillResignActive, .sceneWillResignActive:
      // A blocked main thread never reaches `applicationDidEnterBackground`, nor the end it was
      // asked for: their five seconds count from the request.
      if let hungSince = process.thread.hungSince {
        switch apps[index].projectedState {
        case .background: return (.enterBackground, max(call.since, hungSince))
        case .notRunning: return (.terminate, max(call.since, hungSince))
        case .inactive, .active, .suspended: break
        }
      }
      return (.sceneUpdate, call.since)
    case .applicationDidBecomeActive, .applicationWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillEnterForeground, .sceneWillConnect, .sceneDidDisconnect,
      .configurationForConnecting:
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
  func budget(_ index: Int) -> (since: Duration, end: Duration, hasExpired: Bool)? {
    guard let process = apps[index].process, !process.tasks.isEmpty,
      case .background(let background) = process.phase, !apps[index].keepsRunning
    else { return nil }
    return (
      background.since, background.since + allowance(.backgroundTime), background.hasExpired
    )
  }

  private func idleSince(_ index: Int) -> Duration? {
    guard case .background(let background)? = apps[index].process?.phase else { return nil }
    return background.idleSince
  }

  /// When an idle app is suspended: shortly after it became idle, and not beyond its budget.
  func suspensionDue(_ index: Int) -> Duration? {
    guard case .background(let background)? = apps[index].process?.phase,
      let idle = background.idleSince
    else { return nil }
    let budgetEnd = max(idle, background.since + allowance(.backgroundTime))
    return min(idle + allowance(.suspension), budgetEnd)
  }
}

extension App {
  /// Whether a background mode keeps the app running in the background for as long as it likes.
  var keepsRunning: Bool {
    traits.modes.contains { $0 == .audio || $0 == .location }
  }
}
