// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// The decisions of the rule book on what counts from when, each with a scenario that tells the
/// sides apart.
@Suite("Decisions")
struct DecisionTests {
  // MARK: Transitions as a whole

  @Test("a transition has ten seconds as a whole, whatever its methods take one by one")
  func wholeTransition() throws {
    let played = try Played(
      "app A\non applicationWillResignActive take 6s\non applicationDidEnterBackground take 4.5s\n"
        + "tap icon A\n1s press home\nwait 20s")
    #expect(played.ends == ["11s watchdog 0x8badf00d scene-update"])
  }

  @Test("a handler in front of a transition uses up its time")
  func handlerInFront() throws {
    let played = try Played(
      "app A\non touchesBegan take 9s\non applicationWillResignActive take 2s\n"
        + "tap icon A\n1s touch\n2s press home\nwait 20s")
    #expect(played.ends == ["12s watchdog 0x8badf00d scene-update"])
  }

  @Test("a request that waits keeps its limit, and a later one does not replace it")
  func announcedLimit() throws {
    let played = try Played("tap icon, hang, receive call, +9s answer call, wait 20s")
    #expect(played.ends == ["10s watchdog 0x8badf00d scene-update"])
    #expect(played.limits == ["0s scene-update until 10s", "9s scene-update until 19s"])
  }

  @Test("applicationDidEnterBackground has five seconds of its own")
  func ownLimit() throws {
    let played = try Played(
      "app A\non applicationDidEnterBackground take 5s\ntap icon A\n1s press home\nwait 20s")
    #expect(played.ends == ["6s watchdog 0x8badf00d enter-background"])
  }

  @Test("whoever is blocked is not called; asked to leave, it is terminated ten seconds later")
  func blocked() throws {
    let played = try Played("app A\ntap icon A\n1s hang A\n3s press home\nwait 20s")
    #expect(played.calls(from: .seconds(1)) == [])
    #expect(played.ends == ["13s watchdog 0x8badf00d scene-update"])
  }

  @Test("the launch limit covers everything until the app is active")
  func wholeLaunch() throws {
    let slow = "app A\non didFinishLaunching take 12s\non applicationDidBecomeActive take 8s\n"
    #expect(
      try Played(slow + "tap icon A\nwait 30s").ends == ["20s watchdog 0x8badf00d launch"])
    let scene =
      "app A style=scene\non didFinishLaunching take 12s\non scene(_:willConnectTo:options:) take 8s\n"
    #expect(
      try Played(scene + "tap icon A\nwait 30s").ends == ["20s watchdog 0x8badf00d launch"])
  }

  @Test("in the background the launch is over when the app is called with what woke it")
  func backgroundLaunch() throws {
    let played = try Played(
      "app A modes=fetch\non performFetch take 29s\non didFinishLaunching take 20s\n"
        + "background fetch A\nwait 60s")
    #expect(played.ends == ["50s fetch 0x2182bad4 fetch"])
  }

  @Test("leaving during a slow launch and coming back connects a scene once")
  func launchLeftAndChosen() throws {
    let played = try Played(
      "app A style=scene\non willFinishLaunching take 3s\ntap icon A\n+1s press home\n+1s tap icon A"
    )
    #expect(played.calls().filter { $0.contains("configuration") }.count == 1)
    #expect(played.calls().filter { $0.hasPrefix("3s scene [") }.count == 1)
    #expect(played.device.apps[0].sessions.count == 1)
  }

  // MARK: Ends

  @Test("an end the app is notified of has five seconds in all")
  func wholeEnd() throws {
    let played = try Played(
      "app A style=scene\non sceneDidDisconnect take 3s\non applicationWillTerminate take 3s\n"
        + "tap icon A\nopen switcher\n1s swipe away A\nwait 20s")
    #expect(played.ends == ["6s watchdog 0x8badf00d terminate"])
  }

  @Test(
    "a blocked app that is to terminate: ten seconds while it cannot be called, five once it can")
  func blockedEnd() throws {
    let text = "app A\non applicationWillTerminate take 5s\ntap icon A\nhang A\n1s end process A\n"
    #expect(try Played(text + "wait 30s").ends == ["11s watchdog 0x8badf00d scene-update"])
    #expect(
      try Played(text + "9s recover A\nwait 30s").ends == ["14s watchdog 0x8badf00d terminate"])
  }

  @Test("nothing brings back a process that is ending")
  func endingForGood() throws {
    let played = try Played(
      "app A exits-on-suspend=yes\ntap icon A\nstart face id\nhang A\nreceive call\nanswer call\n"
        + "+1s end call\nwait 40s")
    #expect(played.ends == ["10s watchdog 0x8badf00d scene-update"])
    #expect(played.device.front == .home)
  }

  @Test("what the user removed is reported at the next launch if the watchdog ends the app first")
  func discardedAndWatched() throws {
    let played = try Played(
      "app A style=scene\non sceneDidDisconnect take 9s\ntap icon A\nopen switcher\n"
        + "1s swipe away A\nwait 10s\n20s tap icon A")
    #expect(played.ends == ["6s watchdog 0x8badf00d terminate"])
    #expect(played.calls(from: .seconds(20)).contains { $0.contains("didDiscardSceneSessions") })
  }

  @Test("a session that never had a scene is not discarded")
  func neverConnected() throws {
    let played = try Played(
      "app A modes=fetch style=scene\nbackground fetch A\nopen switcher\nswipe away A\n"
        + "wait 5s\ntap icon A")
    #expect(!played.calls().contains { $0.contains("didDiscardSceneSessions") })
    #expect(!played.calls().contains { $0.contains("sceneDidDisconnect") })
  }

  @Test("an app that exits on suspend is notified and ended where it would be suspended")
  func exitsInBackground() throws {
    let played = try Played(
      "app A exits-on-suspend=yes modes=location\nlocation update A\nwait 30s")
    #expect(played.calls().contains { $0.contains("applicationWillTerminate") })
    #expect(played.ends == ["15s exits-on-suspend"])
  }

  // MARK: Background time

  @Test("expiration handlers wait behind a call in progress, and run in their turn")
  func handlerWaits() throws {
    let played = try Played(
      "app A modes=remote-notification\non expiration end task T\n"
        + "on application(_:didReceiveRemoteNotification:fetchCompletionHandler:) take 4s\n"
        + "tap icon A\nbegin task T A\npress home\n24s receive silent push A\nwait 3s\n"
        + "finish fetch newData A\nwait 20s")
    #expect(played.tasks == ["0s T begun", "25s T expired", "28s T ended"])
    #expect(played.ends == [])
  }

  @Test("a blocked thread that recovers in time runs its expiration handlers")
  func handlerAfterRecovery() throws {
    let text =
      "app A\non expiration end task T\ntap icon A\nbegin task T A\npress home\n1s hang A\n"
    #expect(
      try Played(text + "29500ms recover A\nwait 20s").tasks == [
        "0s T begun", "25s T expired", "29s500ms T ended",
      ])
    #expect(try Played(text + "wait 1m").ends == ["30s task 0x8badf00d background-time"])
  }

  @Test("a handler that takes too long, or begins another task, does not save the process")
  func handlerTooLong() throws {
    let slow = "app A\non expiration take 5s\non expiration end task T\n"
    let begins = "app A\non expiration begin task U\non expiration end task T\n"
    let text = "tap icon A\nbegin task T A\npress home\nwait 1m"
    #expect(try Played(slow + text).ends == ["30s task 0x8badf00d background-time"])
    #expect(try Played(begins + text).ends == ["30s task 0x8badf00d background-time"])
  }

  @Test("tasks are told apart by number: a name ends the oldest of that name")
  func sameName() throws {
    let played = try Played(
      "tap icon\nbegin task T\nbegin task T\npress home\nend task T\nwait 1m")
    #expect(played.tasks.suffix(2) == ["25s T expired", "30s T leaked"])
  }

  @Test("a task asked for when no time is left is not granted: its handler is called at once")
  func notGranted() throws {
    let played = try Played(
      "app A modes=fetch\ntap icon A\npress home\n2s background fetch A\n31s begin task T A")
    #expect(played.tasks == ["31s T expired"])
    #expect(played.device.apps[0].process?.tasks.isEmpty == true)
  }

  @Test("the task after a thousand open ones ends the app, in the foreground too")
  func tooMany() throws {
    let thousand = "tap icon\n" + String(repeating: "begin task T\n", count: 1_000)
    #expect(try Played(thousand + "end task T\nbegin task T").ends == [])
    #expect(try Played(thousand + "begin task T").ends == ["0s task 0xbada5e47"])
    let script = "app A\non applicationDidBecomeActive begin task T\n"
    let calls = String(repeating: "lock\nunlock\nwait 1s\n", count: 1_001)
    #expect(try Played(script + "tap icon\n" + calls).ends.count == 1)
  }

  @Test("a limit of more than the whole budget is due at once, never in the past")
  func overdue() throws {
    let played = try Played(
      "limit expiration-handler 40s\ntap icon\nbegin task T\n5s press home\nskip\nwait 1s")
    #expect(played.tasks == ["0s T begun", "5s T expired"])
    #expect(played.device.deadlines.allSatisfy { $0.due >= played.device.now })
  }

  @Test("what outlives its assertion is suspended: the call stands still, and goes on later")
  func suspendedInCall() throws {
    let played = try Played(
      "app A modes=location\non locationManager(_:didUpdateLocations:) take 20s\n"
        + "location update A\nwait 20s\n40s tap icon A\nwait 20s")
    #expect(played.states(of: "A").contains("15s suspended"))
    #expect(
      played.entries.contains {
        if case .returned(.locationManagerDidUpdateLocations, let after, _) = $0.kind {
          $0.time == .seconds(45) && after == .seconds(45)
        } else {
          false
        }
      })
    #expect(played.states(of: "A").suffix(2) == ["45s inactive", "45s active"])
  }

  @Test("work on another thread stands still with its process")
  func threadWork() throws {
    let played = try Played(
      "app A\non applicationDidEnterBackground work import 8s\ntap icon A\n1s press home\n"
        + "wait 30s\n50s tap icon A\nwait 5s")
    let steps = played.entries.compactMap { entry -> String? in
      guard case .process(.threadWork(_, let change)) = entry.kind else { return nil }
      return "\(entry.time.words) \(change.rawValue)"
    }
    #expect(steps == ["1s begun", "6s suspended", "50s resumed", "53s finished"])
  }

  @Test("a mode is a permission: audio keeps the app running while it plays, and a call pauses it")
  func audio() throws {
    let played = try Played(
      "app A modes=audio\ntap icon A\nplay audio A\npress home\nwait 1m\n2m receive call\n"
        + "2m3s decline call\n3m stop audio A\nwait 10s")
    #expect(
      played.states(of: "A") == [
        "0s inactive", "0s active", "0s inactive", "0s background", "3m5s suspended",
      ])
  }

  @Test("a fetch or push that is not completed ends an app in the background, and no other")
  func notCompleted() throws {
    let app = "app A modes=fetch,remote-notification\n"
    #expect(
      try Played(app + "background fetch A\nwait 40s").ends == ["30s fetch 0x2182bad4 fetch"])
    #expect(try Played(app + "receive silent push A\nwait 40s").ends == ["30s push push"])
    #expect(try Played(app + "background fetch A\n5s tap icon A\nwait 1m").ends == [])
    #expect(
      try Played(app + "background fetch A\n5s tap icon A\n6s press home\nwait 1m").ends == [],
      "once it has come to the front it is never ended for that")
  }

  @Test("finish fetch completes a fetch or a silent push, and no other wake-up")
  func completions() throws {
    let played = try Played(
      "app A modes=location\nlocation update A\n1s finish fetch newData A\nwait 20s")
    #expect(played.refusals.count == 1)
    #expect(played.states(of: "A").last == "15s suspended")
  }

  // MARK: Settled

  @Test("an untimed step does not wait for limits of others while a thread is blocked")
  func untimedStep() throws {
    let played = try Played("app A\napp B\ntap icon A\ntap icon B\nhang B\ntouch\nrotate")
    let rotate = try #require(played.entries.first { $0.kind == .event(.rotate) })
    #expect(rotate.time == .zero)
  }

  @Test("what is due at the moment of an event goes first, however time got there")
  func sameMoment() throws {
    for waits in ["5s tap icon", "wait 5s\ntap icon", "wait 5s\nwait 0s\ntap icon"] {
      let played = try Played("app A\ntap icon A\npress home\n" + waits)
      #expect(
        played.states(of: "A").suffix(4) == [
          "5s suspended", "5s background", "5s inactive", "5s active",
        ], "\(waits)")
    }
    let zero = try Played("limit suspension 0s\napp A\ntap icon A\npress home\ntap icon A")
    #expect(zero.states(of: "A").contains("0s suspended"))
  }

  // MARK: Covers

  @Test("an alert goes with its process, also while a call is in front of both")
  func alertGoes() throws {
    let played = try Played(
      "tap icon\nshow alert\nlock\nreceive call\nanswer call\nreclaim memory\nend call\nunlock\n"
        + "tap icon")
    #expect(played.device.cover == nil)
    #expect(played.device.apps[0].state == .active)
  }

  @Test("an alert is still there when a call, Siri or a lock has covered it")
  func alertStays() throws {
    let played = try Played(
      "tap icon\nshow alert\nreceive call\ndecline call\ninvoke siri\ndismiss siri\nlock\nunlock")
    #expect(played.device.cover == .alert)
    #expect(played.device.apps[0].state == .inactive)
    let answered = try Played(
      "tap icon\nshow alert\npress home\ntap icon\nanswer alert")
    #expect(answered.device.apps[0].state == .active)
    #expect(answered.calls().filter { $0.contains("applicationDidBecomeActive") }.count == 2)
  }

  @Test("only what is on top can be closed")
  func onTop() throws {
    let played = try Played(
      "tap icon\nopen control center\ninvoke siri\nclose control center\nopen notification center\n"
        + "dismiss siri\nopen notification center\nopen switcher\nclose switcher")
    #expect(
      played.refusals == [
        "close control center: cover.order (dismiss siri)",
        "open notification center: cover.order (press home)",
        "open notification center: cover.order (close control center)",
      ])
    #expect(played.device.covers == [])
  }

  @Test("when a call has ended, what was beneath it is there again")
  func beneathCall() throws {
    let played = try Played(
      "receive message\ntap banner\nreceive call\nanswer call\nend call")
    #expect(played.device.front == .messages)
  }

  @Test("the app in front is not opened from the Home screen, whatever covers it")
  func iconInFront() throws {
    let played = try Played("app A\ntap icon A\nopen control center\ntap icon A")
    #expect(played.refusals == ["tap icon A: need.not-in-front (press home)"])
  }

  @Test("a call as a banner changes nothing until it is answered")
  func callBanner() throws {
    let played = try Played("calls banner\ntap icon\n1s receive call\n2s answer call\n3s end call")
    #expect(
      played.calls(from: .seconds(1)).map { $0.split(separator: "(")[0] }.count == 4)
    #expect(played.calls(from: .seconds(1)).first?.hasPrefix("2s") == true)
  }

  @Test("a notification is tapped on the lock screen: unlocked and opened in one")
  func lockScreen() throws {
    let played = try Played("app A\napp B\ntap icon A\nlock\nreceive push B\n5s tap push B")
    #expect(!played.device.isLocked)
    #expect(played.device.banner == nil)
    #expect(played.states(of: "A").last != "5s active")
    #expect(played.device.app(named: "B")?.state == .active)
  }

  // MARK: Memory and cards

  @Test("memory is taken by band, then by least recent use; a wake-up counts as a use")
  func order() throws {
    let played = try Played(
      "app A modes=fetch\napp B modes=fetch\nbackground fetch A\nfinish fetch noData A\n"
        + "background fetch B\nfinish fetch noData B\nbackground fetch A\nfinish fetch noData A\n"
        + "wait 10s\nreclaim memory")
    #expect(played.device.app(named: "B")?.process == nil)
    #expect(played.device.app(named: "A")?.process != nil)
  }

  @Test("a card outlives its process; without one an app cannot be chosen")
  func cards() throws {
    let played = try Played(
      "app A style=scene\napp B\ntap icon A\npress home\nwait 10s\nreclaim memory\nreboot\nunlock\n"
        + "open switcher\nchoose B\nswipe away A\nclose switcher\n5s tap icon A")
    #expect(played.refusals.first == "choose B: need.card (tap icon B, open switcher)")
    #expect(played.calls(from: .seconds(5)).contains { $0.contains("didDiscardSceneSessions") })
    #expect(!played.device.apps[0].isForceQuit)
  }
}
