// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Several windows: the traces J30 to J39, and what they leave open.
@Suite("Windows")
struct WindowTests {
  private static let app = "app A style=scene windows=many\ntap icon A\n"

  @Test("J30: closing one of two windows takes the focus of both for a moment")
  func closeOne() throws {
    let played = try Played(Self.app + "open window A\n5s close window 2 A")
    #expect(
      played.calls(from: .seconds(5)) == [
        "5s sceneWillResignActive [active] scene-2",
        "5s sceneWillResignActive [active] scene-1",
        "5s sceneDidBecomeActive [active] scene-1",
        "5s sceneDidEnterBackground [active] scene-2",
        "5s sceneDidDisconnect [active] scene-2",
        "5s application(_:didDiscardSceneSessions:) [active]",
      ])
    #expect(played.device.apps[0].state == .active)
    #expect(played.device.apps[0].sessions.map(\.number) == [1])
  }

  @Test("J32, J36: a new window asks for a configuration, connects, and comes to the foreground")
  func open() throws {
    let played = try Played(Self.app + "5s open window A\n6s press home\n7s choose window 2 A")
    #expect(
      played.calls(from: .seconds(5)).filter { !$0.hasSuffix("scene-1") } == [
        "5s application(_:configurationForConnecting:options:) [active]",
        "5s scene [active] scene-2",
        "5s sceneWillEnterForeground [active] scene-2",
        "5s sceneDidBecomeActive [active] scene-2",
        "6s sceneWillResignActive [active] scene-2",
        "6s sceneDidEnterBackground [background] scene-2",
        "7s sceneWillEnterForeground [background] scene-2",
        "7s sceneDidBecomeActive [active] scene-2",
      ])
    #expect(
      played.device.apps[0].sessions.map(\.scene?.activation) == [.background, .foregroundActive])
  }

  @Test("J33: closing the last window ends the process; its session is reported at the next launch")
  func closeAll() throws {
    let played = try Played(
      Self.app + "open window A\nopen window A\n"
        + "1s close window 1 A\n2s close window 2 A\n3s close window 3 A\n5s tap icon A")
    let discards = played.calls().filter { $0.contains("didDiscard") }
    #expect(
      discards == [
        "1s application(_:didDiscardSceneSessions:) [active]",
        "2s application(_:didDiscardSceneSessions:) [active]",
        "5s application(_:didDiscardSceneSessions:) [background]",
      ])
    #expect(played.ends == ["3s user"])
    #expect(played.device.apps[0].sessions.map(\.number) == [4])
  }

  @Test("J34, J35: a scene in the background is disconnected, and connects again with its session")
  func disconnect() throws {
    let played = try Played(
      Self.app + "2s press home\nwait 10s\n20s disconnect scene A\nwait 10s\n40s tap icon A")
    #expect(
      played.calls(from: .seconds(2)) == [
        "2s sceneWillResignActive [active] scene-1",
        "2s sceneDidEnterBackground [background] scene-1",
        "20s sceneDidDisconnect [background] scene-1",
        "40s scene [background] scene-1",
        "40s sceneWillEnterForeground [background] scene-1",
        "40s sceneDidBecomeActive [active] scene-1",
      ])
    #expect(played.states(of: "A").contains("25s suspended"))
  }

  @Test("J37: an activity goes to the window that is there")
  func activity() throws {
    let played = try Played(Self.app + "5s continue activity https://a.b A")
    #expect(
      played.calls(from: .seconds(5)).contains("5s scene [inactive] scene-1"))
    #expect(!played.calls(from: .seconds(5)).contains { $0.contains("configuration") })
  }

  @Test("J38: a window in the background is closed: disconnected, then discarded")
  func destroy() throws {
    let played = try Played(
      Self.app + "open window A\npress home\nchoose window 1 A\n5s close window 2 A")
    #expect(
      played.calls(from: .seconds(5)) == [
        "5s sceneDidDisconnect [active] scene-2",
        "5s application(_:didDiscardSceneSessions:) [active]",
      ])
  }

  @Test("J39: a second window in the foreground posts no notification of the application")
  func aggregate() throws {
    let played = try Played(
      Self.app + "open window A\npress home\nchoose window 1 A\n5s choose window 2 A")
    #expect(
      played.notifications(from: .seconds(5)) == [
        "5s UIScene.willEnterForegroundNotification", "5s UIScene.didActivateNotification",
      ])
  }

  @Test("the notifications of the application follow the most active scene")
  func leaving() throws {
    let played = try Played(Self.app + "open window A\n5s press home\n6s tap icon A")
    #expect(
      played.notifications(from: .seconds(5)).filter { $0.contains("UIApplication") } == [
        "5s UIApplication.willResignActiveNotification",
        "5s UIApplication.didEnterBackgroundNotification",
        "6s UIApplication.willEnterForegroundNotification",
        "6s UIApplication.didBecomeActiveNotification",
      ])
    #expect(
      played.states(of: "A").suffix(4) == [
        "5s inactive", "5s background", "6s inactive", "6s active",
      ])
  }

  @Test("windows that were on the screen together come back together; a launch restores them")
  func together() throws {
    let played = try Played(
      Self.app + "open window A\npress home\nwait 10s\nreclaim memory\n20s tap icon A")
    #expect(
      played.calls(from: .seconds(20)).filter { $0.contains("scene ") }
        == ["20s scene [background] scene-1", "20s scene [inactive] scene-2"])
    #expect(!played.calls(from: .seconds(20)).contains { $0.contains("configuration") })
  }

  @Test("closing the only window on the screen shows the Home screen")
  func closeVisible() throws {
    let played = try Played(
      Self.app + "open window A\npress home\nchoose window 2 A\nclose window 2 A\nwait 10s")
    #expect(played.device.front == .home)
    #expect(played.device.apps[0].state == .suspended)
  }

  @Test("what needs a window that is not there, or several windows, is refused")
  func refused() throws {
    let played = try Played(
      "app A style=scene windows=many\napp B style=scene\nopen window A\ntap icon A\n"
        + "choose window 1 A\nclose window 7 A\nopen window B\ndisconnect scene 1 A")
    #expect(
      played.refusals == [
        "open window A: need.app-in-front (tap icon A)",
        "close window 7 A: need.window",
        "open window B: need.many-windows",
        "disconnect scene 1 A: scene.disconnect (press home)",
      ])
  }

  @Test("a second disconnection is refused while the first waits")
  func disconnectOnce() throws {
    let played = try Played(
      "app A style=scene\non sceneDidDisconnect take 2s\ntap icon A\npress home\n"
        + "1s disconnect scene A\n2s disconnect scene A\nwait 5s")
    #expect(played.refusals.count == 1)
    #expect(played.calls(from: .seconds(1)) == ["1s sceneDidDisconnect [background] scene-1"])
    #expect(
      played.notifications(from: .seconds(1)) == ["3s UIScene.didDisconnectNotification"],
      "posted once the method has returned")
  }

  @Test("several windows need scenes: an error of the file")
  func needsScenes() {
    #expect(throws: Scenario.Malformed.self) {
      try Scenario.parse("app A windows=many\ntap icon A")
    }
  }

  @Test("a window on the screen that is chosen comes before the others, and no scene is told")
  func chooseVisible() throws {
    let played = try Played(Self.app + "open window A\n5s choose window 1 A")
    #expect(played.refusals == [])
    #expect(played.calls(from: .seconds(5)) == [])
    #expect(played.notifications(from: .seconds(5)) == [])
    #expect(played.device.apps[0].frontWindow == 1)
    #expect(
      played.device.apps[0].sessions.map(\.scene?.activation)
        == [.foregroundActive, .foregroundActive])
  }

  @Test("the window opened last is in front; when it closes another one is")
  func front() throws {
    let opened = try Played(Self.app + "open window A\nopen window A")
    #expect(opened.device.apps[0].frontWindow == 3)
    let closed = try Played(
      Self.app + "open window A\nopen window A\nchoose window 2 A\nclose window 2 A")
    #expect(closed.device.apps[0].frontWindow == 3)
    let left = try Played(Self.app + "press home")
    #expect(left.device.apps[0].frontWindow == nil)
  }

  @Test("a window chosen in the switcher closes the switcher")
  func chooseInSwitcher() throws {
    let played = try Played(
      Self.app + "open window A\nopen switcher\n5s choose window 1 A")
    #expect(played.device.apps[0].frontWindow == 1)
    #expect(played.device.apps[0].state == .active)
    #expect(played.device.cover == nil)
  }

  @Test("a display and CarPlay have sessions of their own, which are not windows")
  func accessories() throws {
    let played = try Played(
      "app A style=scene windows=many\ntap icon A\nconnect display\nconnect carplay\nopen window A\n"
        + "5s choose window 2\ndisconnect display\ndisconnect carplay")
    #expect(played.refusals == ["choose window 2 A: need.window"])
    #expect(
      played.calls(from: .seconds(5)) == [
        "5s sceneDidDisconnect [active] scene-2", "5s sceneDidDisconnect [active] scene-3",
      ])
    #expect(played.device.apps[0].sessions.map(\.number) == [1, 4])
    #expect(played.device.apps[0].accessoryScenes.map(\.isConnected) == [false, false])
  }

  @Test("their scenes go with the process, and connect without a configuration later")
  func accessoriesOutlive() throws {
    let played = try Played(
      "app A style=scene\ntap icon A\nconnect display\ncrash\ntap icon\n5s disconnect display\n"
        + "6s connect display")
    #expect(played.refusals == ["disconnect display A: need.connected (connect display A)"])
    #expect(
      played.calls(from: .seconds(6)) == [
        "6s scene [active] scene-2", "6s sceneWillEnterForeground [active] scene-2",
      ])
  }

  @Test("the display's scene goes with the app's windows, and never becomes active")
  func displayForeground() throws {
    let played = try Played(
      "app A style=scene\ntap icon A\nconnect display\n2s press home\n3s tap icon\n4s press home\n"
        + "5s disconnect display\n6s connect display\n7s tap icon")
    #expect(
      played.calls(from: .seconds(2)).filter { $0.hasSuffix("scene-2") } == [
        "2s sceneDidEnterBackground [background] scene-2",
        "3s sceneWillEnterForeground [inactive] scene-2",
        "4s sceneDidEnterBackground [background] scene-2",
        "5s sceneDidDisconnect [background] scene-2", "6s scene [background] scene-2",
        "7s sceneWillEnterForeground [inactive] scene-2",
      ])
  }

  @Test("an app without scenes, or one on iOS 12, has none")
  func noAccessories() throws {
    #expect(
      try Played("app A\ntap icon\nconnect display\nconnect carplay").refusals == [
        "connect display A: need.scene-style", "connect carplay A: need.scene-style",
      ])
    #expect(
      try Played("ios 12\napp A\ntap icon\nconnect display").refusals
        == ["connect display A: need.system-version"])
  }
}
