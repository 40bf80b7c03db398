// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Lifecycle

@Suite("Promises every trace keeps")
struct TraceRuleTests {
  /// Every file of Resources/Scenarios.
  static let files: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Scenarios").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scenario") }.sorted().map { folder.path + "/" + $0 }
  }()

  @Test("every scenario holds, and keeps every promise", arguments: files)
  func scenario(file: String) throws {
    let text = try Data(contentsOf: URL(filePath: file))
    let scenario = try Scenario.parse(Array(text))
    var checker = TraceRule.Checker(from: scenario.device)
    var runner = Scenario.Runner(scenario)
    while let turn = runner.next() {
      for entry in turn.entries { checker.check(entry) }
      if let verdict = turn.verdict { #expect(verdict.isHeld, "\(verdict.message)") }
    }
    #expect(checker.violations == [])
    #expect(!scenario.title.isEmpty)
    // What was read can be written, and read again.
    let again = try Scenario.parse(scenario.text)
    #expect(again.text == scenario.text)
    #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
  }

  private static func entry(_ kind: Trace.Kind, at time: Duration = .zero, _ app: String = "A")
    -> Trace.Entry
  {
    Trace.Entry(time: time, app: app, kind: kind, rule: .eventHappened)
  }

  private static func call(_ callback: Callback, _ state: ApplicationState) -> Trace.Kind {
    .call(Trace.Call(callback: callback, state: state))
  }

  private static func go(_ from: App.State, _ to: App.State) -> Trace.Kind {
    .state(from: from, to: to, because: .launch)
  }

  /// A launch that keeps every promise.
  private static let launch: [Trace.Kind] = [
    .process(.main(arguments: [])), go(.notRunning, .inactive),
    call(.willFinishLaunching, .inactive), call(.didFinishLaunching, .inactive),
    go(.inactive, .active), call(.applicationDidBecomeActive, .active),
  ]

  private static let leave: [Trace.Kind] = [
    call(.applicationWillResignActive, .active), go(.active, .inactive),
    go(.inactive, .background), call(.applicationDidEnterBackground, .background),
  ]

  @Test("a trace in good order breaks nothing")
  func good() {
    let kinds =
      Self.launch + Self.leave + [
        Self.go(.background, .suspended), Self.go(.suspended, .background),
        Self.call(.applicationWillEnterForeground, .background), Self.go(.background, .inactive),
        Self.go(.inactive, .active), Self.call(.applicationDidBecomeActive, .active),
      ]
    #expect(TraceRule.violations(in: kinds.map { Self.entry($0) }) == [])
  }

  @Test(
    "a broken trace breaks the promise it breaks",
    arguments: [
      (launch + [go(.active, .background)], TraceRule.activeThroughInactive),
      (launch + [go(.active, .inactive), go(.inactive, .suspended)], .suspendedFromBackground),
      (launch + leave + [go(.inactive, .active)], .statesFollow),
      (leave.suffix(1) + [], .silence),
      (
        launch + leave + [
          go(.background, .suspended), call(.didReceiveMemoryWarning, .background),
        ], .silence
      ),
      (
        launch + [
          go(.active, .inactive), go(.inactive, .background),
          call(.applicationDidEnterBackground, .background),
        ], .resignFirst
      ),
      (
        launch + leave + [
          go(.background, .inactive), go(.inactive, .active),
          call(.applicationDidBecomeActive, .active),
        ], .foregroundFirst
      ),
      (launch + [call(.applicationWillResignActive, .background)], .reading),
      (
        [
          go(.notRunning, .inactive), call(.didFinishLaunching, .inactive),
          call(.willFinishLaunching, .inactive),
        ], .launchOrder
      ),
      (
        launch + [
          call(.applicationWillTerminate, .active), call(.applicationWillResignActive, .active),
        ], .terminateLast
      ),
      (launch + [.returned(.draw, after: .zero, value: nil)], .returnsWereCalled),
      (launch + [.task(name: "t", what: .ended, remaining: .zero)], .tasksWereBegun),
      (
        launch + [
          .end(
            Ending(
              reason: .user, code: nil, told: true, lost: 0, limit: nil, elapsed: nil,
              allowance: nil,
              lastCallback: nil, state: .active))
        ], .toldMeansTold
      ),
    ] as [([Trace.Kind], TraceRule)])
  func broken(kinds: [Trace.Kind], rule: TraceRule) {
    let violations = TraceRule.violations(in: kinds.map { Self.entry($0) })
    #expect(violations.map(\.rule) == [rule])
  }

  @Test("time goes on, and one app is active at a time")
  func device() {
    let back = [Self.entry(.process(.runLoop), at: .seconds(2)), Self.entry(.process(.runLoop))]
    #expect(TraceRule.violations(in: back).map(\.rule) == [.timeGoesOn])
    let both = Self.launch.map { Self.entry($0) } + Self.launch.map { Self.entry($0, "B") }
    #expect(TraceRule.violations(in: both).map(\.rule) == [.oneActive])
  }
}
