// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Device {
  /// What an app does not declare, no event can give it: the same event for an app that does.
  func detour(around refusal: Refusal) -> [SystemEvent] {
    guard refusal.rule == .needMode else { return [] }
    for app in references {
      guard
        let event = SystemEvent(
          refusal.event.kind, app: app, argument: refusal.event.argument)
      else { continue }
      if isPossible(event) { return [event] }
    }
    return []
  }
}
