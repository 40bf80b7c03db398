// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Run {
  /// Shows how iOS terminates an app: one is opened, its data is edited, and it is left while it saves for
  /// longer than iOS allows. The steps wait for the clock, so that they and the countdown are seen.
  mutating func showFiveSeconds(at wall: Duration) {
    guard let app = focusedReference else { return }
    timeBase.set(.paused, to: false, at: wall)
    let events: [(pause: Duration, event: SystemEvent)] = [
      (.zero, .tapIcon(app)), (.seconds(2), .edit),
      (.seconds(2), .slowSave(SystemEvent.standardSlowSave, app)),
      (.seconds(2), .pressHome),
    ]
    let steps = events.map { pause, event in
      Scenario.Step(time: pause == .zero ? .settled : .after(pause), action: .event(event))
    }
    play(steps, .withClock, at: wall)
  }
}
