// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let explain = ExplainPhrases(
    cause: { cause in
      switch cause {
      case .limit(.launch):
        "The watchdog terminated the app: it did not finish launching in time."
      case .limit(.backgroundLaunch):
        "The watchdog terminated the app: launched in the background, it did not finish in time."
      case .limit(.terminate):
        "The watchdog terminated the app: it did not finish terminating in time."
      case .limit:
        "The watchdog terminated the app: it did not finish a transition between states in time. "
          + "The main thread was busy or blocked."
      case .watchdog:
        "The watchdog terminated the app. The report does not say what it waited for; a line with "
          + "\"scene-create\", \"scene-update\" or \"process-exit\" would. Leaving that takes too long "
          + "stands for all causes below."
      case .leakedTask:
        "The app was terminated because a background task was still open when background time ran "
          + "out: endBackgroundTask(_:) was not called."
      case .fetch: "The app was terminated: a background fetch was not completed in time."
      case .schedulerTask:
        "The app was terminated: a task of the background task scheduler was not completed in time."
      case .lockedFile:
        "The app was terminated when it was to be suspended: it held a lock on a file or a "
          + "database in a shared container."
      case .memoryLimit, .jetsam(.perProcessLimit):
        "The app was terminated: it passed its own memory limit."
      case .memoryShortage, .jetsam(.vmPageShortage):
        "The app was terminated: the device was short of memory."
      case .jetsam(.vnodeLimit): "The app was terminated: too many files were open on the device."
      case .jetsam(.highWater):
        "The app was terminated: it used more memory than the most it was expected to use."
      case .jetsam(.fileCacheThrashing):
        "The app was terminated: files mapped into memory were read or written so often that the "
          + "device's file cache could not keep up."
      case .jetsam(.jettisoned):
        "The app was terminated in a jetsam event, for a reason the report does not say."
      case .user: "The user forced the app to quit."
      case .crash: "The app crashed: it terminated because of what its own code did."
      case .known: "The system terminated the app, for a reason applife does not model."
      case .killed: "The app was killed, and the report does not say why."
      case .unknown: "What ended the app is unknown: nothing is published about this code."
      }
    },
    code: { code in
      switch code {
      case .backgroundTask: "a background task did not complete in time"
      case .backgroundURLSession: "a background URL session did not complete in time"
      case .backgroundFetch: "a background fetch did not complete in time"
      case .badFood: "the watchdog; pronounced \"ate bad food\""
      case .badCall: "a call was pushed to the app and CallKit was not told; \"bad call\""
      case .voipResumedTooOften: "the app was resumed too often as a VoIP app"
      case .badDisc: "storage was needed, and the app's caches were cleared; \"bad disc\""
      case .coolOff: "the device was too hot; \"cool off\""
      case .watchTooMuchCPU: "a background task on a watch used too much of the processor"
      case .watchNotInTime: "a background task on a watch did not complete in time"
      case .watchNotInTimeOnBusySystem:
        "a background task on a watch did not complete in time, on a busy system"
      case .tooManyResources: "the app used too much of the system's key resources"
      case .deadLock: "suspended while it held a lock on a file or a database; \"dead lock\""
      case .deadFall: "the user forced the app to quit; \"dead fall\""
      case .stackshot: "a report of the whole system that was asked for: no crash"
      case .tooManyBackgroundTasks: "the app had too many background tasks at a time"
      }
    },
    unknownCode: "unknown: nothing is published about it",
    nothingFound: "no termination reason, exception or code in it",
    whatHappened: "What happened",
    codeHeading: "Code",
    rule: "Rule",
    time: "Time",
    state: "On the diagram",
    notified: "Notified",
    lost: "Lost",
    reproduce: "To reproduce, with applife run:",
    allowed: { time, isProcessorTime, standard in
      let what = isProcessorTime ? "\(time) of processor time allowed" : "\(time) allowed, all used"
      return what + (standard.map { "; the model allows \($0)" } ?? "")
    },
    standard: { "\($0) allowed (\($1)), as the model has it" },
    processorTime: { time, share in
      let busy = share.map { " (\($0)%)" } ?? ""
      let waits = (share ?? 100) <= 20
      return "\(time) of it on the processor\(busy)"
        + (waits ? ": the main thread waited more than it worked" : "")
    },
    lifetime: { "\($0) from the launch to the end" },
    lastCallback: { "\($0); last called: \($1)" },
    wasNotified: "yes: applicationWillTerminate(_:) was called",
    wasNotNotified: "no: the process ends where its code stands",
    editsLost: "everything that was not saved before",
    nothingToLose: "nothing the user had entered: the app was not on screen yet",
    noScenario: "applife has no scenario for it.")
}
