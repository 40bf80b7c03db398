// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class ExplainSentences: ExplainPhrases {
    func cause(_ cause: CrashLog.Cause) -> String {
      switch cause {
      case .limit(.launch): "The watchdog terminated the app: it did not finish launching in time."
      case .limit(.backgroundLaunch):
        "The watchdog terminated the app: a launch in the background did not finish in time."
      case .limit(.terminate):
        "The watchdog terminated the app: it did not finish terminating in time."
      case .limit:
        "The watchdog terminated the app: it did not finish a transition between states in time. "
          + "The main thread was busy or blocked."
      case .watchdog:
        "The watchdog terminated the app. The report does not say which transition took too long; a "
          + "line with \"scene-create\", \"scene-update\" or \"process-exit\" would."
      case .leakedTask:
        "The app was terminated because a background task was still open when background time ran "
          + "out. The app did not call endBackgroundTask(_:) for it."
      case .fetch: "The app was terminated because it did not complete a background fetch in time."
      case .schedulerTask:
        "The app was terminated because it did not complete a BGTaskScheduler task in time."
      case .lockedFile:
        "The app was terminated because it held a lock on a file or a database in a shared "
          + "container when iOS was about to suspend it."
      case .unreportedCall:
        "The app was terminated because it received a VoIP push and did not report the call to "
          + "CallKit."
      case .offMainActor:
        "The app trapped: a handler that Swift takes to be on the main actor was called on another "
          + "thread. The check runs before the handler's first line. Mark the handler @Sendable, or "
          + "have it called on the main queue."
      case .memoryLimit, .jetsam(.ownLimit):
        "The process was terminated because it exceeded its own memory limit."
      case .memoryShortage, .jetsam(.memory):
        "The process was terminated because the device was low on memory."
      case .jetsam(.openFiles):
        "The process was terminated because too many files were open on the device."
      case .jetsam(.expectedMaximum):
        "The process was terminated because it used more memory than its expected maximum."
      case .jetsam(.fileCache):
        "The process was terminated because files mapped into memory were read or written so often that "
          + "the device's file cache could not keep up."
      case .jetsam(.storage):
        "The process was terminated because the device was low on storage."
      case .jetsam(.kernelMemory):
        "The process was terminated because the kernel had no memory left for itself."
      case .jetsam(.idle):
        "iOS terminated the process because it had nothing to do. Nothing in the process caused that."
      case .jetsam(.unnamed):
        "The process was terminated in a jetsam event. The report does not give the reason."
      case .user: "The user force-quit the app."
      case .crash: "The app crashed: its own code caused the termination."
      case .rule(let rule): English.shared.rule(rule)
      case .fact(let fact): English.shared.field.fact(fact)
      case .known: "The system terminated the app for a reason that applife does not model."
      case .killed: "The app was killed. The report does not say why."
      case .unknown: "The cause is unknown: nothing is published about this code."
      }
    }

    func code(_ code: TerminationCode) -> String {
      switch code {
      case .backgroundTask: "a background task did not complete in time"
      case .backgroundURLSession: "a background URL session did not complete in time"
      case .backgroundFetch: "a background fetch did not complete in time"
      case .badFood: "the watchdog terminated the app; pronounced \"ate bad food\""
      case .badCall:
        "the app received a VoIP push and did not report the call to CallKit; \"bad call\""
      case .voipResumedTooOften: "the app was resumed too often as a VoIP app"
      case .badDisc: "iOS cleared the app's caches to free storage; \"bad disc\""
      case .coolOff: "the device was too hot; \"cool off\""
      case .watchTooMuchCPU: "a background task on a watch used too much CPU time"
      case .watchNotInTime: "a background task on a watch did not complete in time"
      case .watchNotInTimeOnBusySystem:
        "a background task on a watch did not complete in time, on a busy system"
      case .tooManyResources: "the app used too much of the system's key resources"
      case .deadLock:
        "the app held a lock on a file or a database when it was suspended; \"dead lock\""
      case .deadFall: "the user force-quit the app; \"dead fall\""
      case .insecureDrawing: "the app drew while it must not, such as on the locked screen"
      case .stackshot: "a requested report of the whole system, not a crash"
      case .tooManyBackgroundTasks:
        "the app had too many background tasks at a time: about 1000 is the most"
      }
    }

    var unknownCode: String { "unknown: nothing is published about it" }

    func category(_ category: ExitCategory) -> String {
      switch category {
      case .normal: "the app ended by itself, was swiped away, or was ended gracefully"
      case .abnormal: "an uncaught exception, or abort()"
      case .watchdog: "the watchdog: the app took too long (0x8badf00d)"
      case .cpuLimit: "the app used too much CPU time"
      case .memoryLimit: "the app exceeded its own memory limit"
      case .systemPressure: "iOS needed the memory"
      case .taskTimeout: "a background task, a fetch or a background transfer was not ended in time"
      case .fileLock: "the app was suspended with a locked file (0xdead10cc)"
      case .badAccess: "invalid memory access"
      case .illegalInstruction: "illegal instruction"
      }
    }

    func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String {
      guard let isForeground else { return category.rawValue }
      return "\(category.rawValue), \(isForeground ? "in the foreground" : "in the background")"
    }

    var nothingFound: String { "applife recognizes no termination reason, exception or code in it" }

    var whatHappened: String { "What happened" }

    var codeHeading: String { "Code" }

    var metricKit: String { "MetricKit" }

    var foregroundExits: String { "Exits in the foreground" }

    var backgroundExits: String { "Exits in the background" }

    var said: String { "The report says" }

    var memory: String { "Memory" }

    var rule: String { "Rule" }

    var source: String { "Source" }

    var time: String { "Time" }

    var state: String { "On the diagram" }

    var notified: String { "Notified" }

    var lost: String { "Lost" }

    func reproduce(_ isExample: Bool) -> String {
      isExample
        ? "An example that ends like this, with applife run (other causes end in the same way):"
        : "To reproduce, with applife run:"
    }

    func allowed(_ time: String, standard: String?) -> String {
      "\(time) allowed, all used up" + (standard.map { "; the model allows \($0)" } ?? "")
    }

    func standard(_ time: String, _ limit: TimeLimit) -> String {
      "the model allows \(time) (\(English.shared.limit(limit)))"
    }

    func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String {
      let busy = share.map { " (\($0)% of all cores)" } ?? ""
      return "\(time) of CPU time used in it\(busy)"
        + (waits ? ": the main thread waited more than it worked" : "")
    }

    func lifetime(_ time: String, hasEnded: Bool) -> String {
      "\(time) from launch to \(hasEnded ? "termination" : "the report")"
    }

    func ruleText(_ id: String, grade: String, text: String) -> String {
      "\(id) (\(grade)): \(text)"
    }

    func processorAllowance(_ time: String, used: String?) -> String {
      "\(time) of CPU time allowed" + (used.map { ", \($0) used" } ?? "")
    }

    func memoryUse(used: String?, limit: String?, page: String?) -> String {
      let parts = [
        used.map { "\($0) used" }, limit.map { "limit \($0)" }, page.map { "pages of \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }

    func shownState(_ state: CrashLog.ShownState) -> String {
      switch state {
      case .launching: "launching; it was never active"
      case .inFront: "in the foreground"
      case .background: "Background"
      case .suspending: "Background; iOS was about to suspend it"
      case .suspended: "Suspended"
      }
    }

    func firstOf(_ count: Int) -> String {
      "The text holds \(count) reports. This is the first one: give applife each by itself."
    }

    var isExtension: String {
      "The process is an app extension. It has no app life cycle, which is what applife emulates."
    }

    var isDaemon: String {
      "The process is a daemon or an extension. It has no app life cycle, which is what applife emulates."
    }

    func alsoKilled(_ names: String, more: Int) -> String {
      "In the same event iOS also terminated \(names)" + (more > 0 ? " and \(more) more." : ".")
    }

    func otherSystem(_ name: String) -> String {
      "It ran on \(name). applife emulates iOS, so it shows no state and no scenario."
    }

    func resourceEnd(_ isKilled: Bool) -> String {
      isKilled
        ? "iOS terminated the process for it." : "iOS only took note of it: the process went on."
    }

    func shownBy(_ command: String) -> String { "To see it: \(command)" }

    var wasNotified: String { "yes: applicationWillTerminate(_:) was called" }

    var wasNotNotified: String { "no: the process ended without another call" }

    var unsavedLost: String { "anything that the app had not saved by then" }

    var nothingToLose: String {
      "nothing that the user entered: the app was not on screen yet"
    }

    func scenarioTitle(_ report: String) -> String { "Ends an app as \(report) says" }

    var noScenario: String { "applife has no scenario for it." }
  }
}
