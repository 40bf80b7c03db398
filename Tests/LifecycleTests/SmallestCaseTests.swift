// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// The smallest scenarios in which the engine once said something that cannot be, with their
/// neighbors.
@Suite("Smallest cases")
struct SmallestCaseTests {
  private func played(_ lines: String...) throws -> Played {
    try Played(lines.joined(separator: "\n"))
  }

  // MARK: What a version does not have

  @Test("before iOS 4 no code begins a background task", arguments: [2, 3])
  func noTasksBeforeMultitasking(version: Int) throws {
    let played = try played(
      "ios \(version)", "app A", "on didFinishLaunching begin task up", "tap icon", "press home")
    #expect(played.tasks == [])
    #expect(played.ends == ["0s exits-on-suspend"])
  }

  @Test("from iOS 4 on it does", arguments: [4, 26])
  func tasksSinceMultitasking(version: Int) throws {
    let played = try played(
      "ios \(version)", "app A", "on didFinishLaunching begin task up", "tap icon")
    #expect(played.tasks == ["0s up begun"])
  }

  @Test("before iOS 13 no task is registered with the scheduler, and an app still asks for fetches")
  func noSchedulerBefore13() throws {
    let said = try Scenario.said(
      "ios 12\napp A modes=fetch refresh=news\nbackground fetch")
    #expect(!said.contains { $0.contains("news") })
    #expect(said.contains { $0.contains("setMinimumBackgroundFetchInterval") })
  }

  @Test("before iOS 4 nothing is said about protected data")
  func noDataProtectionBefore4() throws {
    let played = try played("ios 3", "app A data-protection=yes", "tap icon", "1s lock", "unlock")
    #expect(!played.calls().contains { $0.contains("rotectedData") })
  }

  // MARK: Settled

  @Test("a call that is suspended with its app is not waited for")
  func suspendedCall() throws {
    let played = try played(
      "app A", "on locationManager(_:didUpdateLocations:) take 19999ms", "location update", "lock")
    #expect(played.states(of: "A") == ["0s background", "15s suspended"])
    #expect(played.device.now == .seconds(15))
  }

  @Test("a call that ends with its process is not waited for")
  func endedCall() throws {
    let played = try played(
      "app A modes=fetch", "on performFetch take 50s", "background fetch", "lock")
    #expect(played.ends == ["30s fetch 0x2182bad4 fetch"])
    #expect(played.device.now == .seconds(30))
  }

  @Test("a call that does return is waited for, whatever else is due before")
  func returningCall() throws {
    let played = try played(
      "app A", "app B", "on touchesBegan take 20s in B", "tap icon A", "tap icon B", "touch", "lock"
    )
    #expect(played.states(of: "A").last == "5s suspended")
    #expect(played.device.isLocked)
    #expect(played.device.now == .seconds(20))
  }

  @Test("what happens by itself later is not waited for")
  func laterDeadlines() throws {
    let played = try played("app A", "tap icon", "begin task up", "press home", "lock")
    #expect(played.device.now == .zero)
  }

  // MARK: Completion handlers

  @Test(
    "what completes a wake is refused until the app's method for it has been called",
    arguments: [
      ("receive silent push", "finish fetch newData"),
      ("background fetch", "finish fetch newData"),
      ("run task news", "complete task news success"),
    ])
  func notHandedOver(wake: String, completion: String) throws {
    let head = ["app A modes=fetch,remote-notification", "tap icon"]
    let tasks = [
      "app A modes=remote-notification refresh=news", "tap icon", "schedule refresh news",
    ]
    let start = wake == "run task news" ? tasks : head
    let lines = start + ["hang", wake, completion, "recover", completion]
    let played = try Played(lines.joined(separator: "\n"))
    #expect(
      played.refusals == [
        completion.replacing("newData", with: "newData A").replacing("success", with: "success A")
          + ": need.work-running (recover A)"
      ])
  }

  @Test("a method that the app lacks hands it nothing to complete")
  func missingMethod() throws {
    let played = try played(
      "app A modes=fetch without=performFetch", "background fetch", "finish fetch newData")
    #expect(played.refusals == ["finish fetch newData A: need.work-running"])
  }

  // MARK: Removed sessions

  @Test("a running app without a scene is told of the sessions the user removes at once")
  func removedSessions() throws {
    let played = try played(
      "app A style=scene modes=remote-notification", "tap icon", "end process",
      "receive silent push", "open switcher", "1s swipe away", "2s tap icon")
    #expect(
      played.calls(from: .seconds(1)).prefix(2) == [
        "1s application(_:didDiscardSceneSessions:) [background]",
        "1s applicationWillTerminate [background]",
      ])
    #expect(!played.calls(from: .seconds(2)).contains { $0.contains("didDiscard") })
  }

  @Test("a suspended app is told of them at its next launch")
  func removedWhileSuspended() throws {
    let played = try played(
      "app A style=scene", "tap icon", "open switcher", "press home", "wait 10s", "open switcher",
      "20s swipe away", "30s tap icon")
    let discards = played.calls().filter { $0.contains("didDiscard") }
    #expect(discards == ["30s application(_:didDiscardSceneSessions:) [background]"])
  }

  // MARK: In front, and on the screen

  @Test("an app that a call keeps in the background gets no silent push without the mode")
  func pushBehindCall() throws {
    let played = try played(
      "app A", "tap icon", "receive call", "lock", "unlock", "receive silent push")
    #expect(played.refusals == ["receive silent push A: need.background-mode"])
  }

  @Test("an app that a call keeps in the background may be taken for its memory")
  func memoryBehindCall() throws {
    let played = try played(
      "app A", "tap icon", "receive call", "lock", "unlock", "wait 10s", "reclaim memory")
    #expect(played.ends == ["10s memory vm-pageshortage"])
  }

  @Test(
    "before iOS 5 a locked app stays in front and is not taken for its memory", arguments: [3, 4])
  func memoryBehindLock(version: Int) throws {
    let played = try played("ios \(version)", "app A", "tap icon", "lock", "reclaim memory")
    #expect(played.ends == [])
    #expect(played.refusals.first?.hasPrefix("reclaim memory: memory.front-never") == true)
  }

  @Test("from iOS 5 on a locked app has left, and is taken")
  func memoryBehindLockSince5() throws {
    let played = try played("ios 5", "app A", "tap icon", "lock", "reclaim memory")
    #expect(played.ends == ["0s memory vm-pageshortage"])
  }

  @Test("before iOS 5 a locked app leaves when a call is answered", arguments: [3, 4])
  func callBehindLock(version: Int) throws {
    let played = try played(
      "ios \(version)", "app A", "tap icon", "1s lock", "receive call", "answer call")
    #expect(played.states(of: "A").last == (version == 3 ? "1s not running" : "1s background"))
  }

  // MARK: Audio

  @Test(
    "audio that begins during a call is silent until the call ends, and keeps nothing running",
    arguments: ["receive call", "receive call\nanswer call"])
  func audioDuringCall(call: String) throws {
    let head = "app A modes=audio\ntap icon\npress home\n\(call)\nplay audio\n"
    let suspended = try Played(head + "wait 20s")
    #expect(suspended.device.apps[0].process?.audio == .paused)
    #expect(suspended.states(of: "A").last == "5s suspended")
    let ended = try Played(
      head + (call.contains("answer") ? "end call" : "decline call") + "\nwait 20s")
    #expect(ended.device.apps[0].process?.audio == .playing)
    #expect(ended.device.apps[0].state != .suspended)
  }

  @Test(
    "audio goes on with the end of a call in the app that comes back, however long the call was",
    arguments: [2, 20])
  func audioComesBack(seconds: Int) throws {
    let head =
      "app A modes=audio\ntap icon\nplay audio\nreceive call\nanswer call\nwait \(seconds)s\n"
    let back = try Played(head + "end call\n+1s press home\nwait 60s")
    #expect(back.device.apps[0].process?.audio == .playing)
    #expect(back.device.apps[0].state == .background)
    // One that stays in the background is not run again by it.
    let away = try Played(head + "press home\nwait 20s\nend call\nwait 60s")
    #expect(away.device.apps[0].process?.audio == .paused)
    #expect(away.device.apps[0].state == .suspended)
  }

  @Test("what a call has paused cannot be started before it ends")
  func audioStaysPaused() throws {
    let played = try played(
      "app A modes=audio", "tap icon", "play audio", "receive call", "play audio")
    #expect(played.device.apps[0].process?.audio == .paused)
  }

  // MARK: Remedies

  @Test("no remedy ends the process that the event is about")
  func remedyKeepsProcess() throws {
    for event in ["recover", "save", "crash", "lock file"] {
      let head = "app A\ntap icon\npress home\nhang\n+12s \(event)"
      let refusals = try Played(head).refusals
      #expect(refusals == ["\(event) A: need.running (location update A)"])
      let followed = try Played(head + "\nlocation update\n\(event)")
      #expect(followed.refusals.count == 1)
      #expect(!followed.ends.contains { $0.contains("watchdog") })
    }
  }

  // MARK: Settings

  @Test(
    "going to Settings is leaving the app, whatever covers it",
    arguments: [
      ("", ["5s applicationWillResignActive [active]"]), ("open switcher", []),
      ("open control center", []), ("show alert", []),
    ])
  func privacyInFront(cover: String, first: [String]) throws {
    let played = try played("app A", "tap icon", cover, "5s change privacy", "9s tap icon")
    #expect(
      played.calls(from: .seconds(5)).prefix(first.count + 1)
        == (first + ["5s applicationDidEnterBackground [background]"])[...])
    #expect(played.ends == ["5s privacy SIGKILL"])
    #expect(played.calls(from: .seconds(9)).last == "9s applicationDidBecomeActive [active]")
  }

  @Test("an app with scenes leaves for Settings too")
  func privacyWithScenes() throws {
    let played = try played("app A style=scene", "tap icon", "5s change privacy")
    #expect(
      played.calls(from: .seconds(5)) == [
        "5s sceneWillResignActive [active] scene-1",
        "5s sceneDidEnterBackground [background] scene-1",
      ])
  }

  @Test("another app in front leaves for Settings, and comes back when it is opened")
  func privacyOfAnother() throws {
    let played = try played(
      "app A", "app B", "tap icon A", "tap icon B", "5s change privacy A", "9s tap icon B")
    #expect(
      played.calls(from: .seconds(5), app: "B") == [
        "5s applicationWillResignActive [active]",
        "5s applicationDidEnterBackground [background]",
        "9s applicationWillEnterForeground [background]",
        "9s applicationDidBecomeActive [active]",
      ])
  }

  @Test("an app that takes its time to leave is killed when it has left; a blocked one at once")
  func privacyWhileSlow() throws {
    let slow = try played(
      "app A", "on applicationDidEnterBackground take 2s", "tap icon", "change privacy", "lock")
    #expect(slow.ends == ["2s privacy SIGKILL"])
    let blocked = try played("app A", "tap icon", "hang", "change privacy")
    #expect(blocked.ends == ["0s privacy SIGKILL"])
  }

  // MARK: Memory

  @Test(
    "an app whose memory grows is warned before it is terminated",
    arguments: LifecycleStyle.allCases)
  func warnedBeforeLimit(style: LifecycleStyle) throws {
    let played = try played("app A style=\(style.rawValue)", "tap icon", "5s exceed memory")
    #expect(
      played.calls(from: .seconds(5)) == ["5s applicationDidReceiveMemoryWarning [active]"])
    #expect(played.ends == ["5s memory per-process-limit"])
  }

  @Test("an app that has no time for the warning is terminated without it")
  func noTimeForWarning() throws {
    let played = try played("app A", "tap icon", "hang", "5s exceed memory")
    #expect(played.calls(from: .seconds(5)) == [])
    #expect(played.ends == ["5s memory per-process-limit"])
  }

  @Test("an app in the background is warned too, and ends five seconds later at the latest")
  func warnedInBackground() throws {
    let played = try played(
      "app A", "on applicationDidReceiveMemoryWarning take 8s", "tap icon", "press home",
      "exceed memory",
      "lock")
    #expect(played.ends == ["5s memory per-process-limit"])
  }
}
