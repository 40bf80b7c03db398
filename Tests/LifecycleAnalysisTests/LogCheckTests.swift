// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Logs that were changed, and logs of random sessions.
@Suite("Checking logs")
struct LogCheckTests {
  private static let session = """
    tap icon A, +20s press home, +60s tap icon A, +10s open switcher, +1s close switcher,
    +10s receive call, +1s answer call, +40s end call, +5s press home, +60s reclaim memory,
    +60s tap icon A, +5s lock
    """

  private static func entries(_ head: String) throws -> [Trace.Entry] {
    let text = head + "\n" + session.replacing(",\n", with: ", ")
    return ScenarioLibrary.play(try Scenario.parse(text)).entries
  }

  private static let delegateMethods: Set<LogSymbol> = [
    .call(.willFinishLaunching), .call(.didFinishLaunching), .call(.applicationDidBecomeActive),
    .call(.applicationWillResignActive), .call(.applicationDidEnterBackground),
    .call(.applicationWillEnterForeground),
  ]
  private static let sceneMethods: Set<LogSymbol> = [
    .call(.willFinishLaunching), .call(.didFinishLaunching), .call(.sceneWillConnect),
    .call(.sceneDidBecomeActive), .call(.sceneWillResignActive), .call(.sceneDidEnterBackground),
    .call(.sceneWillEnterForeground),
  ]

  /// The order of these methods on Apple's pages, apart from the engine: the methods that may
  /// follow each one, if a process may have ended without a line.
  private static let followers: [String: Set<String>] = [
    // A log may begin anywhere.
    "": ["WF", "DF", "DBA", "WRA", "DEB", "WEF"],
    "WF": ["DF", "WF"],
    // A launch in the background ends there, and the app may be opened or launched again.
    "DF": ["DBA", "WEF", "WF"],
    "DBA": ["WRA", "WF"],
    "WRA": ["DBA", "DEB", "WF"],
    "DEB": ["WEF", "WF"],
    "WEF": ["DBA", "WF"],
  ]
  private static let short: [String: String] = [
    "application(_:willFinishLaunchingWithOptions:)": "WF",
    "application(_:didFinishLaunchingWithOptions:)": "DF",
    "applicationDidBecomeActive(_:)": "DBA", "applicationWillResignActive(_:)": "WRA",
    "applicationDidEnterBackground(_:)": "DEB", "applicationWillEnterForeground(_:)": "WEF",
  ]

  /// The line at which a log of these methods is impossible; nil where it is not.
  private static func impossible(_ lines: [String]) -> Int? {
    var last = ""
    for (place, line) in lines.enumerated() {
      let name = short.first { line.contains($0.key) }?.value ?? ""
      if !(followers[last] ?? []).contains(name) { return place + 1 }
      last = name
    }
    return nil
  }

  /// A line without its process identifier: whether a process is another one is not told.
  private static func bare(_ log: WrittenLog) -> WrittenLog {
    WrittenLog(log.lines.map { String($0.drop { $0 != "]" }.dropFirst(2)) }.map(withoutState))
  }

  /// A log with a line removed, with the line doubled, and with it before the one before.
  private static func changes(of lines: [String], at place: Int) -> [[String]] {
    var removed = lines
    removed.remove(at: place)
    var doubled = lines
    doubled.insert(lines[place], at: place)
    var exchanged = lines
    if place > 0 { exchanged.swapAt(place - 1, place) }
    return [removed, doubled, exchanged]
  }

  private static func withoutProcess(_ line: String) -> String {
    String(line.drop { $0 != " " })
  }

  private static func withoutState(_ line: String) -> String {
    String(line.prefix { $0 != "[" })
  }

  @Test("a log with a line removed, doubled or exchanged departs where it must, and only there")
  func changed() throws {
    let log = Self.bare(
      WrittenLog(
        try Self.entries("app A modes=remote-notification"), prints: Self.delegateMethods.contains))
    #expect(log.lines.count > 15)
    #expect(try log.checked().departures == [])
    var found = 0
    for place in log.lines.indices {
      for lines in Self.changes(of: log.lines, at: place) {
        let wanted = Self.impossible(lines)
        let departures = try WrittenLog(lines).checked().departures
        #expect(departures.first?.line == wanted, "\(lines)")
        if wanted != nil { found += 1 }
      }
    }
    #expect(found > 25)
  }

  @Test(
    "whatever is said to fit is what the engine does: the scenario writes the same log",
    arguments: ["style=delegate", "style=scene"])
  func proof(style: String) throws {
    let head = "app A \(style) modes=remote-notification\n"
    let prints = style == "style=scene" ? Self.sceneMethods : Self.delegateMethods
    let log = WrittenLog(try Self.entries(head), hasTimes: false, prints: prints.contains)
    var departed = 0
    for place in log.lines.indices.dropFirst() {
      for lines in Self.changes(of: log.lines, at: place) {
        let check = try WrittenLog(lines).checked(head)
        guard check.departures.isEmpty else {
          departed += 1
          continue
        }
        let explanation = try #require(check.explanation(title: "A"))
        // The model does not end a process in the middle of what it does.
        if explanation.endsProcessesEarly { continue }
        let played = ScenarioLibrary.play(explanation.scenario)
        #expect(played.failures == [])
        let written = WrittenLog(played.entries, hasTimes: false, prints: prints.contains)
        let said = lines.map(Self.withoutProcess)
        // The log may begin and end in the middle of what an event leads to.
        let all = written.lines.map(Self.withoutProcess)
        let isThere = (0...max(0, all.count - said.count)).contains {
          all.dropFirst($0).starts(with: said)
        }
        #expect(isThere, "\(said)\n\(all)")
      }
    }
    #expect(departed > log.lines.count)
  }

  /// A check of the lines of one app, whose process has this identifier from each place on.
  private static func check(_ processes: [(pid: Int, methods: [String])]) -> LogCheck {
    var check = LogCheck(LogCheck.Options())
    for (pid, methods) in processes {
      for method in methods { check.read(Array("A[\(pid)]: \(method)".utf8)[...]) }
    }
    check.finish()
    return check
  }

  private static let launch = ["didFinishLaunchingWithOptions", "applicationDidBecomeActive"]
  private static let leaving = ["applicationWillResignActive", "applicationDidEnterBackground"]

  @Test("that a process ended before it had logged what was due is the last that is thought of")
  func cut() throws {
    // Interrupted, or on the way out: an interruption needs no cut.
    let interrupted = Self.check([
      (1, Self.launch + Self.leaving), (2, Self.launch + ["applicationWillResignActive"]),
      (3, Self.launch),
    ])
    #expect(interrupted.departures == [])
    #expect(try #require(interrupted.explanation(title: "A")).endsProcessesEarly == false)
    // Without the other half of a launch nothing else explains it.
    let launched = Self.check([
      (1, Self.launch + Self.leaving), (2, ["didFinishLaunchingWithOptions"]), (3, Self.launch),
    ])
    #expect(launched.departures == [])
  }

  /// Returns the number of launches of the app in the explanation of its lines.
  private static func launches(_ lines: [String]) throws -> Int {
    var check = LogCheck(LogCheck.Options())
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    #expect(check.departures == [])
    let explanation = try #require(check.explanation(title: "A"))
    return ScenarioLibrary.play(explanation.scenario).entries.filter {
      if case .call(let call) = $0.kind { call.callback == .didFinishLaunching } else { false }
    }.count
  }

  @Test("the first line that names a process may begin one, or go on with a launch before it")
  func firstLineOfProcess() throws {
    // An active app becomes active again only in another process.
    let active = ["applicationDidBecomeActive", "applicationWillResignActive"]
    #expect(
      try Self.launches(
        ["A: \(active[0])", "A: \(active[1])", "A: \(active[0])"]
          + active.map { "A[1]: \($0)" }) == 2)
    // Two methods of one launch.
    #expect(
      try Self.launches(
        ["A: willFinishLaunchingWithOptions"] + Self.launch.map { "A[1]: \($0)" }) == 1)
  }

  @Test("three apps are followed together, with few device states for each line")
  func three() throws {
    var head = "app A\napp B style=scene\napp C\n"
    // Each comes to the front and goes, at another pace each time.
    for turn in 0..<30 {
      let app = ["A", "B", "C"][turn * turn % 7 % 3]
      head += "+\(3 + turn * 5 % 17)s tap icon \(app)\n+\(4 + turn * 7 % 13)s press home\n"
    }
    let prints = Self.delegateMethods.union(Self.sceneMethods)
    let log = WrittenLog(
      ScenarioLibrary.play(try Scenario.parse(head)).entries, prints: prints.contains)
    let check = try log.checked()
    #expect(check.departures == [])
    #expect(check.counts.observations == log.lines.count)
    let explanation = try #require(check.explanation(title: "Three apps"))
    #expect(ScenarioLibrary.play(explanation.scenario).failures == [])
    // What a line costs is the device states it makes: there were over 5,000 for each once.
    let places = try #require(check.search).pass.graph.world.devices.count
    #expect(places < 1000 * log.lines.count)
  }

  @Test("the logs of two apps mixed are followed together, and a fault is that of its app")
  func mixed() throws {
    let session = """
      app A
      app B style=scene
      tap icon A, +5s press home, +2s tap icon B, +10s press home, +20s tap icon A, +5s lock, \
      +5s unlock, +5s press home, +30s tap icon B

      """
    let prints = Self.delegateMethods.union(Self.sceneMethods)
    let log = WrittenLog(
      ScenarioLibrary.play(try Scenario.parse(session)).entries, prints: prints.contains)
    let check = try log.checked()
    #expect(check.departures == [])
    #expect(check.counts.observations == log.lines.count)
    #expect(check.counts.others == 0)
    let explanation = try #require(check.explanation(title: "A and B"))
    #expect(explanation.scenario.apps.map(\.style) == [.delegate, .scene])
    #expect(ScenarioLibrary.play(explanation.scenario).failures == [])
    #expect(explanation.ends.last?.states.first == .active)
    var changed = log
    let place = try #require(
      log.lines.lastIndex { $0.contains("B[") && $0.contains("sceneWillEnterForeground") })
    changed.lines.remove(at: place)
    let departures = try changed.checked().departures
    #expect(departures.map(\.line) == [place + 1])
    #expect(departures.map(\.app) == ["B"])
    #expect(departures.map(\.seen.symbol) == [.call(.sceneDidBecomeActive)])
  }

  /// The events of a random session.
  private static let kinds: [SystemEvent.Kind] = [
    .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .swipeAway, .lock, .unlock,
    .receiveCall, .declineCall, .answerCall, .endCall, .showAlert, .answerAlert, .crash,
    .reclaimMemory, .receiveSilentPush, .warnMemory, .changeTime,
  ]

  /// Returns the entries of an app in a random session.
  private static func entries(
    _ scenario: Scenario, events count: Int, _ dice: inout Dice
  ) -> [Trace.Entry] {
    var device = scenario.device
    var entries: [Trace.Entry] = []
    for _ in 0..<count {
      let events = kinds.compactMap { device.candidate($0, for: device.references[0]) }
        .filter { device.isPossible($0) }
      guard !events.isEmpty else { break }
      entries += device.handle(events[Int.random(in: events.indices, using: &dice)])
      entries += device.advance(
        to: device.now + .seconds([0, 1, 7, 45].randomElement(using: &dice) ?? 0))
    }
    return entries
  }

  @Test("what random sessions log fits", arguments: 0..<36)
  func random(seed: Int) throws {
    var dice = Dice(seed: seed + 1)
    var scenario = Scenario()
    scenario.version = [26, 18, 12][seed / 12]
    let styles = [LifecycleStyle.delegate, .scene, .swiftui].filter {
      $0.minimumVersion <= scenario.version
    }
    var traits = EmulatedApp.Traits(name: "A", style: styles[seed % styles.count])
    traits.modes = [.remoteNotification]
    scenario.apps = [traits]
    let entries = Self.entries(scenario, events: 120, &dice)
    let log = WrittenLog(entries, hasTimes: seed % 2 == 0)
    let check = try log.checked(ios: scenario.version)
    #expect(check.counts.observations == log.lines.count)
    #expect(check.departures == [])
    #expect(check.isCapped == false)
    #expect(check.scenario?.apps.map(\.style) == [traits.style])
  }

  @Test("a line that names a process for the first time need not be that of its launch")
  func firstOfProcess() {
    // Before iOS 4 one app ran at a time: B was not there when the log began.
    var options = LogCheck.Options()
    options.version = 3
    var check = LogCheck(options)
    for line in [
      "A[1]: applicationDidBecomeActive", "A[1]: applicationWillTerminate",
      "B[2]: applicationDidBecomeActive", "B[2]: applicationWillTerminate",
    ] {
      check.read(Array(line.utf8)[...])
    }
    check.finish()
    #expect(check.departures == [])
  }
}
