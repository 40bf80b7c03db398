// SPDX-License-Identifier: Apache-2.0

/// The panel that has the keys.
package enum Focus: CaseIterable, Hashable, Sendable {
  /// Keys act on the device.
  case device
  /// Arrows and the letters of `less` scroll.
  case log
  /// Arrows choose the app in focus.
  case apps
  /// Arrows choose a state, Enter explains it.
  case diagram
  /// Arrows choose the timer that the line of what is now shows, Enter explains it.
  case timers
}
