// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis

extension Command.Group {
  /// The group of the list that has the events of a group.
  init(_ group: EventGroup) {
    switch group {
    case .gestures: self = .gestures
    case .calls: self = .calls
    case .notifications: self = .notifications
    case .covers: self = .covers
    case .opening: self = .opening
    case .app: self = .app
    case .background: self = .background
    case .memory: self = .memory
    case .runLoop: self = .runLoop
    }
  }
}
