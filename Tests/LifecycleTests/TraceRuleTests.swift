// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The invariants of every trace: each can be broken, and no scenario breaks one.
@Suite("Invariants of traces")
struct TraceRuleTests {
  @Test("no scenario breaks an invariant", arguments: ScenarioLibrary.names)
  func scenarios(name: String) throws {
    let broken = TraceRule.violations(
      in: ScenarioLibrary.play(try ScenarioLibrary.scenario(name)).entries)
    #expect(broken.map { "\($0.rule.rawValue): \($0.entry)" } == [])
  }

  private static func entry(_ kind: Trace.Kind, at seconds: Int = 0) -> Trace.Entry {
    Trace.Entry(time: .seconds(seconds), app: "A", kind: kind, rule: .launchMain)
  }

  private static func call(_ callback: Callback, _ state: ApplicationState) -> Trace.Entry {
    entry(.call(Trace.Call(callback: callback, state: state)))
  }

  private static func state(_ from: EmulatedApp.State, _ to: EmulatedApp.State) -> Trace.Entry {
    entry(.state(from: from, to: to, because: .launch))
  }

  /// A launch to the screen.
  private static let launch = [
    entry(.process(.main(arguments: ["a"]))), state(.notRunning, .inactive),
    call(.didFinishLaunching, .inactive), state(.inactive, .active),
    call(.applicationDidBecomeActive, .active),
  ]

  private static func ending(notified: Bool) -> Trace.Entry {
    entry(
      .end(
        Termination(
          reason: .system, code: nil, notified: notified, unsavedEditsLost: 0, limit: nil,
          elapsed: nil, allowance: nil,
          lastCallback: nil, state: .active)))
  }

  /// For each invariant, what breaks it after a launch.
  private static let breaches: [TraceRule: [Trace.Entry]] = [
    .timeGoesOn: [entry(.process(.runLoop), at: 2), entry(.process(.runLoop), at: 1)],
    .stateContinues: [state(.background, .inactive)],
    .legalTransition: [state(.active, .background)],
    .stateInside: [call(.touchesBegan, .inactive)],
    .silentWithoutCode: [state(.active, .notRunning), call(.touchesBegan, .background)],
    .launchOrder: [call(.didFinishLaunching, .active)],
    .resignBeforeBackground: [
      state(.active, .inactive), state(.inactive, .background),
      call(.applicationDidEnterBackground, .background),
    ],
    .foregroundBeforeActive: [
      call(.applicationWillResignActive, .active), call(.applicationDidEnterBackground, .active),
      call(.applicationDidBecomeActive, .active),
    ],
    .terminateIsLast: [call(.applicationWillTerminate, .active), call(.touchesBegan, .active)],
    .scenesInstead: [
      call(.sceneWillConnect, .active), call(.applicationWillResignActive, .active),
    ],
    .notifiedMeansCalled: [ending(notified: true)],
  ]

  @Test("a trace that breaks an invariant is caught, and only that", arguments: TraceRule.allCases)
  func breach(rule: TraceRule) throws {
    let entries = try #require(Self.breaches[rule])
    #expect(TraceRule.violations(in: Self.launch).isEmpty)
    #expect(TraceRule.violations(in: Self.launch + entries).map(\.rule) == [rule])
  }
}
