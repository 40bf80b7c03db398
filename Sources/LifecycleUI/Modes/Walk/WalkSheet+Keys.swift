// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkSheet {
  /// - Parameter start: the phone, without steps of its own.
  package init(_ start: Run.Start, _ steps: [Walk.Step]) {
    var rows: [Row] = []
    var phone = Run(start, at: .zero)
    let text = WalkText(start.language.phrases)
    // The time at which the keys before have been pressed.
    var last = phone.device.now
    for step in steps {
      let keys = Self.keys(of: step, on: &phone, last: &last)
      rows.append(
        Row(
          step: step, instruction: text.instruction(step), seen: text.seen(step, on: phone.device),
          model: text.model(step), comment: text.comment(step), keys: keys))
    }
    self.init(rows: rows)
  }

  private static func keys(
    of step: Walk.Step, on phone: inout Run, last: inout Duration
  ) -> [String] {
    var keys: [String] = []
    func wait(until moment: Duration) {
      let tenths = (moment - last).milliseconds / 100
      if tenths >= 1 { keys.append(Keymap.written(wait: .milliseconds(tenths * 100))) }
      last = moment
    }
    for move in step.moves {
      if case .event(let event) = move {
        wait(until: phone.device.now)
        // The app that comes to the screen is in focus from then on.
        var focus = phone.focused?.name
        keys.append(Keymap.standard.written(for: event, focus: &focus))
        if let app = event.app, phone.device.apps.indices.contains(app.index) {
          phone.focusedApp = app.index
        }
      }
      phone.take(move)
    }
    // The consequences of an event come by themselves; a step that only waits is a wait.
    if case .event = step.statement.action { return keys }
    wait(until: phone.device.now)
    return keys
  }
}
