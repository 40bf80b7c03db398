// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// Runs as JUnit's XML: a suite for each scenario, a case for each expectation.
///
/// Durations are those of the device: a case takes as long as passed since the case before it. A
/// scenario has no date, so that its time stamp is the beginning of 1970.
package struct JUnitReport: Report {
  package let phrases: Phrases
  private var suite = JUnitSuite()
  /// The end of the case before.
  private var lastTime = Duration.zero

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package mutating func begin(to out: inout TextBuffer) { out.add(JUnitSuite.head) }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    suite = JUnitSuite(id: file.number - 1, package: file.name, name: file.title)
    lastTime = .zero
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    guard let verdict = result.verdict else { return }
    let place = verdict.position
    let message = verdict.isHeld ? "" : phrases.verdict(verdict)
    addCase(
      "line \(place.line): expect " + verdict.expectation.text, of: file, at: verdict.time,
      verdict.isHeld
        ? .passed
        : .failed(
          type: "expectation", message: message,
          text: "\(place.text(in: file.name)): \(message)"))
  }

  private mutating func addCase(
    _ name: String, of file: ScenarioFile, at time: Duration, _ outcome: JUnitSuite.Outcome
  ) {
    suite.add(name, in: file.name, time: time - lastTime, outcome)
    lastTime = time
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    if file.scenario.steps.isEmpty {
      addCase("has no steps", of: file, at: time, .skipped)
    } else if suite.count == 0 {
      addCase("runs to its end", of: file, at: time, .passed)
    }
    suite.write(time: time, to: &out)
  }

  package mutating func finish(to out: inout TextBuffer) { out.add(JUnitSuite.end) }
}
