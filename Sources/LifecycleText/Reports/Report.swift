// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// A way to write down runs: fed step by step, it adds to a buffer what can be written so far.
///
/// Nothing of a run is kept that is not needed at its end, so that memory does not grow with it.
package protocol Report: Sendable {
  /// The output begins.
  mutating func begin(to out: inout TextBuffer)
  /// A scenario begins.
  mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer)
  /// A statement was done.
  mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer)
  /// The scenario is over.
  mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer)
  /// Adds the coverage of all scenarios.
  mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer)
  /// The output ends.
  mutating func finish(to out: inout TextBuffer)
}

extension Report {
  package mutating func begin(to out: inout TextBuffer) {}
  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {}
  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {}
  package mutating func add(_ coverage: CoverageTally, to out: inout TextBuffer) {}
  package mutating func finish(to out: inout TextBuffer) {}
}

/// A scenario, and where it came from.
package struct ScenarioFile: Sendable {
  /// The name of its file in messages.
  package let name: String
  package var scenario: Scenario
  /// The scenario's titles and notes in the language of the user.
  package var texts = ScenarioTexts()
  /// The scenario's place among those of this run, counted from one, and their number.
  package var number = 1
  package var count = 1

  package init(name: String, scenario: Scenario, number: Int = 1, count: Int = 1) {
    self.name = name
    self.scenario = scenario
    self.number = number
    self.count = count
  }

  /// The title, or the file's name where there is none.
  package var title: String { scenario.title.isEmpty ? name : scenario.title }
}
