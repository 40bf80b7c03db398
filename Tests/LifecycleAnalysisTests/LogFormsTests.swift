// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs of what the engine itself does, in forms in which a log can be written.
@Suite("Forms of logs")
struct LogFormsTests {
  private static func check(_ lines: [String], head: Scenario? = nil) -> LogCheck {
    var options = LogCheck.Options()
    options.head = head
    var check = LogCheck(options)
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    return check
  }

  private static func line(_ time: String, _ name: String) -> String {
    "2025-11-21 10:\(time) Notes[301:1a2b] \(name)"
  }

  private static let opened = [
    line("00:00.000", "application(_:didFinishLaunchingWithOptions:)"),
    line("00:00.002", "applicationDidBecomeActive(_:)"),
    line("00:05.000", "applicationWillResignActive(_:)"),
    line("00:05.002", "applicationDidEnterBackground(_:)"),
  ]
  private static let returned = [
    line("02:00.000", "applicationWillEnterForeground(_:)"),
    line("02:00.002", "applicationDidBecomeActive(_:)"),
  ]

  @Test(
    "an app that completes its pushes and fetches lives on, though no line tells of that",
    arguments: [
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:performFetchWithCompletionHandler:)",
      "applicationDidReceiveMemoryWarning(_:)",
    ])
  func completed(_ method: String) {
    let one = Self.line("00:10.000", method)
    let two = Self.line("00:30.000", method)
    #expect(Self.check(Self.opened + [one] + Self.returned).verdict == .fits)
    #expect(Self.check(Self.opened + [one, two] + Self.returned).verdict == .fits)
    // And after a launch in the background.
    #expect(
      Self.check([Self.opened[0], Self.line("00:00.100", method)] + Self.returned).verdict == .fits)
  }

  @Test("an app completes the last push of a log, which many explanations fit before")
  func completedLast() {
    let launch = [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "UIApplication.didFinishLaunchingNotification",
    ]
    let parts: [(time: String, pid: Int, state: String, names: [String])] = [
      ("03:40:51", 313, "active", ["UIApplication.didBecomeActiveNotification"]),
      (
        "03:54:50", 314, "background",
        launch + [
          "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
          "urlSession(_:downloadTask:didFinishDownloadingTo:)",
          "urlSessionDidFinishEvents(forBackgroundURLSession:)",
        ]
      ),
      (
        "03:54:52", 315, "background",
        launch + ["application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"]
      ),
      ("03:55:45", 315, "background", ["locationManager(_:didUpdateLocations:)"]),
      (
        "03:56:30", 315, "background",
        ["applicationWillEnterForeground(_:)", "UIApplication.willEnterForegroundNotification"]
      ),
      (
        "03:56:30", 315, "active",
        ["applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification"]
      ),
    ]
    let lines = parts.flatMap { part in
      part.names.map { "2026-11-01 \(part.time).000 Notes[\(part.pid):1a2b] \($0) [\(part.state)]" }
    }
    let check = Self.check(lines)
    #expect(check.departures == [])
    #expect(check.verdict == .fits)
    #expect(check.assumptions.contains(.completed(app: "Notes")))
  }

  @Test("an app without a delegate of the notification center receives local notifications")
  func localNotification() {
    let names = [
      "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
      "application(_:didReceive:)", "applicationWillResignActive(_:)",
    ]
    #expect(Self.check(names).verdict == .fits)
  }

  @Test(
    "a log may begin with the tap on a notification",
    arguments: [
      "userNotificationCenter(_:didReceive:withCompletionHandler:)", "application(_:didReceive:)",
    ])
  func tapped(_ method: String) {
    let active = Self.line("00:00.003", "applicationDidBecomeActive(_:)") + " [active]"
    let lines =
      [Self.line("00:00.002", method) + " [inactive]", active] + Self.opened[2...] + Self.returned
    let check = Self.check(lines)
    #expect(check.verdict == .fits)
    #expect(check.assumptions == [])
    // Of a launch too: of a log with another launch, its method is known.
    let launch = Self.opened.map {
      $0.replacing("301", with: "302").replacing(" 10:", with: " 11:")
    }
    let cold = Self.check(lines + launch)
    #expect(cold.verdict == .fits)
    #expect(cold.assumptions == [])
  }

  @Test("no process ends because a framework did not report what it need not")
  func unreported() throws {
    let states = ["inactive", "background", "active"].map { " LOG  AppState \($0)" }
    let check = Self.check(states)
    #expect(check.verdict == .fits)
    let explanation = try #require(check.explanation(title: "A"))
    #expect(!explanation.notes.values.contains { $0.contains(.endedEarly) })
  }

  @Test("the scenario of such a log completes the push, and replays")
  func completedStory() throws {
    let push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let check = Self.check(Self.opened + [Self.line("00:10.000", push)] + Self.returned)
    let scenario = try #require(check.explanation(title: "A")).scenario
    let events = scenario.steps.compactMap { step -> SystemEvent.Kind? in
      if case .event(let event) = step.action { event.kind } else { nil }
    }
    #expect(events.contains([.receiveSilentPush, .finishFetch]), "\(scenario.text)")
    #expect(ScenarioLibrary.play(scenario).failures.isEmpty)
  }

  @Test("lines of one launch with and without a process are one launch")
  func halfNamed() {
    let lines = ["application(_:willFinishLaunchingWithOptions:)"] + Self.opened
    #expect(Self.check(lines).verdict == .fits)
    // A process of another number is another launch.
    let second = Self.opened.map { $0.replacing("301", with: "377") }
    #expect(Self.check(lines + second).verdict == .departs)
  }

  @Test(
    "columns are read in the order that the first line of a table names",
    arguments: [
      ["Process", "Message", "Time", "Type"], ["Message", "Process", "PID", "Time"],
      ["Type", "Time", "Library", "Process", "Message", "Subsystem"],
    ])
  func columns(_ order: [String]) {
    func row(_ time: String, _ process: String, _ pid: String, _ message: String) -> String {
      order.map { column in
        switch column {
        case "Process": process
        case "Message": message
        case "PID": pid
        case "Time": "10:\(time)000+0100"
        case "Type": "default"
        default: "com.example"
        }
      }.joined(separator: "\t")
    }
    let lines = [
      order.joined(separator: "\t"),
      row("00:00.000", "My Notes", "301", "application(_:didFinishLaunchingWithOptions:)"),
      row("00:01.000", "Maps", "302", "applicationWillResignActive(_:)"),
      row("00:01.001", "Maps", "302", "applicationDidEnterBackground(_:)"),
      row("00:02.000", "My Notes", "301", "applicationDidBecomeActive(_:)"),
    ]
    let check = Self.check(lines)
    #expect(check.verdict == .fits)
    #expect(check.intake.apps.map(\.name) == ["My Notes", "Maps"])
  }

  @Test(
    "a time of day behind a date, as in a line of JSON that is cut off, is no clock that goes back")
  func cutObject() {
    let parts = (
      "2026-03-04 10:00:0", ".000000+0100\",\"eventMessage\":\"",
      "\",\"processImagePath\":\"/x/Notes\""
    )
    let lines = [
      "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    ]
    .enumerated().map {
      "{\"timestamp\":\"\(parts.0)\($0)\(parts.1)\($1)\(parts.2),\"processID\":301}"
    }
    let whole = Self.check(lines)
    #expect(whole.counts.backwards == 0 && whole.verdict == .fits)
    let cut = Self.check(lines.dropLast() + [String((lines.last ?? "").dropLast(30))])
    #expect(cut.counts.backwards == 0 && cut.verdict == .fits)
  }

  @Test("a launch behind the first line of a log departs, though many explanations fit that line")
  func launchBehind() {
    let check = Self.check([
      "12:00:00.000 Notes[7] applicationDidBecomeActive",
      "12:00:01.000 Notes[7] applicationDidFinishLaunching",
      "12:00:02.000 Notes[7] applicationDidEnterBackground",
    ])
    #expect(check.verdict == .departs)
  }

  @Test("a scene of an external display connects and disconnects beside an active one")
  func display() throws {
    let scenario = try Scenario.parse(
      "app Slides style=scene\ntap icon\nconnect display\ndisconnect display\nconnect display")
    let lines = ScenarioLibrary.play(scenario).entries.compactMap { entry -> String? in
      guard case .call(let call) = entry.kind else { return nil }
      return "2025-11-21 10:00:00.000 Slides[301:1a2b] \(call.callback.rawValue)"
    }
    let check = Self.check(lines)
    #expect(check.verdict == .fits)
    #expect(check.assumptions.contains(.otherScreen(app: "Slides")))
  }

  @Test("a scene in a car is found in a log of declared apps too, also one that stays")
  func car() throws {
    let head = "ios 16\napp Slides style=scene\n"
    for rest in ["", "\n+3s press home\n+9s tap icon\n+5s disconnect carplay"] {
      let scenario = try Scenario.parse(head + "tap icon\n+3s connect carplay" + rest)
      let lines = WrittenLog(ScenarioLibrary.play(scenario).entries).lines
      for declared in [nil, try Scenario.parse(head)] {
        let check = Self.check(lines, head: declared)
        #expect(check.verdict == .fits)
        #expect(check.assumptions.contains(.otherScreen(app: "Slides")))
      }
    }
  }

  @Test("declared code may take less than the whole seconds in which a log is followed")
  func codeThatTakesTime() throws {
    for version in [4, 12, 26] {
      let head = """
        ios \(version)
        app Notes
        on application(_:didFinishLaunchingWithOptions:) take 300ms
        on applicationDidBecomeActive(_:) take 2s

        """
      let declared = try Scenario.parse(head)
      let scenario = try Scenario.parse(head + "tap icon\n+3s press home\n+9s tap icon")
      var lines = WrittenLog(ScenarioLibrary.play(scenario).entries).lines
      #expect(Self.check(lines, head: declared).verdict == .fits)
      // The order still counts.
      lines.swapAt(0, lines.count - 1)
      #expect(Self.check(lines, head: declared).verdict != .fits)
    }
  }

  @Test("an observer's notification may be missing, but none comes before or after its moment")
  func atItsMoment() throws {
    let scenario = try Scenario.parse("app Notes\ntap icon\n+5s press home\n+9s tap icon")
    let lines = WrittenLog(ScenarioLibrary.play(scenario).entries).lines
    let background = try #require(
      lines.firstIndex { $0.contains("didEnterBackgroundNotification") })
    var missing = lines
    missing.remove(at: background)
    #expect(Self.check(missing).verdict == .fits)
    var late = lines
    late.swapAt(background, background + 1)
    #expect(Self.check(late).verdict == .departs)
    var early = lines
    early.swapAt(1, 2)
    #expect(Self.check(early).verdict == .departs)
  }

  @Test("a notification that came while the app was away can be tapped once it is back")
  func tappedLater() throws {
    let scenario = try Scenario.parse(
      """
      app Notes
      tap icon
      +1s receive push
      +1s tap banner
      +1s press home
      +1s receive push
      +1s continue activity https://example.com
      +1s tap banner
      +1s press home
      """)
    let lines = WrittenLog(ScenarioLibrary.play(scenario).entries, hasTimes: false).lines
    #expect(Self.check(lines).verdict == .fits)
  }
}
