// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The published rows as logs with one fault each.
///
/// What a log never shows cannot be missed, so each row follows a first session that shows the
/// methods of its app. Where the fault must be found is decided by the logs that the engine can
/// write (``PossibleLogs``), not by the checker.
@Suite("Changed logs of the corpus")
struct LogMutationTests {
  private static let first =
    "tap icon A, press home, wait 10s, tap icon A, press home, wait 10s, reclaim memory"

  /// Returns the symbols that an app prints besides those of its row.
  private static func methods(_ log: DeviceLog) -> Set<LogSymbol> {
    if log.what == .phases { return Set(SwiftUIPhase.allCases.map { .phase($0) }) }
    if log.what == .notifications {
      return [
        .notification(.didBecomeActive), .notification(.willResignActive),
        .notification(.didEnterBackground), .notification(.willEnterForeground),
      ]
    }
    let hasScenes = log.declarations.contains("style=scene")
    return hasScenes
      ? [
        .call(.didFinishLaunching), .call(.sceneDidBecomeActive), .call(.sceneWillResignActive),
        .call(.sceneDidEnterBackground), .call(.sceneWillEnterForeground),
      ]
      : [
        .call(.didFinishLaunching), .call(.applicationDidBecomeActive),
        .call(.applicationWillResignActive), .call(.applicationDidEnterBackground),
        .call(.applicationWillEnterForeground),
      ]
  }

  /// Returns the events that explain any of the logs: the events of a row come to these.
  private static func kinds(_ scenario: Scenario) -> Set<SystemEvent.Kind> {
    var kinds: Set<SystemEvent.Kind> = [
      .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .reclaimMemory, .crash,
      scenario.version < 7 ? .locationUpdate : .receiveSilentPush,
    ]
    // There it makes an app active and inactive again.
    if (11..<13).contains(scenario.version) {
      kinds.formUnion([.openNotificationCenter, .closeNotificationCenter])
    }
    if scenario.apps.contains(where: { $0.style == .scene }) { kinds.insert(.disconnectScene) }
    if scenario.apps.contains(where: \.hasManyWindows) {
      kinds.formUnion([.openWindow, .closeWindow, .chooseWindow])
    }
    for step in scenario.steps {
      if case .event(let event) = step.action { kinds.insert(event.kind) }
    }
    return kinds
  }

  /// A row as a log: what was printed before, what its action printed, and what can be printed.
  private struct Played {
    let options: LogCheck.Options
    let before: [LogObservation]
    let action: [LogObservation]
    var possible: PossibleLogs

    /// Nil where the row lists too little.
    init?(_ log: DeviceLog) throws {
      let lines = LogCorpusTests.lines(log)
      guard lines.count > 1 else { return nil }
      let head = LogCorpusTests.declarations(log)
      func steps(_ parts: String...) -> String {
        head + parts.filter { !$0.isEmpty }.joined(separator: ", ")
      }
      let begun = ScenarioLibrary.play(
        try Scenario.parse(steps(LogMutationTests.first, log.start)))
      let scenario = try Scenario.parse(head + log.action)
      guard let device = begun.device else { return nil }
      var runner = Scenario.Runner(scenario, from: device)
      var entries: [Trace.Entry] = []
      while let turn = runner.next() { entries += turn.entries }
      var symbols = LogMutationTests.methods(log)
      for line in lines {
        if let seen = LogNames.standard.observation(in: Array(line.utf8)[...]) {
          symbols.insert(seen.symbol)
        }
      }
      func printed(_ entries: [Trace.Entry]) -> [LogObservation] {
        entries.filter { $0.app == "A" }.compactMap(WrittenLog.observation(in:))
          .filter { symbols.contains($0.symbol) }
      }
      before = printed(begun.entries)
      action = printed(entries)
      // What was never printed cannot be missed.
      let shown = Set((before + action).map(\.symbol))
      let whole = try Scenario.parse(steps(log.start, log.action))
      possible = PossibleLogs(
        whole.device, kinds: LogMutationTests.kinds(whole), prints: shown)
      var options = LogCheck.Options()
      options.head = try Scenario.parse(head)
      // What is held against the checker's search is as strict as the model.
      options.isTolerant = false
      self.options = options
    }
  }

  /// The changes that can be made to the lines of a row.
  private enum Fault: CaseIterable {
    case exchanged, removed, added

    func done(to lines: [LogObservation], at place: Int) -> [LogObservation] {
      var lines = lines
      switch self {
      case .exchanged:
        if place + 1 < lines.count { lines.swapAt(place, place + 1) }
      case .removed: lines.remove(at: place)
      case .added: lines.insert(lines[place], at: place)
      }
      return lines
    }
  }

  private static func entry(_ observation: LogObservation) -> LogEntry {
    LogEntry(app: 0, observation: observation, seconds: 0)
  }

  /// The line at which the checker finds that nothing fits; nil where all fits.
  private static func departure(
    _ lines: [LogObservation], from set: Int?, line: Int, _ graph: inout HypothesisGraph
  ) -> Int? {
    var set = set
    for (place, observation) in lines.enumerated() {
      guard let step = graph.step(from: set, entry(observation)) else { return line + place }
      set = graph.transitions[step].to
    }
    return nil
  }

  /// Returns true if the checker's explanation of a log, played on the engine, prints that log.
  private static func isExplained(
    _ lines: [LogObservation], _ options: LogCheck.Options
  ) throws -> Bool {
    var check = LogCheck(options)
    for line in lines { check.read(Array(line.text.utf8)[...]) }
    check.finish()
    guard check.departures.isEmpty, let explanation = check.explanation(title: "A") else {
      return false
    }
    let symbols = Set(lines.map(\.symbol))
    let printed = ScenarioLibrary.play(explanation.scenario).entries.filter { $0.app == "A" }
      .compactMap(WrittenLog.observation(in:)).filter { symbols.contains($0.symbol) }
    return printed.starts(with: lines)
  }

  /// The line of the first observation that no log can have there; nil where there is none.
  private static func impossible(
    _ lines: [LogObservation], after states: Set<PossibleLogs.State>, line: Int,
    _ possible: inout PossibleLogs
  ) -> Int? {
    var states = states
    for (place, observation) in lines.enumerated() {
      states = possible.after(observation, from: states)
      if states.isEmpty { return line + place }
    }
    return nil
  }

  /// Rows after which more device states are reached than ``PossibleLogs`` tells apart, so that it
  /// cannot say where some of their changed logs depart.
  private static let undecided: Set<String> = ["B10", "D10", "E08b"]

  /// Every row that lists at least two lines, a third in each group: those of both styles, and of all
  /// versions. The others have nothing to exchange.
  @Test("a row with a line exchanged, removed or added departs where it must", arguments: 0..<3)
  func changed(group: Int) throws {
    var found: [Fault: Int] = [:]
    var tried = 0
    var rows = 0
    // What is not held against the other search, and why: the row lists one line at most; it is
    // undecided; the checker knows more kinds of events than are tried, and explains the line by one.
    var short: [String] = []
    var undecided: [String] = []
    var explained = 0
    let logs = DeviceLog.rows.enumerated().filter { $0.offset % 3 == group }
    for (_, row) in logs {
      let log = try #require(DeviceLog(row))
      guard var played = try Played(log) else {
        short.append(log.id)
        #expect(LogCorpusTests.lines(log).count < 2)
        continue
      }
      rows += 1
      var check = LogCheck(played.options)
      for observation in played.before + played.action {
        check.read(Array(observation.text.utf8)[...])
      }
      check.finish()
      #expect(check.departures == [], "\(log.id)")
      // It knows everything the app logs, and follows each changed log from the same place.
      var graph = try #require(check.search?.pass.graph)
      var set: Int?
      var states = PossibleLogs.start
      for observation in played.before {
        let step = graph.step(from: set, Self.entry(observation))
        set = graph.transitions[try #require(step, "\(log.id)")].to
        states = played.possible.after(observation, from: states)
      }
      #expect(!states.isEmpty || played.possible.isCut, "\(log.id)")
      for place in played.action.indices {
        for fault in Fault.allCases {
          let lines = fault.done(to: played.action, at: place)
          guard lines != played.action else { continue }
          let wanted = Self.impossible(
            lines, after: states, line: played.before.count + 1, &played.possible)
          tried += 1
          guard !played.possible.isCut else {
            if undecided.last != log.id { undecided.append(log.id) }
            continue
          }
          let departure = Self.departure(
            lines, from: set, line: played.before.count + 1, &graph)
          if departure != wanted {
            explained += 1
            // More kinds of events can happen than were tried: then that is what explains the line.
            let count = (departure ?? .max) - 1 - played.before.count
            let isLater = wanted.map { $0 < departure ?? .max } ?? false
            let said = played.before + lines.prefix(max(0, count))
            #expect(
              try isLater && Self.isExplained(said, played.options),
              "\(log.id): line \(departure ?? 0), wanted \(wanted ?? 0): \(lines.map(\.text))")
            continue
          }
          if wanted != nil { found[fault, default: 0] += 1 }
        }
      }
    }
    #expect(short.count < 20)
    #expect(undecided.allSatisfy(Self.undecided.contains), "\(undecided)")
    #expect(explained < 8)
    #expect(tried > 250)
    #expect(rows > 25)
    for fault in Fault.allCases { #expect(found[fault, default: 0] > 50) }
  }
}
