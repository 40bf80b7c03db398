// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  /// The rule book in words: what iOS does. A precondition says what is missing.
  func rule(_ rule: Rule) -> String {
    switch rule {

    case .launchMain: "A launch begins with main(argc, argv), as in any program."
    case .launchApplicationMain:
      "main calls UIApplicationMain, which creates the application object and its delegate."
    case .launchSequence:
      "UIKit calls willFinishLaunching, restores the UI state, then calls didFinishLaunching."
    case .launchInactive: "An app launched to the screen is inactive first. Then it becomes active."
    case .launchBackground:
      "An app launched in the background stays there. No method announces this."
    case .launchOptions:
      "The launch options say why the app was launched. A tap on the icon gives nil."
    case .launchAccepted:
      "A URL or quick action is delivered only if both launch methods returned true."
    case .launchRestoration:
      "If the app agrees, UIKit restores its UI state between the two launch methods."
    case .launchPrewarm:
      "iOS may start a process ahead of time. The process then waits before UIApplicationMain."
    case .launchScenesRequired:
      "On iOS 27, an app built with the iOS 27 SDK crashes at launch if it has not adopted scenes."
    case .launchScenesRequiredInBackground:
      "applife assumes that such an app also traps when iOS launches it in the background."
    case .launchScenesWarned:
      "From iOS 18.4, UIKit logs a warning when an app without scenes launches. iOS 26 has another."
    case .launchEmptyConfigurations:
      "With the iOS 27 SDK, a scene manifest without configurations counts as none. The app "
        + "delegate can make one."
    case .launchConfigurationInCode:
      "An app delegate may make the configuration of a scene that the Info.plist does not have."
    case .launchSceneClassMissing:
      "A scene delegate class that the manifest names must be in the app. Without it, the app ends "
        + "or stays black."
    case .launchOptionsWithScenes:
      "With scenes, the launch options have no URL, user activity or quick action. The connection "
        + "options have them."
    case .launchOlderMethod:
      "UIKit calls applicationDidFinishLaunching(_:) if the app has no method with launch options."
    case .principalClass:
      "UIApplicationMain creates the principal class: UIApplication or a subclass that the app "
        + "names."
    case .storyboard:
      "UIApplicationMain loads the main storyboard before it calls willFinishLaunching."
    case .prewarmProtectedData:
      "A process prewarmed before the first unlock can't read protected files. Its defaults "
        + "are empty. While the device is locked again, files and keychain items that need an unlocked "
        + "device can't be read either."

    case .activeThroughInactive:
      "An app is inactive just before it becomes active, and just after it was active."
    case .leaveOrder:
      "When the app leaves the screen, it resigns active first, then enters the background."
    case .leaveSaved:
      "After didEnterBackground, iOS takes the app switcher snapshot and saves the UI state."
    case .leaveByLock:
      "When the user locks the device, the app in front enters the background. Locking does not terminate it."
    case .returnOrder: "When the app returns, it enters the foreground first, then becomes active."
    case .returnDelegateFirst:
      "UIKit calls willEnterForeground on the delegate first. Then it posts the notification."
    case .notificationAfterDelegate:
      "UIKit posts the notification after the delegate method has returned."
    case .interruption:
      "If something only covers the app, the app becomes inactive and stays on the screen."
    case .inactiveWithoutInput: "An app that receives no input stays active."
    case .coverOrder:
      "A call covers everything. Siri covers everything but a call. Only the topmost can be closed."
    case .switcherCard:
      "An app's card stays in the app switcher when its process ends. Swiping it away is a "
        + "force-quit."
    case .callAnswered:
      "When the user answers a full-screen call, Phone opens and the app enters the background."
    case .callBanner:
      "From iOS 14, a call may arrive as a banner. It does not change the app's state."
    case .bannerIsNothing: "A banner that arrives or is dismissed does not change the app's state."
    case .alertBeforeBanners:
      "Before iOS 5 an SMS or a local notification is an alert that makes the app inactive."
    case .batteryLow:
      "Before iOS 14, a low-battery alert makes the app inactive. From iOS 14, it is a banner."
    case .notificationCenterTwice:
      "On iOS 11 and 12, the app becomes active once more while Notification Center opens. Reports of "
        + "later versions say so too; applife follows Apple's guide there."
    case .protectedData:
      "Protected files can't be read while the device is locked. iOS notifies the app when this "
        + "changes."

    case .urlOrder:
      "When the app enters the foreground, iOS delivers the URL before the app is active."
    case .activityOrder:
      "iOS first announces a user activity. It delivers the activity before the app is active."
    case .quickActionOrder: "iOS delivers a quick action before the app is active."
    case .notificationTapped:
      "When the user taps a notification, the app opens and receives the response."
    case .pushArrival:
      "iOS shows a notification by itself. If the app is in front, iOS asks the app how to show it."
    case .pushDelegate:
      "A UNUserNotificationCenterDelegate receives notifications in place of the app delegate."
    case .notificationOnLockScreen:
      "Tapping a notification on the Lock Screen unlocks the device and opens the app at once."
    case .notificationDelivered:
      "Delivered notifications survive a restart. After unlocking, iOS shows no banner for them."

    case .limitLaunch: "An app launched to the screen must be active within about 20 s."
    case .limitBackgroundLaunch: "A launch in the background has a time limit of its own."
    case .limitEnterBackground:
      "didEnterBackground must return within about 5 s, even with background tasks open."
    case .limitTerminate:
      "A terminating app has about 5 s for all its last calls, including willTerminate."
    case .limitSceneUpdate:
      "A whole transition must finish within about 10 s, whatever blocks the main thread."
    case .limitBackgroundTime:
      "All background tasks of an app share one budget: about 30 s, 180 s on iOS 7 to 12, 600 s "
        + "before. It starts when the app enters the background."
    case .limitExpirationHandler:
      "iOS calls expiration handlers about 5 s before the background time runs out."
    case .limitSuspension: "When an app has nothing left to do, iOS suspends it shortly after."
    case .limitFetch: "An app must complete a background fetch within 30 s."
    case .limitPush: "An app must complete the work for a silent push within 30 s."
    case .limitWake: "An app that iOS wakes for any other reason has about 10 s."
    case .limitFetchInterval:
      "iOS waits at least the app's fetch interval between fetches. Without one, it never fetches."
    case .limitRefresh: "An app refresh task has about 30 s."
    case .limitProcessing:
      "A processing task has minutes, while the device is idle. Apple gives no number."
    case .limitVoIPReport: "An app has a few seconds to report the call of a VoIP push to CallKit."
    case .limitContinuedProgress:
      "iOS expires a continued processing task that reports no progress for a few minutes."
    case .limitExact: "A call that returns exactly at its limit has missed it."

    case .taskBegin:
      "An open background task keeps the app running in the background. About 1000 may be open."
    case .taskEnd: "When the last background task ends, iOS may suspend the app."
    case .taskExpired:
      "Shortly before time runs out, iOS calls each open task's handler on the main thread."
    case .taskLeaked: "If a task is still open when time runs out, the app is terminated."
    case .taskNotGranted:
      "If no time is left, iOS does not grant a new task. It calls the task's handler at once."
    case .backgroundAssertion:
      "A process runs in the background only while it holds an assertion. Without one, it is "
        + "suspended."
    case .backgroundModes:
      "A background mode permits work in the background. It does not start any."
    case .backgroundAudio:
      "With the background mode audio, an app keeps running while it plays audio. During a call it "
        + "plays none."
    case .backgroundLocation:
      "With the background mode location, an app keeps running while it receives location updates."
    case .fetchAllowed:
      "A fetch needs the background mode fetch and Background App Refresh. After a force-quit, iOS "
        + "does not fetch."
    case .fetchCompletion:
      "The app completes a fetch with newData, noData or failed. Then iOS may suspend the app."
    case .fetchNotCompleted:
      "If an app does not complete a fetch in time, iOS terminates it, but only in the background."
    case .fetchReplaced:
      "From iOS 13, iOS does not call performFetch if the app lists tasks of BGTaskScheduler."
    case .silentPush:
      "A silent push wakes or launches the app. The app needs the background mode "
        + "remote-notification."
    case .pushNotCompleted:
      "If an app does not complete a silent push in time, iOS terminates it, but only in the "
        + "background."
    case .pushBudget:
      "If more than three silent pushes an hour arrive, iOS limits them. Apple gives no number."
    case .voipPush:
      "A VoIP push wakes or launches the app. The app needs the background mode voip."
    case .voipReported:
      "From iOS 13, iOS terminates an app that does not report a VoIP push's call to CallKit."
    case .activityPush:
      "A push that starts a Live Activity wakes the app for a short time. The app gets a push token."
    case .activityForeground:
      "An app can start a Live Activity only in the foreground. It does not keep the app running."
    case .regionMonitoring:
      "If the user enters or leaves a monitored region, iOS wakes or launches the app."
    case .beaconRanging:
      "Core Location reports ranged beacons while the app runs. applife assumes that it does not wake the "
        + "app for them."
    case .bluetoothRestoration:
      "From iOS 7 iOS launches an app for Bluetooth. It calls willRestoreState first."
    case .backgroundWake: "Some events wake or launch an app in the background for a short time."
    case .refreshStatus: "The user or a restriction decides whether apps refresh in the background."
    case .lowPowerMode: "Low Power Mode turns off Background App Refresh."
    case .transferSession:
      "When all transfers of a background URL session are done, iOS wakes or launches the app."

    case .schedulerRegister:
      "An app must register its scheduled tasks before its launch ends."
    case .schedulerRegisterLate:
      "An app that registers a scheduled task after its launch crashes, unless it is for a continued one."
    case .schedulerRegisterOnce:
      "An app must register each task identifier only once. The second time, it crashes."
    case .schedulerPermitted:
      "The Info.plist must list each task identifier that the app registers."
    case .schedulerLaunch:
      "iOS decides when to run a submitted task. It launches the app in the background for it."
    case .schedulerExpire:
      "When a scheduled task's time runs out, iOS calls its expiration handler."
    case .schedulerNoHandler:
      "If a task has no expiration handler, iOS marks it as complete and unsuccessful instead."
    case .schedulerCancel: "An app can cancel a request that it submitted. iOS does not run it."
    case .schedulerLimit:
      "One refresh and ten processing requests can be pending. BGTaskScheduler refuses the next one: "
        + "tooManyPendingTaskRequests."
    case .schedulerInUse:
      "Processing tasks run only while the device is idle. They expire when the user begins to use it."
    case .schedulerInFront:
      "iOS does not terminate an app that was in front while its scheduled task ran too long."
    case .schedulerComplete: "A scheduled task must call setTaskCompleted(success:) in time."

    case .continuedForeground:
      "An app can submit a continued processing task only while it is in the foreground."
    case .continuedSubmit:
      "A continued processing task begins at once. It continues when the app enters the background."
    case .continuedQueue:
      "applife assumes that two continued processing tasks of an app run at a time. The next one waits or "
        + "is refused."
    case .continuedProgress:
      "A continued processing task must report progress. One that stalls is the first to expire."
    case .continuedStop:
      "The user can stop a continued processing task. Its expiration handler is called."
    case .continuedSwipe:
      "When the user swipes the app away, iOS cancels continued processing tasks that wait."
    case .continuedExpired:
      "applife assumes that an expired task fails, and that iOS does not terminate the app for it."

    case .suspendedSilently:
      "No method tells an app that it is suspended. A suspended app runs no code."
    case .suspendedResumes:
      "A suspended app resumes at the same point in its code. It is not launched again."
    case .suspendedQueue:
      "While an app is suspended, iOS queues device changes for it: the latest of each kind."
    case .changeDelivered: "When the device changes, iOS notifies a running app at once."

    case .mainThreadOrder: "The main thread does one thing at a time, in order."
    case .mainThreadHung: "While the main thread is blocked, everything after it waits."
    case .touchesActiveOnly: "Touches reach an app only while it is active."
    case .responderChain:
      "An event goes from the hit view up the responder chain until an object handles it."
    case .eventUnhandled: "If no responder handles an event, UIKit discards it."
    case .actionMessage: "A control turns a touch into an action message for its target."
    case .methodMissing: "UIKit does not call a delegate method that the app does not implement."
    case .threadOther:
      "Work on another thread runs and stops with the process. Its result waits for the main "
        + "thread."
    case .threadUIKit:
      "If an app uses UIKit off the main thread, Xcode's Main Thread Checker reports it."
    case .threadMainActor:
      "In Swift 6, a handler of the main actor traps before its first line on another thread."
    case .viewLoading: "A view controller loads its view when the view is first needed, at launch."
    case .viewAppearance:
      "The view appears once, after the app has become active. Before iOS 13 it appears earlier."
    case .viewNotCalled: "UIKit does not call view controllers when the app leaves and returns."

    case .memoryWarning:
      "When memory is low, iOS warns running apps. They should free as much as they can."
    case .memoryOrder:
      "iOS terminates suspended apps first, then background apps, the least recently used first."
    case .memoryLast: "When iOS reclaims memory, the emulator never terminates the app in front."
    case .memoryLimit:
      "iOS warns an app whose own memory grows. If the app exceeds its limit, iOS terminates it, even "
        + "in front."
    case .endNotified: "iOS calls willTerminate only if the app is running and iOS can wait for it."
    case .endSuspended: "A suspended app is terminated without notice."
    case .endForceQuit:
      "A swipe in the app switcher terminates the app. A running app is notified, a suspended "
        + "one is not."
    case .endForceQuitMark:
      "Until the user opens a force-quit app or restarts the device, iOS does not launch it "
        + "in the background. From iOS 8, only a location update, a region or a VoIP push does."
    case .endCrash: "A crash terminates the process at once. No method is called."
    case .endReboot: "A restart terminates every process. No app is notified."
    case .endBySystem: "iOS may terminate a process for reasons of its own."
    case .endExitsOnSuspend:
      "Before iOS 4, and with UIApplicationExitsOnSuspend, an app is terminated when it leaves the screen. iOS "
        + "calls willTerminate, and the app does not enter the background. Apple deprecated the key with iOS 13; "
        + "applife still honors it."
    case .hostedProcess: "The hosted process did this itself. The emulator only reports it."
    case .endExit:
      "When an app calls exit(0), its process ends at once. willTerminate is not called."
    case .terminateOnCrash: "willTerminate is not called when the app crashes or memory runs low."
    case .privacyChange:
      "The user leaves for Settings to change a privacy setting. Then iOS calls the handlers of open "
        + "tasks and terminates the app."
    case .fileLock:
      "iOS terminates an app that holds a lock on a shared file when it is suspended (0xdead10cc)."
    case .dataLost: "Unsaved data is lost when the process ends."

    case .sceneLaunch: "After didFinishLaunching, a scene connects and then enters the foreground."
    case .sceneTransitions:
      "With scenes, the scene delegate receives life-cycle callbacks; the app delegate does not."
    case .sceneAggregate:
      "With scenes, UIApplication's notifications follow the app's most active scene."
    case .sceneDisconnect: "iOS may disconnect a scene in the background. The session remains."
    case .sceneDiscard:
      "If sessions were removed while the app was not running, UIKit reports them at the next "
        + "launch."
    case .sceneConfiguration:
      "UIKit requests a configuration for a new session only. It passes the connection options."
    case .sceneWindow:
      "A window is shown only if it belongs to a scene. With scenes, a window that is made without a "
        + "scene stays black."
    case .sceneDisplay:
      "A scene for an external display connects with the display, and disconnects with it. From the iOS 27 SDK the app must register a scene accessory, and applife assumes that it does."
    case .sceneDisplayForeground:
      "A scene for an external display enters the foreground and the background with the app. It does not become active."
    case .sceneCarPlay:
      "A scene for CarPlay connects when the user opens the app in a car. It keeps the app running. On a device the app also counts as in the foreground then: applife does not model that."
    case .windowOpen: "When the user opens a window, a scene connects with a session of its own."
    case .windowFocus:
      "Every visible window of an app is active. Scene delegates are not told which one is in front."
    case .windowClose:
      "When the user closes a window, its scene disconnects and its session is discarded."
    case .windowLast: "When the user closes the last window, the app is terminated."
    case .swiftUIPhase:
      "In a view, scenePhase is the phase of the view's scene. In the App, it is the phase of the most active scene."

    case .needConnected: "It must be connected first."
    case .needDisconnected: "It is connected already. Disconnect it first."
    case .needUnlocked: "The device must be unlocked."
    case .needLocked: "The device must be locked."
    case .needFirstUnlock: "The device must have been unlocked once since it started."
    case .needNoCall:
      "A call is in the way: answer it, decline it or end it first."
    case .needRinging: "A call must be ringing."
    case .needTalking: "A call must have been answered."
    case .needNoCover: "Nothing may cover the screen."
    case .needSwitcher: "The app switcher must be open."
    case .needCover: "Only something that is on the screen can be closed."
    case .needAppInFront: "An app must be in front."
    case .needActive: "The app must be active."
    case .needElsewhere: "The app must not be in front already."
    case .needProcess: "The app must have a process."
    case .needRunning: "The app must be running, not suspended."
    case .needNotRunning: "The app must not be running."
    case .needBanner: "A banner must be shown."
    case .needShown: "A notification must have been shown."
    case .needTask: "A background task with that name must be open."
    case .needWork: "A fetch or silent push must be waiting for its completion handler."
    case .needHung: "The main thread must be blocked."
    case .needNotHung: "The main thread must not be blocked."
    case .needMode: "The app must declare the background mode for this event."
    case .needSceneStyle: "The app must use scenes."
    case .needSystemVersion: "This version of iOS does not have this event."
    case .needCard: "The app must have a card in the app switcher."
    case .needLock: "The app must hold a lock on that file."
    case .needRegistered: "The app must have registered a task with that name at launch."
    case .needScheduled: "A task with that name must have been scheduled."
    case .needWindow: "The app must have a window with that number."
    case .needManyWindows: "The app must support several windows."
    case .needContinued: "A continued processing task of that name must be running."
    case .needVoIPPush: "The app must have received a VoIP push that it has not reported."
    case .needAudio: "The app must be playing audio."
    case .needLocation: "The app must be receiving location updates."
    case .needScripted:
      "Only an app that runs no code of its own can be told how long it takes. Block its main thread instead."
    }
  }

  /// The day stands first, so that a program can cut it off.
  func reading(_ reading: Rule.Reading) -> String {
    switch reading {
    case .noSource: "no source"
    case .notRead: "not read"
    case .read(let day, let unopened):
      unopened.isEmpty
        ? day
        : "\(day), not opened: " + unopened.map { $0.place.text }.joined(separator: ", ")
    }
  }

  func grade(_ grade: Rule.Grade) -> String {
    switch grade {
    case .documented: "documented by Apple"
    case .observed: "observed on devices"
    case .disputed: "disputed: sources disagree"
    case .assumed: "assumed: no source found"
    case .precondition: "emulator precondition"
    }
  }
}
