// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  /// The rule book in words: what iOS does. A rule of the kind `need` says what is missing.
  @Sendable static func rule(_ rule: Rule) -> String {
    switch rule {
    case .eventHappened: "The device accepts an event that its state allows."

    case .launchMain: "A launch begins with main(argc, argv), as in any program."
    case .launchApplicationMain:
      "main calls UIApplicationMain, which makes the application and its delegate."
    case .launchSequence:
      "willFinishLaunching comes first, then restoration, then didFinishLaunching."
    case .launchInactive: "An app launched to the screen is inactive first, then active."
    case .launchBackground:
      "An app launched without a screen goes to the background; no method announces it."
    case .launchOptions: "The launch dictionary says why the app was launched; the icon gives nil."
    case .launchAccepted:
      "A URL or quick action is handed over only if both launch methods returned true."
    case .launchRestoration:
      "The interface is restored between the two launch methods, if the app agrees."
    case .launchPrewarm:
      "iOS may start a process ahead of time; it waits before UIApplicationMain."
    case .launchScenesRequired: "From iOS 27 on, an app that has not adopted scenes cannot launch."

    case .activeThroughInactive: "An app becomes active or leaves active only through inactive."
    case .leaveOrder: "Leaving the screen: first resign active, then enter the background."
    case .leaveSaved:
      "After didEnterBackground iOS takes a picture and archives the interface's state."
    case .leaveByLock: "Locking the device sends the app in front to the background."
    case .returnOrder: "Coming back: first enter the foreground, then become active."
    case .returnNotificationFirst:
      "The notification of willEnterForeground is posted before the delegate is called."
    case .notificationAfterDelegate:
      "The delegate is called first; the notification is posted after it."
    case .interruption:
      "What only covers the app makes it inactive; it stays on the screen."
    case .callAnswered: "Answering a call brings Phone to the front and the app to the background."
    case .bannerIsNothing: "A banner that arrives or is flicked away does nothing to the app."
    case .notificationCenterTwice:
      "iOS 11 and 12.0 make the app active once more while Notification Center opens."
    case .protectedData:
      "Protected files cannot be read while the device is locked; the app is told of the change."

    case .urlOrder: "A URL is handed over on the way to the front, before the app is active."
    case .activityOrder:
      "An activity is announced first, then handed over, before the app is active."
    case .quickActionOrder: "A quick action is handed over before the app is active."
    case .notificationTapped: "Tapping a notification opens the app and hands it over."
    case .pushArrival: "A notification is shown by iOS; only an app in front is asked how."

    case .limitLaunch: "A launch to the screen that takes too long is ended by the watchdog."
    case .limitBackgroundLaunch: "A launch without a screen has a limit of its own."
    case .limitEnterBackground:
      "didEnterBackground must return in about 5 s, even with background tasks open."
    case .limitTerminate: "willTerminate must return in about 5 s."
    case .limitSceneUpdate: "A transition must be answered in about 10 s."
    case .limitBackgroundTime:
      "All background tasks of an app share one budget, from entering the background."
    case .limitExpirationHandler: "The expiration handler is called shortly before time is over."
    case .limitSuspension: "An app with nothing left to do is suspended shortly after."
    case .limitFetch: "A background fetch must be finished in 30 s."
    case .limitPush: "The work for a silent push must be finished in 30 s."
    case .limitWake: "Other wakes in the background have about 10 s."
    case .limitFetchInterval:
      "iOS waits at least the app's own interval between two background fetches."

    case .taskBegin: "An open background task keeps the app running in the background."
    case .taskEnd: "When the last background task ends, the app may be suspended."
    case .taskExpired: "Shortly before time is over every open task's handler is called."
    case .taskLeaked: "A background task that is still open at the end ends the process."
    case .backgroundModes: "An app with a background mode may go on with that work."
    case .fetchAllowed:
      "iOS fetches only for apps with the mode fetch that may refresh and were not force-quit."
    case .fetchCompletion: "The app says newData, noData or failed; then it may be suspended."
    case .silentPush: "A silent push wakes or launches the app without a screen."
    case .backgroundWake: "Some events wake or launch an app in the background for a short time."
    case .refreshStatus: "The person, or a restriction, decides whether apps refresh."

    case .suspendedSilently: "No method announces a suspension, and no code runs during it."
    case .suspendedResumes: "A suspended app continues where it was; it is not launched again."
    case .suspendedQueue:
      "Changes of the device wait for a suspended app: one of each kind, the latest."
    case .changeDelivered: "A running app is told of a change of the device at once."

    case .mainThreadOrder: "The main thread does one thing at a time, in order."
    case .mainThreadHung: "While the main thread is blocked, everything behind it waits."
    case .touchesActiveOnly: "Touches reach an app only while it is active; they never wait for it."
    case .responderChain:
      "An event goes from the view that was hit up the responder chain until one handles it."

    case .memoryWarning: "Running apps are warned of low memory and should free what they can."
    case .memoryOrder: "Suspended apps are ended first, then those in the background."
    case .memoryLimit: "An app that passes its own memory limit is ended, even in front."
    case .endTold: "willTerminate is called only in a running process that iOS can wait for."
    case .endSuspended: "A suspended app is ended without a word."
    case .endForceQuit: "Swiping a running app away ends it; a suspended one goes silently."
    case .endForceQuitMark:
      "After a force-quit nothing launches the app in the background until it is opened."
    case .endCrash: "A crash ends the process at once; nothing is called."
    case .endReboot: "A restart ends every process; no app is told."
    case .endBySystem: "iOS may end a process for reasons of its own."
    case .endExitsOnSuspend: "With UIApplicationExitsOnSuspend, leaving the screen ends the app."
    case .dataLost: "What was not saved is lost when the process ends."

    case .sceneLaunch:
      "A scene connects after didFinishLaunching, then enters the foreground."
    case .sceneTransitions:
      "With scenes, the scene delegate hears of transitions; the app delegate does not."
    case .sceneAggregate:
      "With scenes, the app's notifications follow its scenes taken together."
    case .sceneDisconnect: "iOS may disconnect a scene; its session is remembered."
    case .sceneDiscard:
      "Scenes removed while the app was not running are reported at its next launch."

    case .needUnlocked: "The device must be unlocked."
    case .needLocked: "The device must be locked."
    case .needFirstUnlock: "The device must have been unlocked once since it started."
    case .needNoCall: "There must be no call."
    case .needRinging: "A call must be ringing."
    case .needTalking: "A call must have been answered."
    case .needNoCover: "Nothing may cover the screen."
    case .needSwitcher: "The app switcher must be open."
    case .needCover: "What is to be closed must be on the screen."
    case .needAppInFront: "An app must be in front."
    case .needActive: "The app must be active."
    case .needElsewhere: "The app must not be in front already."
    case .needProcess: "The app must have a process."
    case .needRunning: "The app must be running, not suspended."
    case .needNotRunning: "The app must not be running."
    case .needBanner: "A banner must be shown."
    case .needShown: "A notification must have been shown."
    case .needTask: "A background task of that name must be open."
    case .needNewTask: "A background task of that name is open already."
    case .needWork: "Such work must have begun in the background."
    case .needHung: "The main thread must be blocked."
    case .needNotHung: "The main thread must not be blocked."
    case .needEdits: "There must be an edit that is not saved."
    case .needMode: "The app must declare the background mode for it."
    case .needSceneStyle: "The app must use scenes."
    case .needKnownApp: "There is no app of that name."
    }
  }
}
