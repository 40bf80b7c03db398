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

  /// What was counted while the log was read.
  private(set) var tally = Counts()
  /// What was found in the apps that are followed together, or in the one that is followed alone.
  var findings = Findings()
  /// The checks of other apps, where each app is checked by itself. Those of a live log go on; of others
  /// only the findings and assumptions are kept.
  var companions: [LogCheck] = []
  /// How much work was done in runs that were given up.
  var spent = 0
  /// The first symbol that the log shows only after ``Bounds/observations``. The check has followed the
  /// lines before it as if the app could not log it, and begins again there. Only the first is kept.
  package internal(set) var surprise: Surprise?
  /// How often the check of a live log has begun again because the log was long (``Bounds/followed``).
  package internal(set) var restarts = 0
  /// What was found before the last restart.
  var former = Findings()
  package internal(set) var options: Options
  private var reader: LogReader
  /// How the log is understood.
  var reading = LogReading()
  /// Whether the apps were not followed together to the end of the log.
  var isCut = false
  /// A reading with more lines that do not fit is not followed to the end.
  var mostProblems = Int.max
  /// What was assumed about apps that were checked by themselves.
  var others: [Assumption] = []
  /// How many lines were read and set aside.
  var setAsideCount = 0
  /// The first year that a line names.
  private(set) var year: Int?
  private(set) var apps: [LogApp] = []
  /// How many observations belong to apps that nobody asked for.
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
  /// How many lines fitted nothing when the live log was last judged.
  private var judged = 0
  /// The likeliest explanation at the last call of ``takeNews()``.
  var chosen: [Chosen] = []

  package init(_ options: Options) {
    self.options = options
    reader = LogReader(pattern: options.pattern, follows: options.follows)
  }

  /// The lines that came nearest to saying something.
  package var hints: LogHints { reader.hints }
  /// The names of the apps that log something about the life cycle.
  package var names: [String] { apps.map { $0.name } }

  // MARK: Reading

  /// Reads the next line, which comes without its end.
  package mutating func read(_ line: ArraySlice<UInt8>) {
    tally.lines += 1
    if line.count > LogLine.mostBytes { tally.long += 1 }
    for found in reader.read(line, line: tally.lines) { take(found) }
    guard options.follows else { return }
    for place in companions.indices { companions[place].read(line) }
  }

  private mutating func take(_ found: LogReader.Found) {
    let symbol = found.observation.symbol
    // The system names a process by its identifier.
    let target =
      symbol == .ended && found.pid != nil
      ? apps.lastIndex { $0.pid == found.pid } : app(of: found)
    if symbol == .ended, target == nil { return }
    tally.observations += 1
    if year == nil { year = found.year }
    if found.secondsBack > 0 {
      tally.backwards += 1
      if tally.firstBackwards == nil {
        (tally.firstBackwards, tally.secondsBack) = (found.line, found.secondsBack)
      }
    }
    passed += found.seconds ?? 0
    guard let number = target, isWanted(apps[number].name) else {
      unwanted += 1
      return
    }
    var seconds = LogReader.coarse(passed)
    passed = 0
    if found.time != nil { apps[number].timed += 1 }
    guard apps[number].isNews(symbol) else { return }
    let source = apps[number].number(of: found.source, logging: symbol)
    let isRepeat = apps[number].isRepeat(symbol, at: found.time)
    // A log that begins to show launches shows something new.
    let known = apps[number].symbols.count
    // Whose end is told need not have begun, and reports do not tell launches apart.
    let pid = symbol.isOptional ? nil : found.pid
    let isFirst = pid != nil && !apps[number].hasProcess && !records.isEmpty
    let isLaunched = apps[number].isNewProcess(
      pid, isLaunch: found.observation.isLaunch, isFirst: records.isEmpty)
    var isNew = apps[number].symbols.count > known
    if isLaunched {
      add(
        LogEntry(app: number, observation: LogObservation(.launched), seconds: seconds),
        found.line, isNew: isNew)
      (seconds, isNew) = (0, false)
    }
    let isStray = apps[number].isStray(symbol, isLaunched: isLaunched)
    add(
      LogEntry(
        app: number, observation: found.observation, seconds: seconds,
        mayBegin: isFirst && !isLaunched, source: source, isRepeat: isRepeat && !isLaunched,
        isStray: isStray),
      found.line, isNew: isNew)
    if symbol.moment == .background { markStray(of: number) }
  }

  /// Follows what was read, if that has not begun. Call it when the log has ended.
  package mutating func finish() {
    for found in reader.finish() { take(found) }
    guard run == nil, companions.isEmpty else { return }
    judge()
  }

  /// Marks the line before the last one as one of a scene that appeared while the app was being ended,
  /// if the app resigned, entered the foreground and then was in the background.
  /// - SeeAlso: https://forums.developer.apple.com/forums/thread/732170
  private mutating func markStray(of app: Int) {
    let own = records.indices.suffix(12).filter { entry(of: records[$0]).app == app }.suffix(3)
    guard own.count == 3 else { return }
    let moments = own.map { entry(of: records[$0]).observation.symbol.moment }
    guard moments == [.resign, .foreground, .background] else { return }
    let place = own[own.startIndex + 1]
    var stray = entry(of: records[place])
    stray.isStray = true
    records[place] = Record(line: records[place].line, entry: number(of: stray))
  }

  private func isWanted(_ name: String) -> Bool {
    options.apps.isEmpty || options.apps.contains { $0.lowercased() == name.lowercased() }
  }

  /// The place of an app in ``apps``; nil if there are too many.
  private mutating func app(of found: LogReader.Found) -> Int? {
    let key = found.process
    if let known = apps.firstIndex(where: { $0.key == key }) { return known }
    // Lines before the first one that names a process come from that process.
    if found.isNamed, apps.count == 1, apps[0].isNameless {
      apps[0].rename(key: key, name: found.process)
      return 0
    }
    guard apps.count < Self.mostNames else { return nil }
    apps.append(LogApp(key: key, name: found.process))
    apps[apps.count - 1].isNameless = !found.isNamed
    return apps.count - 1
  }

  /// Keeps an observation, and follows it if following has begun.
  ///
  /// - Parameter isNew: whether the app has logged something of this kind for the first time.
  private mutating func add(_ entry: LogEntry, _ line: Int, isNew: Bool) {
    apps[entry.app].count += 1
    let isFirst = apps[entry.app].note(entry.observation)
    let isNew = isNew || isFirst
    let record = Record(line: Int32(clamping: line), entry: number(of: entry))
    guard records.count < options.bounds.observations else {
      run?.checker.mostWork += options.bounds.workPerObservation
      // From here on, the app can be expected to log this.
      if isNew { beginAnew(becauseOf: record) }
      follow(record)
      return
    }
    if options.follows, records.count >= options.bounds.followed || isOver { restart() }
    records.append(record)
    run?.checker.mostWork += options.bounds.workPerObservation
    if options.follows {
      isStale = isStale || isNew
      if run != nil, !isStale { follow(record) }
    } else if records.count == options.bounds.observations {
      begin(mostWork)
    }
  }

  /// Whether the check of a live log has done all the work that it may do, or keeps as much as it may.
  private var isOver: Bool {
    findings.stop != nil || run?.checker.isFull == true || companions.contains { $0.isOver }
  }

  /// Begins again with the next line of a live log. Only what is known about the apps is kept.
  private mutating func restart() {
    restarts += 1
    former = allFindings
    former.isCapped = isCapped
    former.stop = nil
    companions = []
    records.removeAll(keepingCapacity: true)
    (reading, spent, judged) = (LogReading(), 0, 0)
    begin(mostWork)
  }

  private mutating func number(of entry: LogEntry) -> Int32 {
    if let known = entryNumbers[entry] { return known }
    let number = Int32(entries.count)
    entries.append(entry)
    entryNumbers[entry] = number
    return number
  }

  /// Follows a live log from its beginning, if an app has logged something new.
  ///
  /// If more lines fit nothing than before, other readings of the log are tried. That is done seldom where
  /// there are many such lines.
  package mutating func catchUp() {
    let now = allFindings.problems - former.problems
    let isWorse = now > judged && (now <= 4 || now >= 2 * judged)
    let isUnfollowed = run == nil && !records.isEmpty
    guard options.follows, isStale || isWorse || isUnfollowed else { return }
    isStale = false
    companions = []
    reading = LogReading()
    judge()
    judged = allFindings.problems - former.problems
  }

  /// The device and the apps that the log is checked against; nil before anything was followed.
  package var scenario: Scenario? { run?.scenario }

  func entry(of record: Record) -> LogEntry { entries[Int(record.entry)] }

  /// The apps that are followed, by their places: those that say most, in the order in which they came.
  var followed: [Int] {
    if let only = reading.only { return [only] }
    let bounds = options.bounds
    let most = mayJudge ? bounds.apps : min(bounds.apps, bounds.appsTogether)
    return apps.indices.sorted { apps[$0].count > apps[$1].count }.prefix(most).sorted()
  }

  /// How much work was done to follow the log.
  package var work: Int { spent + (run?.checker.work ?? 0) }
  /// How much work may be done for the log as a whole.
  package var mostWork: Int {
    options.bounds.work + tally.observations * options.bounds.workPerObservation
  }

  /// What the check has counted.
  package var counts: Counts {
    var counts = tally
    let all = allFindings
    (counts.departures, counts.undecided) = (all.departures, all.undecided)
    let followed = reading.only.map { [$0] + companions.compactMap { $0.reading.only } } ?? followed
    counts.others =
      unwanted + apps.indices.filter { !followed.contains($0) }.reduce(0) { $0 + apps[$1].count }
    return counts
  }

  /// What was found in all apps.
  private var allFindings: Findings {
    companions.reduce(former.merged(with: findings)) { $0.merged(with: $1.findings) }
  }

  /// The lines that contradict the model, at most ``mostDescribed``.
  package var departures: [Departure] { allFindings.described }
  /// Where the check stopped, because it had done all the work that it may do.
  package var stop: Stop? { allFindings.stop }

  /// Whether more explanations have fitted at some point than the check keeps.
  package var isCapped: Bool {
    allFindings.isCapped || companions.contains { $0.isCapped }
      || [run, firstRun].contains { $0?.checker.isPruned ?? false }
  }
}
