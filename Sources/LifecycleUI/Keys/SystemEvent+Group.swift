// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle

extension SystemEvent.Kind {
  /// The group of the event in the list of all events.
  var group: Command.Group {
    switch self {
    case .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .lock, .unlock,
      .openWindow, .closeWindow, .chooseWindow, .disconnectScene:
      .gestures
    case .receiveCall, .declineCall, .answerCall, .endCall, .receiveVoIPPush, .reportCall: .calls
    case .receiveMessage, .tapBanner, .dismissBanner, .receivePush, .tapPush,
      .receiveLocalNotification, .tapLocalNotification, .receiveSilentPush,
      .receiveLiveActivityPush, .startLiveActivity:
      .notifications
    case .openControlCenter, .closeControlCenter, .openNotificationCenter,
      .closeNotificationCenter, .showAlert, .answerAlert, .startFaceID, .finishFaceID, .invokeSiri,
      .dismissSiri:
      .covers
    case .openURL, .continueActivity, .quickAction: .opening
    case .edit, .save, .slowSave, .lockFile, .unlockFile, .playAudio, .stopAudio, .startLocation,
      .stopLocation:
      .app
    case .beginTask, .endTask, .backgroundFetch, .finishFetch, .changeRefreshStatus,
      .changeLowPowerMode, .locationUpdate, .enterRegion, .exitRegion, .rangeBeacons,
      .bluetoothEvent, .finishTransfer, .prewarm, .scheduleRefresh, .scheduleProcessing,
      .scheduleContinued, .cancelTask, .runTask, .reportProgress, .stopTask, .completeTask:
      .background
    case .hang, .recover, .warnMemory, .reclaimMemory, .exceedMemory, .endProcess, .crash, .exit,
      .changePrivacy, .reboot:
      .memory
    case .touch, .tapButton, .type, .shake, .remoteControl, .moveDevice, .redraw, .rotate,
      .changeTime, .changeLocale, .changeSettings, .changeBattery, .warnBattery, .changeProximity,
      .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory, .connectDisplay,
      .disconnectDisplay, .connectCarPlay, .disconnectCarPlay:
      .runLoop
    }
  }
}
