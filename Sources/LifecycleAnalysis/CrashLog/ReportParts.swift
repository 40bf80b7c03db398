// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The reports in a text, one behind the other: a mail or a file may hold several.
struct ReportParts {
  /// The text up to the second report.
  let first: ArraySlice<UInt8>
  /// The number of reports that begin in the text; zero for a part of one.
  let count: Int

  init(_ text: [UInt8]) {
    var starts: [Int] = []
    // A header of one line belongs to what follows it: JSON, or the text of iOS 9 to 14.
    var isBehindHeader = false
    var at = text.startIndex
    while at < text.endIndex {
      let end = text[at...].firstIndex(of: ASCII.newline) ?? text.endIndex
      // A quoted mail puts `>` before each line.
      let line = text[at..<end].drop { ASCII.isBlank($0) || $0 == UInt8(ascii: ">") }
      if !line.isEmpty {
        let isStart = Self.isStart(line)
        if isStart, !isBehindHeader { starts.append(at) }
        isBehindHeader = isStart && !isBehindHeader
      }
      at = end + 1
    }
    count = starts.count
    first = text[..<(starts.count > 1 ? starts[1] : text.endIndex)]
  }

  /// True for the first line of a report: a header, or the identifier of the incident.
  private static func isStart(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "{")
      ? ReportText(line.prefix(2000)).contains("\"bug_type\"")
      : line.starts(with: "Incident Identifier:".utf8)
  }
}
