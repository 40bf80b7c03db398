// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines of text: a time, a process, a message.
extension DeviceLogLine {
  /// The number of words that may stand before a time.
  private static let mostWordsBeforeTime = 5
  /// The number of bytes that these words may have.
  private static let mostBytesBeforeTime = 80
  /// The longest name of a process that is looked for, with what stands between it and its identifier.
  private static let longestProcess = 128

  mutating func readText(from start: Int) {
    guard let (index, moment) = moment(from: start) else {
      readProcessWord(from: start, words: 1)
      return
    }
    time = moment.microseconds
    year = moment.year
    hasZone = moment.hasZone
    if readConsole(before: start..<index, moment) { return }
    var at = moment.end
    skipBlanks(&at)
    if !readDefaultStyle(from: at), !readProcess(from: at, moment) {
      readProcessWord(from: at, words: 3)
    }
  }

  /// The time of a line: at its beginning, or behind a few words.
  private func moment(from start: Int) -> (index: Int, LogTime)? {
    if let moment = LogTime(message, at: start) { return (start, moment) }
    var at = start
    for count in 1...Self.mostWordsBeforeTime {
      guard word(&at) != nil, at < message.endIndex, at - start <= Self.mostBytesBeforeTime else {
        return nil
      }
      // A time of day without more may be something that the line tells.
      guard let moment = LogTime(message, at: at),
        moment.hasDate || moment.fractionDigits > 0 || count == 1
      else { continue }
      return (at, moment)
    }
    return nil
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

  /// The words that may stand between a time and a process: a type of `log --style compact`, a level.
  private static let types: Set<[UInt8]> = Set(
    [
      "A", "D", "Db", "Df", "E", "F", "I", "N", "W", "default", "info", "debug", "error", "fault",
      "notice", "warning", "warn", "trace", "verbose",
    ].map { Array($0.lowercased().utf8) })

  /// `My App[301:1a2b]`, `My App(Library)[301]` or `My App{Library}[301]`, behind a time: a name that
  /// may have spaces, and a process identifier in brackets.
  private mutating func readProcess(from start: Int, _ moment: LogTime) -> Bool {
    var begin = start
    var next = start
    if let word = word(&next), next < message.endIndex, !word.contains(ASCII.openBracket) {
      let isHost =
        word.elementsEqual("localhost".utf8) || word.suffix(6).elementsEqual(".local".utf8)
        // syslog names the device, but not where it has fractions of seconds.
        || (moment.hasDate && moment.year == nil && moment.fractionDigits == 0)
      if isHost || Self.types.contains(word.map(ASCII.lower)) { begin = next }
    }
    let end = min(message.endIndex, begin + Self.longestProcess)
    guard let open = message[begin..<end].firstIndex(of: ASCII.openBracket), open > begin else {
      return false
    }
    let digits = message[(open + 1)...].prefix(while: ASCII.isDigit)
    guard let number = Self.number(digits), digits.endIndex < message.endIndex,
      let name = Self.name(message[begin..<open])
    else { return false }
    var close = digits.endIndex
    if message[close] == UInt8(ascii: ":") {
      close += 1
      while close < message.endIndex, Self.isHexadecimal(message[close]) { close += 1 }
    }
    guard close < message.endIndex, message[close] == ASCII.closeBracket else { return false }
    process = name
    pid = number
    message = message[(close + 1)...]
    return true
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || ASCII.lower(byte) &- 0x61 < 6 || ASCII.lower(byte) == UInt8(ascii: "x")
  }

  /// The name in `My App`, `My App(Library)` or `My App{Library}`; nil for what is no name.
  private static func name(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var name = text
    let pairs = [(UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "{"), UInt8(ascii: "}"))]
    for (open, close) in pairs where name.last == close {
      // In `App (Beta)` the parenthesis belongs to the name.
      if let begin = name.lastIndex(of: open), begin > name.startIndex,
        !ASCII.isBlank(name[begin - 1])
      {
        name = name[..<begin]
      }
    }
    let excluded = Array(":\"=<>,;|/".utf8)
    guard !name.isEmpty, !name.contains(where: excluded.contains),
      name.last.map({ !ASCII.isBlank($0) }) ?? false, name.filter({ $0 == ASCII.space }).count < 5
    else { return nil }
    return name
  }

  /// `Process…[pid…]`: the first of a few words that ends like that.
  private mutating func readProcessWord(from start: Int, words: Int) {
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

  func skipBlanks(_ at: inout Int) {
    while at < message.endIndex, ASCII.isBlank(message[at]) { at += 1 }
  }

  /// The next word, and the blanks behind it.
  func word(_ at: inout Int) -> ArraySlice<UInt8>? {
    let start = at
    while at < message.endIndex, !ASCII.isBlank(message[at]) { at += 1 }
    let word = message[start..<at]
    skipBlanks(&at)
    return word.isEmpty ? nil : word
  }
}
