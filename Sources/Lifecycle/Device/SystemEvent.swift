// SPDX-License-Identifier: Apache-2.0

/// Something that happens to the device: what the user does, or what iOS does by itself.
///
/// One vocabulary serves the keyboard, scenario files, the `:` prompt and the JSON output. An event
/// is complete: it names its app by an ``AppReference`` and carries its argument with its type.
public enum SystemEvent: Hashable, Sendable {
  // MARK: The user and the Home screen
  case tapIcon(AppReference)
  case pressHome
  case openSwitcher
  case closeSwitcher
  case choose(AppReference)
  case swipeAway(AppReference)
  case lock
  case unlock

  // MARK: A phone call
  case receiveCall
  case declineCall
  case answerCall
  case endCall

  // MARK: A banner of another app
  case receiveMessage
  case tapBanner
  case dismissBanner

  // MARK: Notifications for the app
  case receivePush(AppReference)
  case tapPush(AppReference)
  case receiveLocalNotification(AppReference)
  case tapLocalNotification(AppReference)
  case receiveSilentPush(AppReference)
  case receiveVoIPPush(AppReference)
  /// The app reports the call of a VoIP push to CallKit.
  case reportCall(AppReference)
  /// A push starts a Live Activity of the app.
  case receiveLiveActivityPush(AppReference)
  /// The app starts a Live Activity.
  case startLiveActivity(AppReference)

  // MARK: Opened with a payload
  case openURL(String, AppReference)
  case continueActivity(String, AppReference)
  case quickAction(String, AppReference)

  // MARK: Background launches and wake-ups
  case backgroundFetch(AppReference)
  case finishFetch(FetchResult, AppReference)
  case changeRefreshStatus(EmulatedApp.RefreshStatus, AppReference)
  case changeLowPowerMode
  case locationUpdate(AppReference)
  case enterRegion(AppReference)
  case exitRegion(AppReference)
  case rangeBeacons(AppReference)
  case bluetoothEvent(AppReference)
  case finishTransfer(AppReference)
  case prewarm(AppReference)

  // MARK: The background task scheduler
  case scheduleRefresh(String, AppReference)
  case scheduleProcessing(String, AppReference)
  case scheduleContinued(TaskSubmission, AppReference)
  /// The app takes back a request that it submitted.
  case cancelTask(String, AppReference)
  case runTask(String, AppReference)
  case reportProgress(String, AppReference)
  /// The user stops a continued processing task.
  case stopTask(String, AppReference)
  case completeTask(TaskCompletion, AppReference)

  // MARK: What covers the app
  case openControlCenter
  case closeControlCenter
  case openNotificationCenter
  case closeNotificationCenter
  case showAlert
  case answerAlert
  case startFaceID
  case finishFaceID
  case invokeSiri
  case dismissSiri

  // MARK: Windows
  case openWindow(AppReference)
  case closeWindow(Int, AppReference)
  case chooseWindow(Int, AppReference)
  case disconnectScene(Int?, AppReference)
  case connectDisplay(AppReference)
  case disconnectDisplay(AppReference)
  case connectCarPlay(AppReference)
  case disconnectCarPlay(AppReference)

  // MARK: Memory and terminations
  case warnMemory
  case reclaimMemory
  case exceedMemory(AppReference)
  case endProcess(AppReference)
  case crash(AppReference)
  case exit(AppReference)
  case changePrivacy(AppReference)
  case reboot

  // MARK: The main run loop
  case touch
  /// The user taps a button: a control that sends an action message to its target.
  ///
  /// Its name concerns a hosted app, which looks for the button; without one the app is asked for none.
  case tapButton(String?)
  /// The user types a text into a hosted app.
  case type(String)
  case shake
  case remoteControl
  case moveDevice
  case redraw

  // MARK: Changes of the device, queued for a suspended app
  case rotate
  case changeTime
  case changeLocale
  case changeSettings
  case changeBattery
  case warnBattery
  case changeProximity
  case changeICloud
  case changeScreen
  case connectAccessory
  case disconnectAccessory

  // MARK: What the app and its user do
  case edit
  case save(AppReference)
  case hang(AppReference)
  case recover(AppReference)
  case beginTask(String, AppReference)
  case endTask(String, AppReference)
  case playAudio(AppReference)
  case stopAudio(AppReference)
  case startLocation(AppReference)
  case stopLocation(AppReference)
  case lockFile(AppReference)
  case unlockFile(AppReference)
}
