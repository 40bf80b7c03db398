// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// The calls that iOS makes for each event, with the state read inside.
@Suite("Transitions of the delegate style")
struct TransitionTests {
  @Test("a cold launch goes through inactive to active")
  func coldLaunch() {
    var world = World()
    #expect(
      world.do(.tapIcon) == [
        Called.willFinish + " [inactive]", Called.didFinish + " [inactive]", Called.active,
      ])
    #expect(
      world.changes == ["not running > inactive: launch", "inactive > active: launch"])
    #expect(
      world.notifications == [
        "UIApplication.didFinishLaunchingNotification [inactive]",
        "UIApplication.didBecomeActiveNotification [active]",
      ])
    #expect(world.state() == .active)
  }

  @Test("main and UIApplicationMain come first, with the arguments the developer added")
  func mainArguments() {
    var world = World { $0.arguments = ["god", "bless", "me"] }
    world.do(.tapIcon)
    let steps = world.last.compactMap {
      if case .process(let step) = $0.kind { step } else { nil }
    }
    #expect(
      steps.first
        == .main(arguments: [
          "/var/containers/Bundle/Application/Notes.app/Notes", "god", "bless", "me",
        ]))
    #expect(steps.dropFirst().first == .applicationMain(principal: nil, delegate: "AppDelegate"))
  }

  /// Events after a launch, what they call, and the state they leave behind.
  static let table:
    [(name: String, events: [SystemEvent.Kind], calls: [String], state: EmulatedApp.State)] =
      [
        ("home", [.pressHome], [Called.resign, Called.background], .background),
        ("switcher opens", [.openSwitcher], [Called.resign], .inactive),
        ("switcher and back", [.openSwitcher, .closeSwitcher], [Called.active], .active),
        ("call rings", [.receiveCall], [Called.resign], .inactive),
        ("call declined", [.receiveCall, .declineCall], [Called.active], .active),
        ("call answered", [.receiveCall, .answerCall], [Called.background], .background),
        (
          "call ended", [.receiveCall, .answerCall, .endCall], [Called.foreground, Called.active],
          .active
        ),
        ("banner arrives", [.receiveMessage], [], .active),
        ("banner flicked away", [.receiveMessage, .dismissBanner], [], .active),
        (
          "banner tapped", [.receiveMessage, .tapBanner], [Called.resign, Called.background],
          .background
        ),
        ("lock", [.lock], [Called.resign, Called.background], .background),
        ("unlock", [.lock, .unlock], [Called.foreground, Called.active], .active),
        ("control center", [.openControlCenter], [Called.resign], .inactive),
        (
          "control center closed", [.openControlCenter, .closeControlCenter], [Called.active],
          .active
        ),
        ("notification center", [.openNotificationCenter], [Called.resign], .inactive),
        (
          "notification center closed", [.openNotificationCenter, .closeNotificationCenter],
          [Called.active], .active
        ),
        ("alert", [.showAlert], [Called.resign], .inactive),
        ("alert answered", [.showAlert, .answerAlert], [Called.active], .active),
        ("face id", [.startFaceID], [Called.resign], .inactive),
        ("face id finished", [.startFaceID, .finishFaceID], [Called.active], .active),
        ("siri", [.invokeSiri], [Called.resign], .inactive),
        ("siri dismissed", [.invokeSiri, .dismissSiri], [Called.active], .active),
        ("home from the switcher", [.openSwitcher, .pressHome], [Called.background], .background),
        ("return", [.pressHome, .tapIcon], [Called.foreground, Called.active], .active),
        (
          "swiped away in front", [.openSwitcher, .swipeAway],
          [Called.background, Called.terminate + " [background]"], .notRunning
        ),
        ("crash", [.crash], [], .notRunning),
        ("reboot", [.reboot], [], .notRunning),
        (
          "exceeds its memory", [.exceedMemory],
          ["applicationDidReceiveMemoryWarning(_:) [active]"], .notRunning
        ),
        ("ended by the system", [.endProcess], [Called.terminate + " [active]"], .notRunning),
        (
          "memory warning", [.warnMemory], ["applicationDidReceiveMemoryWarning(_:) [active]"],
          .active
        ),
        ("locked while a call rings", [.receiveCall, .lock], [Called.background], .background),
        ("call over the switcher", [.openSwitcher, .receiveCall], [], .inactive),
      ]

  @Test("an event calls what Apple documents", arguments: table)
  func events(
    _ row: (name: String, events: [SystemEvent.Kind], calls: [String], state: EmulatedApp.State)
  ) {
    var world = World()
    world.do(.tapIcon)
    for event in row.events {
      world.wait(1)
      world.do(event)
      #expect(world.refusal == nil, "\(row.name): \(event) was refused")
    }
    #expect(world.calls == row.calls, "\(row.name)")
    #expect(world.state() == row.state, "\(row.name)")
  }

  @Test("delegate and notification come in the order of Apple's pages")
  func pairs() {
    var world = World()
    world.do(.tapIcon)
    world.do(.pressHome)
    #expect(
      world.notified == [
        "applicationWillResignActive(_:)", "UIApplication.willResignActiveNotification",
        "applicationDidEnterBackground(_:)", "UIApplication.didEnterBackgroundNotification",
      ])
    world.do(.tapIcon)
    #expect(
      world.notified == [
        "applicationWillEnterForeground(_:)", "UIApplication.willEnterForegroundNotification",
        "applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification",
      ])
  }

  @Test("another app takes the place of the one in front")
  func switching() {
    var world = World("Notes", "Maps")
    world.do(.tapIcon, "Maps")
    world.do(.tapIcon, "Notes")
    world.do(.openSwitcher)
    #expect(
      world.do(.choose, "Maps") == [Called.background, Called.foreground, Called.active])
    #expect(world.state("Notes") == .background)
    #expect(world.state("Maps") == .active)
    world.do(.openSwitcher)
    #expect(world.do(.choose, "Maps") == [Called.active])
  }

  @Test("the state inside applicationDidEnterBackground by lock depends on the version")
  func lockByVersion() {
    for (version, state) in [(9, "inactive"), (10, "background"), (26, "background")] {
      var world = World(version: SystemVersion(version))
      world.do(.tapIcon)
      #expect(
        world.do(.lock) == [Called.resign, "applicationDidEnterBackground(_:) [\(state)]"],
        "iOS \(version)")
    }
    var five = World(version: 5)
    five.do(.tapIcon)
    five.do(.lock)
    #expect(
      five.do(.unlock) == ["applicationWillEnterForeground(_:) [inactive]", Called.active])
    var old = World(version: 4)
    old.do(.tapIcon)
    #expect(old.do(.lock) == [Called.resign])
    #expect(old.do(.unlock) == [Called.active])
  }

  @Test("an app that exits on suspend is notified, and is gone")
  func exitsOnSuspend() {
    var world = World { $0.exitsOnSuspend = true }
    world.do(.tapIcon)
    #expect(world.do(.pressHome) == [Called.resign, Called.terminate + " [inactive]"])
    #expect(world.endings.map(\.reason) == [.exitsOnSuspend])
    #expect(world.endings.first?.notified == true)
  }

  @Test("an app launched without scenes on iOS 27 is stopped by UIKit")
  func scenesRequired() {
    var world = World(version: 27)
    #expect(world.do(.tapIcon) == [])
    #expect(world.endings.map(\.code) == [.trap])
    #expect(world.rulesOfEnds == [.launchScenesRequired])
    var scene = World(version: 27, style: .scene)
    scene.do(.tapIcon)
    #expect(scene.state() == .active)
  }

  @Test("that a launch in the background is stopped too is a guess")
  func scenesRequiredInBackground() {
    var world = World(version: 27)
    world.do(.locationUpdate)
    #expect(world.endings.map(\.code) == [.trap])
    #expect(world.rulesOfEnds == [.launchScenesRequiredInBackground])
    #expect(Rule.launchScenesRequiredInBackground.grade == .assumed)
  }

  @Test(
    "UIKit warns of an app without scenes from iOS 18.4 on, and on iOS 26",
    arguments: [
      ("17", false), ("18", true), ("18.1", false), ("18.3", false), ("18.4", true), ("26", true),
      ("27", false),
    ])
  func scenesWarned(version: String, isWarned: Bool) throws {
    let rules = try Scenario.rules("ios \(version)\napp A sdk=17\ntap icon")
    let scenes = try Scenario.rules("ios \(version)\napp A style=scene\ntap icon")
    #expect(rules.contains { $0.rule == .launchScenesWarned } == isWarned)
    #expect(!scenes.contains { $0.rule == .launchScenesWarned })
  }
}
