// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// A scenario that is played a statement at a time.
package struct AgentRun {
  /// Does the next statement; nil when the scenario is over.
  package let next: () -> Scenario.Runner.StepResult?
  /// The device as it is now.
  package let device: () -> Device
  /// Ends what was started for it.
  package let end: () -> Void

  package init(
    next: @escaping () -> Scenario.Runner.StepResult?, device: @escaping () -> Device,
    end: @escaping () -> Void
  ) {
    self.next = next
    self.device = device
    self.end = end
  }

  /// A scenario without hosted apps.
  init(_ scenario: Scenario) {
    var runner = Scenario.Runner(scenario)
    self.init(next: { runner.next() }, device: { runner.device }, end: {})
  }
}
