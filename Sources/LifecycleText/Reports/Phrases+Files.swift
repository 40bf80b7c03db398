// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

extension PhraseBook {
  /// The problems in a scenario with their places, on one line each.
  package func lines(_ error: Scenario.Malformed, in file: String) -> [String] {
    error.problems.map { "\($0.position.text(in: file)): \(problem($0))" }
  }

  /// The problems in a session file with their places, on one line each.
  package func lines(_ error: WalkFile.Malformed, in file: String) -> [String] {
    let place = file + (error.line.map { ":\($0)" } ?? "")
    let line = "\(place): \(walk.fileProblem(error.problem))"
    if case .scenario(let malformed) = error.problem { return lines(malformed, in: line) }
    return [line]
  }
}

extension Scenario.Position {
  /// The place as compilers name it: `login.scenario:3:1`.
  package func text(in file: String) -> String { "\(file):\(line):\(column)" }
}
