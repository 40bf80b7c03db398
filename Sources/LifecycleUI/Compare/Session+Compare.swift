// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Two runs beside each other, and what they are called.
package struct NamedComparison: Sendable {
  package let comparison: Comparison
  package let left: String
  package let right: String

  package func name(_ side: Comparison.Side) -> String { side == .left ? left : right }
}

extension Session {
  /// Shows what a line behind `compare` asks for; two styles if it asks for nothing.
  mutating func compare(_ line: String) {
    do throws(CompareProblem) {
      overlay = CompareOverlay(try comparison(line), phrases: phrases)
    } catch {
      message = Message(.error, Self.visible(sentence(for: error)))
    }
  }

  /// In plain mode nothing lies over anything: what is compared is read out.
  mutating func takeComparison() -> NamedComparison? {
    guard let shown = overlay as? CompareOverlay else { return nil }
    overlay = nil
    return shown.named
  }

  /// Why nothing can be compared.
  private enum CompareProblem: Error {
    case nothingHappened
    case unknown
    case world(WorldProblem)
    /// One of the worlds does not allow the scenario.
    case malformed(Scenario.Malformed)
  }

  private func sentence(for problem: CompareProblem) -> String {
    switch problem {
    case .nothingHappened: phrases.compare.nothingToCompare
    case .unknown: phrases.compare.usage
    case .world(let problem): phrases.compare.problem(problem)
    case .malformed(let malformed): malformed.problems.first.map(phrases.problem) ?? ""
    }
  }

  // MARK: Runs

  private func comparison(_ line: String) throws(CompareProblem) -> NamedComparison {
    let worlds = try worlds(line)
    let text = try comparedScenario().text
    return NamedComparison(
      comparison: Comparison(
        try recorded(text, in: worlds.left), try recorded(text, in: worlds.right)),
      left: worlds.left.name, right: worlds.right.name)
  }

  /// What has happened so far; before anything has, the scenario that is loaded.
  private func comparedScenario() throws(CompareProblem) -> Scenario {
    let scenario = asScenario
    if !scenario.steps.isEmpty { return scenario }
    if start.scenario.steps.isEmpty { throw .nothingHappened }
    return start.scenario
  }

  private func recorded(
    _ text: String, in world: World
  ) throws(CompareProblem) -> Scenario.Recording {
    do throws(Scenario.Malformed) {
      return try Scenario.parse(text, overrides: world.overrides).recorded()
    } catch {
      throw .malformed(error)
    }
  }

  /// The worlds that words name. Where one value is given, the other is what the session has.
  private func worlds(_ line: String) throws(CompareProblem) -> Worlds {
    var words = line.split { $0 == " " || $0 == "," || $0 == "=" }.map(String.init)
    let what = words.isEmpty ? "style" : words.removeFirst().lowercased()
    var worlds = Worlds()
    do throws(WorldProblem) {
      switch what {
      case "style":
        let own = (focused ?? device.apps.first)?.traits.style ?? .delegate
        if words.isEmpty { words = ["delegate", "scene"] }
        try worlds.setStyles(words.count == 1 ? [own.rawValue] + words : words)
      case "ios":
        try worlds.setVersions(words.count == 1 ? ["\(device.version)"] + words : words)
      case "limit":
        let name = words.isEmpty ? "" : words.removeFirst()
        let own = TimeLimit(rawValue: name.lowercased()).map { [device.allowance($0).words] } ?? []
        try worlds.setLimit(name, words.count == 1 ? own + words : words)
      case _: break
      }
    } catch {
      throw .world(error)
    }
    guard worlds.areTwo else { throw .unknown }
    return worlds
  }
}
