// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The shape of a log's lines, as a user gives it: text that stands there, and fields in braces.
///
/// `{time} [{app}:{pid}] {message}`; `{}` is anything. A field goes on until what follows it in the
/// pattern; one blank of the pattern stands for one or more. A line of another shape says nothing.
package struct LogPattern: Hashable, Sendable {
  /// The part of a line that a field holds.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case time
    case app
    case pid
    case message
    /// Anything.
    case other = ""
  }

  /// The reason why a text is no pattern.
  package enum Problem: Error, Hashable, Sendable {
    /// A field that there is not, and the nearest there is.
    case unknownField(String, nearest: String?)
    case twice(Field)
    /// Two fields without anything between them: where one ends cannot be known.
    case noSpace(String)
    /// A brace that is not closed.
    case open
    /// Nothing says where methods are named.
    case noMessage
  }

  private enum Part: Hashable, Sendable {
    case text([UInt8])
    case field(Field)
  }

  private let parts: [Part]

  /// A text of the pattern: blanks beside each other become one, which stands for one or more.
  private static func collapsed(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if !ASCII.isBlank(byte) {
        result.append(byte)
      } else if result.last != ASCII.space {
        result.append(ASCII.space)
      }
    }
    return result
  }

  package init(_ text: String) throws(Problem) {
    var parts: [Part] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      guard first == UInt8(ascii: "{") else {
        let plain = rest.prefix { $0 != UInt8(ascii: "{") }
        parts.append(.text(Self.collapsed(plain)))
        rest = rest[plain.endIndex...]
        continue
      }
      guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { throw .open }
      let name = String(decoding: rest[(rest.startIndex + 1)..<close], as: UTF8.self)
      guard let field = Field(rawValue: name) else {
        let names = Field.allCases.map { $0.rawValue }
        throw .unknownField(name, nearest: EditDistance.name(to: name, among: names))
      }
      if case .field? = parts.last { throw .noSpace(name) }
      if field != .other, parts.contains(.field(field)) { throw .twice(field) }
      parts.append(.field(field))
      rest = rest[(close + 1)...]
    }
    guard parts.contains(.field(.message)) else { throw .noMessage }
    self.parts = parts
  }

  /// A line taken apart; nil where it has another shape.
  func line(_ bytes: ArraySlice<UInt8>) -> DeviceLogLine? {
    var line = DeviceLogLine(bytes.prefix(0))
    var at = bytes.startIndex
    let end = min(bytes.endIndex, bytes.startIndex + DeviceLogLine.mostBytes)
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        guard let next = Self.match(text, in: bytes[..<end], at: at) else { return nil }
        at = next
      case .field(let field):
        var stop = end
        if index + 1 < parts.count, case .text(let text) = parts[index + 1] {
          // A time may have blanks in it.
          if field == .time, let time = LogTime(bytes[..<end], at: at),
            Self.match(text, in: bytes[..<end], at: time.end) != nil
          {
            stop = time.end
          } else if let found = Self.index(of: text, in: bytes[..<end], from: at) {
            stop = found
          } else {
            return nil
          }
        }
        Self.set(field, to: bytes[at..<stop], of: &line)
        at = stop
      }
    }
    return line
  }

  /// Returns the index at which a text begins for the first time, from an index on.
  private static func index(of text: [UInt8], in bytes: ArraySlice<UInt8>, from start: Int) -> Int?
  {
    var at = start
    while match(text, in: bytes, at: at) == nil {
      guard at < bytes.endIndex else { return nil }
      at += 1
      // The blanks that follow a blank have failed with it.
      guard text.first == ASCII.space, ASCII.isBlank(bytes[at - 1]) else { continue }
      while at < bytes.endIndex, ASCII.isBlank(bytes[at]) { at += 1 }
    }
    return at
  }

  /// Returns the index at which a text ends that stands at an index; nil where another one does.
  private static func match(_ text: [UInt8], in bytes: ArraySlice<UInt8>, at start: Int) -> Int? {
    var at = start
    for byte in text {
      guard at < bytes.endIndex else { return nil }
      if byte == ASCII.space {
        guard ASCII.isBlank(bytes[at]) else { return nil }
        while at < bytes.endIndex, ASCII.isBlank(bytes[at]) { at += 1 }
      } else {
        guard bytes[at] == byte else { return nil }
        at += 1
      }
    }
    return at
  }

  private static func set(_ field: Field, to text: ArraySlice<UInt8>, of line: inout DeviceLogLine)
  {
    switch field {
    case .time:
      let moment = LogTime(text, at: text.startIndex)
      (line.time, line.year) = (moment?.microseconds, moment?.year)
      line.hasZone = moment?.hasZone ?? false
    case .app: line.process = text
    case .pid: line.pid = DeviceLogLine.number(text)
    case .message: line.message = text
    case .other: break
    }
  }
}
