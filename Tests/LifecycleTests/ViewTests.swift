// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// View controllers, storyboards and SwiftUI's root view, with `views=yes`.
@Suite("View controllers")
struct ViewTests {
  /// The views of an app and the methods around them; what else a launch does is left out.
  private func views(_ text: String, since event: SystemEvent.Kind? = nil) throws -> [String] {
    try Scenario.said(text, since: event).filter { line in
      ["iew", "idBecomeActive", "onAppear", "storyboard", "Disc", "disc", "Foreground"]
        .contains { line.contains($0) }
    }
  }

  @Test("the view has appeared before the app is active, on iOS 4: A07")
  func iOS4() throws {
    #expect(
      try views("ios 4\napp A views=yes\ntap icon") == [
        "loadView() [inactive] ViewController", "viewDidLoad() [inactive] ViewController",
        "viewWillAppear(_:) [inactive] ViewController",
        "viewDidAppear(_:) [inactive] ViewController", "applicationDidBecomeActive(_:) [active]",
      ])
  }

  @Test("from iOS 13 the view has appeared after the app is active", arguments: [12, 13])
  func border(version: Int) throws {
    let said = try views("ios \(version)\napp A views=yes\ntap icon")
    #expect(
      said.suffix(2)
        == (version < 13
          ? [
            "viewDidAppear(_:) [inactive] ViewController",
            "applicationDidBecomeActive(_:) [active]",
          ]
          : [
            "applicationDidBecomeActive(_:) [active]", "viewDidAppear(_:) [active] ViewController",
          ]))
  }

  @Test("in scene style the view loads once its scene connects: J04")
  func scenes() throws {
    #expect(
      try views("app A style=scene views=yes\ntap icon") == [
        "storyboard Main loaded", "loadView() [background] scene-1 ViewController",
        "viewDidLoad() [background] scene-1 ViewController",
        "viewWillAppear(_:) [background] scene-1 ViewController",
        "sceneWillEnterForeground(_:) [background] scene-1",
        "sceneDidBecomeActive(_:) [active] scene-1",
        "viewDidAppear(_:) [active] scene-1 ViewController",
      ])
  }

  @Test("in SwiftUI the root view appears before the phase changes: K05")
  func swiftUI() throws {
    let said = try Scenario.said("app A style=swiftui views=yes\ntap icon")
    let lines = said.filter { $0.contains("onAppear") || $0.contains("ScenePhase") }
    #expect(
      lines.first == "onAppear(perform:) [background] scene-1 ContentView"
        && lines.dropFirst().allSatisfy { $0.contains("-> active") })
    #expect(!said.contains { $0.contains("viewDid") || $0.contains("storyboard") })
  }

  @Test("leaving and returning calls no view controller", arguments: ["delegate", "scene"])
  func returning(style: String) throws {
    let said = try Scenario.said(
      "app A style=\(style) views=yes\ntap icon\npress home\nwait 10s\ntap icon", since: .pressHome)
    #expect(!said.contains { $0.contains("ViewController") })
  }

  @Test("an app launched in the background loads its view when it comes to the screen, once")
  func background() throws {
    let launch = "ios 12\napp A modes=fetch views=yes\nbackground fetch\n"
    #expect(!(try Scenario.said(launch)).contains { $0.contains("viewDidLoad") })
    let text = launch + "finish fetch newData\ntap icon\npress home\ntap icon"
    #expect(try Scenario.said(text).filter { $0.contains("viewDidLoad") }.count == 1)
    #expect(try Scenario.said(text).filter { $0.contains("viewDidAppear") }.count == 1)
  }

  @Test("swiped away, the scene disconnects first and the view goes after it: J18")
  func swipedAway() throws {
    #expect(
      try views(
        "app A style=scene views=yes\ntap icon\nopen switcher\nswipe away", since: .swipeAway)
        == [
          "sceneDidDisconnect(_:) [inactive] scene-1",
          "application(_:didDiscardSceneSessions:) [inactive]",
          "viewWillDisappear(_:) [inactive] scene-1 ViewController",
          "viewDidDisappear(_:) [inactive] scene-1 ViewController",
        ])
  }

  @Test("a view controller is warned of low memory if its view is loaded")
  func memory() throws {
    let warning = "didReceiveMemoryWarning() [active] ViewController"
    #expect(try Scenario.said("app A views=yes\ntap icon\nwarn memory").contains(warning))
    #expect(
      try !Scenario.said("app A modes=fetch views=yes\nbackground fetch\nwarn memory")
        .contains { $0.contains("ViewController") })
    let windows = "app A style=scene views=yes windows=many\ntap icon\nopen window\nwarn memory"
    #expect(
      try Scenario.said(windows).filter { $0.contains("didReceiveMemoryWarning() ") }.count == 2)
  }

  @Test("a scene that was disconnected loads its view again")
  func reconnected() throws {
    let text = """
      app A style=scene views=yes
      tap icon
      press home
      disconnect scene
      tap icon
      """
    #expect(try Scenario.said(text).filter { $0.contains("viewDidLoad") }.count == 2)
    #expect(try Scenario.said(text).filter { $0.contains("viewDidAppear") }.count == 2)
  }

  @Test("without views=yes no view is shown")
  func quiet() throws {
    #expect(
      try !Scenario.said("app A style=scene\ntap icon\nwarn memory").contains { $0.contains("iew") }
    )
  }

  @Test("storyboards came with iOS 5", arguments: [4, 5])
  func storyboards(version: Int) throws {
    let said = try Scenario.said("ios \(version)\napp A views=yes\ntap icon")
    #expect(said.contains("storyboard Main loaded") == (version >= 5))
  }

  @Test("a slow viewDidLoad counts against the launch")
  func slow() throws {
    let scenario = try Scenario.parse(
      "app A style=scene views=yes\non viewDidLoad take 20s\ntap icon\nwithin 30s expect end watchdog"
    )
    #expect(ScenarioLibrary.play(scenario).failures == [])
  }
}
