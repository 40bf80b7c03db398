// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A line of a log, taken apart: when, which process, and what it says.
///
/// The shapes, tried in this order, and where they are described:
/// - one JSON object a line: `log stream --style ndjson` (`eventMessage`, `processImagePath`,
///   `processID`, `timestamp`; eclecticlight.co, "Unified log structure and available data") and
///   go-ios (`msg` with a whole syslog line, or with `--parse` its parts; danielpaulus/go-ios).
/// - `log` in its default style: time, thread, type, activity, process identifier, TTL,
///   `Process: (Library) [subsystem:category] message`.
/// - text with a time in front and then the process: `App[pid:thread]` (NSLog, `log` in compact and
///   syslog style), `App(Library)[pid] <Notice>:` (idevicesyslog), `App{Library}[pid] <NOTICE>:`
///   (pymobiledevice3).
/// - anything else: a message, with a time in front of it or without.
struct LogLine {
  /// Microseconds; nil where the line names no time.
  var time: Int?
  /// The process's name; nil where the line names none.
  var process: ArraySlice<UInt8>?
  /// The process identifier.
  var pid: Int?
  /// Where names of methods are looked for.
  var message: ArraySlice<UInt8>

  /// A line longer than this is looked at only so far.
  static let mostBytes = 65_536

  init(_ line: ArraySlice<UInt8>) {
    message = line.prefix(Self.mostBytes)
    var start = message.startIndex
    while start < message.endIndex, ASCII.isBlank(message[start]) { start += 1 }
    if start < message.endIndex, message[start] == UInt8(ascii: "{"),
      let object = LogObject(message[start...])
    {
      take(object)
    } else {
      readText(from: start)
    }
  }

  // MARK: JSON

  private mutating func take(_ object: LogObject) {
    message = object.message ?? []
    // go-ios wraps a line of the syslog as it came.
    if object.isWrapped { readText(from: message.startIndex) }
    if let text = object.time, let moment = LogTime(text, at: text.startIndex) {
      time = moment.microseconds
    }
    if let name = object.process { process = Self.lastPart(of: name) }
    if let number = object.pid { pid = number }
  }

  /// What is behind the last slash of a path.
  private static func lastPart(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return path[(slash + 1)...]
  }

  // MARK: Text

  private mutating func readText(from start: Int) {
    guard let moment = LogTime(message, at: start) else {
      readProcess(from: start, words: 1)
      return
    }
    time = moment.microseconds
    var at = moment.end
    skipBlanks(&at)
    if !readDefaultStyle(from: at) { readProcess(from: at, words: 3) }
  }

  /// `0x1a2b Default 0x0 301 0 MyApp: (Library) message`, behind the time.
  private mutating func readDefaultStyle(from start: Int) -> Bool {
    guard message[start...].starts(with: [0x30, 0x78]) else { return false }
    var at = start
    var words: [ArraySlice<UInt8>] = []
    while words.count < 5 {
      guard let word = word(&at) else { return false }
      words.append(word)
    }
    guard let number = Self.number(words[3]) else { return false }
    let name = message[at...].prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.endIndex < message.endIndex, name.count <= 255 else { return false }
    pid = number
    process = name
    message = message[(name.endIndex + 1)...]
    return true
  }

  /// `Process…[pid…]`: the first of a few words that ends like that.
  private mutating func readProcess(from start: Int, words: Int) {
    var at = start
    for _ in 0..<words {
      guard let word = word(&at) else { return }
      guard let open = word.firstIndex(of: ASCII.openBracket), open > word.startIndex else {
        continue
      }
      let digits = word[(open + 1)...].prefix(while: ASCII.isDigit)
      guard let number = Self.number(digits), digits.endIndex < word.endIndex,
        word[digits.endIndex] == ASCII.closeBracket || word[digits.endIndex] == UInt8(ascii: ":")
      else { return }
      let ends: [UInt8] = [UInt8(ascii: "("), UInt8(ascii: "{"), ASCII.openBracket]
      process = word.prefix { !ends.contains($0) }
      pid = number
      message = message[at...]
      return
    }
  }

  private func skipBlanks(_ at: inout Int) {
    while at < message.endIndex, ASCII.isBlank(message[at]) { at += 1 }
  }

  /// The next word, and the blanks behind it.
  private func word(_ at: inout Int) -> ArraySlice<UInt8>? {
    let start = at
    while at < message.endIndex, !ASCII.isBlank(message[at]) { at += 1 }
    let word = message[start..<at]
    skipBlanks(&at)
    return word.isEmpty ? nil : word
  }

  /// A number of at most nine digits.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(ASCII.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
