// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The rules that a session with a phone settles, and the answers of the phone.
package struct SettledRules: Hashable, Sendable {
  /// A rule, and what the phone showed.
  package struct Row: Hashable, Sendable {
    package let rule: Rule
    /// The steps that showed what the rule says, by their numbers.
    package var confirming: [Int] = []
    /// The steps that showed something else.
    package var contradicting: [Int] = []
    /// The calls that were logged instead, and the tester's words, of these steps.
    package var remarks: [String] = []
  }

  /// The rules of steps that have a verdict, in the order of the steps.
  package let rows: [Row]

  /// Reads the verdicts of a session. Steps that were blocked or skipped say nothing, and neither do those at which the
  /// tester was told to look for something else, as by another version of applife.
  package init(_ walk: Walk, _ steps: [Walk.Step]) {
    var rows: [Row] = []
    for step in steps {
      guard let result = walk.results[step.number], let verdict = result.verdict,
        result.expected == step.callbacks
      else { continue }
      var rules: [Rule] = []
      for entry in step.entries {
        if let rule = entry.shownUnsettledRule, !rules.contains(rule) { rules.append(rule) }
      }
      for rule in rules {
        var row = rows.firstIndex { $0.rule == rule }
        switch verdict {
        case .blocked, .skipped: continue
        case .passed, .failed: break
        }
        if row == nil {
          rows.append(Row(rule: rule))
          row = rows.count - 1
        }
        guard let row else { continue }
        if verdict == .passed {
          rows[row].confirming.append(step.number)
        } else {
          rows[row].contradicting.append(step.number)
          rows[row].remarks += result.instead + (result.note.isEmpty ? [] : [result.note])
        }
      }
    }
    self.rows = rows
  }
}
