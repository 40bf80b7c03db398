// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Reads what the lines of a log say, and how much time is between them.
struct LogReader: Sendable {
  /// What a line says.
  struct Found {
    let observation: LogObservation
    /// The process, with a name that a scenario can have.
    let process: String
    let pid: Int?
    /// Whole seconds since the last observation with a time, of whatever app; nil where that is not
    /// known.
    let seconds: Int?
    let isTimed: Bool
    /// Whether the line is earlier than the one before.
    let isBackwards: Bool
  }

  private let pattern: LogPattern?
  private let names = LogNames.standard
  /// The process of the last line that named one.
  private var process = Scenario.defaultApp
  private var rawProcess: [UInt8] = []
  /// The time of the last observation.
  private var time: Int?
  /// Microseconds that were too few to count.
  private var rest = 0

  init(pattern: LogPattern?) { self.pattern = pattern }

  mutating func read(_ bytes: ArraySlice<UInt8>) -> Found? {
    let line = pattern.map { $0.line(bytes) } ?? LogLine(bytes)
    guard let line, let observation = names.observation(in: line.message) else { return nil }
    if let name = line.process, !name.elementsEqual(rawProcess) {
      rawProcess = Array(name)
      process = Self.name(name)
    }
    var seconds: Int?
    var isBackwards = false
    if let now = line.time {
      if let time, now >= time { seconds = passed(now - time) }
      isBackwards = time.map { now < $0 } ?? false
      time = now
    }
    return Found(
      observation: observation, process: process, pid: line.pid, seconds: seconds,
      isTimed: line.time != nil, isBackwards: isBackwards)
  }

  /// The durations that are distinguished: those between them are taken as the shorter one, so that no
  /// limit is said to be over before it is.
  private static let steps = [
    0, 1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 15, 20, 21, 25, 26, 30, 31, 35, 40, 60, 120, 175, 180, 181,
    300, 595, 600, 601, 1800, 3600,
  ]

  /// A number of seconds as coarse as limits are.
  static func coarse(_ seconds: Int) -> Int { steps.last { $0 <= seconds } ?? 0 }

  private mutating func passed(_ microseconds: Int) -> Int {
    let total = microseconds + rest
    rest = total < 3_600_000_000 ? total % 1_000_000 : 0
    // An hour is as good as a year: nothing is due later.
    return min(total / 1_000_000, 3600)
  }

  private static let longestName = 64
  private static let systemNames: Set<String> = ["phone", "messages", "home"]

  /// The name of a process as a scenario can write it: without control characters, and none that
  /// belongs to the system.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String {
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
    return systemNames.contains(name.lowercased()) ? name + "-app" : name
  }
}
