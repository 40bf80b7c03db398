// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Device {
  /// Returns the same event for an app that declares what this one does not: no event can give it
  /// that.
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
