// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle

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

  @Test("no scene delegate is called, and no app delegate's transition method")
  func delegates() throws {
    let said = try Scenario.said("app A style=swiftui\ntap icon\npress home\ntap icon")
    #expect(
      said.filter { $0.contains("[") && !$0.hasPrefix("main") }.allSatisfy {
        $0.contains("FinishLaunching") || $0.contains("configurationForConnecting")
      })
  }
}
