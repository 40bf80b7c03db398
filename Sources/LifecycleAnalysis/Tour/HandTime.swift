// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// How long a hand takes for an event, until it is ready for the next: the one table of a tour's
/// costs. Waiting for a limit takes that limit (``TimeLimit``) and is not here.
package struct HandTime: Hashable, Sendable {
  /// Whole seconds.
  package let seconds: Int
  package let source: Source

  /// Where a number comes from.
  package enum Source: String, Hashable, Sendable {
    /// Counted with the keystroke-level model (Card, Moran, Newell, 1980): 1.35 s to decide, then
    /// 1.1 s to point at a place or 0.28 s to press a key; the sum, rounded up to whole seconds.
    /// The model was measured at a desk: that it holds for a phone is assumed.
    /// - SeeAlso: https://doi.org/10.1145/358886.358895
    case keystrokes = "keystroke-level model"
    /// Nothing published was found.
    case assumed
  }

  /// One button: 1.35 + 0.28 s.
  static let button = HandTime(seconds: 2, source: .keystrokes)
  /// One place on the screen, or one gesture: 1.35 + 1.1 s.
  static let gesture = HandTime(seconds: 3, source: .keystrokes)
  /// Two places one after the other: 2 × 2.45 s.
  static let twoGestures = HandTime(seconds: 5, source: .keystrokes)
  static func assumed(_ seconds: Int) -> HandTime { HandTime(seconds: seconds, source: .assumed) }

  /// What a hand adds to a limit it waits for, so that the limit has passed for certain.
  package static let margin = assumed(1)

  /// The time as a duration.
  package var duration: Duration { .seconds(seconds) }
}

extension SystemEvent.Kind {
  /// How long a hand takes for the event.
  package var handTime: HandTime {
    switch self {
    case .lock: .button
    // The button, then the code or a swipe.
    case .unlock: .twoGestures
    case .tapIcon, .pressHome, .openSwitcher, .closeSwitcher, .choose, .swipeAway, .declineCall,
      .answerCall, .endCall, .tapBanner, .dismissBanner, .tapPush, .tapLocalNotification,
      .openControlCenter, .closeControlCenter, .openNotificationCenter, .closeNotificationCenter,
      .answerAlert, .dismissSiri, .closeWindow, .chooseWindow, .touch, .tapButton, .type:
      .gesture
    // A control of the app's own that does one thing (``isControlOfApp``).
    case .showAlert, .startFaceID, .edit, .save, .hang, .beginTask, .endTask, .playAudio,
      .stopAudio, .startLocation, .stopLocation, .lockFile, .unlockFile, .crash, .exit,
      .exceedMemory, .scheduleRefresh, .scheduleProcessing, .scheduleContinued, .cancelTask,
      .reportProgress, .reportCall, .startLiveActivity, .redraw:
      .gesture
    // The button of a Live Activity, which has to be brought on the screen first.
    case .stopTask: .twoGestures
    case .quickAction, .openWindow, .openURL, .continueActivity: .twoGestures
    case .finishFaceID, .shake, .moveDevice, .rotate, .changeProximity: .assumed(2)
    case .invokeSiri, .remoteControl: .assumed(3)
    case .connectAccessory, .disconnectAccessory, .changeBattery, .changeScreen,
      .connectDisplay, .disconnectDisplay, .connectCarPlay, .disconnectCarPlay:
      .assumed(5)
    // From a second phone, a computer or a server.
    case .receiveCall, .receiveMessage, .receivePush, .receiveSilentPush, .receiveVoIPPush,
      .receiveLiveActivityPush:
      .assumed(10)
    case .receiveLocalNotification: .assumed(5)
    // A menu or a command of Xcode.
    case .backgroundFetch, .finishFetch, .locationUpdate, .runTask, .completeTask, .warnMemory,
      .recover:
      .assumed(5)
    case .bluetoothEvent, .enterRegion, .exitRegion, .rangeBeacons, .finishTransfer,
      .reclaimMemory:
      .assumed(15)
    // Nobody can make iOS do it: it is waited for.
    case .prewarm, .endProcess, .disconnectScene: .assumed(300)
    // A walk through Settings and back.
    case .changeRefreshStatus, .changeLowPowerMode, .changeTime, .changeLocale, .changeSettings,
      .changeICloud, .changePrivacy:
      .assumed(20)
    // A battery takes its own time; near the level it is minutes.
    case .warnBattery: .assumed(60)
    case .reboot: .assumed(60)
    }
  }
}

extension SystemEvent.Kind {
  /// Whether somebody has to open Settings for it.
  package var isDoneInSettings: Bool { Self.doneInSettings.contains(self) }

  private static let doneInSettings: Set<Self> = [
    .changeRefreshStatus, .changeLowPowerMode, .changeTime, .changeLocale, .changeSettings,
    .changeICloud, .changePrivacy,
  ]
}

extension SystemEvent.Kind {
  /// Whether a hand begins it at the Home Screen: what it taps is there, or it takes another app.
  /// Going there from an app is leaving the app, which is a move of its own.
  var beginsAtHomeScreen: Bool { isDoneInSettings || Self.begunAtHomeScreen.contains(self) }

  private static let begunAtHomeScreen: Set<Self> = [
    .tapIcon, .quickAction, .openURL, .continueActivity, .reclaimMemory,
  ]
}

extension Device {
  /// Whether a hand is at the Home Screen.
  var isAtHomeScreen: Bool { front == .home && cover == nil && !isLocked }
}

extension SystemEvent.Kind {
  /// Whether the app does it, at the touch of a control that its developers made for testing.
  var isControlOfApp: Bool { Self.controlsOfApp.contains(self) }

  private static let controlsOfApp: Set<Self> = [
    .showAlert, .startFaceID, .edit, .save, .hang, .beginTask, .endTask, .playAudio, .stopAudio,
    .startLocation, .stopLocation, .lockFile, .unlockFile, .crash, .exit, .exceedMemory,
    .scheduleRefresh, .scheduleProcessing, .scheduleContinued, .cancelTask, .reportProgress,
    .startLiveActivity, .redraw,
  ]
}
