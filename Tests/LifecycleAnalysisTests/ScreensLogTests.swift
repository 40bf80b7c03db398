// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs of apps with several windows, with scenes on other screens, and of apps that hang or need too
/// much memory. Nothing in such a log says how many windows and screens there are.
@Suite("Logs of windows and screens")
struct ScreensLogTests {
  /// Returns what apps log that print their calls, and the notifications of UIApplication and UIScene.
  private static func log(_ scenario: String) throws -> RealLog {
    let played = ScenarioLibrary.play(try Scenario.parse(scenario))
    let log = WrittenLog(played.entries) { symbol in
      switch symbol {
      case .call: true
      case .notification(let notification):
        ["UIApplication.", "UIScene."].contains { notification.rawValue.hasPrefix($0) }
      case .phase, .launched, .observed, .reported, .suspended, .ended: false
      }
    }
    return RealLog(verdict: "fits", source: "", lines: log.lines)
  }

  private static let display = """
    app N style=swiftui
    tap icon
    connect display
    exceed memory
    tap icon
    receive call
    """
  private static let windows = """
    app N style=scene windows=many
    tap icon
    continue activity https://a.b
    open window
    warn memory
    hang
    quick action q
    tap icon
    """

  @Test(
    "a log that the engine wrote does not depart",
    arguments: [
      display, windows, display.replacing("swiftui", with: "scene"),
      // A window and a display, and a display that only its configuration tells of.
      """
      app N style=scene windows=many
      tap icon
      open window
      exit
      connect carplay
      wait 2s
      warn memory
      """,
      """
      app N style=swiftui windows=many
      tap icon
      connect display
      press home
      """,
    ])
  func fits(_ scenario: String) throws {
    #expect(try Self.log(scenario).checked().verdict != .departs)
  }

  @Test("windows and screens are assumed only if the explanation has one")
  func assumptions() throws {
    let display = try Self.log(Self.display).checked()
    #expect(display.assumptions == [.otherScreen(app: "N")])
    let windows = try Self.log(Self.windows).checked()
    #expect(windows.assumptions == [.windows(app: "N")])
  }

  /// A scene that leaves the screen resigns first, however many there are.
  @Test("a log that departs with every number of windows and screens departs")
  func departs() {
    let lines = """
      2026-03-04 10:00:00.000 N[301:1a] application(_:didFinishLaunchingWithOptions:)
      2026-03-04 10:00:00.000 N[301:1a] scene(_:willConnectTo:options:)
      2026-03-04 10:00:00.000 N[301:1a] sceneWillEnterForeground(_:)
      2026-03-04 10:00:00.000 N[301:1a] sceneDidBecomeActive(_:)
      2026-03-04 10:00:05.000 N[301:1a] sceneDidEnterBackground(_:)
      2026-03-04 10:00:05.000 N[301:1a] sceneWillResignActive(_:)
      2026-03-04 10:00:05.000 N[301:1a] sceneDidEnterBackground(_:)
      2026-03-04 10:00:08.000 N[301:1a] sceneDidBecomeActive(_:)
      2026-03-04 10:00:08.000 N[301:1a] sceneWillEnterForeground(_:)
      """.split(separator: "\n").map(String.init)
    let check = RealLog(verdict: "departs", source: "", lines: lines).checked()
    #expect(check.verdict == .departs)
    #expect(check.departures.first?.line == 5)
  }

  @Test("a verdict is undecided if what may fit was not tried to its end")
  func undecided() throws {
    let check = try Self.log(Self.display).checked {
      $0.bounds.work = 900_000
      $0.bounds.workPerObservation = 0
    }
    #expect(check.verdict == .undecided)
  }

  @Test("a line that nothing explains stands in no step of the scenario")
  func unplaced() {
    let lines = [
      "AppDelegate application(_:didFinishLaunchingWithOptions:)",
      "SceneDelegate scene(_:willConnectTo:options:)",
      "AppDelegate application(_:didDiscardSceneSessions:)",
      "SceneDelegate sceneWillEnterForeground(_:)", "SceneDelegate sceneDidBecomeActive(_:)",
    ]
    let check = RealLog(verdict: "fits", source: "", lines: lines).checked()
    #expect(check.assumptions == [.unplaced(count: 1, line: 3)])
    let notes = check.explanation(title: "log")?.notes.values.flatMap { $0 } ?? []
    let told = notes.compactMap { note -> Int? in
      if case .line(let line, _) = note { line } else { nil }
    }
    #expect(told.sorted() == [1, 2, 4, 5])
  }
}
