// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The events that keys mean. A key names a kind of event; the device fills in the app and the argument.
extension Device {
  /// The event that a key means: for the app in focus, with an argument that makes sense now. Nil if
  /// it needs an app and the device has none.
  func event(_ kind: SystemEvent.Kind, for app: AppReference?) -> SystemEvent? {
    guard let app else { return SystemEvent(kind) }
    return candidate(kind, for: app)
  }

  /// The first of two events, or the second if only that one is possible.
  func choice(
    _ first: SystemEvent.Kind, _ second: SystemEvent.Kind, for app: AppReference?
  ) -> SystemEvent? {
    guard let opening = event(first, for: app), let closing = event(second, for: app) else {
      return nil
    }
    return !isPossible(opening) && isPossible(closing) ? closing : opening
  }
}
