// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The line that Xcode 15 and later put below a message when its metadata is shown and copied:
/// `Type: Notice | Timestamp: 2026-11-21 17:55:44.455123+01:00 | Process: Notes | Library: … | TID: 0x1`.
///
/// Xcode lets the user choose the parts.
/// - SeeAlso: https://useyourloaf.com/blog/xcode-console-and-unified-logging
struct LogMetadata {
  private(set) var time: LogTime?
  private(set) var process: ArraySlice<UInt8>?
  private(set) var pid: Int?

  private static let keys = [
    "Type", "Timestamp", "Process", "PID", "TID", "Library", "Subsystem", "Category",
  ].map { Array(($0 + ": ").utf8) }

  /// Reads a line; nil if it is none of these.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop(while: ASCII.isBlank)
    guard Self.keys.contains(where: { text.starts(with: $0) }) else { return nil }
    var count = 0
    for part in text.split(separator: UInt8(ascii: "|")) {
      let field = part.drop(while: ASCII.isBlank)
      guard let key = Self.keys.first(where: { field.starts(with: $0) }) else { continue }
      count += 1
      var value = field.dropFirst(key.count)
      while let last = value.last, ASCII.isBlank(last) { value.removeLast() }
      if key.starts(with: "Timestamp".utf8) {
        time = LogTime(value, at: value.startIndex)
      } else if key.starts(with: "Process".utf8) {
        process = value
      } else if key.starts(with: "PID".utf8) {
        pid = DeviceLogLine.number(value)
      }
    }
    guard count > 1 || time != nil else { return nil }
  }
}
