// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Clue {
  /// Every clue. A text is looked at for all of them.
  package static let all: [Clue] =
    scenes + windows + backgroundTasks + scheduler + modes + pushes + mainThread + data + transfers
    + endings + system

  // MARK: UIKit

  private static let scenes: [Clue] = [
    Clue(
      "scenes-required",
      [
        "uiscene life cycle is required", "uiscene lifecycle is required",
        "noscenelifecycleadoption",
      ],
      .launchScenesRequired, next: .adoptScenes, example: "launch-without-scenes-ios27",
      decides: true),
    Clue(
      "scenes-warned",
      [
        "uiscene life cycle will soon be required", "uiscene lifecycle will soon be required",
        "failure to adopt will result in an assert", "does not adopt uiscene lifecycle",
      ],
      .launchScenesWarned, next: .adoptScenes, example: "launch-warned-ios18"),
    Clue(
      "scene-configuration-missing",
      [
        "contained no uiscene configuration dictionary", "no scene configuration dictionary",
        "no uiscene configuration dictionary",
      ],
      .sceneConfiguration, fact: .sceneConfigurationMissing, next: .completeConfiguration),
    Clue(
      "scene-class-missing",
      ["uiscenedelegateclassname key, but could not load class", "could not load class with name"],
      .sceneConfiguration, fact: .sceneClassMissing, next: .completeConfiguration),
    Clue(
      "scene-delegate-missing", ["there is no scene delegate set"],
      .sceneConfiguration, fact: .sceneDelegateMissing, next: .completeConfiguration),
    Clue(
      "carplay-delegate", ["does not implement carplay template application lifecycle methods"],
      .sceneCarPlay, next: .completeConfiguration, example: "scene-carplay", decides: true),
  ]

  private static let windows: [Clue] = [
    Clue(
      "no-root-view-controller",
      ["application windows are expected to have a root view controller"],
      fact: .noRootViewController, next: .addRootViewController, decides: true),
    Clue(
      "window-property",
      ["app delegate must implement the window property", "-[appdelegate setwindow:]"],
      .storyboard, fact: .windowProperty, next: .useSceneWindow),
    Clue(
      "key-window",
      [
        "'keywindow' was deprecated in ios 13", "'windows' was deprecated in ios 15",
        "should not be used for applications that support multiple scenes",
      ],
      .windowFocus, fact: .keyWindow, next: .useSceneWindow, example: "window-focus"),
    Clue(
      "snapshot-unrendered",
      [
        "snapshotting a view that has not been rendered",
        "that has not been rendered at least once",
      ],
      .leaveSaved, fact: .snapshotUnrendered, next: .ignore),
    Clue(
      "presented-too-early",
      [
        "whose view is not in the window hierarchy",
        "which is already presenting",
      ],
      .viewAppearance, fact: .presentedTooEarly, next: .presentLater, example: "views-launch"),
    Clue(
      "unbalanced-appearance", ["unbalanced calls to begin/end appearance transitions"],
      .viewAppearance, fact: .unbalancedAppearance, next: .presentLater, example: "views-launch"),
    Clue(
      "main-storyboard", ["could not find a storyboard named"],
      .storyboard, next: .completeConfiguration),
  ]

  // MARK: Background time

  private static let backgroundTasks: [Clue] = [
    Clue(
      "background-task-old", ["was created over 30 seconds ago"],
      .taskLeaked, next: .endTasks, example: "background-task-leaked"),
    Clue(
      "background-task-not-ended",
      ["background task still not ended after expiration handlers were called"],
      .taskLeaked, next: .endTasks, example: "background-task-leaked"),
    Clue(
      "background-task-ended-twice",
      [
        "no background task exists with identifier",
        "end backgroundtask: no background task exists",
        "uiapplicationendbackgroundtaskerror",
      ],
      .taskEnd, fact: .taskEndedTwice, next: .endTasks),
    Clue(
      "assertion-timeout", ["assertion did invalidate due to timeout"],
      .limitBackgroundTime, next: .endTasks, example: "background-task-expired"),
    Clue(
      "assertion-acquired", ["acquiring assertion targeting"],
      .backgroundAssertion, next: .checkLog, example: "background-task-kept"),
    Clue(
      "locked-system-files",
      [
        "suspended with locked system files", "file lock held at suspension",
        "holding locked files",
      ],
      .fileLock, next: .releaseLock, example: "file-lock-at-suspension"),
  ]

  // MARK: BackgroundTasks

  private static let scheduler: [Clue] = [
    Clue(
      "scheduler-unavailable",
      [
        "bgtaskschedulererrordomain code=1", "bgtaskschedulererrordomain error 1",
        "bgtaskschedulererrorcodeunavailable",
      ],
      .refreshStatus, fact: .schedulerUnavailable, next: .testOnDevice,
      example: "fetch-refresh-turned-off"),
    Clue(
      "scheduler-too-many",
      [
        "bgtaskschedulererrordomain code=2", "bgtaskschedulererrordomain error 2",
        "toomanypendingtaskrequests",
      ],
      .schedulerLimit, next: .doLess, example: "scheduler-limit"),
    Clue(
      "scheduler-not-permitted",
      [
        "bgtaskschedulererrordomain code=3", "bgtaskschedulererrordomain error 3",
        "bgtaskschedulererrorcodenotpermitted",
        "'bgtaskschedulerpermittedidentifiers' must contain a list",
        "is not advertised in the application's info.plist", "itms-90771",
      ],
      fact: .schedulerNotPermitted, next: .permitIdentifier),
    Clue(
      "continued-refused",
      [
        "bgtaskschedulererrordomain code=4", "bgtaskschedulererrordomain error 4",
        "immediaterunineligible",
      ],
      .continuedQueue, next: .doLess, example: "continued-queued"),
    Clue(
      "scheduler-register-late",
      ["all launch handlers must be registered before application finishes launching"],
      .schedulerRegisterLate, next: .registerAtLaunch, example: "scheduler-registered-late",
      decides: true),
    Clue(
      "scheduler-register-twice",
      [
        "launch handler for task with identifier", "has already been registered",
        "already registered a launch handler",
      ],
      .schedulerRegisterOnce, next: .registerOnce, example: "scheduler-registered-twice",
      decides: true),
    Clue(
      "scheduler-no-handler",
      ["no launch handler registered for task with identifier"],
      .schedulerRegister, next: .registerAtLaunch, example: "scheduler-not-registered",
      decides: true),
    Clue(
      "scheduler-nothing-scheduled", ["no task request with identifier"],
      .schedulerLaunch, next: .registerAtLaunch, example: "scheduler-launch"),
  ]

  // MARK: Background modes

  private static let modes: [Clue] = [
    Clue(
      "fetch-mode", ["but you still need to add \"fetch\""],
      .fetchAllowed, fact: .modeNotDeclared, next: .declareMode, example: "fetch-needs-the-mode"),
    Clue(
      "push-mode", ["but you still need to add \"remote-notification\""],
      .silentPush, fact: .modeNotDeclared, next: .declareMode,
      example: "push-silent-needs-the-mode"),
    Clue(
      "other-mode", ["to the list of your supported uibackgroundmodes"],
      .backgroundModes, fact: .modeNotDeclared, next: .declareMode,
      example: "background-mode-is-a-permission"),
    Clue(
      "fetch-not-completed",
      [
        "performfetchwithcompletionhandler: but the completion handler was never called",
        "performfetch handler never called", "performfetchwith handler never called",
      ],
      .fetchNotCompleted, next: .completeHandler, example: "fetch-too-long"),
    Clue(
      "push-not-completed",
      ["fetchcompletionhandler: but the completion handler was never called"],
      .pushNotCompleted, next: .completeHandler, example: "push-silent-too-long"),
    Clue(
      "transfer-not-completed",
      [
        "handleeventsforbackgroundurlsession:completionhandler: but the completion handler",
        "background session but the completion handler was never called",
      ],
      .transferSession, next: .completeHandler, example: "transfer-not-completed"),
    Clue(
      "mode-rejected",
      [
        "guideline 2.5.4", "declares support for audio in the uibackgroundmodes",
        "declares support for location in the uibackgroundmodes",
      ],
      .backgroundModes, fact: .modeRejected, next: .removeMode,
      example: "background-mode-is-a-permission"),
    Clue(
      "location-mode",
      ["!stayup || clclientisbackgroundable", "allowsbackgroundlocationupdates: invalid"],
      .backgroundLocation, fact: .locationModeMissing, next: .declareMode,
      example: "background-location", decides: true),
    Clue(
      "audio-cannot-interrupt",
      ["560557684", "cannotinterruptothers"],
      .backgroundAudio, fact: .audioCannotInterrupt, next: .startAudioInFront,
      example: "background-audio"),
    Clue(
      "gpu-in-background",
      [
        "insufficient permission (to submit gpu work from background)",
        "backgroundexecutionnotpermitted", "gpus_returnnotpermittedkillclient",
      ],
      fact: .gpuInBackground, next: .stopDrawing, decides: true),
    Clue(
      "bluetooth-restoration",
      ["has no restore identifier but the delegate implements"],
      .bluetoothRestoration, next: .declareMode, example: "bluetooth-restoration"),
    Clue(
      "activity-not-in-front",
      ["target is not foreground", "activityauthorizationerror.visibility"],
      .activityForeground, next: .startInFront, example: "live-activity-needs-the-foreground"),
  ]

  // MARK: PushKit, UserNotifications, links

  private static let pushes: [Clue] = [
    Clue(
      "voip-call-not-reported",
      [
        "never posted an incoming call to the system after receiving a pushkit",
        "_terminateappifthereareunhandledvoippushes", "apps receving voip pushes must post",
        "apps receiving voip pushes must post",
      ],
      .voipReported, next: .reportCall, example: "voip-push-not-reported", decides: true),
    Clue(
      "push-entitlement",
      [
        "aps-environment' entitlement", "aps-environment” entitlement",
        "aps-environment\" entitlement",
        "no valid aps-environment entitlement",
      ],
      fact: .pushEntitlement, next: .addCapability),
    Clue(
      "push-in-simulator", ["remote notifications are not supported in the simulator"],
      fact: .pushInSimulator, next: .testOnDevice),
    Clue(
      "push-postponed", ["com.apple.pushlaunch."],
      .pushBudget, next: .checkLog, example: "push-budget"),
    Clue(
      "query-schemes",
      ["this app is not allowed to query for scheme", "-canopenurl: failed for url"],
      fact: .querySchemes, next: .declareSchemes),
  ]

  // MARK: The main thread

  private static let mainThread: [Clue] = [
    Clue(
      "uikit-off-main",
      [
        "main thread checker: ui api called on a background thread",
        "must be used from main thread only",
        "modifying the autolayout engine from a background thread",
        "modifications to the layout engine must not be performed from a background thread",
        "this method must only be called on the main thread",
      ],
      .threadUIKit, next: .useMainThread, example: "thread-uikit", decides: true),
    Clue(
      "published-off-main", ["publishing changes from background threads is not allowed"],
      .threadUIKit, fact: .publishedOffMain, next: .useMainThread, example: "thread-uikit"),
    Clue(
      "off-main-actor",
      [
        "_dispatch_assert_queue_fail", "_swift_task_checkisolatedswift",
        "swift_task_iscurrentexecutor", "incorrect actor executor assumption",
        "block was expected to execute on queue [com.apple.main-thread",
      ],
      .threadMainActor, next: .useMainThread, example: "thread-main-actor", decides: true),
    Clue(
      "hang",
      [
        "hang detected:", "may lead to ui unresponsiveness",
        "should not be called on the main thread as it", "\"hangduration\"",
      ],
      .mainThreadHung, next: .leaveMainThread, example: "run-loop-hung"),
    Clue(
      "gesture-gate", ["system gesture gate timed out"],
      .mainThreadHung, fact: .gestureGate, next: .leaveMainThread, example: "run-loop-busy"),
  ]

  // MARK: Privacy and protected data

  private static let data: [Clue] = [
    Clue(
      "usage-description",
      [
        "attempted to access privacy-sensitive data without a usage description",
        "__tcc_crashing_due_to_privacy_violation__", "itms-90683",
        "missing purpose string in info.plist",
      ],
      fact: .usageDescription, next: .describeUsage, decides: true),
    Clue(
      "keychain-locked",
      ["errsecinteractionnotallowed", "-25308", "user interaction is not allowed"],
      .protectedData, fact: .keychainLocked, next: .waitForUnlock,
      example: "launch-prewarm"),
    Clue(
      "health-data-locked", ["protected health data is inaccessible"],
      .protectedData, next: .waitForUnlock, example: "protected-data"),
    Clue(
      "prewarmed", ["activeprewarm"],
      .launchPrewarm, next: .waitForUnlock, example: "launch-prewarm"),
    Clue(
      "device-locked",
      ["because the device was not, or could not be, unlocked", "error: devicelocked"],
      fact: .deviceLocked, next: .waitForUnlock),
  ]

  // MARK: Connections and transfers

  private static let transfers: [Clue] = [
    Clue(
      "connection-lost",
      [
        "nsurlerrordomain code=-1005", "the network connection was lost",
        "software caused connection abort", "nsposixerrordomain code=53",
        "nsposixerrordomain code=57",
      ],
      .suspendedSilently, fact: .connectionLost, next: .retryConnection,
      example: "suspended-timers-stop"),
    Clue(
      "transfer-service-lost",
      ["nsurlerrordomain code=-997", "lost connection to background transfer service"],
      .transferSession, fact: .transferServiceLost, next: .retryConnection,
      example: "transfer-session"),
    Clue(
      "transfer-cancelled",
      [
        "nsurlerrorbackgroundtaskcancelledreasonkey=0",
        "nsurlerrorbackgroundtaskcancelledreasonkey = 0",
        "cancelledreasonuserforcequitapplication",
      ],
      .endForceQuitMark, fact: .transferCancelled, next: .retryConnection),
  ]

  // MARK: How a process ends, in Xcode and in the system's log

  private static let endings: [Clue] = [
    Clue(
      "signal-9",
      [
        "terminated due to signal 9", "message from debugger: killed", "lost connection to device.",
      ],
      fact: .killedFromOutside, next: .readReport),
    Clue(
      "signal-15", ["terminated due to signal 15", "terminated: 15"],
      fact: .askedToEnd, next: .readReport),
    Clue(
      "signal-3", ["terminated due to signal 3", "exc_crash (sigquit)"],
      fact: .quit, next: .readReport),
    Clue(
      "non-fatal", ["non-fatal condition", "this is not a crash"],
      fact: .nonFatal, next: .ignore),
    Clue(
      "memory-issue",
      [
        "terminated due to memory issue", "terminated due to memory pressure",
        "resource_type_memory", "exceeded mem limit",
        "by the operating system because it is using too much memory",
      ],
      .memoryLimit, next: .freeMemory, example: "memory-own-limit"),
    Clue(
      "privacy-change", ["in response to privacy settings change"],
      .privacyChange, next: .saveEarlier, example: "privacy-changed"),
    Clue(
      "memory-warning", ["received memory warning", "simulated memory warning"],
      .memoryWarning, next: .freeMemory, example: "memory-warning"),
    Clue(
      "memory-shortage", ["memorystatus_kill_top_process", "killing top process"],
      .memoryOrder, next: .freeMemory, example: "memory-order"),
    Clue(
      "launchd-reported", ["termination reported by launchd"],
      fact: .launchdReported, next: .readReport),
    Clue(
      "cpu-limit", ["resource_type_cpu", "% cpu average), exceeding limit", "cpu_fatal"],
      fact: .cpuLimit, next: .doLess),
    Clue(
      "wakeups", ["resource_type_wakeups", "wakeups per second average), exceeding limit"],
      fact: .wakeups, next: .doLess),
    Clue(
      "disk-writes", ["of file backed memory dirtied over", "exc_resource -> disk writes"],
      fact: .diskWrites, next: .doLess),
    Clue(
      "library-missing", ["library not loaded:", "dyld: symbol not found", "symbol not found: _"],
      fact: .libraryMissing, next: .checkEmbedding, decides: true),
    Clue(
      "code-signature", ["code signature invalid", "terminated due to code signing error"],
      fact: .codeSignature, next: .checkEmbedding, decides: true),
    Clue(
      "exception",
      [
        "terminating app due to uncaught exception",
        "terminating with uncaught exception of type nsexception",
      ],
      .endCrash, fact: .uncaughtException, next: .readBacktrace, example: "terminated-crash"),
    Clue(
      "exits-on-suspend", ["uiapplicationexitsonsuspend"],
      .endExitsOnSuspend, next: .removeMode, example: "leave-exits-on-suspend"),
  ]

  // MARK: RunningBoard

  private static let system: [Clue] = [
    Clue(
      "state-suspended", ["running-suspended"],
      .suspendedSilently, fact: .runningBoardState, next: .checkLog,
      example: "leave-and-suspend"),
    Clue(
      "state", ["calculated state for app"],
      fact: .runningBoardState, next: .checkLog),
    Clue(
      "suspending", ["] suspending task."],
      .suspendedSilently, next: .checkLog, example: "leave-and-suspend"),
    Clue(
      "resuming", ["] resuming task."],
      .suspendedResumes, next: .checkLog, example: "return-from-suspended"),
    Clue(
      "jetsam-priority", ["set jetsam priority to"],
      .memoryOrder, fact: .jetsamPriority, next: .checkLog, example: "memory-order"),
  ]
}
