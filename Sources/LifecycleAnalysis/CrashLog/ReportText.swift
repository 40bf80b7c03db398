// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The text of a report, in which things are found by their names.
///
/// It is not decoded as JSON: what people have is often a part of a report, such as the lines that somebody sent, a
/// report that was cut off, or JSON within the text of an older report. A decoder reads all of it or nothing.
struct ReportText {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Returns the index at which a text begins for the first time, from an index on.
  private func index(of text: String, from start: Int? = nil) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var at = start ?? bytes.startIndex
    while at + wanted.count <= bytes.endIndex {
      guard let found = bytes[at...].firstIndex(of: first), found + wanted.count <= bytes.endIndex
      else { return nil }
      if bytes[found..<(found + wanted.count)].elementsEqual(wanted) { return found }
      at = found + 1
    }
    return nil
  }

  func contains(_ text: String) -> Bool { index(of: text) != nil }

  /// The only word there is; nil for more.
  var word: String? {
    func isBetween(_ byte: UInt8) -> Bool { ASCII.isBlank(byte) || byte == ASCII.newline }
    let rest = bytes.drop(while: isBetween)
    let word = rest.prefix { !isBetween($0) }
    return !word.isEmpty && rest[word.endIndex...].allSatisfy(isBetween) ? Self.text(word) : nil
  }

  /// Returns what follows `Name:` until the line, the string or the part ends.
  func field(_ name: String) -> String? {
    var from: Int?
    while let found = index(of: name + ":", from: from) {
      from = found + 1
      // `code:` is no part of another word, and `"code":` is JSON.
      if found > bytes.startIndex, ASCII.lower(bytes[found - 1]) &- 0x61 < 26 { continue }
      let start = found + name.utf8.count + 1
      let ends: [UInt8] = [ASCII.newline, 0x0D, ASCII.quote, 0x5C, UInt8(ascii: "|")]
      let value = ASCII.trimmed(bytes[start...].prefix { !ends.contains($0) })
      if !value.isEmpty { return Self.text(value.prefix(1000)) }
    }
    return nil
  }

  /// Returns what follows `Name:` at the beginning of a line. `Parent Process:` is no `Process:`.
  func head(_ name: String) -> String? {
    var from: Int?
    while let found = index(of: name + ":", from: from) {
      from = found + 1
      // A quoted mail puts `>` there.
      let before = bytes[..<found].last { !ASCII.isBlank($0) && $0 != UInt8(ascii: ">") }
      guard before ?? ASCII.newline == ASCII.newline else { continue }
      let start = found + name.utf8.count + 1
      let value = ASCII.trimmed(bytes[start...].prefix { $0 != ASCII.newline })
      if !value.isEmpty { return Self.text(value.prefix(1000)) }
    }
    return nil
  }

  /// Returns the text between two others, or until its line ends; nil if the first is missing.
  func text(after begin: String, until end: String? = nil) -> String? {
    guard let found = index(of: begin) else { return nil }
    let start = found + begin.utf8.count
    let line = bytes[start...].prefix(Self.longestText)
    if let end, let close = ReportText(line).index(of: end) {
      return Self.text(line[start..<close])
    }
    return Self.text(ASCII.trimmed(line.prefix { $0 != ASCII.newline }))
  }

  /// Returns the number of objects in a list of JSON; zero if there is no such list.
  func count(inList key: String) -> Int {
    guard let found = index(of: "\"\(key)\"") else { return 0 }
    var at = found + key.utf8.count + 2
    var (depth, count, isQuoted) = (0, 0, false)
    while at < bytes.endIndex {
      let byte = bytes[at]
      if isQuoted {
        if byte == 0x5C { at += 1 }
        isQuoted = byte != ASCII.quote
      } else if byte == ASCII.quote {
        isQuoted = true
      } else if byte == ASCII.openBracket || byte == UInt8(ascii: "{") {
        if depth == 0, byte != ASCII.openBracket { return 0 }
        if depth == 1 { count += 1 }
        depth += 1
      } else if byte == ASCII.closeBracket || byte == UInt8(ascii: "}") {
        depth -= 1
        if depth <= 0 { return count }
      }
      at += 1
    }
    return count
  }

  /// The most that is quoted of a report.
  private static let longestText = 1000

  /// Returns the name of a list that comes first, as a whole word at the beginning of a line, after one of
  /// some texts or before another one: within a sentence it may be anything.
  func name(of names: [String], after begins: [String], before end: String? = nil) -> String? {
    var first: (name: String, index: Int)?
    for name in names {
      var from: Int?
      while let found = index(of: name, from: from), found < first?.index ?? Int.max {
        from = found + 1
        let rest = bytes[(found + name.utf8.count)...]
        guard !(rest.first.map(Self.isOfName) ?? false) else { continue }
        let before = bytes[..<found]
        let isAfter = begins.contains { before.suffix($0.utf8.count).elementsEqual($0.utf8) }
        let isBefore = end.map { rest.starts(with: $0.utf8) } ?? false
        let line = before.last { !ASCII.isBlank($0) } ?? ASCII.newline
        if isAfter || isBefore && before.last != 0x5F || line == ASCII.newline {
          first = (name, found)
          break
        }
      }
    }
    return first?.name
  }

  /// A letter, a digit or a line between words of a name.
  private static func isOfName(_ byte: UInt8) -> Bool {
    ASCII.lower(byte) &- 0x61 < 26 || ASCII.isDigit(byte) || byte == 0x5F
  }

  /// Returns the line with the first of some texts that there is; nil if it has none of them.
  func line(withAny texts: [String]) -> String? {
    guard let found = texts.lazy.compactMap({ index(of: $0) }).first else { return nil }
    let start = bytes[..<found].lastIndex(of: ASCII.newline).map { $0 + 1 } ?? bytes.startIndex
    let line = bytes[start...].prefix { $0 != ASCII.newline }
    return Self.text(ASCII.trimmed(line.prefix(Self.longestText)))
  }

  /// The value of a key of JSON, as text: `"key" : "value"`.
  func value(_ key: String) -> String? {
    guard let quote = afterKey(key), quote < bytes.endIndex, bytes[quote] == ASCII.quote else {
      return nil
    }
    let start = quote + 1
    var at = start
    while at < bytes.endIndex, bytes[at] != ASCII.quote, at - start < 1000 {
      at += bytes[at] == 0x5C ? 2 : 1
    }
    let value = JSONEscapes.resolved(bytes[start..<min(at, bytes.endIndex)])
    return value.isEmpty ? nil : Self.text(value)
  }

  /// The value of a key of JSON, as a whole number; nil for any other number.
  func number(_ key: String) -> UInt64? {
    guard let at = afterKey(key) else { return nil }
    let digits = bytes[at...].prefix(21).prefix(while: ASCII.isDigit)
    switch bytes[digits.endIndex...].first {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
    case _: return UInt64(Self.text(digits))
    }
  }

  /// The first string in the array that is the value of a key of JSON.
  func firstText(_ key: String) -> String? { texts(key, atMost: 1).first }

  /// The strings with which the array begins that is the value of a key of JSON.
  func texts(_ key: String, atMost most: Int = 16) -> [String] {
    guard let at = afterKey(key), at < bytes.endIndex, bytes[at] == ASCII.openBracket else {
      return []
    }
    func isBetween(_ byte: UInt8) -> Bool { ASCII.isBlank(byte) || byte == ASCII.newline }
    var texts: [String] = []
    var rest = bytes[(at + 1)...].drop(while: isBetween)
    while rest.first == ASCII.quote, texts.count < most {
      let start = rest.startIndex + 1
      var end = start
      while end < rest.endIndex, rest[end] != ASCII.quote, end - start < Self.longestText {
        end += rest[end] == 0x5C ? 2 : 1
      }
      end = min(end, rest.endIndex)
      texts.append(Self.text(JSONEscapes.resolved(rest[start..<end])))
      rest = bytes[end...].dropFirst().drop(while: isBetween)
      guard rest.first == UInt8(ascii: ",") else { break }
      rest = rest.dropFirst().drop(while: isBetween)
    }
    return texts
  }

  /// The first known code that the text names, such as `0xdead10cc`.
  var namedCode: UInt32? {
    var from: Int?
    while let found = index(of: "0x", from: from) {
      from = found + 1
      let digits = bytes[(found + 2)...].prefix {
        ASCII.isDigit($0) || ASCII.lower($0) &- 0x61 < 6
      }
      if digits.count == 8, let code = UInt32(Self.text(digits), radix: 16),
        TerminationCode(rawValue: code) != nil
      {
        return code
      }
    }
    return nil
  }

  /// The object that is the value of a key of JSON.
  func object(_ key: String) -> ReportText? {
    guard let start = afterKey(key), start < bytes.endIndex, bytes[start] == UInt8(ascii: "{")
    else { return nil }
    return object(at: start)
  }

  /// The objects that a key has, one behind the other.
  func objects(_ key: String) -> [ReportText] {
    var (found, rest): ([ReportText], ReportText) = ([], self)
    while let next = rest.object(key) {
      found.append(next)
      rest = ReportText(bytes[next.bytes.endIndex...])
    }
    return found
  }

  /// The innermost objects that have a key whose value is a string, in their order. Of a part of a report that begins
  /// within an object, that is the part.
  func objects(having key: String, atMost most: Int) -> [ReportText] {
    let wanted = Array(key.utf8)
    var found: [ReportText] = []
    // The beginnings of the objects that are open, the innermost last.
    var starts: [Int] = []
    var at = bytes.startIndex
    while at < bytes.endIndex, found.count < most {
      switch bytes[at] {
      case UInt8(ascii: "{"):
        // No report is that deep.
        guard starts.count < 100 else { return found }
        starts.append(at)
      case UInt8(ascii: "}"): _ = starts.popLast()
      case ASCII.quote:
        let start = at + 1
        at = start
        while at < bytes.endIndex, bytes[at] != ASCII.quote { at += bytes[at] == 0x5C ? 2 : 1 }
        guard at < bytes.endIndex else { return found }
        if bytes[start..<at].elementsEqual(wanted) {
          let rest = bytes[(at + 1)...].drop(while: ASCII.isBlank)
          if rest.first == UInt8(ascii: ":"),
            rest.dropFirst().drop(while: ASCII.isBlank).first == ASCII.quote
          {
            guard let start = starts.last else { return found + [self] }
            found.append(object(at: start))
          }
        }
      case _: break
      }
      at += 1
    }
    return found
  }

  private func object(at start: Int) -> ReportText {
    var depth = 0
    var isText = false
    var at = start
    while at < bytes.endIndex {
      let byte = bytes[at]
      if isText {
        if byte == 0x5C { at += 1 } else if byte == ASCII.quote { isText = false }
      } else if byte == ASCII.quote {
        isText = true
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return ReportText(bytes[start...at]) }
      }
      at += 1
    }
    // A report that is cut off says what it says.
    return ReportText(bytes[start...])
  }

  /// True if this is a part of a report, without the fields that every report begins with.
  var isPart: Bool {
    field("Exception Type") == nil && head("Process") == nil && value("procName") == nil
      && value("bug_type") == nil
  }

  /// The parts that say why the process was terminated; all there is of a part of a report.
  var terminationParts: [ReportText] {
    if isPart { return [self] }
    let names = ["WatchdogEvent", "explanation", "Termination Description", "Termination Reason"]
    return [object("termination")].compactMap { $0 }
      + names.compactMap { field($0).map { ReportText(Array($0.utf8)[...]) } }
      + [paragraph("Application Specific Information")].compactMap { $0 }
  }

  /// Returns what follows `Name:` until a line is empty.
  func paragraph(_ name: String) -> ReportText? {
    guard let found = index(of: name + ":") else { return nil }
    let start = found + name.utf8.count + 1
    let lines = bytes[start...].prefix(4000).split(
      separator: ASCII.newline, omittingEmptySubsequences: false)
    let last = lines.dropFirst().prefix { !$0.allSatisfy(ASCII.isBlank) }.last ?? lines.first
    return last.map { ReportText(bytes[start..<$0.endIndex]) }
  }

  /// Returns the index at which the value of a key of JSON begins.
  private func afterKey(_ key: String) -> Int? {
    var from: Int?
    let quoted = "\"" + key + "\""
    while let found = index(of: quoted, from: from) {
      var at = found + quoted.utf8.count
      while at < bytes.endIndex, ASCII.isBlank(bytes[at]) { at += 1 }
      if at < bytes.endIndex, bytes[at] == UInt8(ascii: ":") {
        at += 1
        while at < bytes.endIndex, ASCII.isBlank(bytes[at]) || bytes[at] == ASCII.newline {
          at += 1
        }
        return at
      }
      from = found + 1
    }
    return nil
  }

  /// The first line that says something.
  var firstLine: String? {
    let rest = bytes.drop { ASCII.isBlank($0) || $0 == ASCII.newline }
    let line = ASCII.trimmed(rest.prefix { $0 != ASCII.newline })
    return line.isEmpty ? nil : Self.text(line.prefix(Self.longestText))
  }

  /// `time allowance of 10.00 seconds`, and whether it is time of the processor; or `gracefully after 5.0s`.
  var allowance: (Duration, isProcessorTime: Bool)? {
    let names = ["time allowance of ", "failed to terminate gracefully after "]
    guard let name = names.first(where: contains), let found = index(of: name) else { return nil }
    let start = found + name.utf8.count
    let number = Self.text(bytes[start...].prefix { ASCII.isDigit($0) || $0 == 0x2E })
    let before = ReportText(bytes[..<found].suffix(40))
    return Self.seconds(number).map { ($0, before.contains("CPU")) }
  }

  /// `10.00` as a duration: to the millisecond, and no longer than a day.
  static func seconds(_ text: String) -> Duration? {
    guard let seconds = Double(text), seconds >= 0, seconds <= 86_400 else { return nil }
    // Not `rounded()`: it needs the C library's mathematics, which the library does not link.
    return .milliseconds(Int(seconds * 1000 + 0.5))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
