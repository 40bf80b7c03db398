// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class FieldSentences: FieldPhrases {
    func fact(_ fact: FieldFact) -> String {
      switch fact {
      case .sceneConfigurationMissing:
        "UIKit looked for a scene configuration in Info.plist and found none. Before the "
          + "iOS 27 SDK this is only a warning."
      case .sceneClassMissing:
        "Info.plist names a scene delegate class that the app does not contain. The scene "
          + "then has no delegate and shows no window."
      case .sceneDelegateMissing:
        "The scene has no delegate, so UIKit does not show the main storyboard. The screen "
          + "stays black."
      case .windowWithoutScene:
        "In an app with scenes, a window needs a scene. A window that didFinishLaunching "
          + "makes has none, so the screen stays black."
      case .coldLaunchPayload:
        "With scenes, the URL, activity, quick action or notification that launches the "
          + "app is in the connection options of scene(_:willConnectTo:options:). The launch "
          + "options are nil, and openURLContexts and continue are not called."
      case .pictureInPicture:
        "Picture in Picture needs the background mode audio. While its video plays, the app runs in "
          + "the background. applife does not model Picture in Picture itself."
      case .windowProperty:
        "UIKit puts the window of the main storyboard into the app delegate's window "
          + "property. Without that property the screen stays black."
      case .noRootViewController:
        "A window had no root view controller when the launch ended. UIKit raises an "
          + "exception or shows a black screen."
      case .keyWindow:
        "A window belongs to a scene. An app with several scenes has no single key window."
      case .snapshotUnrendered:
        "UIKit took a snapshot of a view that was never drawn, often the snapshot for the "
          + "app switcher. It is a warning."
      case .presentedTooEarly:
        "The app presented a view controller before the view was on the screen, or while "
          + "another was presented. UIKit ignores the call."
      case .unbalancedAppearance:
        "A view controller was shown or hidden while another transition was still running."
      case .taskEndedTwice:
        "The app ended a background task that is not open. Often it ends the same task "
          + "twice. It is a warning."
      case .schedulerUnavailable:
        "Code 1: the app cannot schedule background work. The user turned Background App "
          + "Refresh off, or the app runs in the Simulator."
      case .schedulerNotPermitted:
        "Code 3: the identifier is not listed under BGTaskSchedulerPermittedIdentifiers, "
          + "or the app lacks the background mode for this kind of task."
      case .modeNotDeclared:
        "The app implements the method, but Info.plist does not list the background mode. "
          + "iOS never calls the method."
      case .modeRejected:
        "App Review rejects a background mode if reviewers find no feature that uses it."
      case .audioCannotInterrupt:
        "An app in the background cannot interrupt the audio of another app. It must begin "
          + "to play while it is in front, or mix."
      case .locationModeMissing:
        "The app set allowsBackgroundLocationUpdates without the background mode location. "
          + "Core Location raises an exception."
      case .gpuInBackground:
        "An app in the background may not use the GPU: iOS refuses its commands. applife "
          + "does not model GPU work."
      case .connectionLost:
        "A connection broke. If the app was suspended meanwhile, iOS closed its sockets; "
          + "the app learns of it when it resumes."
      case .transferServiceLost:
        "The system process that performs background transfers lost its connection to the "
          + "app. The transfers of the session failed."
      case .transferCancelled:
        "The user force-quit the app. iOS then cancels the transfers of its background sessions."
      case .pushEntitlement:
        "The app's signature has no entitlement for remote notifications, so iOS gives it "
          + "no device token."
      case .pushInSimulator: "This Simulator cannot register for remote notifications."
      case .querySchemes:
        "An app may ask about a URL scheme of another app only if Info.plist lists it "
          + "under LSApplicationQueriesSchemes."
      case .usageDescription:
        "iOS ends an app that asks for private data without the usage description in Info.plist."
      case .keychainLocked:
        "The keychain item needs an unlocked device. A process that is prewarmed or woken "
          + "in the background may run while the device is locked."
      case .deviceLocked: "Xcode or a tool cannot launch an app while the device is locked."
      case .publishedOffMain:
        "An observed object changed on another thread. SwiftUI updates views on the main "
          + "thread only."
      case .gestureGate:
        "UIKit waited for a gesture at the edge of the screen. applife assumes that the "
          + "main thread was busy."
      case .killedFromOutside:
        "Something outside the app killed it with signal 9: iOS, the user, or Xcode. It is "
          + "no error that the debugger can show."
      case .askedToEnd:
        "Something outside the app asked its process to end with SIGTERM. The report shows "
          + "no error of the app."
      case .quit:
        "Another process ended it with SIGQUIT, as the host of a keyboard does if "
          + "the keyboard loads too slowly. It need not have crashed."
      case .nonFatal: "iOS took note of an event, and the process went on: this is no crash."
      case .launchdReported:
        "The process has ended. The numbers in parentheses are the part of the system that had "
          + "the reason, its code, and the signal: 9 means killed, 6 means abort, 11 and 10 mean "
          + "invalid memory access."
      case .uncaughtException: "The app crashed: an exception was raised, and nothing caught it."
      case .cpuLimit:
        "The app used more processor time than its limit allows. In the background iOS "
          + "terminates an app for that."
      case .wakeups: "The app woke the processor more often than its limit allows."
      case .diskWrites: "The app wrote more to the disk in a day than its limit allows."
      case .resourceLimit:
        "The process used more of a resource than its limit allows. iOS may terminate a process for that."
      case .libraryMissing:
        "The process ended before main: a library that the app needs could not be loaded."
      case .codeSignature: "iOS killed the process because its code signature is not valid."
      case .runningBoardState:
        "RunningBoard, the system process that manages others, says which state a process "
          + "has. running-active only means that it may run."
      case .jetsamPriority:
        "RunningBoard sets the order in which processes are terminated when memory is low. "
          + "A low number ends first."
      case .appIntentLaunch:
        "An App Intent launches the app in the background without a scene, unless the intent "
          + "asks for the app to open."
      case .foldMovesScenes:
        "Opening or closing iPhone Duo resizes a scene or moves it to the other display. No "
          + "change of a life-cycle state is known from it."
      case .fiveStates:
        EmulatedApp.State.allCases.map {
          English.shared.stateTitle($0) + ": " + English.shared.stateMeaning($0)
        }
        .joined(separator: "; ") + "."
      case .inactiveOrBackground:
        "An inactive app is still on the screen, but something covers it or it is about to leave. An app in the background is off the screen and still runs code."
      case .sceneLaunchState:
        "With scenes, applicationState is background in didFinishLaunching, until a scene enters the foreground. Without scenes it is inactive there."
      case .ordinarySession:
        "A task of a default URL session goes on only while the app runs: it stops when the app is suspended. A background session goes on without the app."
      case .ownViews:
        "A view controller, a sheet or an alert that the app presents itself does not make it inactive. A dialog of the system does: a permission, Face ID, Apple Pay."
      case .foregroundAtLaunch:
        "At a launch UIKit calls applicationDidBecomeActive, but not applicationWillEnterForeground: that one comes only with a return from the background. With scenes, sceneWillEnterForeground is called at a launch too."
      case .tasksOnReturn:
        "Background tasks stay open when the user opens the app again, and their handlers are not called. The background time starts anew when the app next enters the background."
      case .restorationDropped:
        "After a force-quit iOS deletes the saved UI state, so nothing is restored at the next launch. After iOS itself has terminated the app, the state is restored."
      case .debuggerAttached:
        "Under Xcode's debugger the watchdog does not terminate an app, and iOS does not suspend "
          + "it. In the Simulator the watchdog is off too. To see both, open the app from its icon "
          + "on a device."
      case .liveActivityOutlives:
        "A Live Activity stays on the Lock Screen after the user force quits its app, and the "
          + "app gets no call about it. A push can end it, or the app when it is launched again."
      case .catalystBackground:
        "On a Mac, an app enters the background when its windows are closed or when it is "
          + "hidden. It is not suspended there."
      case .visionScenes:
        "On visionOS, an app consists of scenes: windows, volumes and immersive spaces. Each "
          + "has its own phase."
      case .watchBackground:
        "On watchOS, WatchKit calls another delegate, and the system gives background time in "
          + "refresh tasks and extended sessions."
      }
    }

    func nextStep(_ step: NextStep) -> String {
      switch step {
      case .adoptScenes:
        "Adopt scenes: a scene manifest in Info.plist and a scene delegate. applife "
          + "migrate PATH rehearses the move."
      case .completeConfiguration:
        "Compare the configuration in Info.plist with the classes and storyboards in the target."
      case .addRootViewController:
        "Give the window a root view controller before didFinishLaunching or willConnectTo "
          + "returns."
      case .presentLater:
        "Present in viewDidAppear, or when the transition that is running has completed."
      case .useSceneWindow: "Take the window of the scene that the code works for."
      case .endTasks:
        "Call endBackgroundTask(_:) once for each task, on every path and in its "
          + "expiration handler."
      case .completeHandler: "Call the completion handler on every path, also when the work fails."
      case .declareMode:
        "Add the background mode to UIBackgroundModes in Info.plist, or remove the code "
          + "that needs it."
      case .removeMode:
        "Remove the entry from Info.plist, or show reviewers the feature that needs it."
      case .permitIdentifier:
        "List the identifier, letter for letter, under BGTaskSchedulerPermittedIdentifiers."
      case .testOnDevice: "Test on a device, with Background App Refresh turned on."
      case .registerAtLaunch: "Register every task before didFinishLaunching returns."
      case .registerOnce: "Register each identifier in one place. A library may register it too."
      case .reportCall:
        "Call reportNewIncomingCall for each VoIP push before its handler is completed."
      case .readReport:
        "Read the device's report: Settings > Privacy & Security > Analytics & "
          + "Improvements > Analytics Data. Then applife explain FILE."
      case .readBacktrace:
        "Read the backtrace: the first frame of the app's own code is where it begins."
      case .freeMemory:
        "Free caches when memory is low, and measure the app's memory in Instruments."
      case .releaseLock:
        "Close the file or database before the app is suspended, or hold a background task "
          + "while it is locked."
      case .describeUsage:
        "Add the key that the message names to Info.plist, with a sentence for the user."
      case .useMainThread:
        "Do this on the main thread, or mark a handler that may run elsewhere @Sendable."
      case .leaveMainThread: "Move long work off the main thread."
      case .stopDrawing: "Stop drawing and wait for the GPU before the app enters the background."
      case .retryConnection:
        "Connect again when the app returns, and use a background URL session for long transfers."
      case .waitForUnlock:
        "Unlock the device, or wait for protectedDataDidBecomeAvailable before the app "
          + "reads protected data."
      case .addCapability: "Add the capability Push Notifications to the target and sign again."
      case .declareSchemes:
        "List the scheme under LSApplicationQueriesSchemes, or open the URL and look at "
          + "the result."
      case .startAudioInFront:
        "Activate the audio session while the app is in front, or use mixWithOthers."
      case .startInFront: "Start it while the app is in front, or with a push."
      case .doLess: "Find in the backtrace what runs so often, and do less of it."
      case .saveEarlier: "Save while the app runs and when it leaves the screen."
      case .checkEmbedding:
        "Look at what the app embeds and how it is signed; then install it again."
      case .checkLog: "applife check FILE holds the whole log against the life cycle."
      case .ignore: "Nothing has to be done about it."
      }
    }

    var meaning: String { "Meaning" }

    var next: String { "Next" }

    var alsoFound: String { "Also in the report" }

    func place(_ line: Int, count: Int) -> String {
      count == 1 ? "line \(line)" : "line \(line), \(count) times"
    }
  }
}
