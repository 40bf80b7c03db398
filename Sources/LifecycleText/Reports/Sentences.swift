// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// The sentences the commands without a screen print: those of the screen, in the same language.
package enum Sentences {
  /// What a rule says, in reports: they are read by programs too, and so always in one language.
  @Sendable package static func rule(_ rule: Rule) -> String { Phrases.english.rule(rule) }

  /// What was expected and what was found, in one line.
  package static func verdict(_ verdict: Scenario.Verdict) -> String {
    Phrases.english.verdict(verdict)
  }

  /// What was found in place of what was expected.
  package static func finding(_ finding: Scenario.Finding) -> String {
    Phrases.english.finding(finding)
  }

  /// Why two worlds cannot be compared.
  package static func problem(_ problem: WorldProblem) -> String {
    Phrases.english.compare.problem(problem)
  }

  /// Why there is no tour.
  package static func problem(_ problem: TourProblem) -> String {
    Phrases.english.tour.problem(problem)
  }

  /// What is wrong with a hosted process.
  package static func problem(_ problem: HostProblem) -> String {
    Phrases.english.hosting.problem(problem)
  }

  /// What is wrong with a scenario and where, on one line each.
  package static func lines(_ error: Scenario.Malformed, in file: String) -> [String] {
    error.problems.map { problem in
      let place = problem.position
      return "\(file):\(place.line):\(place.column): \(Phrases.english.problem(problem))"
    }
  }
}
