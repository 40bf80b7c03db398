// SPDX-License-Identifier: Apache-2.0

/// A part of the panel of events.
package enum ActionSection: Int, CaseIterable, Hashable, Sendable {
  /// The events that a finger causes.
  case use
  /// The events that interrupt an app.
  case interrupt
  /// The events that an app causes itself, and those without a key.
  case app
  /// The events that stop an app or the phone.
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
