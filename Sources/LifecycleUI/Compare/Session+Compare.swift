// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Shows what a line behind `compare` asks for; two styles if it asks for nothing.
  mutating func compare(_ line: String) {
    do throws(CompareProblem) {
      show(try comparison(line))
    } catch {
      message = Message(.error, Printable.stripped(sentence(for: error)))
    }
  }

  private mutating func show(_ comparison: NamedComparison) {
    // Nothing lies over anything where there is no screen.
    overlay = speech == nil ? CompareOverlay(comparison, phrases: phrases) : nil
    speech?.compare(comparison)
  }

  /// Shows what has happened in the present beside another branch. The present is no branch yet
  /// where something was undone: then it is compared with what came after.
  mutating func compare(withBranch branch: Int) {
    guard isOther(branch) else { return }
    do throws(CompareProblem) {
      show(try comparison(withBranch: branch))
    } catch {
      message = Message(.error, Printable.stripped(sentence(for: error)))
    }
  }

  private func isOther(_ branch: Int) -> Bool {
    branch != timeline.current || timeline.isDetached
  }

  /// Why nothing can be compared.
  private enum CompareProblem: Error {
    case nothingHappened
    /// There is no branch of that name.
    case unknown(String)
    /// More steps than can be compared while the user waits.
    case tooMany
    /// A branch is compared with itself.
    case sameBranch(String)
    case world(WorldProblem)
    /// One of the worlds does not allow the scenario.
    case malformed(Scenario.Malformed)
  }

  private func sentence(for problem: CompareProblem) -> String {
    switch problem {
    case .nothingHappened: phrases.compare.nothingToCompare
    case .tooMany: phrases.compare.tooMany(Self.mostSteps)
    case .unknown(let name): phrases.compare.unknown(name)
    case .sameBranch(let name): phrases.compare.sameBranch(name)
    case .world(let problem): phrases.compare.problem(problem)
    case .malformed(let malformed): malformed.problems.first.map(phrases.problem) ?? ""
    }
  }

  // MARK: Runs

  /// As many steps are compared: both runs are kept whole, and the user waits for them.
  private static let mostSteps = 20_000

  private func checked(_ scenario: Scenario) throws(CompareProblem) -> Scenario {
    if scenario.steps.count > Self.mostSteps { throw .tooMany }
    return scenario
  }

  private func comparison(_ line: String) throws(CompareProblem) -> NamedComparison {
    guard let worlds = try worlds(line) else { return try branches(line) }
    let text = try checked(comparedScenario()).text
    return NamedComparison(
      comparison: Comparison(
        try recorded(text, in: worlds.left), try recorded(text, in: worlds.right)),
      left: worlds.left.name, right: worlds.right.name)
  }

  /// The present and the branch that is named.
  private func branches(_ name: String) throws(CompareProblem) -> NamedComparison {
    guard let branch = branch(named: name) else { throw .unknown(Printable.stripped(name)) }
    guard isOther(branch) else { throw .sameBranch(branchName(branch)) }
    return try comparison(withBranch: branch)
  }

  private func comparison(withBranch branch: Int) throws(CompareProblem) -> NamedComparison {
    var other = self
    other.timeline.switchBranch(to: branch)
    return NamedComparison(
      comparison: Comparison(
        try checked(asScenario).recorded(), try checked(other.asScenario).recorded()),
      left: timeline.isDetached ? phrases.compare.present : branchName(timeline.current),
      right: branchName(branch))
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

  /// The worlds that words name; nil if they name a branch. Where one value is given, the other is
  /// what the session has.
  private func worlds(_ line: String) throws(CompareProblem) -> Worlds? {
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
      case _: return nil
      }
    } catch {
      throw .world(error)
    }
    return worlds
  }
}
