// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a phone, a simulator or a tester may lack: events that are left out of a tour together. The
/// raw value is the word after `--without`.
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
  /// What changes on the device: rotation, time, language, battery, accessories.
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

extension SystemEvent.Kind {
  /// The group the event is left out with; nil for what every phone and tester can do.
  package var tourGroup: TourGroup? {
    switch self {
    case .tapIcon, .pressHome: nil
    case .lock, .unlock: .lock
    case .openSwitcher, .closeSwitcher, .choose, .swipeAway: .switcher
    case .receiveCall, .declineCall, .answerCall, .endCall: .calls
    case .receiveMessage, .tapBanner, .dismissBanner: .messages
    case .receivePush, .tapPush, .receiveSilentPush, .receiveLiveActivityPush, .startLiveActivity:
      .push
    case .receiveVoIPPush, .reportCall: .voip
    case .receiveLocalNotification, .tapLocalNotification: .localNotifications
    case .openURL, .continueActivity, .quickAction: .links
    case .backgroundFetch, .finishFetch, .changeRefreshStatus, .changeLowPowerMode: .fetch
    case .locationUpdate, .startLocation, .stopLocation: .location
    case .enterRegion, .exitRegion, .rangeBeacons: .regions
    case .bluetoothEvent: .bluetooth
    case .finishTransfer: .transfers
    case .prewarm: .prewarm
    case .scheduleRefresh, .scheduleProcessing, .scheduleContinued, .cancelTask, .runTask,
      .reportProgress,
      .stopTask, .completeTask:
      .scheduler
    case .openControlCenter, .closeControlCenter: .controlCenter
    case .openNotificationCenter, .closeNotificationCenter: .notificationCenter
    case .showAlert, .answerAlert: .alerts
    case .startFaceID, .finishFaceID: .faceID
    case .invokeSiri, .dismissSiri: .siri
    case .openWindow, .closeWindow, .chooseWindow, .disconnectScene: .windows
    case .connectDisplay, .disconnectDisplay, .connectCarPlay, .disconnectCarPlay: .screens
    case .warnMemory, .reclaimMemory, .exceedMemory: .memory
    case .endProcess: .endProcess
    case .crash, .exit: .crash
    case .changePrivacy: .privacy
    case .reboot: .reboot
    case .touch, .tapButton, .type, .shake, .remoteControl, .moveDevice, .redraw: .input
    case .rotate, .changeTime, .changeLocale, .changeSettings, .changeBattery, .warnBattery,
      .changeProximity, .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory:
      .changes
    case .edit, .save: .data
    case .hang, .recover: .hang
    case .beginTask, .endTask: .tasks
    case .playAudio, .stopAudio: .audio
    case .lockFile, .unlockFile: .files
    }
  }
}
