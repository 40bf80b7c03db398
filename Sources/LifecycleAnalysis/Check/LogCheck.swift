// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Checks whether the log of real apps fits the model. It reads one line at a time.
///
/// A method that the log never shows cannot be missed. The check therefore keeps the first observations
/// until it knows which methods the log shows, and then follows them (``LogChecker``). It uses bounded
/// memory, however long the log is (``Bounds``).
package struct LogCheck: Sendable {
  /// The most apps that are counted, to find those with the most observations.
  private static let mostNames = 1000
  /// The most departures that are described. Further ones are only counted.
  package static let mostDescribed = 100

  package internal(set) var counts = Counts()
  /// The lines that contradict the model, at most ``mostDescribed``.
  package internal(set) var departures: [Departure] = []
  /// The first symbol that the log shows only after ``Bounds/observations``. The check has followed the
  /// lines before it as if the app could not log it, and begins again there. Only the first is kept.
  package internal(set) var surprise: Surprise?
  /// How often the check of a live log has begun again because the log was long (``Bounds/followed``).
  package internal(set) var restarts = 0
  /// What was found before the last restart.
  var former = Former()
  package let options: Options
  private var reader: LogReader
  private(set) var apps: [LogApp] = []
  /// How many observations belong to apps that are not checked.
  private(set) var unwanted = 0
  /// Seconds since the last observation of an app that is checked.
  private var passed = 0

  /// An observation and its line.
  struct Record: Sendable {
    /// The line, counted from one.
    let line: Int32
    /// The place of the observation in ``LogCheck/entries``.
    let entry: Int32
  }

  var records: [Record] = []
  /// The transition that each record makes, by its number; -1 if nothing fits, or ``notFollowed``. They
  /// stop where ``firstRun`` does.
  var steps: [Int32] = []
  /// The entries that records name, each once.
  private(set) var entries: [LogEntry] = []
  private var entryNumbers: [LogEntry: Int32] = [:]
  /// The run that follows the next line.
  var run: Run?
  /// The run that followed the beginning of the log; nil while that is ``run``.
  var firstRun: Run?
  /// The entries that were followed last, the newest last. A thorough search begins among them.
  var recent: [Recent] = []
  /// Whether an app has logged something new since the live log was followed from its beginning.
  private var isStale = false
  /// The likeliest explanation at the last call of ``takeNews()``.
  var chosen: [Chosen] = []

  package init(_ options: Options) {
    self.options = options
    reader = LogReader(pattern: options.pattern)
  }

  // MARK: Reading

  /// Reads the next line, which comes without its end.
  package mutating func read(_ line: ArraySlice<UInt8>) {
    counts.lines += 1
    if line.count > LogLine.mostBytes { counts.long += 1 }
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
    // A log that begins to show launches shows something new.
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

  /// Follows what was read, if that has not begun. Call it when the log has ended.
  package mutating func finish() {
    if run == nil { begin() }
  }

  private func isWanted(_ name: String) -> Bool {
    options.apps.isEmpty || options.apps.contains { $0.lowercased() == name.lowercased() }
  }

  /// The place of an app in ``apps``; nil if there are too many.
  private mutating func app(named process: String) -> Int? {
    let key = process.lowercased()
    if let known = apps.firstIndex(where: { $0.key == key }) { return known }
    guard apps.count < Self.mostNames else { return nil }
    apps.append(LogApp(key: key, name: process))
    return apps.count - 1
  }

  /// Keeps an observation, and follows it if following has begun.
  ///
  /// - Parameters:
  ///   - isNew: whether the app has logged something of this kind for the first time.
  ///   - mayBegin: whether its process may have been launched since the log began.
  private mutating func add(
    _ observation: LogObservation, of app: Int, after seconds: Int, isNew: Bool,
    mayBegin: Bool = false
  ) {
    apps[app].count += 1
    let entry = LogEntry(
      app: app, observation: observation, seconds: seconds, mayBegin: mayBegin)
    var isNew = isNew
    let number: Int32
    if let known = entryNumbers[entry] {
      number = known
    } else {
      number = Int32(entries.count)
      entries.append(entry)
      entryNumbers[entry] = number
      if apps[app].symbols.insert(observation.symbol).inserted { isNew = true }
    }
    let record = Record(line: Int32(clamping: counts.lines), entry: number)
    guard records.count < options.bounds.observations else {
      // From here on, the app can be expected to log this.
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

  /// Follows a live log from its beginning, if an app has logged something new.
  package mutating func catchUp() {
    guard isStale else { return }
    isStale = false
    begin()
  }

  /// The device and the apps that the log is checked against; nil before anything was followed.
  package var scenario: Scenario? { run?.scenario }

  func entry(of record: Record) -> LogEntry { entries[Int(record.entry)] }

  /// Whether more explanations have fitted at some point than the check keeps.
  package var isCapped: Bool { [run, firstRun].contains { $0?.checker.isPruned ?? false } }
}
