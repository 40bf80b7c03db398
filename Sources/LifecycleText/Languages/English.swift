// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Phrases {
  /// English.
  package static let english = Phrases(
    source: .english,
    state: English.state,
    cause: English.cause,
    stateDescription: English.stateDescription,
    stateMeaning: English.stateMeaning,
    limit: English.limit,
    wake: English.wake,
    eventLabel: English.eventLabel,
    event: English.event,
    rule: English.rule,
    grade: English.grade,
    callbackRole: English.callbackRole,
    objectName: { $0.rawValue },
    objectRole: English.objectRole,
    style: English.style,
    screen: ScreenPhrases(
      lockScreen: "Lock Screen", front: English.front, cover: English.cover, banner: "banner",
      over: { "\($0) over \($1)" }),
    problem: English.problem,
    verdict: English.verdict,
    finding: English.finding,
    ending: English.ending,
    code: English.code,
    commandLabel: English.commandLabel,
    commandHelp: English.commandHelp,
    nextStepHint: "step",
    group: English.group,
    diagram: "Life cycle",
    foreground: "Foreground",
    log: "Log",
    apps: "Apps",
    timers: "Timers",
    actions: "Events",
    objects: "Objects",
    scenario: "Scenario",
    help: "Help",
    nothingCounts: "No timers running.",
    nothingYet: { "Nothing has happened yet. Press \($0)." },
    firstToBeTerminated: "first to be terminated",
    disconnected: "not connected",
    memory: { "\($0) MB" },
    unsavedEdits: { $0 == 1 ? "1 unsaved edit" : "\($0) unsaved edits" },
    seconds: English.seconds,
    lasting: { "for \($0)" },
    since: { "since \($0)" },
    left: { "\($0) left" },
    lockedDevice: "LOCKED",
    talking: "ON A CALL",
    mainThreadBlocked: "main thread blocked",
    helpClose: "Esc closes, arrows scroll",
    objectsClose: "Esc closes, arrows select",
    signs: "Signs",
    sign: English.sign,
    clock: "Clock",
    clockStates: English.clockStates,
    mouse: "Mouse",
    clicks: English.clicks,
    paused: "PAUSED",
    waitsFor: { "waiting for \($0)" },
    speed: { "\($0)x" },
    version: { "iOS \($0)" },
    newer: { "\($0) newer, \($1)" },
    screenShows: { "Screen: \($0)" },
    running: "running",
    idle: "idle",
    rowPosition: { "\($0) of \($1)" },
    tooSmall: { "The window must be at least \($0)x\($1). Press q to quit." })
}

/// The longer lists of English sentences.
enum English {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  @Sendable static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? number + " s" : number
  }
}

extension English {
  @Sendable static func state(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Not running"
    case .inactive: "Inactive"
    case .active: "Active"
    case .background: "Background"
    case .suspended: "Suspended"
    }
  }

  @Sendable static func stateDescription(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "The app has not been launched, or it was terminated. It has no process."
    case .inactive:
      "The app is in the foreground and runs code, but receives no events. Apps pass through this "
        + "state on the way to other states and stay in it during an interruption."
    case .active:
      "The app is in the foreground and receives events. This is the normal state of an app on "
        + "screen."
    case .background:
      "The app is off screen and runs code. Most apps are here briefly before they are suspended; "
        + "background tasks, background modes and background launches keep an app here longer."
    case .suspended:
      "The app is in memory but runs no code: no timers, no callbacks. When memory is low, iOS "
        + "terminates suspended apps without notice."
    }
  }

  @Sendable static func stateMeaning(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "no process"
    case .inactive: "no events"
    case .active: "receives events"
    case .background: "off screen, runs code"
    case .suspended: "in memory, runs no code"
    }
  }

  @Sendable static func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "app delegate"
    case .scene: "scene delegate"
    case .swiftui: "SwiftUI"
    }
  }

  @Sendable static func front(_ front: Device.Front) -> String {
    switch front {
    case .home: "Home Screen"
    case .app: "app"
    case .phone: "Phone"
    case .messages: "Messages"
    }
  }

  @Sendable static func cover(_ cover: Device.Cover) -> String {
    switch cover {
    case .call: "incoming call"
    case .switcher: "app switcher"
    case .controlCenter: "Control Center"
    case .notificationCenter: "Notification Center"
    case .alert: "alert"
    case .systemAlert: "system alert"
    case .faceID: "Face ID"
    case .siri: "Siri"
    }
  }

  @Sendable static func grade(_ grade: Rule.Grade) -> String {
    switch grade {
    case .documented: "documented by Apple"
    case .observed: "observed on devices"
    case .disputed: "disputed: sources disagree"
    case .assumed: "assumed: no source found"
    case .precondition: "emulator precondition"
    }
  }

  @Sendable static func limit(_ limit: TimeLimit) -> String {
    switch limit {
    case .launch: "launch"
    case .backgroundLaunch: "background launch"
    case .enterBackground: "enter background"
    case .terminate: "terminate"
    case .sceneUpdate: "transition"
    case .backgroundTime: "background time"
    case .expirationHandler: "expiration handler"
    case .suspension: "suspension"
    case .fetch: "background fetch"
    case .push: "silent push"
    case .wake: "background wake-up"
    case .refresh: "refresh task"
    case .processing: "processing task"
    case .fetchInterval: "between fetches"
    case .pushBudget: "silent push budget"
    }
  }

  @Sendable static func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "the background fetch"
    case .silentPush: "the silent push"
    case .transfer: "the background transfer"
    case .location: "the location update"
    case .bluetooth: "the Bluetooth event"
    case .refreshTask: "the refresh task"
    case .processingTask: "the processing task"
    }
  }

  @Sendable static func ending(_ reason: Termination.Reason) -> String {
    switch reason {
    case .user: "The user swiped the app away."
    case .watchdog: "The watchdog terminated the app: it took too long."
    case .memory: "iOS needed the memory."
    case .system: "iOS terminated the app."
    case .crash: "The app crashed."
    case .reboot: "The device restarted."
    case .exitsOnSuspend: "The app opts out of background execution (UIApplicationExitsOnSuspend)."
    case .task: "A background task was still open when the time ran out."
    case .fetch: "The background fetch was not finished in time."
    case .push: "The work for a silent push was not finished in time."
    case .exit: "The app called exit(0)."
    case .privacy: "A privacy setting of the app was changed."
    case .lockFile: "The app held a file lock while it was suspended."
    case .scheduler: "A scheduled task was not completed in time."
    }
  }

  @Sendable static func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "pronounced \"ate bad food\""
    case .badFetch: "a background fetch took too long"
    case .badTask: "a background task ran too long"
    case .deadLock: "pronounced \"dead lock\""
    case .kill: "the process was killed"
    case .trap: "runtime trap"
    case .abort: "abort() was called"
    case .illegalInstruction: "illegal instruction: a runtime trap"
    case .segmentationFault: "segmentation fault: memory that is not there"
    case .busError: "bus error"
    case .arithmetic: "arithmetic error"
    case .fileSize: "a file grew beyond its limit"
    case .perProcessLimit: "per-process memory limit exceeded"
    case .pageShortage: "the device was low on memory"
    }
  }

  @Sendable static func cause(_ cause: TransitionReason) -> String {
    switch cause {
    case .launch: "the app is launching"
    case .backgroundLaunch: "launched in the background"
    case .return: "returning to the foreground"
    case .home: "pressed Home"
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
    case .notificationCenterClosed: "Notification Center closed"
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
    case .silentPush: "a silent push arrived"
    case .fetch: "a background fetch began"
    case .location: "a location update arrived"
    case .bluetooth: "a Bluetooth event arrived"
    case .transfer: "a transfer finished"
    case .suspension: "no work left to do"
    case .user: "the user swiped it away"
    case .watchdog: "the watchdog terminated it"
    case .memory: "iOS needed the memory"
    case .system: "iOS terminated it"
    case .crash: "it crashed"
    case .reboot: "the device restarted"
    case .exitsOnSuspend: "opts out of background execution"
    case .task: "a background task was not ended"
    case .exit: "the app called exit(0)"
    case .privacy: "a privacy setting was changed"
    case .lockFile: "the app held a file lock"
    case .scheduler: "a scheduled task is running"
    case .window: "a window was opened or chosen"
    case .windowClosed: "a window was closed"
    case .batteryLow: "the battery is low"
    case .message: "a message arrived"
    }
  }
}
