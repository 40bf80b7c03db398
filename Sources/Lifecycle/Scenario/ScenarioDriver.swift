// SPDX-License-Identifier: Apache-2.0

/// Somebody who plays a scenario on a device of their own: a ``Scenario/Player`` says what is to be
/// done next, and a driver does it.
///
/// Drivers differ in what they do with time, and in what they keep of what happens.
package protocol ScenarioDriver {
  var device: Device { get }
  var player: Scenario.Player { get set }

  /// Gets ready for the player's next request; false ends the scenario here.
  mutating func prepare() -> Bool
  /// Lets time pass until a moment, or until something happens before it.
  mutating func pass(until moment: Duration)
  /// Causes an event on the device.
  mutating func perform(_ event: SystemEvent)
}

extension ScenarioDriver {
  package mutating func prepare() -> Bool { true }

  /// Plays the next statement. Returns its index and, for an expectation, the verdict; nil once
  /// every statement has been played and the device has settled.
  package mutating func playStatement() -> (index: Int, verdict: Scenario.Verdict?)? {
    while prepare(), let request = player.next(on: device) {
      switch request {
      case .time(let moment), .skip(let moment): pass(until: moment)
      case .event(let event, let index):
        perform(event)
        return (index, nil)
      case .finished(let index, let verdict): return (index, verdict)
      }
    }
    return nil
  }
}
