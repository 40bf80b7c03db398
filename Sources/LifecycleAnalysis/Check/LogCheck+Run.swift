// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A device and its apps, and the checker that follows the log with them.
  struct Run: Sendable {
    /// The device with nothing running.
    let scenario: Scenario
    /// How the log is understood.
    let reading: LogReading
    /// The place of each app of the log on the device; nil for one that is not followed.
    let places: [Int?]
    /// For each app of the log that is followed, the meaning of what each of its sources logs.
    let meanings: [[[LogSymbol: LogSymbol]]]
    /// What each app of the device has logged last.
    var last: [LogSymbol?]
    var checker: LogChecker
    /// What fits now; nil at the beginning and after a departure nothing could be begun from.
    var set: Int?
    /// Seconds since the last record of an app that is followed.
    var skippedSeconds = 0
    /// The transition for a set and an entry's number: most lines of a long log need no more.
    private var known: [Int: Int32] = [:]

    init(
      scenario: Scenario, reading: LogReading, places: [Int?], meanings: [[[LogSymbol: LogSymbol]]],
      checker: LogChecker
    ) {
      self.scenario = scenario
      self.reading = reading
      self.places = places
      self.meanings = meanings
      self.checker = checker
      last = Array(repeating: nil, count: scenario.apps.count)
    }

    /// What a line means; nil for one that is set aside.
    func meaning(of entry: LogEntry) -> LogObservation? {
      let symbol = entry.observation.symbol
      // Nobody's line: a process identifier has changed.
      guard symbol != .launched, entry.source < meanings[entry.app].count else {
        return entry.observation
      }
      return meanings[entry.app][entry.source][symbol].map {
        LogObservation($0, reading.ignoresStates ? nil : entry.observation.state)
      }
    }

    private func key(_ entry: Int32) -> Int { ((set ?? -1) + 1) << 32 | Int(entry) }

    /// The step that was taken before from what fits now; nil where none was, or more time has
    /// passed than the entry tells.
    func knownStep(_ entry: Int32) -> Int32? { skippedSeconds == 0 ? known[key(entry)] : nil }

    /// Takes a step, which is the one for an entry from now on.
    mutating func take(_ step: Int, for entry: Int32) {
      if skippedSeconds == 0 { known[key(entry)] = Int32(step) }
      go(Int32(step))
    }

    /// Takes a step.
    mutating func go(_ step: Int32) { set = checker.transitions[Int(step)].to }

    /// Forgets everything but what fitted at a point of the log, and goes back there.
    mutating func forget(but set: Int) {
      known = [:]
      checker = checker.forgotten(but: set)
      self.set = 0
    }
  }

  /// What an app must be to log what it does in the current reading.
  private func traits(of app: LogApp, _ name: String, ios version: Int) -> EmulatedApp.Traits {
    let style = options.style ?? reading.style ?? app.inferredStyle(ios: version)
    var traits = app.traits(
      name: name, ios: version, style: style, app.symbols(in: reading, style))
    traits.hasManyWindows = reading.hasManyWindows && style.hasScenes
    return traits
  }

  /// A run that begins on a device on which nothing runs, with the apps as far as they are known now.
  ///
  /// - Parameter most: how much work it may do.
  func makeRun(_ most: Int) -> Run {
    let kept = followed
    var scenario = options.head ?? Scenario()
    let isDeclared = !(options.head?.apps.isEmpty ?? true)
    if let version = options.version ?? reading.version { scenario.version = version }
    var places: [Int?] = Array(repeating: nil, count: apps.count)
    for app in kept {
      let name = apps[app].name
      if let place = scenario.apps.firstIndex(where: { $0.name.lowercased() == apps[app].key }) {
        places[app] = place
      } else if isDeclared, kept.count == 1 {
        places[app] = 0
      } else {
        places[app] = scenario.apps.count
        scenario.apps.append(traits(of: apps[app], name, ios: scenario.version))
      }
    }
    if scenario.apps.isEmpty { scenario.apps = [.init(name: Scenario.defaultApp)] }
    var symbols = [Set<LogSymbol>](repeating: [], count: scenario.apps.count)
    var meanings = [[[LogSymbol: LogSymbol]]](repeating: [], count: apps.count)
    for (app, place) in places.enumerated() {
      guard let place else { continue }
      let style = scenario.apps[place].style
      symbols[place] = apps[app].symbols(in: reading, style)
      meanings[app] = zip(apps[app].sources, apps[app].symbolsBySource).map { source, symbols in
        var meanings: [LogSymbol: LogSymbol] = [:]
        for symbol in symbols {
          meanings[symbol] = reading.meaning(of: symbol, from: source.role, in: apps[app], style)
        }
        return meanings
      }
    }
    let device = scenario.device
    let timed = apps.reduce(0) { $0 + $1.timed }
    let vocabulary = CheckVocabulary(
      symbols.reduce(into: []) { $0.formUnion($1.map { $0.notified }) }, device: device,
      hasTimes: timed * 2 > tally.observations - unwanted, isDeclared: isDeclared,
      hasOtherScreens: reading.hasOtherScreens, completesFetches: reading.completesFetches)
    var checker = LogChecker(
      CheckWorld(device, symbols: symbols, vocabulary: vocabulary), options.bounds, mostWork: most)
    checker.isTolerant = options.isTolerant
    return Run(
      scenario: scenario, reading: reading, places: places, meanings: meanings, checker: checker)
  }
}
