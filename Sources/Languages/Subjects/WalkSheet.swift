// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

/// All steps of a walk in words, for reports: what to do, what the phone must show, and the keys that
/// do the same in the emulator.
package struct WalkSheet: Sendable {
  /// The rows in the order of the steps.
  package let rows: [Row]

  package struct Row: Hashable, Sendable {
    package let step: Walk.Step
    package let instruction: [String]
    package let seen: [String]
    /// The part of the model's state that nobody can see.
    package let model: [String]
    /// The comment before the step in the scenario; empty for none.
    package let comment: [String]
    /// The keys of this step alone, with the waits between them.
    package let keys: [String]

    package init(
      step: Walk.Step, instruction: [String], seen: [String], model: [String], comment: [String],
      keys: [String]
    ) {
      self.step = step
      self.instruction = instruction
      self.seen = seen
      self.model = model
      self.comment = comment
      self.keys = keys
    }
  }

  package init(rows: [Row]) { self.rows = rows }

  /// The keys that lead from the start to the end of a step.
  package func keys(to number: Int) -> [String] { rows.prefix(number).flatMap { $0.keys } }
}

extension WalkSheet {
  /// A column of a sheet that people read.
  package enum Column: CaseIterable, Sendable {
    case step, instruction, screen, log, model, verdict, note, time
  }

  /// The subject of a line of a sheet.
  package enum Label: Hashable, Sendable {
    case fact(Walk.Fact)
    /// The time that the tester spent on that.
    case activity(Walk.Activity)
    /// The file of the scenario.
    case scenario
    /// The moment when the session began.
    case started
    /// The number of times each verdict was given.
    case verdicts
    case toDo, comment, screen, log, model, instead, note
    /// The command and the keys that lead to the step.
    case reproduce
  }
}
