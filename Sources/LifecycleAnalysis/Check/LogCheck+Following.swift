// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Following what was read.
extension LogCheck {
  /// The apps as they are followed.
  struct Run: Sendable {
    /// The device with nothing running.
    let scenario: Scenario
    /// The place of each app of the log on the device; nil for one that is not followed.
    let places: [Int?]
    var checker: LogChecker
    /// What fits now; nil at the beginning and after a departure nothing could be begun from.
    var set: Int?
    /// Seconds that passed before records whose app is not followed, since the last one whose app is.
    var late = 0
    /// The transition for a set and a sight's number: most lines of a long log need no more.
    private var known: [Int: Int32] = [:]

    init(scenario: Scenario, places: [Int?], checker: LogChecker) {
      self.scenario = scenario
      self.places = places
      self.checker = checker
    }

    private func key(_ sight: Int32) -> Int { ((set ?? -1) + 1) << 32 | Int(sight) }

    /// The step that was taken before from what fits now; nil where none was, or more time has
    /// passed than the sight tells.
    func knownStep(_ sight: Int32) -> Int32? { late == 0 ? known[key(sight)] : nil }

    /// Takes a step, which is the one for a sight from now on.
    mutating func take(_ step: Int, for sight: Int32) {
      if late == 0 { known[key(sight)] = Int32(step) }
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

  /// A sight that was followed, and from where.
  struct Recent: Sendable {
    /// Nil for a beginning.
    var set: Int?
    let sight: Int32
    /// Seconds to be added to those of the sight.
    let late: Int
    /// Its place among the steps that are told; nil for none.
    let place: Int?
    /// Whether it was followed with more events in mind.
    var isThorough = false
  }

  /// The step of a record whose app is not followed.
  static let notFollowed: Int32 = -2
  /// How far back a thorough search begins where a line seems to depart.
  private static let mostRecent = 16

  /// Follows what has been read so far, and from here on every line as it comes.
  ///
  /// Called again, it begins anew, with what has been learned since.
  mutating func begin() {
    departures = former.departures
    counts.departures = former.count
    counts.others = unwanted + former.others
    steps.removeAll(keepingCapacity: true)
    recent = []
    told = nil
    run = makeRun()
    chosen = []
    for record in records { follow(record) }
  }

  /// What was found before a log that is followed began anew.
  struct Former: Sendable {
    var departures: [Departure] = []
    /// How often the log had departed.
    var count = 0
    /// Observations of apps that were one too many.
    var others = 0
  }

  /// Begins anew where a log that is followed goes on, and forgets what came before but what it has
  /// told about the apps.
  mutating func restart() {
    restarts += 1
    former = Former(
      departures: departures, count: counts.departures, others: counts.others - unwanted)
    records.removeAll(keepingCapacity: true)
    begin()
  }

  /// Begins anew where it is too late to look at the beginning of the log again.
  mutating func beginAnew(becauseOf record: Record) {
    let sight = sight(of: record)
    if surprise == nil {
      surprise = Surprise(
        line: Int(record.line), app: apps[sight.app].name, symbol: sight.observation.symbol)
    }
    if told == nil { told = run }
    recent = []
    run = makeRun()
  }

  /// Takes what was read next.
  mutating func follow(_ record: Record) {
    let isTold = told == nil && steps.count < records.count
    var set = run?.set
    var step: Int32 = -1
    var isThorough = false
    if let known = run?.knownStep(record.sight) {
      step = known
      run?.go(known)
    } else if let sight = placed(record.sight, after: run?.late ?? 0) {
      if let found = run?.checker.step(from: set, sight) {
        step = Int32(found)
        run?.take(found, for: record.sight)
      } else if let found = search(sight) {
        step = found
        set = run?.set
        isThorough = true
        run?.go(found)
      } else {
        depart(record, sight, from: set)
        let found = set == nil ? nil : run?.checker.step(from: nil, sight)
        step = found.map { Int32($0) } ?? -1
        recent = []
        set = nil
        run?.set = nil
        if let found { run?.go(Int32(found)) }
      }
    } else {
      step = Self.notFollowed
      counts.others += 1
      let seconds = self.sight(of: record).seconds
      run?.late += seconds
    }
    let late = run?.late ?? 0
    if step != Self.notFollowed { run?.late = 0 }
    if isTold { steps.append(step) }
    guard step >= 0 else { return }
    if recent.count == 2 * Self.mostRecent { recent.removeFirst(Self.mostRecent) }
    recent.append(
      Recent(
        set: set, sight: record.sight, late: late, place: isTold ? steps.count - 1 : nil,
        isThorough: isThorough))
    // A log that is followed while it is written keeps its past.
    if run?.checker.isFull == true, !options.follows {
      if told == nil { told = run }
      forget()
    }
  }

  /// Forgets what came before the last lines, which are followed again: a search can still begin
  /// there.
  private mutating func forget() {
    let back = recent.suffix(Self.mostRecent).drop { $0.set == nil }
    recent = []
    guard let begin = back.first?.set ?? run?.set else { return }
    let now = run
    run?.forget(but: begin)
    for next in back {
      let set = run?.set
      guard let sight = placed(next.sight, after: next.late),
        let step = run?.checker.step(from: set, sight, isThorough: next.isThorough),
        run?.checker.isHalfFull == false
      else {
        // These lines alone are too many: nothing of them can be looked at again.
        recent = []
        run = now
        if let set = now?.set { run?.forget(but: set) }
        return
      }
      recent.append(
        Recent(
          set: set, sight: next.sight, late: next.late, place: nil,
          isThorough: next.isThorough))
      run?.go(Int32(step))
    }
  }

  /// A sight with its app's place on the device, some seconds later than it says; nil where the app
  /// is not followed.
  private func placed(_ number: Int32, after late: Int) -> LogChecker.Sight? {
    let sight = sights[Int(number)]
    guard let place = run?.places[sight.app] else { return nil }
    return LogChecker.Sight(
      app: place, observation: sight.observation,
      seconds: LogReader.coarse(late + sight.seconds), mayBegin: sight.mayBegin)
  }

  /// Whether what came last can be explained in another way, so that a sight fits: the sights before
  /// it are followed again, a few at first, with more events in mind. The step of the sight; nil
  /// where nothing fits.
  private mutating func search(_ sight: LogChecker.Sight) -> Int32? {
    guard departures.count < Self.mostDescribed, run?.set != nil else { return nil }
    var count = 1
    while true {
      let back = recent.suffix(count)
      var found: [Int32] = []
      var set = back.isEmpty ? run?.set : back.first?.set
      for next in back.compactMap({ placed($0.sight, after: $0.late) }) + [sight] {
        guard let step = run?.checker.step(from: set, next, isThorough: true) else { break }
        found.append(Int32(step))
        set = run?.checker.transitions[step].to
      }
      if found.count > back.count {
        // They stay what a later search may change again.
        for (place, step) in zip(back.indices, found) {
          if let at = recent[place].place { steps[at] = step }
          let set = run?.checker.formerSet(of: step)
          recent[place].set = set
          recent[place].isThorough = true
        }
        let last = found[back.count]
        let from = run?.checker.formerSet(of: last)
        run?.set = from
        return last
      }
      guard back.count == count, count < Self.mostRecent else { return nil }
      count *= 2
    }
  }

  private mutating func depart(_ record: Record, _ sight: LogChecker.Sight, from set: Int?) {
    counts.departures += 1
    guard departures.count < Self.mostDescribed else { return }
    var expected: [LogChecker.Expected] = []
    if let set {
      expected = run?.checker.expected(by: set, insteadOf: sight, most: 8) ?? []
    }
    guard let run else { return }
    // Another state is nearer than something left out, and that than what had to come.
    let nearest =
      expected.first { $0.output.observation.symbol == sight.observation.symbol }
      ?? expected.first(where: \.isBefore) ?? expected.first(where: \.isDue)
    departures.append(
      Departure(
        line: Int(record.line), app: run.scenario.apps[sight.app].name, seen: sight.observation,
        expected: expected.map {
          Expected(observation: $0.output.observation, isDue: $0.isDue, rule: $0.output.rule)
        },
        rule: nearest?.output.rule ?? run.checker.world.rules[sight.observation.symbol],
        seconds: sight.seconds > 0 ? sight.seconds : nil,
        isCertain: !(set.map { run.checker.sets[$0].isCut } ?? run.checker.isCut)))
  }

  /// The apps, as far as they are known now, on a device on which nothing runs.
  private func makeRun() -> Run {
    // Those that say most, in the order in which they came.
    let kept = apps.indices.sorted { apps[$0].count > apps[$1].count }.prefix(options.bounds.apps)
      .sorted()
    var scenario = options.head ?? Scenario()
    let isDeclared = !(options.head?.apps.isEmpty ?? true)
    if let version = options.version { scenario.version = version }
    var places: [Int?] = Array(repeating: nil, count: apps.count)
    for app in kept {
      let name = apps[app].name
      if let place = scenario.apps.firstIndex(where: { $0.name.lowercased() == apps[app].key }) {
        places[app] = place
      } else if isDeclared, kept.count == 1 {
        places[app] = 0
      } else {
        places[app] = scenario.apps.count
        scenario.apps.append(
          apps[app].traits(name: name, ios: scenario.version, style: options.style))
      }
    }
    if scenario.apps.isEmpty { scenario.apps = [.init(name: Scenario.defaultApp)] }
    var symbols = [Set<LogSymbol>](repeating: [], count: scenario.apps.count)
    for (app, place) in places.enumerated() { if let place { symbols[place] = apps[app].symbols } }
    let device = scenario.device
    let timed = apps.reduce(0) { $0 + $1.timed }
    let vocabulary = CheckVocabulary(
      symbols.reduce(into: []) { $0.formUnion($1) }, device: device,
      hasTimes: timed * 2 > counts.observations - unwanted, isDeclared: isDeclared)
    return Run(
      scenario: scenario, places: places,
      checker: LogChecker(
        CheckWorld(device, symbols: symbols, vocabulary: vocabulary), options.bounds))
  }
}
