// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The table of what tours and log checks know about an event, one row for each kind.
extension SystemEvent.Kind {
  private struct Row {
    let time: HandTime
    let group: TourGroup?
    let means: TourMeans?
    let place: HandPlace?
    let evidence: () -> Set<LogSymbol>

    init(
      _ time: HandTime, _ group: TourGroup? = nil, with means: TourMeans? = nil,
      at place: HandPlace? = nil, seen evidence: @autoclosure @escaping () -> Set<LogSymbol> = []
    ) {
      self.time = time
      self.group = group
      self.means = means
      self.place = place
      self.evidence = evidence
    }
  }

  /// The place that a hand has to be at to do an event.
  private enum HandPlace {
    /// The Home Screen has what it taps, or the event takes another app.
    case homeScreen
    /// The app has a control that its developers made for testing.
    case control
  }

  private var row: Row {
    switch self {
    // MARK: The user and the Home screen
    case .tapIcon: Row(.gesture, at: .homeScreen)
    case .pressHome: Row(.gesture)
    case .openSwitcher, .closeSwitcher, .choose, .swipeAway: Row(.gesture, .switcher)
    case .lock: Row(.button, .lock)
    // The button, then the code or a swipe.
    case .unlock: Row(.twoGestures, .lock)
    // MARK: A phone call
    case .receiveCall: Row(.assumed(10), .calls, with: .secondPhone)
    case .declineCall, .answerCall, .endCall: Row(.gesture, .calls)
    // MARK: A banner of another app
    case .receiveMessage: Row(.assumed(10), .messages, with: .secondPhone)
    case .tapBanner, .dismissBanner: Row(.gesture, .messages)
    // MARK: Notifications for the app
    case .receivePush:
      Row(
        .assumed(10), .push, with: .server,
        seen: [
          .call(.didReceiveRemoteNotification), .call(.userNotificationWillPresent),
          .call(.userNotificationDidReceive),
        ])
    case .tapPush:
      Row(
        .gesture, .push,
        seen: [
          .call(.didReceiveRemoteNotification), .call(.userNotificationWillPresent),
          .call(.userNotificationDidReceive),
        ])
    case .receiveLocalNotification:
      Row(
        .assumed(5), .localNotifications, with: .controls,
        seen: [.call(.didReceiveLocalNotification)])
    case .tapLocalNotification:
      Row(.gesture, .localNotifications, seen: [.call(.didReceiveLocalNotification)])
    case .receiveSilentPush:
      Row(.assumed(10), .push, with: .server, seen: [.call(.didReceiveRemoteNotification)])
    case .receiveVoIPPush:
      Row(.assumed(10), .voip, with: .server, seen: [.call(.pushRegistryDidReceive)])
    case .reportCall: Row(.gesture, .voip, with: .controls, seen: [.call(.pushRegistryDidReceive)])
    case .receiveLiveActivityPush: Row(.assumed(10), .push, with: .server)
    case .startLiveActivity: Row(.gesture, .push, with: .controls, at: .control)
    // MARK: Opened with a payload
    case .openURL:
      Row(
        .twoGestures, .links, at: .homeScreen,
        seen: [.call(.openURL), .call(.sceneOpenURLContexts)])
    case .continueActivity:
      Row(
        .twoGestures, .links, at: .homeScreen,
        seen: [
          .call(.willContinueUserActivity), .call(.continueUserActivity),
          .call(.sceneWillContinueUserActivity), .call(.sceneContinueUserActivity),
        ])
    case .quickAction:
      Row(
        .twoGestures, .links, at: .homeScreen,
        seen: [.call(.performAction), .call(.windowScenePerformAction)])
    // MARK: Background launches and wake-ups
    case .backgroundFetch: Row(.assumed(5), .fetch, with: .debugger, seen: [.call(.performFetch)])
    case .finishFetch: Row(.assumed(5), .fetch, with: .debugger)
    // A walk through Settings and back.
    case .changeRefreshStatus:
      Row(
        .assumed(20), .fetch, with: .settings,
        seen: [.notification(.backgroundRefreshStatusDidChange)])
    case .changeLowPowerMode: Row(.assumed(20), .fetch, with: .settings)
    case .locationUpdate:
      Row(
        .assumed(5), .location, with: .debugger, seen: [.call(.locationManagerDidUpdateLocations)])
    case .enterRegion:
      Row(.assumed(15), .regions, with: .debugger, seen: [.call(.locationManagerDidEnterRegion)])
    case .exitRegion:
      Row(.assumed(15), .regions, with: .debugger, seen: [.call(.locationManagerDidExitRegion)])
    case .rangeBeacons: Row(.assumed(15), .regions, with: .accessories)
    case .bluetoothEvent:
      Row(
        .assumed(15), .bluetooth, with: .accessories,
        seen: [.call(.centralManagerWillRestoreState), .call(.peripheralManagerWillRestoreState)])
    case .finishTransfer:
      Row(
        .assumed(15), .transfers, with: .server,
        seen: [
          .call(.handleEventsForBackgroundURLSession), .call(.downloadDidFinish),
          .call(.sessionDidFinishEvents),
        ])
    case .prewarm: Row(.assumed(300), .prewarm, with: .patience)
    // MARK: The background task scheduler
    case .scheduleRefresh, .scheduleProcessing, .scheduleContinued, .cancelTask:
      Row(.gesture, .scheduler, with: .controls, at: .control)
    case .runTask: Row(.assumed(5), .scheduler, with: .debugger)
    case .reportProgress: Row(.gesture, .scheduler, with: .controls, at: .control)
    // The button of a Live Activity, which has to be brought on the screen first.
    case .stopTask: Row(.twoGestures, .scheduler)
    case .completeTask: Row(.assumed(5), .scheduler, with: .debugger)
    // MARK: What covers the app
    case .openControlCenter, .closeControlCenter: Row(.gesture, .controlCenter)
    case .openNotificationCenter, .closeNotificationCenter: Row(.gesture, .notificationCenter)
    case .showAlert: Row(.gesture, .alerts, with: .controls, at: .control)
    case .answerAlert: Row(.gesture, .alerts)
    case .startFaceID: Row(.gesture, .faceID, with: .controls, at: .control)
    case .finishFaceID: Row(.assumed(2), .faceID)
    case .invokeSiri: Row(.assumed(3), .siri)
    case .dismissSiri: Row(.gesture, .siri)
    // MARK: Windows
    case .openWindow: Row(.twoGestures, .windows)
    case .closeWindow, .chooseWindow: Row(.gesture, .windows)
    // A scene that connects again was disconnected before, also where nobody logs that.
    case .disconnectScene:
      Row(
        .assumed(300), .windows, with: .patience,
        seen: [
          .call(.sceneDidDisconnect), .notification(.sceneDidDisconnect), .call(.sceneWillConnect),
        ])
    case .connectDisplay, .disconnectDisplay, .connectCarPlay, .disconnectCarPlay:
      Row(.assumed(5), .screens, with: .accessories)
    // MARK: Memory and terminations
    case .warnMemory:
      Row(
        .assumed(5), .memory, with: .debugger,
        seen: [.call(.didReceiveMemoryWarning), .notification(.didReceiveMemoryWarning)])
    case .reclaimMemory: Row(.assumed(15), .memory, with: .patience, at: .homeScreen)
    case .exceedMemory: Row(.gesture, .memory, with: .controls, at: .control)
    case .endProcess:
      Row(
        .assumed(300), .endProcess, with: .patience,
        seen: [.call(.applicationWillTerminate), .notification(.willTerminate)])
    case .crash, .exit: Row(.gesture, .crash, with: .controls, at: .control)
    case .changePrivacy: Row(.assumed(20), .privacy, with: .settings)
    case .reboot: Row(.assumed(60), .reboot)
    // MARK: The main run loop
    case .touch, .tapButton, .type: Row(.gesture, .input)
    case .shake: Row(.assumed(2), .input)
    case .remoteControl: Row(.assumed(3), .input, with: .accessories)
    case .moveDevice: Row(.assumed(2), .input)
    case .redraw: Row(.gesture, .input, with: .controls, at: .control)
    // MARK: Changes of the device, queued for a suspended app
    case .rotate: Row(.assumed(2), .changes)
    case .changeTime:
      Row(.assumed(20), .changes, with: .settings, seen: [.call(.significantTimeChange)])
    case .changeLocale, .changeSettings: Row(.assumed(20), .changes, with: .settings)
    case .changeBattery: Row(.assumed(5), .changes, with: .accessories)
    // A battery takes its own time. Near the level it is minutes.
    case .warnBattery: Row(.assumed(60), .changes, with: .patience)
    case .changeProximity: Row(.assumed(2), .changes)
    case .changeICloud: Row(.assumed(20), .changes, with: .settings)
    case .changeScreen: Row(.assumed(5), .changes, with: .accessories)
    // Each of the two makes the other worth a thought.
    case .connectAccessory:
      Row(.assumed(5), .changes, with: .accessories, seen: [.notification(.accessoryDidDisconnect)])
    case .disconnectAccessory:
      Row(.assumed(5), .changes, with: .accessories, seen: [.notification(.accessoryDidConnect)])
    // MARK: What the app and its user do
    case .edit, .save: Row(.gesture, .data, at: .control)
    case .hang: Row(.gesture, .hang, with: .controls, at: .control)
    case .slowSave: Row(.gesture, .hang, with: .controls, at: .control)
    case .recover: Row(.assumed(5), .hang, with: .debugger)
    case .beginTask, .endTask: Row(.gesture, .tasks, with: .controls, at: .control)
    case .playAudio, .stopAudio: Row(.gesture, .audio, with: .controls, at: .control)
    case .startLocation, .stopLocation: Row(.gesture, .location, with: .controls, at: .control)
    case .lockFile, .unlockFile: Row(.gesture, .files, with: .controls, at: .control)
    }
  }

  /// The time that a hand takes for the event.
  package var handTime: HandTime { row.time }

  /// The group that the event is left out of a tour with. Nil for what every phone and tester can do.
  package var tourGroup: TourGroup? { row.group }

  /// The means that a tester needs for the event. Nil if a finger is enough.
  package var means: TourMeans? { row.means }

  /// True if somebody has to open Settings for the event.
  package var isDoneInSettings: Bool { row.means == .settings }

  /// True if a hand begins the event at the Home Screen. Going there from an app is leaving the app,
  /// which is a move of its own.
  var beginsAtHomeScreen: Bool { isDoneInSettings || row.place == .homeScreen }

  /// True if the app does the event, at the touch of a control that its developers made for testing.
  var isControlOfApp: Bool { row.place == .control }

  /// The symbols that make a log check consider the event, if the log has one of them. Events that
  /// are considered in any case have none.
  var evidence: Set<LogSymbol> {
    let symbols = row.evidence()
    guard let changeNotification else { return symbols }
    return symbols.union([.notification(changeNotification)])
  }
}

/// A group of the list of all events.
package enum EventGroup: Sendable {
  case gestures, calls, notifications, covers, opening, app, background, memory, runLoop
}

extension SystemEvent.Kind {
  /// The group of the event in the list of all events.
  package var group: EventGroup {
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
