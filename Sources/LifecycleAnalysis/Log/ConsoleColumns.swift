// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The columns of a table that Console.app wrote, in the order of its first line.
struct ConsoleColumns: Hashable, Sendable {
  private enum Column: String {
    case type, time, process, message, pid
    /// A column that says nothing about the life cycle.
    case other
  }

  private let columns: [Column]
  private static let tab: UInt8 = 0x09
  private static let others: Set<String> = [
    "library", "subsystem", "category", "thread", "thread id", "tid", "activity", "activity id",
    "sender", "device", "host",
  ]

  /// Reads the line that names the columns; nil for any other line.
  init?(header line: ArraySlice<UInt8>) {
    guard line.contains(Self.tab), line.count <= 255 else { return nil }
    var columns: [Column] = []
    for word in Self.parts(of: line) {
      let name = String(decoding: word.map(ASCII.lower), as: UTF8.self)
      switch name {
      case "process id": columns.append(.pid)
      case "timestamp", "date": columns.append(.time)
      case let name where Self.others.contains(name): columns.append(.other)
      case let name:
        guard let column = Column(rawValue: name) else { return nil }
        columns.append(column)
      }
    }
    guard columns.contains(.process), columns.contains(.message) else { return nil }
    self.columns = columns
  }

  /// Reads a line of the table; nil if it has too few columns.
  func line(_ bytes: ArraySlice<UInt8>) -> DeviceLogLine? {
    let parts = Self.parts(of: bytes.prefix(DeviceLogLine.mostBytes))
    guard parts.count >= columns.count else { return nil }
    // A message may have tabs of its own.
    let more = parts.count - columns.count
    var line: DeviceLogLine?
    var index = 0
    for column in columns {
      let last = index + (column == .message ? more : 0)
      if column == .message {
        line = DeviceLogLine(text: bytes[parts[index].startIndex..<parts[last].endIndex])
      }
      index = last + 1
    }
    guard var line else { return nil }
    index = 0
    for column in columns {
      let part = parts[index]
      index += 1 + (column == .message ? more : 0)
      switch column {
      case .process: line.process = part
      case .pid: line.pid = DeviceLogLine.number(part)
      case .time:
        guard let moment = LogTime(part, at: part.startIndex) else { return nil }
        (line.time, line.year, line.hasZone) = (moment.microseconds, moment.year, moment.hasZone)
      case .type, .message, .other: break
      }
    }
    return line
  }

  private static func parts(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: tab, omittingEmptySubsequences: false).map { part in
      var part = part.drop(while: ASCII.isBlank)
      while let last = part.last, ASCII.isBlank(last) || last == 0x0D { part.removeLast() }
      return part
    }
  }
}
