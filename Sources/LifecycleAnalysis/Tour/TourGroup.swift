// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Events that are left out of a tour together, because a phone, a simulator or a tester may lack what
/// they take. The raw value is the word after `--without`.
package enum TourGroup: String, CaseIterable, Hashable, Sendable {
  /// Lock and unlock with the side button.
  case lock
  case switcher
  case calls
  /// VoIP pushes, and the calls that apps report.
  case voip
  /// Messages of another app, and the banners they bring.
  case messages
  /// Remote notifications, silent pushes and those for Live Activities included.
  case push
  case localNotifications = "local-notifications"
  /// Links, Handoff and quick actions.
  case links
  case controlCenter = "control-center"
  case notificationCenter = "notification-center"
  case alerts
  case faceID = "face-id"
  case siri
  case fetch
  case location
  /// Regions and beacons.
  case regions
  case bluetooth
  case transfers
  case prewarm
  case scheduler
  case windows
  /// External displays and CarPlay.
  case screens
  /// The system frees memory, or the app uses too much.
  case memory
  /// The process is ended from outside, as Xcode's Stop does.
  case endProcess = "end-process"
  /// The app crashes or calls `exit(0)`.
  case crash
  case privacy
  case reboot
  /// Touches, motion and remote control.
  case input
  /// Changes of the device: rotation, time, language, battery, accessories.
  case changes
  /// Edits and saves.
  case data
  /// The app blocks its main thread.
  case hang
  /// Background tasks the app begins.
  case tasks
  case audio
  /// Locks on files in a shared container.
  case files
}
