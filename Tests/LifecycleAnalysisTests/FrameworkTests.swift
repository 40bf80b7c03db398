// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis

/// The table of frameworks, held against the tables in their public documents and against what their own
/// tests expect.
@Suite("Words of frameworks")
struct FrameworkTests {
  /// The reports of a framework in a scenario: the words of each, in order.
  private static func reports(
    _ framework: AppFramework, _ text: String, style: LifecycleStyle = .delegate
  ) throws -> [[String]] {
    let scenario = try Scenario.parse(
      Array(text.utf8), overrides: Scenario.Overrides(style: framework.style ?? style))
    var column = FrameworkColumn(framework, apps: scenario.apps)
    return scenario.recorded().entries.compactMap { column.report(of: $0)?.words }
  }

  private static let leaveAndReturn = "app N\ntap icon\n+2s press home\n+10s tap icon\n"

  @Test(
    "leaving and returning is told in the words of each framework",
    arguments: [LifecycleStyle.delegate, .scene])
  func leaving(style: LifecycleStyle) throws {
    // flutter/flutter: inactive, hidden, paused on the way out, and back through hidden and inactive.
    #expect(
      try Self.reports(.flutter, Self.leaveAndReturn, style: style) == [
        ["inactive"], ["resumed"], ["inactive"], ["hidden", "paused"], ["hidden", "inactive"],
        ["resumed"],
      ])
    // RCTAppState.mm: willEnterForeground is background once more, which is not sent.
    #expect(
      try Self.reports(.reactNative, Self.leaveAndReturn, style: style) == [
        [], ["inactive"], ["background"], [], ["active"],
      ])
    // kotlinlang.org, Lifecycle: the table of iOS.
    #expect(
      try Self.reports(.compose, Self.leaveAndReturn, style: style) == [
        ["ON_CREATE", "ON_START"], ["ON_RESUME"], ["ON_PAUSE"], ["ON_STOP"], ["ON_START"],
        ["ON_RESUME"],
      ])
    // learn.microsoft.com, App lifecycle: "Resumed isn't raised at the first launch".
    #expect(
      try Self.reports(.dotnet, Self.leaveAndReturn, style: style) == [
        ["Created"], ["Activated"], ["Deactivated"], ["Stopped"], ["Resumed"], ["Activated"],
      ])
  }

  @Test("what does not leave the app makes it inactive only")
  func interruption() throws {
    let text = "app N\ntap icon\nopen control center\nclose control center\n"
    #expect(
      try Self.reports(.flutter, text).suffix(2) == [["inactive"], ["resumed"]])
    #expect(try Self.reports(.reactNative, text).suffix(2) == [["inactive"], ["active"]])
    #expect(try Self.reports(.compose, text).suffix(2) == [["ON_PAUSE"], ["ON_RESUME"]])
    #expect(try Self.reports(.dotnet, text).suffix(2) == [["Deactivated"], ["Activated"]])
  }

  @Test("the end of the app: only .NET MAUI reports it, and nobody if the app is suspended")
  func ending() throws {
    let running = "app N\ntap icon\nopen switcher\nswipe away N\n"
    let suspended = "app N\ntap icon\npress home\nwait 10s\nopen switcher\nswipe away N\n"
    for framework in AppFramework.allCases {
      let last = try Self.reports(framework, running).last
      #expect(last == (framework == .dotnet ? ["Destroying"] : []), "\(framework)")
      let silent = try Self.reports(framework, suspended).last
      #expect(silent != [] && silent != ["Destroying"], "\(framework)")
    }
  }

  @Test(
    "Compose reports what its document lists for each notification",
    arguments: [
      ("willResignActive", "ON_PAUSE"), ("didBecomeActive", "ON_RESUME"),
      ("didEnterBackground", "ON_STOP"), ("willEnterForeground", "ON_START"),
    ])
  func compose(notification: String, event: String) {
    let rows = AppFramework.compose.rows.filter { row in
      row.signals.contains { signal in
        if case .notification(let name) = signal {
          name.rawValue == "UIApplication.\(notification)Notification"
        } else {
          false
        }
      }
    }
    #expect(rows.map(\.reports) == [[event]])
  }

  @Test(
    ".NET MAUI reports what its document lists for each method",
    arguments: [
      (Callback.didFinishLaunching, "Created"), (.applicationDidBecomeActive, "Activated"),
      (.applicationWillResignActive, "Deactivated"), (.applicationDidEnterBackground, "Stopped"),
      (.applicationWillEnterForeground, "Resumed"), (.applicationWillTerminate, "Destroying"),
    ])
  func dotnet(callback: Callback, event: String) {
    let rows = AppFramework.dotnet.rows.filter { $0.signals.contains(.call(callback)) }
    #expect(rows.map(\.reports) == [[event]])
  }

  @Test("SwiftUI's words are the phases that the model passes")
  func phases() throws {
    for name in ScenarioLibrary.names where name.hasPrefix("swiftui") {
      let scenario = try ScenarioLibrary.scenario(name)
      var column = FrameworkColumn(.swiftUI, apps: scenario.apps)
      for entry in scenario.recorded().entries {
        guard case .phase(_, from: _, to: let phase) = entry.kind else { continue }
        #expect(column.report(of: entry)?.words == [phase.rawValue])
      }
    }
  }

  @Test(
    "the last word tells the state that UIKit has, whatever happens",
    arguments: [
      LifecycleStyle.delegate, .scene,
    ])
  func states(style: LifecycleStyle) throws {
    for framework in AppFramework.allCases where framework.style == nil {
      for name in [
        "demo", "framework-words", "leave-and-suspend", "interruption-then-home",
        "six-cases-5-call-answered", "six-cases-2-switcher-and-back", "leave-by-lock",
      ] {
        let scenario = try Scenario.parse(
          Array(ScenarioLibrary.scenario(name).text.utf8),
          overrides: Scenario.Overrides(style: style))
        var column = FrameworkColumn(framework, apps: scenario.apps)
        var words: [String: String] = [:]
        var runner = Scenario.Runner(scenario)
        while let step = runner.next() {
          for entry in step.entries {
            guard let app = entry.app else { continue }
            if case .end = entry.kind { words[app] = nil }
            if let word = column.report(of: entry)?.words.last { words[app] = word }
          }
          for app in runner.device.apps {
            guard let state = words[app.name].flatMap(framework.state(of:)), runner.device.isSettled
            else { continue }
            #expect(
              app.state.rawValue == state.rawValue
                || app.state == .suspended && state == .background,
              "\(framework) in \(name) at \(runner.device.now): \(app.state)")
          }
        }
      }
    }
  }

  @Test("each row has a grade, sources with addresses, and words of its framework")
  func rows() {
    for framework in AppFramework.allCases {
      let words = framework.words.map(\.text) + ["memoryWarning"]
      #expect(Set(words).count == words.count)
      for row in framework.rows {
        #expect(!row.signals.isEmpty && !row.origin.sources.isEmpty)
        #expect(row.origin.sources.allSatisfy { $0.place.address != nil })
        #expect(Set(row.reports + row.after).isSubset(of: words), "\(row)")
        // What is left out is explained.
        #expect(!row.reports.isEmpty || row.remark != nil, "\(row)")
      }
    }
  }

  @Test("a check reads the words of the table")
  func logs() throws {
    for framework in [AppFramework.flutter, .reactNative] {
      for word in framework.words {
        let line = "\(framework.type).\(word.text)"
        let symbol = LogNames.standard.observation(in: Array(line.utf8)[...])?.symbol
        #expect(symbol == word.state.map { .reported($0) }, "\(line)")
      }
    }
  }
}
