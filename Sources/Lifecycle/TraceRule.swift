// SPDX-License-Identifier: Apache-2.0

/// A promise every trace must keep, whatever the story: the raw value says it in a sentence.
package enum TraceRule: String, CaseIterable, Hashable, Sendable {
  case timeGoesOn = "time does not go back"
  case statesFollow = "a change of state begins in the state the app is in"
  case activeThroughInactive = "an app becomes active, and stops being active, through inactive"
  case suspendedFromBackground = "an app is suspended from the background"
  case oneActive = "at most one app is active"
  case silence = "nothing is said to an app that is suspended or not running"
  case reading = "a method reads active only in an active app, background only off the screen"
  case launchOrder = "willFinishLaunching comes before didFinishLaunching, and both before the rest"
  case resignFirst = "an app that was active resigns before it enters the background"
  case foregroundFirst = "an app enters the foreground again before it becomes active again"
  case terminateLast = "nothing is called after applicationWillTerminate"
  case toldMeansTold = "an app was told of its end exactly if applicationWillTerminate was called"
  case returnsWereCalled = "only a method that was called returns"
  case tasksWereBegun = "only a background task that was begun ends or expires"

  /// A promise that was broken, and the entry that broke it.
  package struct Violation: Hashable, Sendable {
    package let rule: TraceRule
    package let entry: Trace.Entry
  }

  /// What a whole trace breaks; the trace begins with the device.
  package static func violations(
    in entries: some Sequence<Trace.Entry>, from device: Device? = nil
  ) -> [Violation] {
    var checker = Checker(from: device)
    for entry in entries { checker.check(entry) }
    return checker.violations
  }

  /// Checks entries as they come, and keeps of the past only where each app is.
  package struct Checker: Sendable {
    package private(set) var violations: [Violation] = []
    private var now: Duration = .zero
    private var apps: [String: Past] = [:]

    /// A checker for what follows from a device as it is; from one that was just switched on for
    /// nil.
    package init(from device: Device? = nil) {
      guard let device else { return }
      now = device.now
      for app in device.apps {
        var past = Past(state: app.state)
        // What was said before is not known: the process is taken to be in good order.
        past.hasFinishedLaunching = app.process != nil
        past.isKnown = app.process == nil
        past.tasks = Set(app.process?.tasks.map(\.name) ?? [])
        apps[app.name] = past
      }
    }

    /// Checks the next entry.
    package mutating func check(_ entry: Trace.Entry) {
      if entry.time < now { violations.append(Violation(rule: .timeGoesOn, entry: entry)) }
      now = max(now, entry.time)
      guard let name = entry.app else { return }
      var past = apps[name] ?? Past(state: .notRunning)
      var broken = past.check(entry)
      apps[name] = past
      if case .state(_, .active, _) = entry.kind,
        apps.contains(where: { $0.key != name && $0.value.state == .active })
      {
        broken.append(.oneActive)
      }
      violations += broken.map { Violation(rule: $0, entry: entry) }
    }
  }
}

extension TraceRule.Checker {
  /// What is known of one app: its state, and what its process was told.
  private struct Past: Sendable {
    var state: App.State
    /// Whether the trace has followed the process from its launch.
    var isKnown = true
    var willFinish = false
    var hasFinishedLaunching = false
    /// Whether the app was told that it is active, and not yet that it resigns.
    var isToldActive = false
    /// Whether it was told that it is in the background, and not yet of the foreground.
    var isToldBackground = false
    var isToldOfEnd = false
    /// Methods that have been called in the process.
    var called: Set<Callback> = []
    var tasks: Set<String> = []

    init(state: App.State) { self.state = state }

    /// What an entry breaks; the past goes on.
    mutating func check(_ entry: Trace.Entry) -> [TraceRule] {
      switch entry.kind {
      case .process(.main):
        let state = state
        self = Past(state: state)
        return []
      case .call(let call): return check(call)
      case .notification(_, let reading): return silence + check(reading: reading)
      case .returned(let callback, _, _):
        return called.contains(callback) || !isKnown ? [] : [.returnsWereCalled]
      case .state(let from, let to, _): return check(from, to)
      case .task(let name, let what, _): return check(task: name, what)
      case .end(let ending):
        return isKnown && ending.told != isToldOfEnd ? [.toldMeansTold] : []
      case .event, .refused, .process, .deadline, .queue: return []
      }
    }

    private var silence: [TraceRule] {
      state == .suspended || state == .notRunning ? [.silence] : []
    }

    private func check(reading: ApplicationState) -> [TraceRule] {
      let isPossible =
        switch reading {
        case .active: state == .active
        case .background: state == .background
        // While it leaves or returns an app may read inactive off the screen: iOS 5 to 9.
        case .inactive: state == .inactive || state == .background
        }
      return isPossible || !silence.isEmpty ? [] : [.reading]
    }

    private mutating func check(_ from: App.State, _ to: App.State) -> [TraceRule] {
      var broken: [TraceRule] = []
      if from != state { broken.append(.statesFollow) }
      if to == .active && from != .inactive { broken.append(.activeThroughInactive) }
      if from == .active && to != .inactive && to != .notRunning {
        broken.append(.activeThroughInactive)
      }
      if to == .suspended && from != .background { broken.append(.suspendedFromBackground) }
      state = to
      return broken
    }

    private mutating func check(task name: String, _ what: Trace.TaskChange) -> [TraceRule] {
      switch what {
      case .begun:
        tasks.insert(name)
        return []
      case .ended: return tasks.remove(name) == nil ? [.tasksWereBegun] : []
      case .expired, .leaked: return tasks.contains(name) ? [] : [.tasksWereBegun]
      }
    }

    private mutating func check(_ call: Trace.Call) -> [TraceRule] {
      var broken = silence + check(reading: call.state)
      if isToldOfEnd { broken.append(.terminateLast) }
      called.insert(call.callback)
      switch call.callback {
      case .willFinishLaunching:
        if willFinish || hasFinishedLaunching { broken.append(.launchOrder) }
        willFinish = true
      case .didFinishLaunching:
        // Before iOS 6 there was no other launch method.
        if hasFinishedLaunching { broken.append(.launchOrder) }
        hasFinishedLaunching = true
      case .applicationDidBecomeActive, .sceneDidBecomeActive:
        if !hasFinishedLaunching { broken.append(.launchOrder) }
        if isToldBackground { broken.append(.foregroundFirst) }
        isToldActive = true
      case .applicationWillResignActive, .sceneWillResignActive:
        isToldActive = false
      case .applicationDidEnterBackground, .sceneDidEnterBackground:
        if isToldActive { broken.append(.resignFirst) }
        isToldBackground = true
      case .applicationWillEnterForeground, .sceneWillEnterForeground:
        isToldBackground = false
      case .applicationWillTerminate:
        isToldOfEnd = true
      case .sceneDidDisconnect:
        // A scene that connects again begins anew.
        (isToldActive, isToldBackground) = (false, false)
      case .protectedDataDidBecomeAvailable, .protectedDataWillBecomeUnavailable,
        .didReceiveMemoryWarning, .significantTimeChange, .shouldSaveApplicationState,
        .shouldRestoreApplicationState, .willEncodeRestorableState, .didDecodeRestorableState,
        .performFetch, .handleEventsForBackgroundURLSession, .didReceiveRemoteNotification,
        .didReceiveLocalNotification, .userNotificationWillPresent, .userNotificationDidReceive,
        .openURL, .willContinueUserActivity, .continueUserActivity, .performAction,
        .configurationForConnecting, .didDiscardSceneSessions, .sceneWillConnect,
        .sceneOpenURLContexts, .sceneContinueUserActivity, .windowScenePerformAction,
        .stateRestorationActivity, .locationManagerDidUpdateLocations,
        .centralManagerWillRestoreState, .touchesBegan, .motionBegan, .remoteControlReceived,
        .accelerometerUpdate, .draw:
        break
      }
      return broken
    }
  }
}
