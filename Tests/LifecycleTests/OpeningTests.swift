// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Apps that are opened with a URL, an activity, a quick action or a notification.
@Suite("Opened with something in hand")
struct OpeningTests {
  private func options(_ world: World) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for entry in world.last {
      if case .call(let call) = entry.kind, let options = call.options {
        found[call.callback.rawValue] = options.items.map(\.key)
      }
    }
    return found
  }

  private func names(_ world: World) -> [String] {
    world.calls.map { String($0.prefix { $0 != " " }) }
  }

  @Test("a URL opens an app that does not run: launch options, then the URL, then active")
  func coldURL() {
    var world = World()
    world.do(.openURL, nil, "notes://new")
    #expect(
      world.calls == [
        Called.willFinish + " [inactive]", Called.didFinish + " [inactive]",
        "application(_:open:options:) [inactive]", Called.active,
      ])
    #expect(options(world)[Called.willFinish] == ["url", "sourceApplication", "annotation"])
  }

  @Test("a URL opens an app in the background: after willEnterForeground, while inactive")
  func warmURL() {
    var world = World()
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(5)
    world.do(.openURL, nil, "notes://new")
    #expect(
      world.calls == [
        Called.foreground, "application(_:open:options:) [inactive]", Called.active,
      ])
  }

  @Test(
    "a launch method that says no keeps the URL away",
    arguments: [Callback.willFinishLaunching, .didFinishLaunching])
  func declined(_ callback: Callback) {
    var script = AppScript()
    script[callback].answer = false
    for (event, argument, called) in [
      (SystemEvent.Kind.openURL, "a://b", false), (.quickAction, "new", false),
      (.continueActivity, "https://a.b", false),
    ] {
      var world = World { $0.code = .scripted(script) }
      world.do(event, nil, argument)
      #expect(world.calls.count == (called ? 4 : 3), "\(event)")
      #expect(world.state() == .active)
    }
    // For a remote notification the answers are ignored.
    var world = World { $0.code = .scripted(script) }
    world.do(.receivePush)
    world.do(.tapPush)
    #expect(world.calls.count == 4)
  }

  @Test("an activity is announced before it is continued")
  func activity() {
    var world = World()
    world.do(.tapIcon)
    world.do(.pressHome)
    world.do(.continueActivity, nil, "https://example.com")
    #expect(
      world.calls == [
        Called.foreground, "application(_:willContinueUserActivityWithType:) [inactive]",
        "application(_:continue:restorationHandler:) [inactive]", Called.active,
      ])
  }

  @Test("each launch reason has its own launch options; the icon and a fetch have none")
  func launchOptions() {
    let rows: [(SystemEvent.Kind, String?, [String]?)] = [
      (.tapIcon, nil, nil),
      (.openURL, "a://b", ["url", "sourceApplication", "annotation"]),
      (.continueActivity, "https://a.b", ["userActivityType", "userActivityDictionary"]),
      (.quickAction, "compose", ["shortcutItem"]),
      (.receiveSilentPush, nil, ["remoteNotification"]),
      (.locationUpdate, nil, ["location"]),
      (.bluetoothEvent, nil, ["bluetoothCentrals"]),
      (.enterRegion, nil, ["location"]),
      (.exitRegion, nil, ["location"]),
      (.receiveVoIPPush, nil, nil),
      (.receiveLiveActivityPush, nil, nil),
      (.backgroundFetch, nil, nil),
      (.finishTransfer, nil, nil),
    ]
    for (event, argument, keys) in rows {
      var world = World { $0.modes = [.fetch, .bluetoothCentral, .remoteNotification, .voip] }
      world.do(event, nil, argument)
      #expect(options(world)[Called.didFinish] == keys, "\(event)")
    }
    for (arrive, tap, key) in [
      (SystemEvent.Kind.receivePush, SystemEvent.Kind.tapPush, "remoteNotification"),
      (.receiveLocalNotification, .tapLocalNotification, "localNotification"),
    ] {
      var world = World()
      #expect(world.do(arrive) == [])
      world.do(tap)
      #expect(options(world)[Called.didFinish] == [key])
    }
  }

  @Test("a visible push calls only an app that is active; tapped, it opens the app")
  func push() {
    var world = World()
    world.do(.tapIcon)
    #expect(
      world.do(.receivePush) == [
        "userNotificationCenter(_:willPresent:withCompletionHandler:) [active]"
      ])
    world.do(.pressHome)
    #expect(world.do(.receivePush) == [])
    world.do(.tapPush)
    #expect(
      world.calls == [
        Called.foreground,
        "userNotificationCenter(_:didReceive:withCompletionHandler:) [inactive]",
        Called.active,
      ])
    world.do(.tapPush)
    #expect(world.refusal?.rule == .needShown)
  }

  // MARK: Scenes

  @Test("a scene app launches through the background, and posts willEnterForeground")
  func sceneLaunch() {
    var world = World(style: .scene)
    world.do(.tapIcon)
    #expect(
      names(world) == [
        Called.willFinish, Called.didFinish, "application(_:configurationForConnecting:options:)",
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)",
      ])
    #expect(
      world.notifications.filter { $0.hasPrefix("UIApplication") } == [
        "UIApplication.didFinishLaunchingNotification [background]",
        "UIApplication.willEnterForegroundNotification [background]",
        "UIApplication.didBecomeActiveNotification [active]",
      ])
    #expect(
      world.changes == [
        "not running > background: launch", "background > inactive: launch",
        "inactive > active: launch",
      ])
  }

  @Test("the four transition methods of the app delegate are never called in a scene app")
  func sceneTransitions() {
    var world = World(style: .scene)
    world.do(.tapIcon)
    #expect(
      names(
        {
          world.do(.pressHome); return world
        }()) == [
          "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)",
        ])
    #expect(
      world.notifications.map { String($0.prefix { $0 != " " }) } == [
        "UIScene.willDeactivateNotification", "UIApplication.willResignActiveNotification",
        "UIScene.didEnterBackgroundNotification", "UIApplication.didEnterBackgroundNotification",
      ])
    world.wait(6)
    world.do(.tapIcon)
    #expect(names(world) == ["sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)"])
  }

  @Test("a remembered session connects again without being configured")
  func sceneRelaunch() {
    var world = World(style: .scene)
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(5)
    world.do(.reclaimMemory)
    world.do(.tapIcon)
    #expect(!names(world).contains("application(_:configurationForConnecting:options:)"))
    #expect(names(world).contains("scene(_:willConnectTo:options:)"))
  }

  @Test(
    "a URL for a scene app: in the connection options when cold, before the foreground when warm")
  func sceneURL() {
    var world = World(style: .scene)
    world.do(.openURL, nil, "a://b")
    #expect(
      options(world) == [
        "application(_:configurationForConnecting:options:)": ["urlContexts"],
        "scene(_:willConnectTo:options:)": ["urlContexts"],
      ])
    #expect(!names(world).contains("scene(_:openURLContexts:)"))
    world.do(.pressHome)
    world.do(.openURL, nil, "a://b")
    #expect(
      names(world) == [
        "scene(_:openURLContexts:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
      ])
    world.do(.pressHome)
    world.do(.continueActivity, nil, "https://a.b")
    #expect(
      names(world) == [
        "sceneWillEnterForeground(_:)", "scene(_:willContinueUserActivityWithType:)",
        "scene(_:continue:)", "sceneDidBecomeActive(_:)",
      ])
    world.do(.pressHome)
    world.do(.quickAction, nil, "new")
    #expect(
      names(world) == [
        "sceneWillEnterForeground(_:)",
        "windowScene(_:performActionFor:completionHandler:)", "sceneDidBecomeActive(_:)",
      ])
  }

  @Test("a scene app swiped away disconnects, discards, is notified; suspended, at next launch")
  func sceneForceQuit() {
    var world = World(style: .scene)
    world.do(.tapIcon)
    world.do(.openSwitcher)
    world.do(.swipeAway)
    #expect(
      names(world) == [
        "sceneDidDisconnect(_:)", "application(_:didDiscardSceneSessions:)",
        "applicationWillTerminate(_:)",
      ])
    world.do(.closeSwitcher)
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(5)
    world.do(.openSwitcher)
    #expect(world.do(.swipeAway) == [])
    world.do(.closeSwitcher)
    world.do(.tapIcon)
    #expect(names(world).dropFirst(2).first == "application(_:didDiscardSceneSessions:)")
    #expect(names(world).contains("application(_:configurationForConnecting:options:)"))
  }

  @Test("a scene taken back by the system disconnects; its session connects again")
  func sceneDisconnect() {
    var world = World(style: .scene)
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(6)
    world.do(.disconnectScene)
    #expect(names(world) == ["sceneDidDisconnect(_:)"])
    world.wait(6)
    #expect(world.state() == .suspended)
    world.do(.tapIcon)
    #expect(
      names(world) == [
        "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
        "sceneDidBecomeActive(_:)",
      ])
  }
}
