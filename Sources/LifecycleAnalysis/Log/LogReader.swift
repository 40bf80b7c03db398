// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Reads the observations in the lines of a log, and the time between them.
///
/// The forms of a line are tried one after the other: metadata of Xcode, the header of Console.app's columns, JSON on
/// several lines, and then the forms of ``DeviceLogLine``. A further form belongs there.
struct LogReader: Sendable {
  /// The observation of a line, with its time and its process.
  struct Found {
    /// The line, counted from one.
    let line: Int
    let observation: LogObservation
    let source: LogSource
    /// The process, with a name that a scenario can have.
    let process: String
    /// True if this line or one before it names a process.
    let isNamed: Bool
    let pid: Int?
    /// True if the system tells it of the process, which does not write the line itself.
    let isOfSystem: Bool
    /// The words beside the name (``LogNames/shape(of:without:)``).
    let shape: [UInt8]
    /// Whole seconds since the last observation with a time, of whatever app; nil where that is not known.
    let seconds: Int?
    /// Microseconds, as the line names them; nil where it names no time.
    let time: Int?
    /// The year that the line names.
    let year: Int?
    /// The seconds by which the line is earlier than the one before; 0 if it is not.
    let secondsBack: Int
  }

  /// The observation of a line, before its time is compared with others.
  private struct Raw {
    let line: Int
    var observation: LogObservation
    var source: LogSource
    var process: [UInt8]?
    var pid: Int?
    var isOfSystem = false
    var shape: [UInt8] = []
    var time: Int?
    var year: Int?
    var hasZone = false
  }

  private let pattern: LogPattern?
  /// True if a line is kept until the next one is known, which may be its metadata.
  private let mayHold: Bool
  private let names: LogNames
  private var objects = LogObjects()
  /// The columns that a line has named.
  private var columns: ConsoleColumns?
  private var held: Raw?
  private var hasMetadata = false
  /// The lines that came nearest to saying something.
  private(set) var hints = LogHints()
  /// The process of the last line that named one.
  private var process = Scenario.defaultApp
  private var rawProcess: [UInt8]?
  /// The last identifier of each process that has said something.
  private var pids: [[UInt8]: Int] = [:]
  /// The time of the last observation.
  private var time: Int?
  private var zones = LogZones()
  /// The last observation, if it is an end that the app itself told.
  private var end: Raw?
  /// Microseconds that were too few to count.
  private var rest = 0

  /// - Parameters:
  ///   - pattern: the shape of the lines; nil for the known ones.
  ///   - renames: further names, with what they stand for.
  ///   - follows: true if the log is live.
  init(pattern: LogPattern?, renames: [String: LogSymbol], follows: Bool) {
    self.pattern = pattern
    names = LogNames.standard.adding(renames)
    mayHold = !follows
  }

  /// Reads the next line.
  ///
  /// - Returns: what it says, or what the line before says, if this one tells more about that.
  mutating func read(_ bytes: ArraySlice<UInt8>, line: Int) -> [Found] {
    guard pattern == nil else {
      return take(bytes, pattern?.line(bytes), line)
    }
    if let metadata = LogMetadata(bytes) {
      hasMetadata = true
      guard var raw = held else { return [] }
      held = nil
      if let moment = metadata.time {
        (raw.time, raw.year, raw.hasZone) = (moment.microseconds, moment.year, moment.hasZone)
      }
      if let name = metadata.process { raw.process = Array(name) }
      if let pid = metadata.pid { raw.pid = pid }
      return [found(raw)]
    }
    if let columns = ConsoleColumns(header: bytes) {
      self.columns = columns
      return []
    }
    switch objects.read(bytes) {
    case .text: return take(bytes, columns?.line(bytes) ?? DeviceLogLine(bytes), line)
    case .part: return []
    case .objects(let objects):
      return objects.flatMap { take($0[...], DeviceLogLine($0[...]), line) }
    }
  }

  /// Reads what is left when the log has ended.
  mutating func finish() -> [Found] {
    defer { held = nil }
    return held.map { [found($0)] } ?? []
  }

  private mutating func take(
    _ bytes: ArraySlice<UInt8>, _ parsed: DeviceLogLine?, _ line: Int
  ) -> [Found] {
    var all: [Found] = []
    if let raw = held {
      held = nil
      all.append(found(raw))
    }
    guard let parsed else {
      hints.add(bytes, line)
      return all
    }
    guard let raw = raw(parsed, line) else {
      hints.add(bytes, line)
      return all
    }
    if pattern == nil, parsed.time == nil, mayHold || hasMetadata {
      held = raw
    } else {
      all.append(found(raw))
    }
    return all
  }

  /// The meaning of a line; nil if it has none.
  private mutating func raw(_ parsed: DeviceLogLine, _ line: Int) -> Raw? {
    var raw = Raw(
      line: line, observation: LogObservation(.launched), source: .unknown,
      process: parsed.process.map { Array($0) }, pid: parsed.pid, time: parsed.time,
      year: parsed.year, hasZone: parsed.hasZone)
    if let news = SystemLine(parsed) {
      raw.observation = LogObservation(news.symbol, end: news.end)
      raw.isOfSystem = true
      raw.pid = news.pid
      if parsed.stateDescription == nil { raw.process = news.app.map { Array($0) } }
    } else if let match = names.match(in: parsed.message) {
      raw.observation = match.observation
      raw.source = LogSource(parsed.message, name: match.range)
      raw.shape = LogNames.shape(of: parsed.message, without: match.range)
    } else if !tellsOfProcess(parsed) {
      return nil
    }
    return raw
  }

  /// Returns true if a line that says nothing else is the first of a process whose name has had
  /// another identifier, or is of one that goes on two seconds after it told of its end.
  private func tellsOfProcess(_ parsed: DeviceLogLine) -> Bool {
    guard let name = parsed.process, let pid = parsed.pid, let last = pids[Array(name)] else {
      return false
    }
    if last != pid { return true }
    guard let end, end.pid == pid, let then = end.time, let now = parsed.time else { return false }
    return end.process == Array(name) && now >= then + 2_000_000
  }

  private mutating func found(_ raw: Raw) -> Found {
    // The system's lines stand between those of the app, which need not name their process.
    let own = process
    defer { if raw.isOfSystem { process = own } }
    if let name = raw.process, name != rawProcess {
      if !raw.isOfSystem { rawProcess = name }
      process = Self.name(name)
    }
    if let name = raw.process, let pid = raw.pid, !raw.isOfSystem { pids[name] = pid }
    if !raw.isOfSystem { end = raw.observation.symbol == .ended ? raw : nil }
    var seconds: Int?
    var back = 0
    let moment = raw.time.map { zones.time($0, hasZone: raw.hasZone, hasYear: raw.year != nil) }
    if let now = moment {
      // A time of day behind a date tells nothing of the time between them: the date may be another zone's.
      if let time, Self.period(of: time) == Self.period(of: now) {
        let after = Self.timePassed(from: time, to: now)
        if let after { seconds = passed(after) } else { back = (time - now) / 1_000_000 }
      }
      time = now
    }
    return Found(
      line: raw.line, observation: raw.observation, source: raw.source, process: process,
      isNamed: rawProcess != nil || raw.isOfSystem, pid: raw.pid,
      isOfSystem: raw.isOfSystem, shape: raw.shape, seconds: seconds, time: moment,
      year: raw.year,
      secondsBack: max(0, back))
  }

  private static let day = 24 * hour * 1_000_000

  /// Returns the time from one time to the next; nil if the clock went back. Of two dates without a year, the year is
  /// taken in which less time passes: no 29th of February is between them.
  private static func timePassed(from time: Int, to now: Int) -> Int? {
    guard let after = now >= time ? now - time : timeOverEnd(from: time, to: now) else {
      return nil
    }
    let (before, today) = (time / day, now / day)
    let year = LogTime.unnamedYear
    guard year.contains(before), year.contains(today), today > LogTime.leapDay,
      before < LogTime.leapDay || now < time
    else { return after }
    return after - day
  }

  /// Returns the time between two times of which the second is earlier in its day, if neither names a day, or in its
  /// year, if neither names a year: the next one has begun. Nil if they name a year, or if the clock rather went back.
  private static func timeOverEnd(from time: Int, to now: Int) -> Int? {
    guard let period = period(of: time), period == Self.period(of: now) else { return nil }
    let after = now + period - time
    return after >= 0 && after < period / 2 ? after : nil
  }

  /// The length of the day or the year that a time says nothing about; nil if it names a year. Its zone may shift it
  /// by a day.
  private static func period(of time: Int) -> Int? {
    if abs(time) < 2 * day { return day }
    let year = LogTime.unnamedYear
    return (year.lowerBound - 1..<year.upperBound + 1).contains(time / day) ? year.count * day : nil
  }

  /// The durations that limits distinguish: those between them are taken as the shorter one, so that
  /// no limit is said to be over before it is.
  private static let steps = [
    0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 15, 20, 21, 25, 26, 30, 31, 35, 40, 60, 120, 175, 180, 181,
    300, 595, 600, 601, 1800,
  ]

  private static let hour = 3600
  /// Longer gaps are wrong times.
  private static let longestGap = 10 * 365 * 24 * hour

  /// A number of seconds, not more than it was: as fine as limits are, and else in whole minutes. No
  /// limit is longer than an hour; from there on it is whole hours.
  static func coarse(_ seconds: Int) -> Int {
    if seconds >= hour { return seconds / hour * hour }
    return max(steps.last { $0 <= seconds } ?? 0, seconds / 60 * 60)
  }

  private mutating func passed(_ microseconds: Int) -> Int {
    let total = microseconds + rest
    rest = total % 1_000_000
    return min(total / 1_000_000, Self.longestGap)
  }

  private static let longestName = 64

  /// The name of a process as a scenario can write it: without control characters, and none that belongs to the system.
  private static func name(_ bytes: [UInt8]) -> String {
    var name = ""
    for scalar in String(decoding: bytes.prefix(longestName * 4), as: UTF8.self).unicodeScalars {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_.+ ".unicodeScalars.contains(scalar)
      name.unicodeScalars.append(isPlain ? scalar : "_")
      if name.count >= longestName { break }
    }
    while name.hasPrefix(" ") { name.removeFirst() }
    while name.hasSuffix(" ") { name.removeLast() }
    if name.isEmpty { return Scenario.defaultApp }
    return Scenario.isOfSystem(name) ? name + "-app" : name
  }
}
