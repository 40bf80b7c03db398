// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The differences between two runs, read out: a sentence for each row that is not the same.
package struct ComparisonNarration {
  private let named: NamedComparison
  private let phrases: Phrases
  private let narrator: Narrator
  private var comparison: Comparison { named.comparison }

  package init(_ named: NamedComparison, phrases: Phrases) {
    self.named = named
    self.phrases = phrases
    narrator = Narrator(phrases)
  }

  package var lines: [String] {
    let words = phrases.compare
    guard !comparison.isSame else { return [words.nothingDiffers] }
    var lines: [String] = []
    for group in comparison.groups {
      let sentences = group.rows.compactMap { sentence(for: comparison.rows[$0]) }
      guard !sentences.isEmpty else { continue }
      lines.append(heading(of: group))
      lines += (sentences + states(after: group)).map { "  " + $0 }
    }
    let counts = ComparisonCounts(comparison, left: named.left, right: named.right)
    return lines + [words.summary(counts)]
  }

  private func heading(of group: Comparison.Group) -> String {
    let first = comparison.rows[group.rows.lowerBound]
    let entry = comparison.entry(of: first, .left) ?? comparison.entry(of: first, .right)
    let time = phrases.moment(TimeText.stamp(entry?.time ?? .zero))
    switch group.cause {
    case .start: return phrases.compare.atStart
    case .input(let event), .continued(let event):
      return phrases.compare.after(event.description, at: time)
    case .deadline(let limit, _): return phrases.compare.whenOver(limit, time)
    }
  }

  private func subject(_ entry: Trace.Entry) -> String { phrases.record.subject(of: entry) }

  /// The difference in a row; nil if there is none.
  private func sentence(for row: Comparison.Row) -> String? {
    let words = phrases.compare
    let left = comparison.entry(of: row, .left)
    let right = comparison.entry(of: row, .right)
    switch row.match {
    case .same: return nil
    case .differs:
      guard let left, let right else { return nil }
      let one = narrator.sentence(for: left)
      let other = narrator.sentence(for: right)
      if one == other {
        return words.timesDiffer(
          one, left: phrases.moment(TimeText.stamp(left.time)),
          right: phrases.moment(TimeText.stamp(right.time)))
      }
      return phrases.sentences([
        words.onEach(named.left, sentence: one), words.onEach(named.right, sentence: other),
      ])
    case .instead:
      guard let left, let right else { return nil }
      return words.insteadSentence(right: subject(right), left: subject(left))
    case .onlyLeft:
      guard let left else { return nil }
      // Said where the right run has it.
      if row.counterpart != nil { return nil }
      return words.only(named.left, sentence: narrator.sentence(for: left))
    case .onlyRight:
      guard let right else { return nil }
      if let index = row.counterpart {
        return words.insteadSentence(
          right: subject(right), left: subject(comparison.left.entries[index]))
      }
      return words.only(named.right, sentence: narrator.sentence(for: right))
    }
  }

  /// The apps that are not in the same state on both sides.
  private func states(after group: Comparison.Group) -> [String] {
    let right = comparison.right.scenario.apps.map { $0.name }
    return zip(comparison.left.scenario.apps, group.leftStates).compactMap { app, state in
      guard let index = right.firstIndex(of: app.name), group.rightStates[index] != state else {
        return nil
      }
      return phrases.compare.statesDiffer(
        app.name, left: phrases.state(state), right: phrases.state(group.rightStates[index]))
    }
  }
}
