// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// What the user says about the log and the device.
  package struct Options: Sendable {
    /// The version of iOS; nil for that of the declarations, or the newest.
    package var version: Int?
    /// The style of every app; nil to infer it from the methods that the app logs.
    package var style: LifecycleStyle?
    /// Declarations of the device and its apps.
    package var head: Scenario?
    /// The processes to check; empty for all of them.
    package var apps: [String] = []
    /// The shape of the lines, if it is none of the known ones.
    package var pattern: LogPattern?
    /// Whether the log is live: it is followed while it is written, each line as it comes. When an app
    /// logs something new, all lines are followed again.
    package var follows = false
    package internal(set) var bounds = Bounds()
    /// Whether the log is taken in the reading that fits: two lines of one call, observers with the names
    /// of methods, another order within one moment. If not, the check is as strict as the model.
    var isTolerant = true

    package init() {}
  }
}
