// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A fact about a console message or a report that no rule of the model states. Each has a sentence
/// in every language.
package enum FieldFact: String, CaseIterable, Hashable, Sendable {
  // MARK: Scenes and windows
  case sceneConfigurationMissing = "scene-configuration-missing"
  case sceneClassMissing = "scene-class-missing"
  case sceneDelegateMissing = "scene-delegate-missing"
  case windowWithoutScene = "window-without-scene"
  case coldLaunchPayload = "cold-launch-payload"
  case windowProperty = "window-property"
  case noRootViewController = "no-root-view-controller"
  case keyWindow = "key-window"
  case snapshotUnrendered = "snapshot-unrendered"
  case presentedTooEarly = "presented-too-early"
  case unbalancedAppearance = "unbalanced-appearance"

  // MARK: Background work
  case taskEndedTwice = "task-ended-twice"
  case schedulerUnavailable = "scheduler-unavailable"
  case schedulerNotPermitted = "scheduler-not-permitted"
  case modeNotDeclared = "mode-not-declared"
  case modeRejected = "mode-rejected"
  case audioCannotInterrupt = "audio-cannot-interrupt"
  case locationModeMissing = "location-mode-missing"
  case pictureInPicture = "picture-in-picture"
  case gpuInBackground = "gpu-in-background"
  case connectionLost = "connection-lost"
  case transferServiceLost = "transfer-service-lost"
  case transferCancelled = "transfer-cancelled"
  case ordinarySession = "ordinary-session"

  // MARK: Pushes and links
  case pushEntitlement = "push-entitlement"
  case pushInSimulator = "push-in-simulator"
  case querySchemes = "query-schemes"

  // MARK: Data
  case usageDescription = "usage-description"
  case keychainLocked = "keychain-locked"
  case deviceLocked = "device-locked"

  // MARK: The main thread
  case publishedOffMain = "published-off-main"
  case gestureGate = "gesture-gate"

  // MARK: How processes end
  case killedFromOutside = "killed-from-outside"
  case askedToEnd = "asked-to-end"
  case quit = "quit"
  case nonFatal = "non-fatal"
  case launchdReported = "launchd-reported"
  case uncaughtException = "uncaught-exception"
  case cpuLimit = "cpu-limit"
  case wakeups = "wakeups"
  case diskWrites = "disk-writes"
  case resourceLimit = "resource-limit"
  case libraryMissing = "library-missing"
  case codeSignature = "code-signature"

  // MARK: The states
  case fiveStates = "five-states"
  case inactiveOrBackground = "inactive-or-background"
  case ownViews = "own-views"
  case sceneLaunchState = "scene-launch-state"

  // MARK: Launching and returning
  case foregroundAtLaunch = "foreground-at-launch"
  case tasksOnReturn = "tasks-on-return"
  case restorationDropped = "restoration-dropped"

  // MARK: Under the debugger
  case debuggerAttached = "debugger-attached"

  // MARK: What the system says of states
  case runningBoardState = "running-board-state"
  case jetsamPriority = "jetsam-priority"

  // MARK: What applife does not model
  case appIntentLaunch = "app-intent-launch"
  case foldMovesScenes = "fold-moves-scenes"
  case liveActivityOutlives = "live-activity-outlives"
  case catalystBackground = "catalyst-background"
  case visionScenes = "vision-scenes"
  case watchBackground = "watch-background"

  /// The place where the fact was read, and how far it can be trusted.
  package var origin: Rule.Origin {
    switch self {
    case .sceneConfigurationMissing:
      .observed(
        .thread("flutter/flutter", 125921).saying("only a warning before the iOS 27 SDK"),
        .thread("DefinedNet/mobile_nebula", 405).saying(
          "an empty dictionary traps with the iOS 27 SDK"))
    case .sceneClassMissing:
      .observed(
        .thread("AnkurLahiry/SVGInteraction", 1), .thread("bazelbuild/rules_apple", 1016))
    case .sceneDelegateMissing:
      .observed(.thread("AnkurLahiry/SVGInteraction", 1))
    case .windowWithoutScene:
      .observed(.thread("expo/expo", 50179), .sceneMigration)
    case .coldLaunchPayload:
      .documented(
        .uikit("uiscene/connectionoptions"),
        .thread("brave/brave-core", 22970).saying("the activity is in the connection options"),
        .thread("Gustash/react-native-siri-shortcut", 102).saying("launch options are nil"))
    case .windowProperty:
      .observed(.thread("banchichen/TZImagePickerController", 972).saying("the screen is black"))
    case .noRootViewController:
      .observed(.thread("wix/react-native-navigation", 73), .thread("kconner/KMCGeigerCounter", 17))
    case .keyWindow: .documented(.uikit("uiapplication/keywindow"))
    case .snapshotUnrendered:
      .observed(.thread("NativeScript/NativeScript", 1402).saying("when the app leaves the screen"))
    case .presentedTooEarly: .assumed()
    case .unbalancedAppearance: .assumed()
    case .taskEndedTwice:
      .observed(
        .thread("transistorsoft/react-native-background-fetch", 241),
        .thread("firebase/firebase-ios-sdk", 4554).saying("ended twice"))
    case .schedulerUnavailable:
      .documented(
        .apple("backgroundtasks/bgtaskscheduler/error/code/unavailable"),
        .thread("fluttercommunity/flutter_workmanager", 397).saying("in the Simulator"))
    case .schedulerNotPermitted:
      .documented(
        .apple("backgroundtasks/bgtaskscheduler/error/code/notpermitted"),
        .thread("ekasetiawans/flutter_background_service", 254).saying(
          "another identifier in Info.plist"))
    case .modeNotDeclared:
      .observed(.thread("transistorsoft/react-native-background-geolocation", 1048))
    case .modeRejected:
      .observed(
        .thread("ryanheise/audio_service", 975), .thread("kolabing/kolabing-app", 96),
        .thread("transistorsoft/react-native-background-geolocation", 2582))
    case .audioCannotInterrupt:
      .documented(
        .apple("avfaudio/avaudiosession/errorcode/cannotinterruptothers"),
        .thread("ryanheise/just_audio", 807))
    case .locationModeMissing:
      .observed(
        .apple("corelocation/cllocationmanager/allowsbackgroundlocationupdates")
          .saying("needs the background mode"),
        .thread("mauron85/react-native-background-geolocation", 60))
    case .pictureInPicture:
      .observed(
        .apple("avkit/adopting-picture-in-picture-in-a-standard-player"),
        .thread("0xced/XCDYouTubeKit", 514))
    case .gpuInBackground:
      .documented(
        .apple("metal/preparing-your-metal-app-to-run-in-the-background"),
        .thread("mlalma/kokoro-ios", 18).saying("the app crashed"),
        .apple("backgroundtasks/bgcontinuedprocessingtaskrequest").saying("GPU access from iOS 26"))
    case .connectionLost:
      .observed(
        .page("https://developer.apple.com/library/archive/technotes/tn2277/_index.html")
          .saying("sockets are reclaimed while an app is suspended"),
        .thread("apollographql/apollo-ios", 1841), .thread("AFNetworking/AFNetworking", 4287))
    case .transferServiceLost:
      .observed(
        .thread("aws-amplify/aws-sdk-ios", 1472),
        .thread("Vydia/react-native-background-upload", 92))
    case .transferCancelled:
      .documented(
        .apple("foundation/nsurlerrorcancelledreasonuserforcequitapplication"),
        .thread("aritchie/httptransfertasks", 10))
    case .pushEntitlement:
      .observed(.thread("CrossGeeks/FirebasePushNotificationPlugin", 181))
    case .pushInSimulator: .assumed()
    case .querySchemes: .documented(.uikit("uiapplication/canopenurl(_:)"))
    case .usageDescription:
      .documented(
        .uikit("requesting-access-to-protected-resources"),
        .thread("prey/prey-ios-client", 71))
    case .keychainLocked:
      .observed(
        .apple("security/errsecinteractionnotallowed"),
        .thread("soffes/SAMKeychain", 94).saying("in the background on a locked device"),
        .thread("mibrito707/cordova-plugin-secure-storage-echo", 75).saying("prewarming"))
    case .deviceLocked: .observed(.thread("ionic-team/native-run", 114))
    case .publishedOffMain: .assumed()
    case .gestureGate: .assumed(.thread("flutter/flutter", 152462))
    case .killedFromOutside:
      .observed(.sigkill, .thread("pablogsIO/RecordButton", 2).saying("Xcode stopped the app"))
    case .askedToEnd: .observed(.thread("firebase/firebase-ios-sdk", 13059))
    case .quit: .documented(.apple("xcode/sigquit"))
    case .nonFatal:
      .documented(
        .apple("xcode/exc_resource"), TerminationCode.stackshot.source)
    case .launchdReported:
      .observed(
        .thread("microsoftconnect/ms-intune-app-sdk-ios", 137).saying("(2, 10, 10) is signal 10"))
    case .uncaughtException:
      .documented(.apple("xcode/addressing-language-exception-crashes"))
    case .cpuLimit:
      .observed(
        .thread("transistorsoft/react-native-background-fetch", 323),
        .apple("metrickit/mxbackgroundexitdata")
          .saying("counts these exits in the background only"))
    case .wakeups:
      .observed(
        .thread("OnionBrowser/OnionBrowser", 283).saying("150 a second over 300 s, action none"))
    case .diskWrites:
      .observed(.thread("firebase/firebase-ios-sdk", 6391).saying("12.43 KB a second over a day"))
    case .resourceLimit: .documented(.apple("xcode/exc_resource"))
    case .libraryMissing: .documented(.apple("xcode/addressing-missing-framework-crashes"))
    case .codeSignature:
      .documented(.apple("xcode/understanding-the-exception-types-in-a-crash-report"))
    case .runningBoardState:
      .observed(.thread("dotnet/macios", 10086), .thread("firebase/flutterfire", 5702))
    case .jetsamPriority:
      .observed(.thread("dotnet/macios", 10086), .memorystatus)
    case .appIntentLaunch:
      .observed(
        .apple("appintents/appintent/openappwhenrun"),
        .thread("TortugaPower/BookPlayer", 1197).saying("no scene is created"))
    case .foldMovesScenes:
      .observed(
        .apple("technologyoverviews/preparing-your-app-for-iphone-duo"),
        .thread("Ark0N/Codeman", 407).saying("closing moves the app to the outer display"),
        .thread("vdhamer/Photo-Club-Hub", 848).saying("the size changes"))
    case .fiveStates, .inactiveOrBackground: .documented(.guideAppLifeCycle)
    case .ordinarySession:
      .documented(
        .apple("foundation/downloading-files-in-the-background")
          .saying("only a background session goes on"))
    case .sceneLaunchState: .documented(.uikit("uiapplication/applicationstate"))
    case .ownViews:
      .observed(
        .forum(133051).saying("inactive under views of the system"),
        .thread("Yummypets/YPImagePicker", 560).saying("a permission alert, not the picker"))
    case .foregroundAtLaunch:
      .observed(
        .thread("measure-sh/measure", 3463),
        .uikit("uiscenedelegate/scenewillenterforeground(_:)"))
    case .restorationDropped: .observed(.title("Apple sample code StateRestore, README"))
    case .tasksOnReturn:
      .assumed(.forum(85066))
    case .debuggerAttached:
      .documented(
        .watchdog.saying("no watchdog"), .forum(14855).saying("no suspension"))
    case .liveActivityOutlives:
      .observed(
        .thread("software-mansion-labs/expo-live-activity", 116),
        .thread("awaseem/foqos", 21),
        .thread("istornz/flutter_live_activities", 114).saying("a push ends it"))
    case .catalystBackground:
      .observed(
        .thread("home-assistant/iOS", 1047)
          .saying("in the background without windows or hidden, not suspended"))
    case .visionScenes: .documented(.apple("visionos/presenting-windows-and-spaces"))
    case .watchBackground:
      .documented(
        .apple("watchkit/wkapplicationdelegate"), .apple("watchkit/wkrefreshbackgroundtask"))
    }
  }
}

extension OutOfScope {
  /// The fact that is true of it on Apple's devices; nil where there is nothing to say of the life cycle.
  package var fact: FieldFact? {
    switch self {
    case .catalyst: .catalystBackground
    case .visionOS: .visionScenes
    case .watchOS: .watchBackground
    case .appIntents: .appIntentLaunch
    case .foldables: .foldMovesScenes
    case .pictureInPicture: .pictureInPicture
    case .graphics: .gpuInBackground
    case .liveActivities: .liveActivityOutlives
    case .tvOS, .android, .widgets, .extensions, .distribution, .layout, .building: nil
    }
  }
}
