// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Log {
  /// What a row shows, as one text: what is searched is what is seen.
  static func text(of row: Row, in phrases: Phrases) -> String {
    let line = LogLine(row, phrases: phrases)
    if case .entry(let entry) = row, let app = entry.app { return app + " " + line.wholeText }
    return line.wholeText
  }

  /// The numbers of the rows that contain what is searched for, whatever its case.
  func matches(in phrases: Phrases) -> [Int] {
    let wanted = Array(term.lowercased().utf8)
    guard let head = wanted.first else { return [] }
    return (first..<end).filter {
      Self.contains(Array(Self.text(of: self[$0], in: phrases).lowercased().utf8), wanted, head)
    }
  }

  /// Bytes are compared: a search goes through thousands of rows while the person waits.
  private static func contains(_ text: [UInt8], _ wanted: [UInt8], _ head: UInt8) -> Bool {
    guard text.count >= wanted.count else { return false }
    for start in 0...text.count - wanted.count where text[start] == head {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
