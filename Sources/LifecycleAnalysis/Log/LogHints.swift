// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The lines of a log that came nearest to saying something about the life cycle.
package struct LogHints: Sendable {
  /// A line, and how it was read.
  package struct Hint: Hashable, Sendable {
    /// The line, counted from one.
    package let line: Int
    /// The beginning of the line.
    package let text: String
    /// True if the line begins with a time.
    package let hasTime: Bool
    /// The name of the process that was found in it; nil if none was found.
    package let app: String?
    /// A pattern of which the line has the shape, that finds its parts.
    package let pattern: String?
    fileprivate let score: Int
  }

  /// The nearest lines, in the order of the log.
  package private(set) var lines: [Hint] = []
  private static let most = 3
  private static let longest = 120
  /// The number of lines that are looked at.
  private static let mostSeen = 20_000
  private var seen = 0
  /// The beginnings of words of the life cycle, in lower case.
  private static let words = [
    "launch", "active", "inactive", "background", "foreground", "resign", "terminat", "suspend",
    "resum", "scene", "lifecycle", "appdelegate", "scenedelegate", "wake", "enter",
  ].map { Array($0.utf8) }
  private static let firstLetters = Set(words.map { $0[0] })

  /// Keeps a line, if it is among the nearest.
  mutating func add(_ bytes: ArraySlice<UInt8>, _ line: Int) {
    guard seen < Self.mostSeen else { return }
    seen += 1
    let score = Self.score(bytes)
    guard score > 0, lines.count < Self.most || lines.contains(where: { $0.score < score }) else {
      return
    }
    let parsed = DeviceLogLine(bytes)
    let app = parsed.process.map { String(decoding: $0, as: UTF8.self) }
    var text = String(decoding: bytes.prefix(Self.longest), as: UTF8.self)
    if bytes.count > Self.longest { text += "…" }
    if lines.count == Self.most,
      let index = lines.indices.min(by: { lines[$0].score < lines[$1].score })
    {
      lines.remove(at: index)
    }
    lines.append(
      Hint(
        line: line, text: text, hasTime: parsed.time != nil, app: app,
        pattern: Self.pattern(bytes, parsed), score: score))
  }

  /// Returns the number of kinds of words of the life cycle that a line has.
  private static func score(_ bytes: ArraySlice<UInt8>) -> Int {
    var found: Set<Int> = []
    let bytes = bytes.prefix(1000)
    for at in bytes.indices {
      let first = ASCII.lower(bytes[at])
      guard firstLetters.contains(first) else { continue }
      for (index, word) in words.enumerated() where word[0] == first {
        if bytes[at...].prefix(word.count).lazy.map(ASCII.lower).elementsEqual(word) {
          found.insert(index)
        }
      }
    }
    return found.count
  }

  /// A pattern with which a line would be read.
  private static func pattern(_ bytes: ArraySlice<UInt8>, _ line: DeviceLogLine) -> String? {
    guard line.time != nil else { return nil }
    var at = bytes.startIndex
    while at < bytes.endIndex, ASCII.isBlank(bytes[at]) { at += 1 }
    guard let moment = LogTime(bytes, at: at) else { return "{} {time} {message}" }
    guard line.process != nil, line.pid != nil else { return "{time} {message}" }
    let rest = bytes[moment.end...].prefix(60)
    return rest.contains(ASCII.openBracket) ? "{time} {app}[{pid}] {message}" : "{time} {message}"
  }
}
