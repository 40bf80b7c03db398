// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A scenario that is stepped through with a key, on a device that lives on between the steps.
///
/// As long as nothing but the scenario happens, the device's clock waits at each step for the
/// user, so that what is seen is what the scenario says however long somebody talks about it.
package struct ScenarioPlayback: Hashable, Sendable {
  package let scenario: Scenario
  /// Plays the statements and judges the expectations.
  var player: Scenario.Player

  /// The number of steps: statements that are not expectations.
  package let count: Int
  /// The number of them that have been taken.
  package internal(set) var taken = 0

  /// The numbers of expectations that passed and that failed.
  package internal(set) var passed = 0
  package internal(set) var failed = 0
  /// The distance of the last press of the key.
  var stepSize = StepSize.event

  /// The distance of one press of a key.
  package enum StepSize: Hashable, Sendable {
    /// To the end of the next step.
    case event
    /// To the next callback.
    case callback
  }

  /// True if a step of the scenario opened the app switcher the last time, and not the user.
  var hasOpenedSwitcher = false

  /// True if nothing happened but the steps of the scenario.
  var isFaithful = true

  package init(_ scenario: Scenario) {
    self.scenario = scenario
    player = Scenario.Player(scenario.steps)
    count = scenario.steps.count { !$0.isExpectation }
  }

  package var steps: [Scenario.Step] { scenario.steps }

  package var isOver: Bool { player.isOver }

  /// The statement the next press of the key takes; nil at the end.
  package var upcoming: Scenario.Step? {
    steps[player.nextIndex...].first { !$0.isExpectation }
  }

  /// The step that was taken last; nil before the first.
  var last: Scenario.Step? { steps[..<player.nextIndex].last { !$0.isExpectation } }

  /// The author's words behind the step that is taken next: an explanation of what it did.
  var explanation: String {
    let rest = steps[player.nextIndex...].drop { $0.isExpectation }.dropFirst()
    return rest.prefix { $0.isExpectation }.map { $0.note }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// Returns the author's words behind a step; empty if there are none.
  ///
  /// - Parameter number: the number of steps before it.
  func explanation(ofStep number: Int) -> String {
    var before = -1
    var notes: [String] = []
    for step in steps {
      if !step.isExpectation { before += 1 }
      if before == number, step.isExpectation, !step.note.isEmpty { notes.append(step.note) }
    }
    return notes.joined(separator: "\n")
  }

  /// True if the next statement is an expectation.
  var isAtExpectation: Bool { !isOver && steps[player.nextIndex].isExpectation }

  /// True if an expectation waits for the device to settle.
  var isExpecting: Bool {
    guard !isOver, case .expect(_, within: nil) = steps[player.nextIndex].action else {
      return false
    }
    return true
  }

  /// The moment at which the clock waits for the user.
  enum Hold {
    case never
    case whenSettled
    case at(Duration)
  }

  /// The moment at which the clock waits for the next press of the key.
  var hold: Hold {
    guard isFaithful, !isOver, !isExpecting else { return .never }
    return player.nextMoment.map(Hold.at) ?? .whenSettled
  }
}
