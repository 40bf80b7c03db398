// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Holds the log of real apps against the model: a line at a time in, an answer out.
///
/// The first observations are kept until it is known which methods the log shows at all, because a
/// method that is never logged cannot be missed; then they are followed (``LogChecker``). What is
/// remembered is bounded, however long the log is (``Bounds``).
package struct LogCheck: Sendable {
  /// What is known about the device before the log is read.
  package struct Options: Sendable {
    /// The version of iOS; that of the declarations, or the newest, if nil.
    package var version: Int?
    /// The style of every app; inferred if nil.
    package var style: LifecycleStyle?
    /// Declarations of the device and its apps.
    package var head: Scenario?
    /// The processes to look at; all of them if empty.
    package var apps: [String] = []
    /// The shape of a line that is none of the known ones.
    package var pattern: LogPattern?
    /// Whether the log is followed while it is written: each line as it comes, and all of them again
    /// whenever an app logs what it never did before.
    package var follows = false
    package internal(set) var bounds = Bounds()

    package init() {}
  }

  /// How much is kept in memory.
  package struct Bounds: Sendable {
    /// The most observations that are kept before they are followed.
    package internal(set) var observations = 1_000_000
    /// The most observations of a log that is followed while it is written; then it begins anew
    /// where the log goes on.
    package internal(set) var followed = 100_000
    /// The most observations that the scenario explains; it can then be read as a scenario file.
    package internal(set) var told = 100_000
    /// The most apps that are followed together.
    package internal(set) var apps = 3
    /// The most explanations that are kept at a time.
    package internal(set) var hypotheses = 256
    /// The same where the apps are several, as long as no line departs: what one has done and not
    /// logged makes many more of them, of which the likeliest few matter.
    var hypothesesOfSeveral = 96
    /// The most device states that are remembered.
    var places = 40_000
    /// The most ways from one hypothesis to another that are remembered.
    var links = 3_000_000
  }

  /// A line that no device state explains.
  package struct Departure: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    package let app: String
    /// What the line shows.
    package let seen: LogObservation
    /// What could have come instead, the likeliest first.
    package let expected: [Expected]
    /// The rule that comes nearest to what is wrong; nil where the model never does what came.
    package let rule: Rule?
    /// Seconds since the observation before, where the log tells them and there is one.
    package let seconds: Int?
    /// Whether all explanations were followed that fitted before; else this may be a mistake.
    package let isCertain: Bool
  }

  /// Something that was learned too late to look at the beginning of the log again.
  package struct Surprise: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    package let app: String
    /// What was logged there for the first time.
    package let symbol: LogSymbol
  }

  /// What could have come instead.
  package struct Expected: Hashable, Sendable {
    package let observation: LogObservation
    /// Whether it had to come next; otherwise it could.
    package let isDue: Bool
    package let rule: Rule
  }

  /// What was counted.
  package struct Counts: Hashable, Sendable {
    package internal(set) var lines = 0
    /// Lines that say something about the life cycle.
    package internal(set) var observations = 0
    /// Observations of apps that were not asked for, or one too many to be checked together.
    package internal(set) var others = 0
    /// How often the time of a line is before the one of the line before.
    package internal(set) var backwards = 0
    /// Lines longer than what is looked at.
    package internal(set) var long = 0
    package internal(set) var departures = 0
  }

  /// The most apps that are told apart, to find those that say most.
  private static let mostNames = 1000
  /// The most departures that are described; further ones are counted.
  package static let mostDescribed = 100

  package internal(set) var counts = Counts()
  package internal(set) var departures: [Departure] = []
  /// What was logged for the first time behind ``Bounds/observations``: these were followed
  /// as if it could not be logged, and from there on the check began anew. Only the first is kept.
  package internal(set) var surprise: Surprise?
  /// How often a log that is followed while it is written has begun anew, because it was long.
  package internal(set) var restarts = 0
  /// What was found before it did so last.
  var former = Former()
  package let options: Options
  private var reader: LogReader
  private(set) var apps: [LogApp] = []
  /// Observations of apps that were not asked for.
  private(set) var unwanted = 0
  /// Seconds that only observations of such apps have told of, since the last one of another.
  private var passed = 0

  /// An observation and the line it stands on.
  struct Record: Sendable {
    let line: Int32
    let sight: Int32
  }

  var records: [Record] = []
  /// What each record led to, by the number of the transition; -1 for nothing, and
  /// ``notFollowed``. They stop where ``told`` does.
  var steps: [Int32] = []
  private(set) var sights: [LogChecker.Sight] = []
  private var sightNumbers: [LogChecker.Sight: Int32] = [:]
  /// How what is read now is followed.
  var run: Run?
  /// How the beginning was followed, where the checker has begun anew since then; nil if it has not.
  var told: Run?
  /// What was followed last, the newest last, where a search can begin again.
  var recent: [Recent] = []
  /// Whether something was learned that makes what was followed so far a guess of the past.
  private var isStale = false
  /// What a followed log's likeliest explanation was when it was asked for last.
  var chosen: [Chosen] = []

  package init(_ options: Options) {
    self.options = options
    reader = LogReader(pattern: options.pattern)
  }

  // MARK: Reading

  /// Takes the next line, without its end.
  ///
  /// - Parameter isCut: whether the line was longer than what is given here.
  package mutating func read(_ line: ArraySlice<UInt8>, isCut: Bool = false) {
    counts.lines += 1
    if isCut || line.count > LogLine.mostBytes { counts.long += 1 }
    guard let found = reader.read(line) else { return }
    counts.observations += 1
    if found.isBackwards { counts.backwards += 1 }
    passed += found.seconds ?? 0
    guard isWanted(found.process), let number = app(named: found.process) else {
      unwanted += 1
      counts.others += 1
      return
    }
    var seconds = LogReader.coarse(passed)
    passed = 0
    if found.isTimed { apps[number].timed += 1 }
    // Also that a log shows launches is something new.
    let known = apps[number].symbols.count
    // The log itself may begin in the middle of a launch.
    let begins = found.observation.isLaunch && !records.isEmpty
    let isFirst = found.pid != nil && !apps[number].hasProcess && !records.isEmpty
    let isLaunched = apps[number].isNewProcess(found.pid, begins: begins)
    var isNew = apps[number].symbols.count > known
    if isLaunched {
      add(LogObservation(.launched), of: number, after: seconds, isNew: isNew)
      (seconds, isNew) = (0, false)
    }
    add(
      found.observation, of: number, after: seconds, isNew: isNew,
      mayBegin: isFirst && !isLaunched)
  }

  /// The log has ended.
  package mutating func finish() {
    if run == nil { begin() }
  }

  private func isWanted(_ name: String) -> Bool {
    options.apps.isEmpty || options.apps.contains { $0.lowercased() == name.lowercased() }
  }

  /// The number of an app; nil for one too many to be told apart.
  private mutating func app(named process: String) -> Int? {
    let key = process.lowercased()
    if let known = apps.firstIndex(where: { $0.key == key }) { return known }
    guard apps.count < Self.mostNames else { return nil }
    apps.append(LogApp(key: key, name: process))
    return apps.count - 1
  }

  /// - Parameters:
  ///   - isNew: whether something was learned with it.
  ///   - mayBegin: whether its process may have been launched since the log began.
  private mutating func add(
    _ observation: LogObservation, of app: Int, after seconds: Int, isNew: Bool,
    mayBegin: Bool = false
  ) {
    apps[app].count += 1
    let sight = LogChecker.Sight(
      app: app, observation: observation, seconds: seconds, mayBegin: mayBegin)
    var isNew = isNew
    let number: Int32
    if let known = sightNumbers[sight] {
      number = known
    } else {
      number = Int32(sights.count)
      sights.append(sight)
      sightNumbers[sight] = number
      if apps[app].symbols.insert(observation.symbol).inserted { isNew = true }
    }
    let record = Record(line: Int32(clamping: counts.lines), sight: number)
    guard records.count < options.bounds.observations else {
      // What was never seen before changes what can be missed from here on.
      if isNew { beginAnew(becauseOf: record) }
      follow(record)
      return
    }
    if options.follows, records.count >= options.bounds.followed { restart() }
    records.append(record)
    if options.follows {
      isStale = isStale || isNew
      if run != nil, !isStale { follow(record) }
    } else if records.count == options.bounds.observations {
      begin()
    }
  }

  /// What has been read is followed, where the log is followed while it is written.
  package mutating func catchUp() {
    guard isStale else { return }
    isStale = false
    begin()
  }

  /// The device the log is held against, with its apps; nil before anything was followed.
  package var scenario: Scenario? { run?.scenario }

  /// The name on the device of what a record is about.
  func sight(of record: Record) -> LogChecker.Sight { sights[Int(record.sight)] }

  /// Whether more explanations fitted at some point than are kept.
  package var isCapped: Bool { [run, told].contains { $0?.checker.isCut ?? false } }
}
