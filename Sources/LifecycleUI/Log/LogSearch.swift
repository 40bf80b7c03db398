// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A search in the log: what is searched for, and the rows that contain it.
///
/// A row is looked at once: going from match to match costs no more than any other key.
package struct LogSearch: Sendable {
  /// The text that is searched for; empty for nothing.
  package let term: String
  /// The term's letters in lower case.
  private let wanted: [UInt8]
  /// The numbers of the rows that contain it, in order, among those that have been looked at.
  private var found: [Int] = []
  /// The number of the oldest row of the log when they were looked at.
  private var first = 0
  /// The number after the last row that has been looked at.
  private var end = 0
  /// The log's generation when they were looked at.
  private var generation = 0
  /// The form in which it was shown then.
  private var form = LogForm.complete

  package init(_ term: String = "") {
    self.term = term
    wanted = Array(term.lowercased().utf8)
  }

  /// The numbers of the rows that contain what is searched for, whatever its case, in order. If another
  /// row tells one of them, it is that row.
  mutating func matches(
    in log: Log, _ form: LogForm = .complete, phrases: Phrases
  ) -> ArraySlice<Int> {
    guard !wanted.isEmpty else { return [] }
    // A log of the past may begin with older rows than those that were looked at.
    if generation != log.generation || log.first < first || form != self.form {
      generation = log.generation
      self.form = form
      found.removeAll()
      end = log.first
    }
    first = log.first
    var text: [UInt8] = []
    // Rows beyond those of a log of the past have been looked at, and are not shown.
    for number in max(end, log.first)..<max(end, log.end) {
      Self.write(log[number], in: phrases, to: &text)
      guard contains(text) else { continue }
      let shown = form == .byCause ? log.host(of: number) : number
      let index = found.lowerBound { $0 >= shown }
      if index == found.count || found[index] != shown { found.insert(shown, at: index) }
    }
    end = max(end, log.end)
    let kept = found[found.lowerBound { $0 >= log.first }...]
    // Rows that the log has forgotten are forgotten here too, but not one by one.
    if kept.count < found.count / 2 { found = Array(kept) }
    let start = found.lowerBound { $0 >= log.first }
    return found[start..<found.lowerBound { $0 >= log.end }]
  }

  /// Writes the visible words of a row, as one text in lower case: a search finds what is seen.
  private static func write(_ row: LogRow, in phrases: Phrases, to text: inout [UInt8]) {
    text.removeAll(keepingCapacity: true)
    let line = LogLine(row, phrases: phrases)
    if case .entry(let entry) = row, let app = entry.app { add(app, to: &text) }
    add(line.text, to: &text)
    add(line.scene ?? "", to: &text)
    add(line.tail, to: &text)
    for more in line.below { add(more, to: &text) }
  }

  private static func add(_ word: String, to text: inout [UInt8]) {
    if word.isEmpty { return }
    if !text.isEmpty { text.append(0x20) }
    let start = text.count
    text.append(contentsOf: word.utf8)
    for index in start..<text.count {
      // Letters beyond ASCII have rules of their own.
      if text[index] >= 0x80 {
        text.replaceSubrange(start..., with: word.lowercased().utf8)
        return
      }
      if text[index] >= 0x41, text[index] <= 0x5A { text[index] |= 0x20 }
    }
  }

  private func contains(_ text: [UInt8]) -> Bool {
    guard text.count >= wanted.count else { return false }
    for start in 0...text.count - wanted.count where text[start] == wanted[0] {
      if text[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
