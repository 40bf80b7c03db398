// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The first part of a check: reads lines, and keeps the observations of the apps that are checked.
///
/// ``LogReader`` reads a single line. The intake tells the apps apart, notices new processes and
/// repeated lines, and gives equal observations one number. It doesn't judge anything.
struct LogIntake: Sendable {
  /// The most apps that are counted, to find those with the most observations.
  private static let mostApps = 1000
  /// The number of records among which a line of a scene that was being ended is looked for.
  private static let mostStrayRecords = 12
  /// The number of records among which ends of calls are looked for.
  private static let mostEnds = 64

  /// An observation that the last line has brought.
  struct Arrival {
    let record: LogRecord
    /// True if the app has logged something of this kind for the first time.
    let isNew: Bool
  }

  /// The processes that the user asked for, in lower case; empty for all of them.
  private let wantedApps: Set<String>
  private var reader: LogReader
  /// The counts of lines and observations.
  private(set) var counts = LogCheck.Counts()
  private var lastTime: Int?
  /// The first year that a line names.
  private(set) var year: Int?
  /// The apps in the order in which they came.
  private(set) var apps: [LogApp] = []
  /// The number of observations of apps that the user did not ask for.
  private(set) var unwantedCount = 0
  /// The number of observations of apps that are too many to be told apart.
  private(set) var surplusCount = 0
  /// The lines that tell the end of a call which another line has told: the first one, the one behind the longest
  /// call, and how many there are.
  private(set) var returns: (count: Int, first: OpenCalls.Returned, longest: OpenCalls.Returned)?
  /// The observations that are kept, in the order of the log.
  private(set) var records: [LogRecord] = []
  /// The entries that records name, each once.
  private var entries: [LogEntry] = []
  private var entryNumbers: [LogEntry: Int32] = [:]
  /// True if an observation of an app that is checked has arrived.
  private var hasBegun = false
  /// The seconds since the last observation of an app that is checked.
  private var secondsPassed = 0

  init(_ options: LogCheck.Options) {
    wantedApps = Set(options.apps.map { $0.lowercased() })
    reader = LogReader(
      pattern: options.pattern, renames: options.renames, follows: options.follows)
  }

  /// The lines that came nearest to saying something.
  var hints: LogHints { reader.hints }

  // MARK: Reading

  /// Reads the next line, which comes without its end.
  ///
  /// - Returns: What the line shows, or what the line before shows if this one completes it.
  mutating func read(_ line: ArraySlice<UInt8>) -> [Arrival] {
    counts.lines += 1
    if line.count > DeviceLogLine.mostBytes { counts.long += 1 }
    let plain = EscapeSequences.removed(from: line)
    if plain.count < line.count { counts.colored += 1 }
    return reader.read(plain, line: counts.lines).flatMap { arrivals(of: $0) }
  }

  /// Returns what is left to read when the log has ended.
  mutating func finish() -> [Arrival] { reader.finish().flatMap { arrivals(of: $0) } }

  /// Turns an observation of a line into that of an app. A line of a new process brings two: the launch comes first.
  private mutating func arrivals(of found: LogReader.Found) -> [Arrival] {
    let symbol = found.observation.symbol
    let target = appIndex(of: found)
    // The end of an app that has logged nothing, or a new process of it, says nothing.
    if symbol == .ended || symbol == .launched, target == nil { return [] }
    if let app = target, apps[app].takesBackEnd(found) { takeBackEnd(of: app) }
    if symbol == .launched, let app = target, found.pid == apps[app].pid { return [] }
    count(found)
    guard isWanted(target.map { apps[$0].name } ?? found.process) else {
      unwantedCount += 1
      return []
    }
    guard let app = target else {
      surplusCount += 1
      return []
    }
    if found.time != nil { apps[app].timedCount += 1 }
    // Each of these notes the line, so their order matters: news first, the process before what depends on it.
    // Whose end is told need not have begun, and reports do not tell launches apart.
    let pid = symbol == .ended ? nil : found.pid
    guard apps[app].noteNews(symbol, pid: pid, at: found.time) else { return [] }
    let isRepeat = apps[app].noteRepeat(symbol, at: found.time)
    let call = returned(found, in: app, isSoon: isRepeat)
    if let call { markEnds(call.proven, of: app) }
    if let call, call.isCertain, !isRepeat { return note(call) }
    let source = apps[app].sourceIndex(of: found.source, logging: symbol)
    let isAfterEnd = apps[app].noteEnd(found)
    // A log that begins to show launches shows something new.
    let knownCount = apps[app].symbols.count
    let isFirst = pid != nil && !apps[app].hasProcess && hasBegun
    let isLaunched = apps[app].noteProcess(
      pid, isLaunch: found.observation.isLaunch, isFirst: !hasBegun)
    hasBegun = true
    var isNew = apps[app].symbols.count > knownCount
    var arrivals: [Arrival] = []
    guard isLaunched || symbol != .launched else { return [] }
    var seconds = LogReader.coarse(secondsPassed)
    secondsPassed = 0
    if isLaunched {
      let launch = LogEntry(app: app, observation: LogObservation(.launched), seconds: seconds)
      arrivals.append(arrival(launch, line: found.line, isNew: isNew))
      if symbol == .launched { return arrivals }
      (seconds, isNew) = (0, false)
    }
    let isSecondLaunch = apps[app].noteLaunchMethod(
      symbol, from: source, pid: pid, isLaunched: isLaunched)
    let isStray = apps[app].noteStray(symbol, isLaunched: isLaunched)
    let entry = LogEntry(
      app: app, observation: found.observation, seconds: seconds,
      mayBegin: (isFirst || isAfterEnd) && !isLaunched, source: source,
      isRepeat: isRepeat && !isLaunched,
      isSoon: isRepeat && !isLaunched && (found.time != nil || call?.isCertain ?? false),
      isStray: isStray, mayReturn: call != nil, isSecondLaunch: isSecondLaunch && !isRepeat)
    arrivals.append(arrival(entry, line: found.line, isNew: isNew))
    return arrivals
  }

  /// Returns the call of the same process that a line may tell the end of.
  private mutating func returned(
    _ found: LogReader.Found, in app: Int, isSoon: Bool
  ) -> OpenCalls.Returned? {
    let isOther = found.pid.map { $0 != apps[app].pid } ?? false
    // The first line that names a process may begin one.
    if isOther { apps[app].openCalls.forgetCalls() }
    switch found.observation.symbol {
    case .call, .notification, .observed: break
    case .launched, .ended:
      apps[app].openCalls.forgetCalls()
      return nil
    case .phase, .reported, .suspended: return nil
    }
    return apps[app].openCalls.note(
      found.observation.symbol, found.shape, line: found.line, at: found.time, isSoon: isSoon,
      hasProcess: found.pid != nil)
  }

  /// Notes a line that tells nothing but the end of a call.
  private mutating func note(_ call: OpenCalls.Returned) -> [Arrival] {
    let longest = returns?.longest
    let isLonger = (call.duration ?? .zero) > (longest?.duration ?? .zero)
    returns = (
      (returns?.count ?? 0) + 1, returns?.first ?? call, isLonger ? call : longest ?? call
    )
    return []
  }

  private mutating func count(_ found: LogReader.Found) {
    counts.observations += 1
    if year == nil { year = found.year }
    if found.secondsBack > 0 {
      counts.backwards += 1
      if counts.firstBackwards == nil {
        (counts.firstBackwards, counts.secondsBack) = (found.line, found.secondsBack)
      }
    }
    secondsPassed += found.seconds ?? 0
    guard let now = found.time else { return }
    if let lastTime, lastTime != now { counts.note(isBack: now < lastTime) }
    lastTime = now
  }

  private mutating func arrival(_ entry: LogEntry, line: Int, isNew: Bool) -> Arrival {
    apps[entry.app].count += 1
    let isFirst = apps[entry.app].note(entry.observation)
    let record = LogRecord(line: Int32(clamping: line), entry: number(of: entry))
    return Arrival(record: record, isNew: isNew || isFirst)
  }

  /// Forgets the end that the last line of an app told.
  private mutating func takeBackEnd(of app: Int) {
    guard let index = records.lastIndex(where: { entry(of: $0).app == app }),
      entry(of: records[index]).observation.symbol == .ended
    else { return }
    secondsPassed += entry(of: records[index]).seconds
    apps[app].count -= 1
    records.remove(at: index)
  }

  // MARK: Apps

  private func isWanted(_ name: String) -> Bool {
    wantedApps.isEmpty || wantedApps.contains(name.lowercased())
  }

  /// Returns the index of the app that wrote a line; nil if there are too many apps.
  private mutating func appIndex(of found: LogReader.Found) -> Int? {
    if found.isOfSystem {
      // The system names a process by its identifier, or by the last part of its bundle identifier.
      if let pid = found.pid, let known = apps.lastIndex(where: { $0.pid == pid }) { return known }
      let name = found.process.lowercased()
      if let known = apps.firstIndex(where: { $0.name.lowercased() == name }) { return known }
    } else if let known = apps.firstIndex(where: { $0.name == found.process }) {
      return known
    }
    let symbol = found.observation.symbol
    if symbol == .ended || symbol == .launched { return nil }
    // Lines before the first one that names a process come from that process.
    if found.isNamed, apps.count == 1, apps[0].isNameless {
      apps[0].rename(found.process)
      return 0
    }
    guard apps.count < Self.mostApps else { return nil }
    apps.append(LogApp(name: found.process))
    apps[apps.count - 1].isNameless = !found.isNamed
    return apps.count - 1
  }

  /// Returns the indices of the apps that log most, in the order in which the apps came. An app that the user did not
  /// ask for is none of them.
  func mainApps(atMost count: Int) -> [Int] {
    apps.indices.filter { apps[$0].count > 0 }.sorted { apps[$0].count > apps[$1].count }.prefix(
      count
    ).sorted()
  }

  // MARK: Records

  /// Keeps an observation.
  mutating func keep(_ record: LogRecord) {
    records.append(record)
    let entry = entry(of: record)
    if entry.observation.symbol.moment == .background { markStray(of: entry.app) }
  }

  /// Forgets all observations. What is known about the apps remains.
  mutating func forgetRecords() { records.removeAll(keepingCapacity: true) }

  /// Returns the entry that a record names.
  func entry(of record: LogRecord) -> LogEntry { entry(record.entry) }

  /// Returns the entry with a number.
  func entry(_ number: Int32) -> LogEntry {
    assert(entries.indices.contains(Int(number)), "entry \(number) of \(entries.count)")
    return entries[Int(number)]
  }

  private mutating func number(of entry: LogEntry) -> Int32 {
    if let known = entryNumbers[entry] { return known }
    let number = Int32(entries.count)
    entries.append(entry)
    entryNumbers[entry] = number
    return number
  }

  /// Marks lines as the ends of calls, if they are among the last ones.
  private mutating func markEnds(_ lines: [Int], of app: Int) {
    guard !lines.isEmpty else { return }
    for index in records.indices.suffix(Self.mostEnds)
    where lines.contains(Int(records[index].line)) {
      var end = entry(of: records[index])
      guard end.app == app, end.mayReturn else { continue }
      (end.isRepeat, end.isSoon) = (true, true)
      records[index] = LogRecord(line: records[index].line, entry: number(of: end))
    }
  }

  /// Marks the line before the last one as one of a scene that appeared while the app was being
  /// ended, if the app resigned, entered the foreground and then was in the background.
  /// - SeeAlso: https://forums.developer.apple.com/forums/thread/732170
  private mutating func markStray(of app: Int) {
    let own = records.indices.suffix(Self.mostStrayRecords)
      .filter { entry(of: records[$0]).app == app }.suffix(3)
    guard own.count == 3 else { return }
    let moments = own.map { entry(of: records[$0]).observation.symbol.moment }
    guard moments == [.resign, .foreground, .background] else { return }
    let index = own[own.startIndex + 1]
    var stray = entry(of: records[index])
    stray.isStray = true
    records[index] = LogRecord(line: records[index].line, entry: number(of: stray))
  }
}
