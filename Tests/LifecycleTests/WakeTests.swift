// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Transfers, prewarming, intervals of fetches and pushes, privacy, file locks and the scheduler.
@Suite("Wakes and what ends them")
struct WakeTests {
  private func failures(_ text: String) throws -> [String] {
    ScenarioLibrary.play(try Scenario.parse(text)).failures
  }

  // MARK: Transfers

  @Test("a background session: its delegate, then that all is done, then the handler: B06")
  func transfer() throws {
    #expect(
      try Scenario.said("app A\nfinish transfer").suffix(5) == [
        "application(_:handleEventsForBackgroundURLSession:completionHandler:) [background]",
        "urlSession(_:downloadTask:didFinishDownloadingTo:) [background]",
        "urlSessionDidFinishEvents(forBackgroundURLSession:) [background]",
        "completion handler of the background URL session called",
        "snapshot taken for the app switcher",
      ])
  }

  @Test("the wake lasts until the handler is called, or until its time is over")
  func transferEnds() throws {
    let text = "app A\nfinish transfer\nwait 5s\nexpect A suspended"
    #expect(try failures(text) == [])
    let kept = "app A without=urlSessionDidFinishEvents\nfinish transfer\nwait 14s\n"
    #expect(try failures(kept + "expect A background\nwait 1s\nexpect A suspended") == [])
    #expect(
      try Scenario.said(kept).last
        == "transfer: the completion handler was never called")
  }

  @Test("in front only the session's delegate is called")
  func transferInFront() throws {
    #expect(
      try Scenario.said("app A\ntap icon\nfinish transfer", since: .finishTransfer)
        == ["urlSession(_:downloadTask:didFinishDownloadingTo:) [active]"])
  }

  @Test("an app that is inactive is still woken by what is no transfer")
  func inactive() throws {
    let text = """
      app A modes=fetch,remote-notification
      tap icon
      open control center
      receive silent push
      expect calls didReceiveRemoteNotification [inactive]
      """
    #expect(try failures(text) == [])
  }

  // MARK: Prewarming

  @Test("prewarmed before the first unlock, the app seems logged out; later it does not")
  func prewarm() throws {
    let early = try Scenario.said("app A\nreboot\nprewarm\nunlock\ntap icon")
    #expect(early.contains("protected files and defaults cannot be read before the first unlock"))
    #expect(
      early.contains("data that could not be read is still missing: the app seems logged out"))
    let again = try Scenario.said(
      "app A\nreboot\nprewarm\nunlock\ntap icon\ncrash\ntap icon", since: .crash)
    #expect(!again.contains { $0.contains("logged out") })
    let late = try Scenario.said("app A\nreboot\nunlock\nlock\nprewarm\nunlock\ntap icon")
    #expect(!late.contains { $0.contains("cannot be read") || $0.contains("logged out") })
  }

  // MARK: Intervals

  @Test("the default interval of fetches is never; asking for the minimum is shown")
  func fetchInterval() throws {
    let asked = "setMinimumBackgroundFetchInterval(minimum)"
    #expect(try Scenario.said("app A modes=fetch\nbackground fetch").contains(asked))
    #expect(try !Scenario.said("app A\ntap icon").contains(asked))
    #expect(try !Scenario.said("ios 6\napp A modes=fetch\ntap icon").contains(asked))
    let never = "app A modes=fetch\nlimit fetch-interval never\n"
    #expect(try !Scenario.said(never + "tap icon").contains { $0.hasPrefix("setMinimum") })
    #expect(try failures(never + "wait 1000h\nbackground fetch\nexpect refused") == [])
    let scenario = try Scenario.parse(never + "tap icon")
    #expect(try Scenario.parse(scenario.text).limits == scenario.limits)
    #expect(throws: Scenario.Malformed.self) { try Scenario.parse("limit launch never\ntap icon") }
  }

  @Test("the interval between fetches outlives the process, and not a restart of the device")
  func fetchIntervalAfterAnEnd() throws {
    let text =
      "app A modes=fetch\nlimit fetch-interval 1h\nbackground fetch\nfinish fetch newData\n"
    for end in ["crash", "wait 10s, reclaim memory", "end process"] {
      let ended = text + end + "\n"
      #expect(try failures(ended + "background fetch\nexpect refused") == [], "\(end)")
      #expect(try failures(ended + "3599.999s background fetch\nexpect refused") == [], "\(end)")
      #expect(try failures(ended + "3600s background fetch\nexpect A background") == [], "\(end)")
    }
    #expect(
      try failures(text + "reboot\nunlock\nbackground fetch\nexpect A background") == [])
  }

  @Test("a restart of the device leaves the budget of silent pushes as it is")
  func pushBudgetAfterARestart() throws {
    let push = "receive silent push\nfinish fetch newData\n"
    let text = "app A modes=remote-notification\nlimit push-budget 1h\n" + push + push + push
    #expect(try failures(text + "reboot\nunlock\nreceive silent push\nexpect refused") == [])
  }

  @Test("the fourth silent push within the budget is refused; it is over to the tick")
  func pushBudget() throws {
    let push = "receive silent push\nfinish fetch newData\n"
    let text =
      "app A modes=remote-notification\nlimit push-budget 1h\n" + push + push + push
    #expect(try failures(text + "3599.999s receive silent push\nexpect refused") == [])
    let called = "receive silent push\nexpect calls didReceiveRemoteNotification"
    #expect(try failures(text + "3600s " + called) == [])
    #expect(try failures(text + "tap icon\n" + called) == [])
    #expect(try Scenario.rules(text + "receive silent push").last?.rule == .pushBudget)
  }

  // MARK: Privacy, file locks, the scheduler

  @Test("a privacy setting ends the app at once: SIGKILL, not notified")
  func privacy() throws {
    #expect(
      try failures(
        "app A\ntap icon\npress home\nwait 10s\nchange privacy\nexpect end privacy\nexpect A not running"
      )
        == [])
    let played = ScenarioLibrary.play(try Scenario.parse("app A\ntap icon\nchange privacy"))
    let ending = try #require(played.device?.apps[0].lastEnding)
    #expect(ending.code == .kill && !ending.notified)
    #expect(
      try Scenario.said("app A\ntap icon\nchange privacy")
        .contains("Quitting application in response to privacy settings change"))
  }

  @Test("a lock on a shared file ends the app at its suspension, and not one tick before")
  func fileLock() throws {
    let text = "app A\ntap icon\nlock file\npress home\n"
    #expect(try failures(text + "wait 4999.999ms\nexpect A background") == [])
    #expect(try failures(text + "wait 5s\nexpect end lock-file\nexpect end 0xdead10cc") == [])
    #expect(
      try failures(text + "wait 4999.999ms\nunlock file\nwait 1s\nexpect A suspended") == [])
    #expect(
      try failures(
        "app A\ntap icon\nlock file\nlock file\nunlock file\npress home\nwait 5s\nexpect end lock-file"
      )
        == [])
  }

  @Test("a scheduled task has its limit to the tick", arguments: ["refresh", "processing"])
  func scheduler(kind: String) throws {
    let seconds = kind == "refresh" ? 30 : 300
    let text = """
      app A refresh=sync
      tap icon
      schedule \(kind) sync
      press home
      wait 10s
      run task sync

      """
    let last = "wait \(seconds - 1)s\nwait 999.999ms\n"
    #expect(try failures(text + last + "expect A background") == [])
    #expect(
      try failures(text + last + "complete task sync success\nwait 10s\nexpect A suspended") == [])
    #expect(
      try failures(text + "wait \(seconds)s\nexpect end scheduler\nexpect end 0x2182bad2") == [])
    // The expiration handler is called shortly before.
    let expired = "task sync expired"
    #expect(try Scenario.said(text + "wait \(seconds - 5)s").contains(expired))
    #expect(
      try !Scenario.said(text + "wait \(seconds - 6)s\nwait 999.999ms").contains(expired))
  }

  @Test("a scheduled task is completed exactly once, and registered before the launch ends")
  func schedulerOnce() throws {
    let text =
      "app A refresh=sync\ntap icon\nschedule refresh sync\nrun task sync\ncomplete task sync failure\n"
    #expect(try failures(text + "complete task sync success\nexpect refused") == [])
    #expect(try failures(text + "run task sync\nexpect refused") == [])
    #expect(try failures("app A\ntap icon\nschedule refresh other\nexpect refused") == [])
  }

  // MARK: Rules that name an article's side

  @Test("what an article says otherwise is disputed, and names the article")
  func disputed() throws {
    for rule in [Rule.inactiveWithoutInput, .terminateOnCrash] {
      #expect(rule.grade == .disputed)
      #expect(rule.origin.sources.contains { $0.place == RuleSource.articleFiveStates.place })
    }
    #expect(try failures("app A\ntap icon\nwait 1000h\nexpect A active\nexpect no calls") == [])
    for end in ["crash", "exceed memory"] {
      #expect(
        try !Scenario.said("app A\ntap icon\n\(end)").contains { $0.contains("WillTerminate") })
    }
  }
}
