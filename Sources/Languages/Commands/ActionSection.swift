// SPDX-License-Identifier: Apache-2.0

/// A part of the panel of events.
package enum ActionSection: Int, CaseIterable, Hashable, Sendable {
  /// What a finger does.
  case use
  /// What interrupts an app.
  case interrupt
  /// What an app does itself, and what has no key.
  case app
  /// What stops an app or the phone.
  case trouble

  /// The section of the keys of a group.
  package init(_ group: Command.Group) {
    self =
      switch group {
      case .gestures, .opening: .use
      case .calls, .notifications, .covers: .interrupt
      case .memory: .trouble
      case .background, .runLoop, .app, .time, .travel, .panels, .log, .program: .app
      }
  }
}
