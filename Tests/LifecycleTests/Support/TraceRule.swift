// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// An invariant of every trace, whatever the scenario.
enum TraceRule: String, CaseIterable, Hashable, Sendable {
  /// Time never goes back.
  case timeGoesOn = "time-goes-on"
  /// An app leaves the state it was in.
  case stateContinues = "state-continues"
  /// Only legal ways from one state to another are taken.
  case legalTransition = "legal-transition"
  /// The state read inside a method is the one the app is in.
  case stateInside = "state-inside"
  /// Nothing is called or posted in a suspended process, or without one.
  case silentWithoutCode = "silent-without-code"
  /// `willFinishLaunching`, `didFinishLaunching` and then the rest, once a process.
  case launchOrder = "launch-order"
  /// An active app resigns before it enters the background.
  case resignBeforeBackground = "resign-before-background"
  /// An app in the background enters the foreground before it becomes active.
  case foregroundBeforeActive = "foreground-before-active"
  /// After `applicationWillTerminate(_:)` nothing else is called.
  case terminateIsLast = "terminate-is-last"
  /// If a scene delegate receives transition callbacks, the app delegate does not.
  case scenesInstead = "scenes-instead"
  /// An end that says `notified` was announced by a call or a notification, and one that doesn't was not.
  case notifiedMeansCalled = "notified-means-called"

  /// An invariant that an entry breaks.
  struct Violation: Hashable, Sendable {
    let rule: TraceRule
    let entry: Trace.Entry
  }

  /// The invariants a whole trace breaks, in order.
  static func violations(in entries: some Sequence<Trace.Entry>) -> [Violation] {
    var checker = Checker()
    for entry in entries { checker.add(entry) }
    return checker.violations
  }
}

extension TraceRule {
  /// Follows a trace entry by entry; what it remembers does not grow with the trace, except for
  /// the violations.
  struct Checker: Sendable {
    private(set) var violations: [Violation] = []
    private var time = Duration.zero
    private var apps: [String: Memory] = [:]

    init() {}

    /// A checker for a trace that begins on a device whose apps are in these states.
    init(states: [String: EmulatedApp.State]) {
      for (name, state) in states { apps[name] = Memory(state: state, isUnderWay: true) }
    }

    /// The facts that are remembered of one app.
    private struct Memory: Sendable {
      var state = EmulatedApp.State.notRunning
      /// True if the process ran before the trace began.
      var isUnderWay = false
      var calls: Set<Callback> = []
      /// The last of the four transition methods of each scene; of an app without scenes under
      /// nil.
      var lastTransitions: [String?: Transition] = [:]
      var usesScenes = false
      /// True if `applicationWillTerminate(_:)` was called.
      var isTerminating = false
      /// True if that was called or its notification posted.
      var isNotified = false

      /// True if a launch method has been called that follows `willFinishLaunching`.
      var hasFinishedLaunching: Bool {
        calls.contains(.didFinishLaunching) || calls.contains(.applicationDidFinishLaunching)
      }
    }

    private enum Transition: Sendable { case active, resign, background, foreground }

    /// Checks the next entry.
    mutating func add(_ entry: Trace.Entry) {
      if entry.time < time { breaks(.timeGoesOn, entry) }
      time = max(time, entry.time)
      guard let name = entry.app else { return }
      var memory = apps[name] ?? Memory()
      switch entry.kind {
      case .process(.main): memory = Memory()
      case .call(let call): check(call, entry, &memory)
      case .notification(let notification, let state):
        if notification == .willTerminate { memory.isNotified = true }
        if memory.state == .suspended || memory.state == .notRunning {
          breaks(.silentWithoutCode, entry)
        } else if state != memory.state.reading {
          breaks(.stateInside, entry)
        }
      case .state(let from, let to, _):
        if from != memory.state { breaks(.stateContinues, entry) }
        if !from.mayBecome(to) { breaks(.legalTransition, entry) }
        memory.state = to
      case .end(let ending):
        if ending.notified != memory.isNotified, !memory.isUnderWay {
          breaks(.notifiedMeansCalled, entry)
        }
      case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .output: break
      }
      apps[name] = memory
    }

    private mutating func check(
      _ call: Trace.Call, _ entry: Trace.Entry, _ memory: inout Memory
    ) {
      let callback = call.callback
      if memory.state == .suspended || memory.state == .notRunning {
        breaks(.silentWithoutCode, entry)
      } else if call.state != memory.state.reading {
        breaks(.stateInside, entry)
      }
      if memory.isTerminating { breaks(.terminateIsLast, entry) }
      if callback == .applicationWillTerminate {
        memory.isTerminating = true
        memory.isNotified = true
      }

      let isLaunchMethod = callback.returnsBool
      if isLaunchMethod, memory.calls.contains(callback) { breaks(.launchOrder, entry) }
      if callback == .willFinishLaunching, memory.hasFinishedLaunching {
        breaks(.launchOrder, entry)
      }
      let isTransition = Self.transitions[callback] != nil
      if isTransition, !memory.isUnderWay, !memory.hasFinishedLaunching {
        breaks(.launchOrder, entry)
      }
      memory.calls.insert(callback)

      if callback.isSceneCallback { memory.usesScenes = true }
      guard let transition = Self.transitions[callback] else { return }
      if memory.usesScenes != callback.isSceneCallback { breaks(.scenesInstead, entry) }
      let last = memory.lastTransitions[call.scene]
      if last == .active, transition == .background { breaks(.resignBeforeBackground, entry) }
      if last == .background, transition == .active { breaks(.foregroundBeforeActive, entry) }
      memory.lastTransitions[call.scene] = transition
    }

    private func transition(of callback: Callback) -> Transition? { Self.transitions[callback] }

    private static let transitions: [Callback: Transition] = [
      .applicationDidBecomeActive: .active, .sceneDidBecomeActive: .active,
      .applicationWillResignActive: .resign, .sceneWillResignActive: .resign,
      .applicationDidEnterBackground: .background, .sceneDidEnterBackground: .background,
      .applicationWillEnterForeground: .foreground, .sceneWillEnterForeground: .foreground,
    ]

    private mutating func breaks(_ rule: TraceRule, _ entry: Trace.Entry) {
      violations.append(Violation(rule: rule, entry: entry))
    }
  }
}

extension EmulatedApp.State {
  /// The value of `UIApplication.applicationState` in this state.
  fileprivate var reading: ApplicationState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background, .suspended, .notRunning: .background
    }
  }
}
