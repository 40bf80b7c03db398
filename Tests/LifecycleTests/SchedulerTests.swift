// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// The statements of Apple's pages about `BGTaskScheduler`.
@Suite("The task scheduler")
struct SchedulerTests {
  private static let names = (1...11).map { "p\($0)" }
  private static let app =
    "app A refresh=r1,r2," + names.joined(separator: ",") + "\ntap icon\n"

  @Test("one refresh request may be pending, and the same task may be asked for again")
  func oneRefresh() throws {
    let played = try Played(
      Self.app + "schedule refresh r1\nschedule refresh r1\nschedule refresh r2")
    #expect(played.refusals == ["schedule refresh r2 A: scheduler.limit (run task r1 A)"])
    #expect(played.device.apps[0].scheduled.map(\.name) == ["r1"])
  }

  @Test("a request that is canceled does not run, and makes room for another")
  func canceled() throws {
    let played = try Played(
      Self.app
        + "schedule refresh r1\ncancel task r1\nrun task r1\ncancel task r1\nschedule refresh r2")
    #expect(
      played.refusals == [
        "run task r1 A: need.task-scheduled (schedule refresh r1 A)",
        "cancel task r1 A: need.task-scheduled (schedule refresh r1 A)",
      ])
    #expect(played.device.apps[0].scheduled.map(\.name) == ["r2"])
  }

  @Test("ten processing requests may be pending beside it; one that has run makes room")
  func tenProcessing() throws {
    let all = Self.names.map { "schedule processing \($0)\n" }.joined()
    let played = try Played(
      Self.app + "schedule refresh r1\n" + all + "run task p1\nschedule processing p11")
    #expect(played.refusals == ["schedule processing p11 A: scheduler.limit (run task p1 A)"])
    #expect(played.device.apps[0].scheduled.count == 11)
  }

  /// A processing task of an app that is not in front, on a locked device.
  private static let processing =
    "app A modes=processing refresh=index\napp B\ntap icon A\nschedule processing index\n"
    + "tap icon B\nlock\nwait 10s\nrun task index A\n"

  @Test("a processing task expires when the user begins to use the device, and must end soon")
  func deviceInUse() throws {
    let played = try Played(Self.processing + "70s unlock\nwait 9s")
    #expect(
      played.calls(from: .seconds(70), app: "A") == ["1m10s BGTask.expirationHandler [background]"])
    #expect(played.ends == ["1m15s scheduler 0x2182bad2 processing"])
  }

  @Test("what else happens on a locked device does not end it")
  func deviceIdle() throws {
    let played = try Played(
      Self.processing + "20s receive message\nreceive push B\nrotate\nwait 9s")
    #expect(!played.calls(app: "A").contains { $0.contains("xpiration") })
  }

  @Test("an app that completes the task then goes on to be suspended")
  func endsInTime() throws {
    let played = try Played(
      Self.processing + "60s unlock\n62s complete task index failure A\nwait 9s")
    #expect(played.ends == [])
    #expect(played.states(of: "A").last == "1m2s suspended")
  }

  @Test("a refresh task is not affected by the user")
  func refreshGoesOn() throws {
    let played = try Played(
      "app A refresh=news\napp B\ntap icon A\nschedule refresh news\ntap icon B\nlock\n"
        + "wait 10s\nrun task news A\n15s unlock\n20s touch")
    #expect(!played.calls(from: .seconds(15), app: "A").contains { $0.contains("xpiration") })
  }

  @Test(
    "a task that runs while its app is in front, or comes there, does not end it",
    arguments: [
      "tap icon\nschedule refresh news\nrun task news\n",
      "tap icon\nschedule refresh news\npress home\nwait 10s\nrun task news\ntap icon\n",
    ])
  func inFront(steps: String) throws {
    let played = try Played("app A refresh=news\n" + steps + "wait 1m")
    #expect(played.ends == [])
    #expect(played.device.apps[0].state == .active)
    #expect(played.device.apps[0].process?.work.isEmpty == true)
  }

  @Test(
    "an app that registers an identifier twice crashes at launch, however it is launched",
    arguments: ["tap icon", "background fetch", "location update"])
  func registeredTwice(start: String) throws {
    for style in ["delegate", "scene", "swiftui"] {
      let app = "app A style=\(style) modes=fetch refresh=news,index,news\n"
      guard start != "background fetch" else {
        #expect(try Played(app + start).refusals == ["background fetch A: fetch.replaced"])
        continue
      }
      let played = try Played(app + start + "\nwait 1m")
      #expect(played.ends == ["0s crash SIGABRT"])
      #expect(played.device.apps[0].state == .notRunning)
      #expect(played.device.front == .home)
      let said = try Scenario.said(app + start, since: nil)
      #expect(said.contains { $0.hasSuffix("identifier news has already been registered'") })
    }
  }

  @Test("registering after the launch crashes the app; in a launch method it is in time")
  func registeredLate() throws {
    for (style, late) in [
      ("delegate", "applicationDidBecomeActive"), ("scene", "sceneDidBecomeActive"),
    ] {
      let app = "app A style=\(style)\non \(late) register task news\n"
      let played = try Played(app + "tap icon\nwait 1m")
      #expect(played.ends == ["0s crash SIGABRT"])
      let said = try Scenario.said(app + "tap icon", since: nil)
      #expect(said.contains { $0.contains("before application finishes launching") })
      let scenario = try Scenario.parse(app + "tap icon")
      #expect(try Scenario.parse(scenario.text).text == scenario.text)
    }
    let before = "app A\non didFinishLaunching register task news\ntap icon\nschedule refresh news"
    #expect(try Played(before).refusals == [])
    let none = "ios 12\napp A\non applicationDidBecomeActive register task news\ntap icon"
    #expect(try Played(none).ends == [])
  }

  @Test("a scheduler that is not there is not used twice, and another identifier is no repetition")
  func registeredOnce() throws {
    for app in ["ios 12\napp A refresh=news,news\n", "app A refresh=news,index\n"] {
      #expect(try Played(app + "tap icon").ends == [])
    }
    let text = "app A refresh=news,news,index\n"
    let scenario = try Scenario.parse(text)
    #expect(try Scenario.parse(scenario.text) == scenario)
  }

  @Test("a task without an expiration handler is over when it expires, and does not end the app")
  func noExpirationHandler() throws {
    let app = "app A refresh=news modes=processing without=BGTask.expirationHandler\n"
    for kind in ["refresh", "processing"] {
      let played = try Played(
        app + "tap icon\nschedule \(kind) news\npress home\nwait 10s\nrun task news\n"
          + "wait 10m\nrun task news")
      #expect(played.ends == [])
      #expect(!played.calls(app: "A").contains { $0.contains("xpirationHandler") })
      #expect(played.device.apps[0].state == .suspended)
      #expect(played.device.apps[0].process?.work.isEmpty == true)
    }
  }

  @Test("what the device's user ends without a handler is over at once, and what waits begins")
  func noHandlerEarly() throws {
    let app = "app A refresh=a,b modes=processing without=BGTask.expirationHandler\napp B\n"
    let used = try Played(
      app + "tap icon A\nschedule processing a\nschedule processing b\ntap icon B\nlock\n"
        + "wait 10s\nrun task a A\nrun task b A\n20s unlock\nwait 1m")
    #expect(used.ends == [])
    #expect(used.states(of: "A").last == "25s suspended")
    let said = try Scenario.said(
      "app A without=BGTask.expirationHandler\ntap icon\n"
        + ["x", "y", "z"].map { "schedule continued \($0)\n" }.joined() + "stop task x",
      since: .stopTask)
    #expect(
      said == [
        "task x stopped", "task x expired", "task x failed", "task z launched",
        "BGTaskScheduler launch handler [active]",
      ])
  }

  @Test("a task that stays in the background and is not completed ends the app")
  func inBackground() throws {
    let played = try Played(
      "app A refresh=news\ntap icon\nschedule refresh news\npress home\nwait 10s\n"
        + "run task news\nwait 1m")
    #expect(played.ends == ["40s scheduler 0x2182bad2 refresh"])
  }
}
