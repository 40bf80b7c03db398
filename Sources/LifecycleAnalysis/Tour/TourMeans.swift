// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Something that a tester may have beside the phone and a finger. A tour uses only what it is given.
/// The raw value is the word after `--with`.
package enum TourMeans: String, CaseIterable, Hashable, Sendable {
  /// Another phone, to call this one and to send it messages.
  case secondPhone = "second-phone"
  /// A server that sends pushes and files.
  case server
  /// The Mac with Xcode: its debugger, its simulated locations and its menus.
  case debugger
  /// The Settings app of the phone.
  case settings
  /// Controls that the app's developers built in for testing: crash, hang, begin a task.
  case controls
  /// Headphones, displays, cars, beacons, chargers.
  case accessories
  /// Time until iOS does something of its own accord. Nobody can force it.
  case patience
}
