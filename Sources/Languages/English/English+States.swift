// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  func state(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Not running"
    case .inactive: "Inactive"
    case .active: "Active"
    case .background: "Background"
    case .suspended: "Suspended"
    }
  }

  func stateDescription(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "The app has not been launched, or it was terminated. It has no process."
    case .inactive:
      "The app is in the foreground and runs code, but receives no events. Apps pass through this "
        + "state on the way to other states. During an interruption, they stay in it."
    case .active:
      "The app is in the foreground and receives events. This is the normal state of an app on "
        + "screen."
    case .background:
      "The app is off screen and runs code. Most apps stay here briefly. Then iOS suspends them. "
        + "Background tasks, background modes and background launches keep an app here longer."
    case .suspended:
      "The app is in memory but runs no code. Timers and callbacks wait. When memory is low, iOS "
        + "terminates suspended apps without notice."
    }
  }

  func stateMeaning(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "no process"
    case .inactive: "no events"
    case .active: "receives events"
    case .background: "off screen, runs code"
    case .suspended: "in memory, runs no code"
    }
  }

  func cause(_ cause: TransitionReason) -> String {
    switch cause {
    case .launch: "the app is launching"
    case .backgroundLaunch: "launched in the background"
    case .return: "it returns to the foreground"
    case .home: "Home was pressed"
    case .otherApp: "another app was opened"
    case .lock: "the device was locked"
    case .unlock: "the device was unlocked"
    case .call: "a call is ringing"
    case .callAnswered: "a call was answered"
    case .callDeclined: "the call was declined"
    case .callEnded: "the call ended"
    case .banner: "a banner was tapped"
    case .switcher: "the app switcher is open"
    case .chosen: "chosen in the app switcher"
    case .switcherClosed: "the app switcher was closed"
    case .controlCenter: "Control Center is open"
    case .controlCenterClosed: "Control Center was closed"
    case .notificationCenter: "Notification Center is open"
    case .notificationCenterClosed: "Notification Center was closed"
    case .alert: "an alert is shown"
    case .alertAnswered: "the alert was answered"
    case .faceID: "Face ID is scanning"
    case .faceIDFinished: "Face ID has finished"
    case .siri: "Siri is listening"
    case .siriDismissed: "Siri was dismissed"
    case .url: "a URL was opened"
    case .activity: "an activity was continued"
    case .quickAction: "a quick action was chosen"
    case .push: "a notification was tapped"
    case .localNotification: "a notification was tapped"
    case .silentPush: "a silent push"
    case .voipPush: "a VoIP push"
    case .liveActivityPush: "a Live Activity push arrived"
    case .region: "a region was entered or left"
    case .fetch: "a background fetch"
    case .location: "a location update arrived"
    case .bluetooth: "a Bluetooth event arrived"
    case .transfer: "a transfer finished"
    case .suspension: "it has no work left"
    case .user: "the user swiped it away"
    case .watchdog: "the watchdog terminated it"
    case .memory: "iOS terminated it for memory"
    case .system: "iOS terminated it"
    case .crash: "it crashed"
    case .reboot: "the device restarted"
    case .exitsOnSuspend: "it may not run in the background"
    case .task: "a background task was not ended"
    case .exit: "it called exit()"
    case .privacy: "a privacy setting was changed"
    case .lockFile: "it held a file lock"
    case .scheduler: "a scheduled task"
    case .window: "a window was opened or chosen"
    case .windowClosed: "a window was closed"
    case .batteryLow: "the battery is low"
    case .message: "a message arrived"
    }
  }
}
