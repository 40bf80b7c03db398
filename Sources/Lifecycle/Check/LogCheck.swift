// SPDX-License-Identifier: Apache-2.0

/// Holds the log of real apps against the model: a line at a time in, an answer out.
///
/// The first observations are kept until it is known which methods the log shows at all, because a
/// method that is never logged cannot be missed; then they are followed (``LogChecker``). Nothing
/// grows with a log of any length but eight bytes for each line that says something, up to
/// ``mostRemembered``.
public struct LogCheck: Sendable {
  /// What is known about the device before the log is read.
  public struct Options: Sendable {
    /// The version of iOS; that of the declarations, or the newest, if nil.
    public var version: Int?
    /// The style of every app; inferred if nil.
    public var style: LifecycleStyle?
    /// Declarations of the device and its apps.
    public var head: Scenario?
    /// The processes to look at; all of them if empty.
    public var apps: [String] = []
    /// The shape of a line that is none of the known ones.
    public var pattern: LogPattern?
    /// Whether the log is followed while it is written: each line as it comes, and all of them again
    /// whenever an app logs what it never did before.
    public var follows = false

    public init() {}
  }

  /// A line that no device state explains.
  public struct Departure: Hashable, Sendable {
    /// The line, counted from one.
    public let line: Int
    public let app: String
    /// What the line shows.
    public let seen: LogObservation
    /// What could have come instead, the likeliest first.
    public let expected: [Expected]
    /// The rule that comes nearest to what is wrong; nil where the model never does what came.
    public let rule: Rule?
    /// Seconds since the observation before, where the log tells them and there is one.
    public let seconds: Int?
  }

  /// What could have come instead.
  public struct Expected: Hashable, Sendable {
    public let observation: LogObservation
    /// Whether it had to come next; otherwise it could.
    public let isDue: Bool
    public let rule: Rule
  }

  /// What was counted.
  public struct Counts: Hashable, Sendable {
    public internal(set) var lines = 0
    /// Lines that say something about the life cycle.
    public internal(set) var observations = 0
    /// Observations of apps that were not asked for, or one too many to be checked together.
    public internal(set) var others = 0
    /// How often the time of a line is before the one of the line before.
    public internal(set) var backwards = 0
    /// Lines longer than what is looked at.
    public internal(set) var long = 0
    public internal(set) var departures = 0
  }

  /// The most apps that are followed together.
  public static let mostApps = 3
  /// The most explanations that are kept at a time.
  public static let mostHypotheses = LogChecker.mostHypotheses
  /// The most observations that are kept before they are followed, and for the scenario.
  public static let mostRemembered = 2_000_000
  /// The most departures that are described; further ones are counted.
  public static let mostDescribed = 100

  public private(set) var counts = Counts()
  public private(set) var departures: [Departure] = []
  private let options: Options
  private var reader: LogReader
  private var apps: [LogApp] = []

  /// An observation and the line it stands on.
  struct Record: Sendable {
    let line: Int32
    let sight: Int32
  }

  private(set) var records: [Record] = []
  /// What each record led to, by the number of the transition; -1 for nothing.
  private(set) var steps: [Int32] = []
  private var sights: [LogChecker.Sight] = []
  private var sightNumbers: [LogChecker.Sight: Int32] = [:]
  private(set) var run: Run?
  /// Whether something was learned that makes what was followed so far a guess of the past.
  private var isStale = false

  /// The apps as they are followed.
  struct Run: Sendable {
    /// The device with nothing running.
    let scenario: Scenario
    /// The place of each app of the log on the device; nil for one that is not followed.
    let places: [Int?]
    var checker: LogChecker
    /// What fits now; nil at the beginning and after a departure nothing could be begun from.
    var set: Int?
  }

  public init(_ options: Options) {
    self.options = options
    reader = LogReader(pattern: options.pattern)
  }

  // MARK: Reading

  /// Takes the next line, without its end.
  ///
  /// - Parameter isCut: whether the line was longer than what is given here.
  public mutating func read(_ line: ArraySlice<UInt8>, isCut: Bool = false) {
    counts.lines += 1
    if isCut || line.count > LogLine.mostBytes { counts.long += 1 }
    guard let found = reader.read(line) else { return }
    counts.observations += 1
    if found.isBackwards { counts.backwards += 1 }
    guard isWanted(found.process) else {
      counts.others += 1
      return
    }
    let number = app(named: found.process)
    var seconds = found.seconds ?? 0
    if found.isTimed { apps[number].timed += 1 }
    if apps[number].isNewProcess(found.pid, begins: found.observation.isLaunch) {
      add(LogObservation(.launched), of: number, after: seconds)
      seconds = 0
    }
    add(found.observation, of: number, after: seconds)
  }

  /// The log has ended.
  public mutating func finish() {
    if run == nil { begin() }
  }

  private func isWanted(_ name: String) -> Bool {
    options.apps.isEmpty || options.apps.contains { $0.lowercased() == name.lowercased() }
  }

  private mutating func app(named process: String) -> Int {
    let key = process.lowercased()
    if let known = apps.firstIndex(where: { $0.key == key }) { return known }
    apps.append(LogApp(key: key, name: process))
    return apps.count - 1
  }

  private mutating func add(_ observation: LogObservation, of app: Int, after seconds: Int) {
    apps[app].count += 1
    let isNew = apps[app].symbols.insert(observation.symbol).inserted
    let sight = LogChecker.Sight(app: app, observation: observation, seconds: seconds)
    let number = sightNumbers[sight] ?? Int32(sights.count)
    if number == sights.count {
      sights.append(sight)
      sightNumbers[sight] = number
    }
    let record = Record(line: Int32(clamping: counts.lines), sight: number)
    if options.follows, records.count < Self.mostRemembered {
      isStale = isStale || isNew
      records.append(record)
      if run != nil, !isStale { steps.append(follow(record)) }
      return
    }
    guard run == nil else {
      // What was never seen before changes what can be missed from here on.
      if isNew { run = makeRun() }
      follow(record)
      return
    }
    records.append(record)
    if records.count == Self.mostRemembered { begin() }
  }

  /// What has been read is followed, where the log is followed while it is written.
  public mutating func catchUp() {
    guard isStale else { return }
    isStale = false
    begin()
  }

  // MARK: Following

  /// Follows what has been read so far, and from here on every line as it comes.
  ///
  /// Called again, it begins anew, with what has been learned since.
  public mutating func begin() {
    departures = []
    counts.departures = 0
    counts.others = 0
    steps.removeAll(keepingCapacity: true)
    run = makeRun()
    for record in records { steps.append(follow(record)) }
  }

  @discardableResult
  private mutating func follow(_ record: Record) -> Int32 {
    var sight = sights[Int(record.sight)]
    guard let place = run?.places[sight.app] else {
      counts.others += 1
      return -1
    }
    sight = LogChecker.Sight(
      app: place, observation: sight.observation, seconds: sight.seconds)
    let set = run?.set
    if let step = run?.checker.step(from: set, sight) { return take(step) }
    depart(record, sight, from: set)
    if set != nil, let step = run?.checker.step(from: nil, sight) { return take(step) }
    run?.set = nil
    return -1
  }

  private mutating func take(_ step: Int) -> Int32 {
    let set = run?.checker.transitions[step].to
    run?.set = set
    return Int32(step)
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
        seconds: sight.seconds > 0 ? sight.seconds : nil))
  }

  // MARK: The device

  private func makeRun() -> Run {
    // Those that say most, in the order in which they came.
    let kept = apps.indices.sorted { apps[$0].count > apps[$1].count }.prefix(Self.mostApps)
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
      hasTimes: timed * 2 > counts.observations, isDeclared: isDeclared)
    return Run(
      scenario: scenario, places: places,
      checker: LogChecker(CheckWorld(device, symbols: symbols, vocabulary: vocabulary)))
  }

  /// The device the log is held against, with its apps; nil before anything was followed.
  public var scenario: Scenario? { run?.scenario }

  /// The name on the device of what a record is about.
  func sight(of record: Record) -> LogChecker.Sight { sights[Int(record.sight)] }

  /// Whether more explanations fitted at some point than are kept, so that a departure may be a
  /// mistake.
  public var isCapped: Bool { run?.checker.isCapped ?? false }
}
