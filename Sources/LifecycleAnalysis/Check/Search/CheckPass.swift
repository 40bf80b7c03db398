// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A pass over the records of a log in one interpretation: the device with its apps, and the
/// hypotheses that fit the records so far.
struct CheckPass: Sendable {
  /// The device with nothing running, and its apps.
  let scenario: Scenario
  let interpretation: LogInterpretation
  /// The index on the device of each app of the log; nil for one that is not checked.
  let deviceIndices: [Int?]
  /// For each app of the log that is checked, the meaning of what each of its sources logs.
  private let meanings: [[[LogSymbol: LogSymbol]]]
  /// For each app of the log that is checked, whether the lines of a source count only if they fit.
  private let doubts: [[Bool]]
  /// The symbol that each app of the device has logged last.
  private(set) var lastSymbols: [LogSymbol?]
  var graph: HypothesisGraph
  /// The number of the set of hypotheses that fit now; nil at the beginning, and after a departure
  /// from which no hypothesis could begin.
  var set: Int?
  /// The seconds since the last record of an app that is checked.
  var skippedSeconds = 0
  /// The transition for a set and an entry's number: most lines of a long log need no more.
  private var knownTransitions: [TransitionKey: Int] = [:]

  private struct TransitionKey: Hashable {
    let set: Int?
    let entry: Int32
  }

  /// Creates a pass that begins on a device on which nothing runs, with the apps as far as they are known.
  ///
  /// - Parameters:
  ///   - apps: The indices of the apps that are checked.
  ///   - intake: What is known about the apps.
  ///   - mostWork: The work that may be done.
  init(
    _ options: LogCheck.Options, _ interpretation: LogInterpretation, apps: [Int],
    in intake: LogIntake, mostWork: Int
  ) {
    var scenario = options.head ?? Scenario()
    if let version = options.version ?? interpretation.version { scenario.version = version }
    var deviceIndices: [Int?] = Array(repeating: nil, count: intake.apps.count)
    let names = Set(apps.map { intake.apps[$0].name })
    for app in apps {
      let name = intake.apps[app].name
      // A declaration in other letters is that of the app, unless the log has another app for it.
      let declared = scenario.apps.firstIndex {
        $0.name == name || $0.name.lowercased() == name && !names.contains($0.name)
      }
      if let index = declared {
        deviceIndices[app] = index
      } else if options.declaresApps, apps.count == 1 {
        deviceIndices[app] = 0
      } else {
        deviceIndices[app] = scenario.apps.count
        scenario.apps.append(
          Self.traits(of: intake.apps[app], options, interpretation, ios: scenario.version))
      }
    }
    if scenario.apps.isEmpty { scenario.apps = [.init(name: Scenario.defaultApp)] }
    var symbols = [Set<LogSymbol>](repeating: [], count: scenario.apps.count)
    var meanings = [[[LogSymbol: LogSymbol]]](repeating: [], count: intake.apps.count)
    var doubts = [[Bool]](repeating: [], count: intake.apps.count)
    for (app, index) in zip(intake.apps.indices, deviceIndices) {
      guard let index else { continue }
      let style = scenario.apps[index].style
      symbols[index] = intake.apps[app].symbols(in: interpretation, style)
        .union(options.implemented)
      meanings[app] = intake.apps[app].meanings(in: interpretation, style)
      if interpretation.doubtsLines { doubts[app] = intake.apps[app].doubts(anyWords: true) }
    }
    let device = scenario.device
    let timed = intake.apps.reduce(0) { $0 + $1.timedCount }
    let vocabulary = CheckVocabulary(
      symbols.reduce(into: []) { $0.formUnion($1.map { $0.notified }) }, device: device,
      hasTimes: timed * 2 > intake.counts.observations - intake.unwantedCount,
      isDeclared: options.declaresApps, interpretation)
    self.scenario = scenario
    self.interpretation = interpretation
    self.deviceIndices = deviceIndices
    self.meanings = meanings
    self.doubts = doubts
    graph = HypothesisGraph(
      CheckWorld(device, symbols: symbols, vocabulary: vocabulary), options.bounds,
      mostWork: mostWork)
    graph.isTolerant = options.isTolerant
    lastSymbols = Array(repeating: nil, count: scenario.apps.count)
  }

  /// Returns the traits that an app must have to log what it does.
  private static func traits(
    of app: LogApp, _ options: LogCheck.Options, _ interpretation: LogInterpretation,
    ios version: SystemVersion
  ) -> EmulatedApp.Traits {
    let style = options.style ?? interpretation.style ?? app.inferredStyle(ios: version)
    var traits = app.traits(
      name: app.name, ios: version, style: style, app.symbols(in: interpretation, style))
    traits.hasManyWindows = interpretation.hasManyWindows && style.hasScenes
    return traits
  }

  // MARK: Entries

  /// The indices of the apps of the log that are checked.
  var checkedApps: [Int] { deviceIndices.indices.filter { deviceIndices[$0] != nil } }

  /// Returns true if an app of the log is checked.
  func checks(_ app: Int) -> Bool { deviceIndex(of: app) != nil }

  /// Returns the index on the device of an app of the log. An app that came later has none.
  func deviceIndex(of app: Int) -> Int? { app < deviceIndices.count ? deviceIndices[app] : nil }

  /// Returns an entry as it is explained: with its meaning, with its app's index on the device, and
  /// some seconds later than it says. Nil if the app is not checked or the line is set aside.
  func entry(_ entry: LogEntry, after skippedSeconds: Int) -> LogEntry? {
    guard let index = deviceIndex(of: entry.app), let observation = meaning(of: entry) else {
      return nil
    }
    let isNotification = if case .notification = entry.observation.symbol { true } else { false }
    let isDoubtful = entry.source < doubts[entry.app].count && doubts[entry.app][entry.source]
    return LogEntry(
      app: index, observation: observation,
      seconds: LogReader.coarse(skippedSeconds + entry.seconds), mayBegin: entry.mayBegin,
      isRepeat: entry.mayRepeat(in: interpretation), isSoon: entry.isSoon,
      isStray: entry.isStray || isDoubtful,
      isSecondLaunch: entry.isSecondLaunch,
      isTimely: isNotification)
  }

  /// Returns the meaning of a line; nil for one that is set aside.
  private func meaning(of entry: LogEntry) -> LogObservation? {
    let symbol = entry.observation.symbol
    // No source logs that a process identifier has changed.
    guard symbol != .launched, symbol != .ended, entry.source < meanings[entry.app].count else {
      return entry.observation
    }
    return meanings[entry.app][entry.source][symbol].map {
      LogObservation($0, interpretation.ignoresStates ? nil : entry.observation.state)
    }
  }

  /// Notes that an entry was looked at, whether it fits or not.
  mutating func note(_ entry: LogEntry) {
    if let index = deviceIndex(of: entry.app) { lastSymbols[index] = meaning(of: entry)?.symbol }
    skippedSeconds = 0
  }

  // MARK: Transitions

  private func key(_ entry: Int32) -> TransitionKey { TransitionKey(set: set, entry: entry) }

  /// Returns the transition that was made before from what fits now; nil if there was none, or if
  /// more time has passed than the entry tells.
  func knownTransition(for entry: Int32) -> Int? {
    skippedSeconds == 0 ? knownTransitions[key(entry)] : nil
  }

  /// Makes a transition, which is the one for an entry from now on.
  mutating func take(_ transition: Int, for entry: Int32) {
    if skippedSeconds == 0 { knownTransitions[key(entry)] = transition }
    take(transition)
  }

  /// Makes a transition.
  mutating func take(_ transition: Int) {
    let from = graph.transitions[transition].from
    assert(from == set, "transition \(transition) is from \(from ?? -1), not \(set ?? -1)")
    set = graph.transitions[transition].to
  }

  /// Forgets everything but the hypotheses that fitted at a point of the log, and goes back there.
  mutating func forget(but set: Int) {
    knownTransitions = [:]
    graph = graph.forgotten(but: set)
    self.set = 0
  }
}
