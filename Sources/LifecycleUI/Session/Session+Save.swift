// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The session so far as a scenario: the device as it was at the start, then every event that
  /// was accepted, at its exact moment. Played again, it gives the same trace.
  package var asScenario: Scenario {
    let start = history.start
    var scenario = Scenario()
    scenario.title = Self.visible(title)
    if !history.isComplete {
      scenario.notes = [phrases.messages.savedBeginning(history.moments.count)]
    }
    scenario.version = start.version
    scenario.apps = start.apps.map(\.traits)
    scenario.limits = start.limits
    var last = start.now
    for moment in history.moments {
      scenario.steps.append(
        Scenario.Step(time: .after(moment.time - last), action: .event(moment.event)))
      last = moment.time
    }
    if history.isComplete, device.now > last {
      // What happened by itself after the last event belongs to the session too.
      scenario.steps.append(
        Scenario.Step(time: .after(.zero), action: .wait(device.now - last)))
    }
    return scenario
  }

  /// The session as the text of a scenario file.
  package var asScenarioText: String { asScenario.text }

  /// Asks the shell to write the session to a file.
  func save(to path: String) -> [Effect] {
    [.save(path: path, text: asScenarioText)]
  }
}
