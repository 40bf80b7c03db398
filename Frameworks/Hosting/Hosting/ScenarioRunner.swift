// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Plays a scenario a statement at a time.
package protocol ScenarioRunner {
  /// The device as the scenario has left it.
  var device: Device { get }
  /// Does the next statement. Returns nil when the scenario is over.
  mutating func next() -> Scenario.Runner.StepResult?
  /// Ends what was started for it. Nothing is done with it after that.
  mutating func end()
}

extension Scenario.Runner: ScenarioRunner { package mutating func end() {} }
extension HostedRunner: ScenarioRunner {}
