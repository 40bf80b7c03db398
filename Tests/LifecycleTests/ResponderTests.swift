// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The ways of events of the main run loop, and work on other threads.
@Suite("Responders, actions and threads")
struct ResponderTests {
  @Test("a touch goes to UIApplication, the window and the hit view, then up the chain")
  func chain() {
    let chain = [
      "UIApplication", "UIWindow", "UIView", "UIViewController", "UIWindow", "UIApplication",
      "UIApplicationDelegate",
    ]
    #expect(SystemEvent.Kind.touch.responders == chain)
    #expect(SystemEvent.Kind.shake.responders == chain)
    #expect(SystemEvent.Kind.redraw.responders == ["UIView"])
    #expect(SystemEvent.Kind.moveDevice.responders == ["CMMotionManager"])
    #expect(SystemEvent.Kind.tapIcon.responders == [])
  }

  @Test("an event that no object handles is discarded")
  func unhandled() throws {
    let text = "app A without=touchesBegan\ntap icon\ntouch"
    #expect(
      try Scenario.said(text, since: .touch) == [
        "UIApplication -> UIWindow -> UIView -> UIViewController -> UIWindow -> UIApplication"
          + " -> UIApplicationDelegate, not handled",
        "touch dropped",
      ])
    #expect(try Scenario.rules(text).last?.rule == .eventUnhandled)
  }

  @Test("a control turns a touch into an action message for its target")
  func action() throws {
    #expect(
      try Scenario.said("app A\ntap icon\ntap button", since: .tapButton) == [
        "tap button delivered", "action buttonTapped(_:) sent to ViewController",
        "buttonTapped(_:) [active] ViewController",
      ])
    let without = try Scenario.said(
      "app A without=buttonTapped\ntap icon\ntap button", since: .tapButton)
    #expect(without.first?.hasPrefix("UIApplication -> UIWindow -> UIControl ->") == true)
    #expect(without.last == "tap button dropped")
  }

  @Test("the name of a button and a typed text reach to the end of the statement")
  func named() throws {
    let text = "app A\ntap icon\ntap button Log  In, type \"a, b\" # a comment\ntype"
    #expect(throws: Scenario.Malformed.self) { try Scenario.parse(text) }
    let steps = try Scenario.parse(String(text.dropLast(5))).steps
    #expect(
      steps.dropFirst().map(\.action) == [
        .event(.tapButton("Log In")), .event(.type("a, b")),
      ])
    #expect(
      [SystemEvent.tapButton("Log In"), .tapButton(nil), .type("a, b")].map(\.description) == [
        "tap button \"Log In\"", "tap button", "type \"a, b\"",
      ])
  }

  @Test("a button of a name and a text need an app that is active")
  func namedNeeds() throws {
    let text = "app A\ntap icon\npress home\ntap button Add\ntype x"
    let refused = ScenarioLibrary.play(try Scenario.parse(text)).entries.filter {
      if case .refused = $0.kind { true } else { false }
    }
    #expect(refused.count == 2)
  }

  @Test("two taps: the second waits for the action of the first")
  func order() throws {
    let text =
      "app A\non buttonTapped take 1s\ntap icon\n+1s tap button\n+0s tap button\n+500ms touch"
    #expect(try Scenario.said(text).last?.hasPrefix("touchesBegan") == true)
    #expect(try Scenario.said(text).filter { $0.hasPrefix("tap button queued") }.count == 1)
  }

  @Test("a method the app does not implement is not called, and the trace says so")
  func missing() throws {
    let text = "app A without=applicationDidBecomeActive\ntap icon"
    let said = try Scenario.said(text)
    #expect(said.contains("applicationDidBecomeActive(_:) is not implemented"))
    #expect(!said.contains { $0.hasPrefix("applicationDidBecomeActive(_:) [") })
    #expect(try Scenario.rules(text).contains { $0.rule == .methodMissing })
  }

  @Test("UIKit off the main thread is a fault; other work is not")
  func threads() throws {
    let text = """
      app A
      on didFinishLaunching work draw 2s uikit
      on didFinishLaunching work load 1s
      tap icon
      wait 3s
      """
    let rules = try Scenario.rules(text)
    #expect(rules.filter { $0.rule == .threadUIKit }.count == 1)
    #expect(rules.contains { $0.text == "work load finished on another thread" })
  }

  @Test("what work on another thread does goes back to the event that began it")
  func cause() throws {
    let text = """
      app A
      on didFinishLaunching work load 2s
      tap icon
      +1s touch
      wait 3s
      """
    let entries = ScenarioLibrary.play(try Scenario.parse(text)).entries
    let finished = try #require(
      entries.last { $0.kind == .process(.threadWork("load", .finished)) })
    #expect(finished.cause == .event(0))
    let before = try #require(finished.predecessor)
    #expect(entries[before].kind == .process(.threadWork("load", .begun)))
  }
}
