// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a tester may have beside the phone and a finger. A tour uses only what it is given; the raw
/// value is the word after `--with`.
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

extension SystemEvent.Kind {
  /// What a tester needs for the event; nil if a finger is enough.
  package var means: TourMeans? {
    switch self {
    case .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .lock, .unlock,
      .declineCall, .answerCall, .endCall, .tapBanner, .dismissBanner, .tapPush,
      .tapLocalNotification, .openURL, .continueActivity, .quickAction, .openControlCenter,
      .closeControlCenter, .openNotificationCenter, .closeNotificationCenter, .answerAlert,
      .finishFaceID, .invokeSiri, .dismissSiri, .openWindow, .closeWindow, .chooseWindow, .touch,
      .tapButton, .type, .shake, .moveDevice, .rotate, .changeProximity, .edit, .save, .stopTask,
      .reboot:
      nil
    case .receiveCall, .receiveMessage: .secondPhone
    case .receivePush, .receiveSilentPush, .receiveVoIPPush, .receiveLiveActivityPush,
      .finishTransfer:
      .server
    case .backgroundFetch, .locationUpdate, .enterRegion, .exitRegion, .runTask, .warnMemory,
      .finishFetch, .completeTask, .recover:
      .debugger
    case .changeRefreshStatus, .changeLowPowerMode, .changeTime, .changeLocale, .changeSettings,
      .changeICloud, .changePrivacy:
      .settings
    case .reportCall, .startLiveActivity, .receiveLocalNotification, .showAlert,
      .startFaceID, .scheduleRefresh, .scheduleProcessing, .scheduleContinued, .cancelTask,
      .reportProgress,
      .exceedMemory, .crash, .exit, .redraw, .hang, .beginTask, .endTask,
      .playAudio, .stopAudio, .startLocation, .stopLocation, .lockFile, .unlockFile:
      .controls
    case .rangeBeacons, .bluetoothEvent, .remoteControl, .changeBattery, .changeScreen,
      .connectAccessory, .disconnectAccessory, .connectDisplay, .disconnectDisplay,
      .connectCarPlay, .disconnectCarPlay:
      .accessories
    case .prewarm, .endProcess, .disconnectScene, .reclaimMemory, .warnBattery: .patience
    }
  }
}
