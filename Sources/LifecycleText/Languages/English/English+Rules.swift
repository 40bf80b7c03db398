// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  /// The rule book in words: what iOS does. A precondition says what is missing.
  @Sendable static func rule(_ rule: Rule) -> String {
    switch rule {

    case .launchMain: "A launch begins with main(argc, argv), as in any program."
    case .launchApplicationMain:
      "main calls UIApplicationMain, which creates the application object and its delegate."
    case .launchSequence:
      "willFinishLaunching comes first, then state restoration, then didFinishLaunching."
    case .launchInactive: "An app launched to the screen is inactive first, then active."
    case .launchBackground:
      "An app launched in the background stays in the background; no method announces it."
    case .launchOptions:
      "The launch options say why the app was launched; a tap on the icon gives nil."
    case .launchAccepted:
      "A URL or quick action is delivered only if both launch methods returned true."
    case .launchRestoration:
      "The user interface is restored between the two launch methods, if the app agrees."
    case .launchPrewarm:
      "iOS may start a process ahead of time; it waits before UIApplicationMain."
    case .launchScenesRequired:
      "On iOS 27 an app built with the iOS 27 SDK traps at launch if it has not adopted scenes."
    case .principalClass:
      "UIApplicationMain creates the principal class: UIApplication, or the subclass it is given."
    case .storyboard:
      "UIApplicationMain loads the main storyboard before willFinishLaunching is called."
    case .prewarmProtectedData:
      "A process prewarmed before the first unlock reads no protected files and empty defaults."

    case .activeThroughInactive: "An app becomes active or leaves active only through inactive."
    case .leaveOrder:
      "When the app leaves the screen, it resigns active first, then enters the background."
    case .leaveSaved:
      "After didEnterBackground, iOS takes the app switcher snapshot and saves the UI state."
    case .leaveByLock: "Locking the device sends the app in front to the background."
    case .returnOrder: "When the app returns, it enters the foreground first, then becomes active."
    case .returnDelegateFirst:
      "willEnterForeground is called on the delegate first; then its notification is posted."
    case .notificationAfterDelegate:
      "The notification is posted after the delegate method has returned."
    case .interruption:
      "What only covers the app makes it inactive; the app stays on the screen."
    case .inactiveWithoutInput: "An app that receives no input stays active."
    case .coverOrder:
      "A call covers everything, Siri everything but a call; only the topmost can be closed."
    case .switcherCard:
      "A card in the app switcher outlives its process; swiping it away is a force-quit."
    case .callAnswered:
      "Answering a full-screen call brings Phone to the front and the app to the background."
    case .callBanner: "From iOS 14 a call may arrive as a banner, which changes nothing."
    case .bannerIsNothing: "A banner that arrives or is dismissed does not change the app's state."
    case .alertBeforeBanners:
      "Before iOS 5 an SMS or a local notification is an alert that makes the app inactive."
    case .batteryLow:
      "Low battery is an alert that makes the app inactive; on later systems it is a banner."
    case .notificationCenterTwice:
      "On iOS 11 and 12.0 the app becomes active once more while Notification Center opens."
    case .protectedData:
      "Protected files are unreadable while the device is locked; the app is notified of changes."

    case .urlOrder: "A URL is delivered on the way to the foreground, before the app is active."
    case .activityOrder:
      "A user activity is announced first, then delivered, before the app is active."
    case .quickActionOrder: "A quick action is delivered before the app is active."
    case .notificationTapped: "Tapping a notification opens the app and delivers the response."
    case .pushArrival:
      "iOS shows a notification itself; only an app in front is asked how to present it."
    case .pushDelegate:
      "With a UNUserNotificationCenterDelegate, notifications go to it, not to the app delegate."
    case .notificationOnLockScreen:
      "Tapping a notification on the lock screen unlocks the device and opens the app at once."
    case .notificationDelivered:
      "Delivered notifications survive a restart; on a locked device no banner follows later."

    case .limitLaunch: "A launch to the screen has about 20 s until the app is active."
    case .limitBackgroundLaunch: "A launch in the background has a time limit of its own."
    case .limitEnterBackground:
      "didEnterBackground must return within about 5 s, even with background tasks open."
    case .limitTerminate:
      "A terminating app has about 5 s in all from its first call, willTerminate included."
    case .limitSceneUpdate:
      "A whole transition must finish within about 10 s, whatever blocks the main thread."
    case .limitBackgroundTime:
      "All background tasks of an app share one budget, counted from entering the background."
    case .limitExpirationHandler:
      "Expiration handlers are called about 5 s before the background time runs out."
    case .limitSuspension: "An app with nothing left to do is suspended shortly after."
    case .limitFetch: "A background fetch must be completed within 30 s."
    case .limitPush: "The work for a silent push must be completed within 30 s."
    case .limitWake: "An app woken for another reason has about 10 s."
    case .limitFetchInterval:
      "iOS waits at least the interval the app has set between fetches; without one it never fetches."
    case .limitRefresh: "An app refresh task has about 30 s."
    case .limitProcessing: "A processing task has minutes, while the device charges and is idle."
    case .limitExact: "A call that returns exactly at its limit has missed it."

    case .taskBegin: "An open background task keeps the app running in the background."
    case .taskEnd: "When the last background task ends, the app may be suspended."
    case .taskExpired:
      "Shortly before time runs out, each open task's handler is called on the main thread."
    case .taskLeaked: "If a task is still open when time runs out, the app is terminated."
    case .taskNotGranted:
      "A task requested when no time is left is not granted; its handler is called at once."
    case .backgroundAssertion:
      "A process runs in the background only while it holds an assertion; then it is suspended."
    case .backgroundModes: "A background mode permits work in the background; it starts none."
    case .backgroundAudio: "With the mode audio, an app keeps running while it plays audio."
    case .backgroundLocation:
      "With the mode location, an app keeps running while it follows the location."
    case .fetchAllowed:
      "Fetches need the mode fetch, Background App Refresh and an app not force-quit."
    case .fetchCompletion:
      "The completion handler takes newData, noData or failed; then the app may be suspended."
    case .fetchNotCompleted:
      "A fetch not completed in time terminates an app in the background, never one in front."
    case .silentPush:
      "A silent push needs the mode remote-notification; it wakes or launches the app."
    case .pushNotCompleted:
      "A silent push not completed in time terminates an app in the background only."
    case .pushBudget: "Of many silent pushes iOS delivers only two or three an hour."
    case .backgroundWake: "Some events wake or launch an app in the background for a short time."
    case .refreshStatus:
      "The user, or a restriction, decides whether apps refresh in the background."
    case .lowPowerMode: "Low Power Mode turns off Background App Refresh."
    case .transferSession:
      "When all its transfers are done, a background URL session wakes or launches the app."

    case .schedulerRegister:
      "Scheduled tasks must be registered before the launch ends; later is refused."
    case .schedulerLaunch:
      "iOS runs a submitted task when it chooses, launching the app in the background."
    case .schedulerExpire:
      "When a scheduled task's time runs out, its expiration handler is called."
    case .schedulerComplete: "A scheduled task calls setTaskCompleted(success:) exactly once."

    case .suspendedSilently: "No method announces a suspension, and no code runs during it."
    case .suspendedResumes: "A suspended app continues where it was; it is not launched again."
    case .suspendedQueue:
      "Changes of the device wait for a suspended app: one per kind, the latest."
    case .changeDelivered: "A running app is notified of a change of the device at once."

    case .mainThreadOrder: "The main thread does one thing at a time, in order."
    case .mainThreadHung: "While the main thread is blocked, everything behind it waits."
    case .touchesActiveOnly: "Touches reach an app only while it is active; they are never queued."
    case .responderChain:
      "An event goes from the hit view up the responder chain until an object handles it."
    case .eventUnhandled: "An event that no responder handles is discarded."
    case .actionMessage: "A control turns a touch into an action message for its target."
    case .methodMissing: "A delegate method that the app does not implement is not called."
    case .threadOther:
      "Work on another thread runs and stops with the process; its result waits its turn."
    case .threadUIKit: "UIKit used off the main thread is reported as a fault."
    case .viewLoading: "A view controller's view is loaded when it is first needed, at launch."
    case .viewAppearance:
      "The view appears once: from iOS 13 after the app has become active, before then earlier."
    case .viewNotCalled: "View controllers are not called when the app leaves and returns."

    case .memoryWarning: "Running apps are warned of low memory and should free what they can."
    case .memoryOrder:
      "Suspended apps are terminated first, then those in the background, least recent first."
    case .memoryLast: "Reclaiming memory never terminates the app in front."
    case .memoryLimit: "An app that exceeds its own memory limit is terminated, even in front."
    case .endNotified: "willTerminate is called only in a running process that iOS can wait for."
    case .endSuspended: "A suspended app is terminated without notice."
    case .endForceQuit:
      "Swiping a running app away terminates it with notice; a suspended one without."
    case .endForceQuitMark:
      "After a force-quit nothing launches the app in the background until the user opens it."
    case .endCrash: "A crash terminates the process at once; nothing is called."
    case .endReboot: "A restart terminates every process; no app is notified."
    case .endBySystem: "iOS may terminate a process for reasons of its own."
    case .endExitsOnSuspend:
      "With UIApplicationExitsOnSuspend, leaving the screen terminates the app."
    case .hostedProcess:
      "What a hosted process prints, and how it ends, comes from the process itself."
    case .endExit: "An app that calls exit(0) is gone at once; willTerminate is not called."
    case .terminateOnCrash:
      "willTerminate is not called on a crash or when memory runs low."
    case .privacyChange:
      "Changing a privacy setting of an app kills it, after its open tasks' handlers."
    case .fileLock:
      "A process suspended while it holds a lock on a shared file is killed, 0xdead10cc."
    case .dataLost: "Unsaved data is lost when the process ends."

    case .sceneLaunch:
      "A scene connects after didFinishLaunching, then enters the foreground."
    case .sceneTransitions:
      "With scenes, the scene delegate receives life-cycle callbacks; the app delegate does not."
    case .sceneAggregate:
      "With scenes, the application's notifications follow its most active scene."
    case .sceneDisconnect: "iOS may disconnect a scene in the background; its session remains."
    case .sceneDiscard:
      "Sessions removed while the app was not running are reported at its next launch."
    case .sceneConfiguration:
      "A configuration is requested for a new session only, with the connection options."
    case .windowOpen: "Opening a window connects a scene with a session of its own."
    case .windowClose: "Closing a window disconnects its scene and discards the session."
    case .windowLast: "Closing the last window terminates the app."
    case .swiftUIPhase:
      "ScenePhase follows a view's own scene; for the app it is that of its most active scene."

    case .needUnlocked: "The device must be unlocked."
    case .needLocked: "The device must be locked."
    case .needFirstUnlock: "The device must have been unlocked once since it started."
    case .needNoCall:
      "A ringing call must be answered or declined first; there is one call at a time."
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
    case .needWork: "A fetch or silent push must be waiting for its completion handler."
    case .needHung: "The main thread must be blocked."
    case .needNotHung: "The main thread must not be blocked."
    case .needMode: "The app must declare the background mode for it."
    case .needSceneStyle: "The app must use scenes."
    case .needSystemVersion: "This version of iOS does not have it."
    case .needCard: "The app must have a card in the app switcher."
    case .needLock: "The app must hold a lock on that file."
    case .needRegistered: "The app must have registered a task of that name at launch."
    case .needScheduled: "A task of that name must have been scheduled."
    case .needWindow: "The app must have a window of that number."
    case .needManyWindows: "The app must support several windows."
    case .needAudio: "The app must be playing audio."
    case .needLocation: "The app must be following the location."
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
}
