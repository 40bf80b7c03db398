// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// SwiftUI's `ScenePhase` of the app, and what is not called. Published logs are in `DeviceLog`.
@Suite("ScenePhase")
struct SwiftUITests {
  @Test("the app's own value follows its most active scene")
  func app() throws {
    let said = try Scenario.said("app A style=swiftui\ntap icon\npress home", since: .pressHome)
    #expect(
      said.filter { $0.hasPrefix("app ScenePhase") } == [
        "app ScenePhase active -> inactive", "app ScenePhase inactive -> background",
      ])
  }

  @Test(
    "with views, the root view hears of a URL: at a launch once it is there, else before it returns"
  )
  func urls() throws {
    let said = try Scenario.said(
      "app A style=swiftui views=yes\nopen url notes://1\npress home\nopen url notes://2")
    let marks = ["onAppear", "onOpenURL", "scene-1 ScenePhase"]
    let found = said.filter { line in marks.contains(where: line.contains) }
    #expect(
      found.map { line in marks.first(where: line.contains).map { $0 == marks[2] ? line : $0 } ?? ""
      }
        == [
          "onAppear", "onOpenURL", "scene-1 ScenePhase inactive -> active",
          "scene-1 ScenePhase active -> inactive", "scene-1 ScenePhase inactive -> background",
          "onOpenURL", "scene-1 ScenePhase background -> inactive",
          "scene-1 ScenePhase inactive -> active",
        ])
  }

  @Test("no scene delegate is called, and no app delegate's transition method")
  func delegates() throws {
    let said = try Scenario.said("app A style=swiftui\ntap icon\npress home\ntap icon")
    #expect(
      said.filter { $0.contains("[") && !$0.hasPrefix("main") }.allSatisfy {
        $0.contains("FinishLaunching") || $0.contains("configurationForConnecting")
      })
  }
}
