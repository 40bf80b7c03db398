// SPDX-License-Identifier: Apache-2.0

/// The reason why an app changed its state, or is in the state it is in. The raw value is the
/// `because` of the JSON output.
public enum TransitionReason: String, CaseIterable, Hashable, Sendable {
  case launch
  case backgroundLaunch = "background launch"
  case `return`
  case home
  case otherApp = "other app"
  case lock
  case unlock
  case call
  case callAnswered = "call answered"
  case callDeclined = "call declined"
  case callEnded = "call ended"
  case banner
  case switcher
  case chosen
  case switcherClosed = "switcher closed"
  case controlCenter = "control center"
  case controlCenterClosed = "control center closed"
  case notificationCenter = "notification center"
  case notificationCenterClosed = "notification center closed"
  case alert
  case alertAnswered = "alert answered"
  case faceID = "face id"
  case faceIDFinished = "face id finished"
  case siri
  case siriDismissed = "siri dismissed"
  case url
  case activity
  case quickAction = "quick action"
  case push
  case localNotification = "local notification"
  case silentPush = "silent push"
  case voipPush = "voip push"
  case liveActivityPush = "live activity push"
  case fetch
  case location
  case region
  case bluetooth
  case transfer
  case suspension
  case user
  case watchdog
  case memory
  case system
  case crash
  case reboot
  case exitsOnSuspend = "exits-on-suspend"
  case task
  case exit
  case privacy
  case lockFile = "lock-file"
  case scheduler
  case window
  case windowClosed = "window closed"
  case batteryLow = "battery low"
  case message
}
