// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The parts of a JSON object that a log of one object a line has, whatever else is in it.
struct LogObject {
  private(set) var message: ArraySlice<UInt8>?
  private(set) var time: ArraySlice<UInt8>?
  private(set) var process: ArraySlice<UInt8>?
  private(set) var pid: Int?
  /// The state of an app, in words.
  private(set) var stateDescription: ArraySlice<UInt8>?
  /// True if the message is a whole line of a syslog.
  private(set) var isWrapped = false

  private static let messages = ["eventMessage", "message"].map { Array($0.utf8) }
  private static let times = ["timestamp", "time"].map { Array($0.utf8) }
  private static let processes = ["processImagePath", "process", "processName", "appName"].map {
    Array($0.utf8)
  }
  private static let description = Array("state_description".utf8)
  private static let wrapped = Array("msg".utf8)
  private static let numbers = [Array("processID".utf8), Array("pid".utf8)]

  /// Reads an object; nil where it is cut off or no object.
  init?(_ bytes: ArraySlice<UInt8>) {
    var scanner = Scanner(bytes: bytes, at: bytes.startIndex + 1)
    scanner.skipBlanks()
    while let key = scanner.string() {
      scanner.skipBlanks()
      guard scanner.take(UInt8(ascii: ":")) else { return nil }
      scanner.skipBlanks()
      guard let (value, isText) = scanner.value() else { return nil }
      add(Array(key), value, isText: isText)
      scanner.skipBlanks()
      guard scanner.take(ASCII.comma) else { break }
      scanner.skipBlanks()
    }
    guard scanner.take(UInt8(ascii: "}")) else { return nil }
  }

  private mutating func add(_ key: [UInt8], _ value: ArraySlice<UInt8>, isText: Bool) {
    if Self.numbers.contains(key) {
      pid = DeviceLogLine.number(value)
    } else if !isText {
      return
    } else if key == Self.wrapped {
      message = value
      isWrapped = true
    } else if Self.messages.contains(key) {
      message = value
    } else if key == Self.description {
      stateDescription = value
    } else if Self.times.contains(key) {
      time = value
    } else if Self.processes.contains(key) {
      process = value
    }
  }

  private struct Scanner {
    let bytes: ArraySlice<UInt8>
    var at: Int

    mutating func take(_ byte: UInt8) -> Bool {
      guard at < bytes.endIndex, bytes[at] == byte else { return false }
      at += 1
      return true
    }

    mutating func skipBlanks() {
      while at < bytes.endIndex, ASCII.isBlank(bytes[at]) { at += 1 }
    }

    /// A string, without its quotation marks and with its escapes resolved.
    mutating func string() -> ArraySlice<UInt8>? {
      guard take(ASCII.quote) else { return nil }
      let start = at
      while at < bytes.endIndex, bytes[at] != ASCII.quote { at += bytes[at] == 0x5C ? 2 : 1 }
      guard at < bytes.endIndex else { return nil }
      defer { at += 1 }
      return JSONEscapes.resolved(bytes[start..<at])
    }

    /// A value as text; nested ones are passed over, and empty.
    mutating func value() -> (text: ArraySlice<UInt8>, isText: Bool)? {
      guard at < bytes.endIndex else { return nil }
      switch bytes[at] {
      case ASCII.quote: return string().map { ($0, true) }
      case UInt8(ascii: "{"), ASCII.openBracket: return skipNested() ? ([], false) : nil
      case _:
        let start = at
        while at < bytes.endIndex, !Self.endsScalar(bytes[at]) { at += 1 }
        return (bytes[start..<at], false)
      }
    }

    private static func endsScalar(_ byte: UInt8) -> Bool {
      byte == ASCII.comma || byte == UInt8(ascii: "}") || ASCII.isBlank(byte)
    }

    private mutating func skipNested() -> Bool {
      var depth = 0
      while at < bytes.endIndex {
        switch bytes[at] {
        case ASCII.quote:
          guard string() != nil else { return false }
          continue
        case UInt8(ascii: "{"), ASCII.openBracket: depth += 1
        case UInt8(ascii: "}"), ASCII.closeBracket:
          depth -= 1
          if depth == 0 {
            at += 1
            return true
          }
        case _: break
        }
        at += 1
      }
      return false
    }
  }
}
