// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The lines that plain mode reads out beside the rows of the log.
struct Speech: Sendable {
  private var lines: [String] = []
  /// Notes of a step that were read out before its question.
  private var notes: [String] = []
  /// An explanation that was asked for.
  var card: ExplanationCard?
  /// The rules behind the answers that were marked last.
  var rules: ExplanationCard?
  /// A comparison that was asked for.
  var comparison: NamedComparison?

  mutating func say(_ lines: [String]) { self.lines += lines }

  /// Reads out the presenter's words about a step, before the question about it.
  mutating func sayNotes(_ notes: [String]) {
    if notes.isEmpty { return }
    self.notes = notes
    say(notes)
  }

  /// Returns true if a note was read out before the question about its step; each only once.
  mutating func wasSaid(_ note: LogNote) -> Bool {
    guard note.kind == .presenter, notes.first == note.text else { return false }
    notes.removeFirst()
    return true
  }

  mutating func takeLines() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}
