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
  private var card: ExplanationCard?
  /// The rules behind the answers that were marked last.
  private var rules: ExplanationCard?
  /// A comparison that was asked for.
  private var comparison: NamedComparison?

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

  mutating func explain(_ card: ExplanationCard) { self.card = card }

  /// Answers are marked, with the rules behind them.
  mutating func mark(_ lines: [String], rules: ExplanationCard?) {
    say(lines)
    self.rules = rules
  }
  mutating func compare(_ comparison: NamedComparison) { self.comparison = comparison }

  mutating func takeLines() -> [String] {
    defer { lines.removeAll() }
    return lines
  }

  mutating func takeCard() -> ExplanationCard? {
    defer { card = nil }
    return card
  }

  mutating func takeRules() -> ExplanationCard? {
    defer { rules = nil }
    return rules
  }

  mutating func takeComparison() -> NamedComparison? {
    defer { comparison = nil }
    return comparison
  }
}
