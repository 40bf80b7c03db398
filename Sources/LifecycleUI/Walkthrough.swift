// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A scenario that is stepped through with a key, on a device that lives on between the steps.
package struct Walkthrough: Sendable {
  /// Plays the statements and judges the expectations.
  var runner: Scenario.Runner

  /// How many steps there are: statements that are not expectations.
  package let count: Int
  /// How many of them have been taken.
  package internal(set) var taken = 0

  package init(_ scenario: Scenario) {
    runner = Scenario.Runner(scenario)
    count = scenario.steps.count { !$0.isExpectation }
  }

  package var scenario: Scenario { runner.scenario }
  package var steps: [Scenario.Step] { scenario.steps }

  package var isOver: Bool { runner.nextIndex >= steps.count }

  /// The statement the next press of the key takes; nil at the end.
  package var upcoming: Scenario.Step? {
    steps[runner.nextIndex...].first { !$0.isExpectation }
  }

  /// What the presenter says about the step that was taken last; empty if there is nothing to say.
  package var note: String {
    steps[..<runner.nextIndex].last { !$0.isExpectation }?.note ?? ""
  }

  /// Whether an expectation waits for the device to settle.
  var isExpecting: Bool {
    guard !isOver, case .expect(_, within: nil) = steps[runner.nextIndex].action else {
      return false
    }
    return true
  }
}

extension Scenario.Step {
  /// Whether it only says what must hold.
  package var isExpectation: Bool {
    if case .expect = action { true } else { false }
  }
}
