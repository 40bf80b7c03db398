// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The comparison of a session with another world or with another branch.
struct RunComparer {
  let timeline: Timeline
  /// The scenario at the start: there is no more to compare before anything has happened.
  let scenario: Scenario
  let phrases: Phrases
  /// The app in focus.
  let app: EmulatedApp?

  private var device: Device { timeline.device }
  private var words: BranchWords { BranchWords(timeline: timeline, phrases: phrases) }

  /// True if the present is no branch that the user sees.
  private var isUnlisted: Bool {
    timeline.isDetached || timeline.listedCurrent != timeline.current
  }

  func isOther(_ branch: Int) -> Bool { branch != timeline.current || timeline.isDetached }

  /// The reason why nothing can be compared.
  enum Problem: Error {
    case nothingHappened
    /// There is no branch of that name.
    case unknown(String)
    /// More steps than can be compared while the user waits.
    case tooMany(Int)
    /// A branch is compared with itself.
    case sameBranch(String)
    case world(WorldProblem)
    /// One of the worlds does not allow the scenario.
    case malformed(Scenario.Malformed)
  }

  func sentence(for problem: Problem) -> String {
    switch problem {
    case .nothingHappened: phrases.compare.nothingToCompare
    case .tooMany(let most): phrases.compare.tooMany(most)
    case .unknown(let name): phrases.compare.unknown(name)
    case .sameBranch(let name): phrases.compare.sameBranch(name)
    case .world(let problem): phrases.compare.problem(problem)
    case .malformed(let malformed): malformed.problems.first.map(phrases.problem) ?? ""
    }
  }

  // MARK: Runs

  /// As many steps are compared: both runs are kept whole, and the user waits for them.
  private static let mostSteps = 20_000

  private func checked(_ scenario: Scenario) throws(Problem) -> Scenario {
    if scenario.steps.count > Self.mostSteps { throw .tooMany(Self.mostSteps) }
    return scenario
  }

  func comparison(_ line: String) throws(Problem) -> NamedComparison {
    guard let worlds = try worlds(line) else { return try branches(line) }
    let text = try checked(comparedScenario()).text
    return NamedComparison(
      comparison: Comparison(
        try recorded(text, in: worlds.left), try recorded(text, in: worlds.right)),
      left: worlds.left.name, right: worlds.right.name)
  }

  /// The present and the branch that is named.
  private func branches(_ name: String) throws(Problem) -> NamedComparison {
    guard let branch = words.branch(named: name) else { throw .unknown(Printable.stripped(name)) }
    guard isOther(branch) else { throw .sameBranch(words.name(of: branch)) }
    return try comparison(withBranch: branch)
  }

  func comparison(withBranch branch: Int) throws(Problem) -> NamedComparison {
    var other = timeline
    other.switchBranch(to: branch)
    return NamedComparison(
      comparison: Comparison(
        try checked(timeline.scenario(scenario)).recorded(),
        try checked(other.scenario(scenario)).recorded()),
      left: isUnlisted ? phrases.compare.present : words.name(of: timeline.current),
      right: words.name(of: branch))
  }

  /// Returns the session so far as a scenario; before anything has happened, the one that is
  /// loaded.
  func comparedScenario() throws(Problem) -> Scenario {
    let played = timeline.scenario(scenario)
    if !played.steps.isEmpty { return played }
    if scenario.steps.isEmpty { throw .nothingHappened }
    return scenario
  }

  private func recorded(
    _ text: String, in world: World
  ) throws(Problem) -> Scenario.Recording {
    do throws(Scenario.Malformed) {
      return try Scenario.parse(text, overrides: world.overrides).recorded()
    } catch {
      throw .malformed(error)
    }
  }

  /// The worlds that words name; nil if they name a branch. Where one value is given, the other is
  /// what the session has.
  private func worlds(_ line: String) throws(Problem) -> Worlds? {
    var words = line.split { $0 == " " || $0 == "," || $0 == "=" }.map(String.init)
    let what = words.isEmpty ? "style" : words.removeFirst().lowercased()
    var worlds = Worlds()
    do throws(WorldProblem) {
      switch what {
      case "style":
        let own = (app ?? device.apps.first)?.traits.style ?? .delegate
        if words.isEmpty { words = ["delegate", "scene"] }
        try worlds.setStyles(words.count == 1 ? [own.rawValue] + words : words)
      case "ios": try worlds.setVersions(words.count == 1 ? ["\(device.version)"] + words : words)
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
