// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class TerminationReportSentences: TerminationReportPhrases {
    func title(_ app: String) -> String { "\(app) was terminated" }

    var reason: String { "Why" }

    var code: String { "Code" }

    var metricKit: String { "MetricKit" }

    var notified: String { "Notified" }

    var yes: String { "yes, by applicationWillTerminate(_:)" }

    var no: String { "no" }

    var time: String { "Time" }

    func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String {
      "\(elapsed) of \(allowance) allowed" + (limit.map { ", \(English.shared.limit($0))" } ?? "")
    }

    var lastCallback: String { "Last call" }

    var state: String { "State" }

    var unsavedEditsLost: String { "Lost" }

    var nothingLost: String { "nothing" }

    func lostEdits(_ number: Int) -> String {
      number == 1 ? "1 unsaved edit" : "\(number) unsaved edits"
    }

    func editsLost(_ number: Int) -> String {
      number == 1 ? "1 edit lost" : "\(number) edits lost"
    }

    func endedBy(_ reason: Termination.Reason) -> String {
      switch reason {
      case .user: "the user"
      case .watchdog: "the watchdog"
      case .memory: "low memory"
      case .system: "iOS"
      case .crash: "a crash"
      case .reboot: "a restart"
      case .exitsOnSuspend: "no background"
      case .task: "an open task"
      case .fetch: "a late fetch"
      case .push: "a late push"
      case .exit: "exit()"
      case .privacy: "privacy"
      case .lockFile: "a file lock"
      case .scheduler: "a late task"
      case .voip: "no CallKit"
      }
    }

    var reproduce: String { "To reproduce" }

    var rule: String { "Rule" }

    func others(_ number: Int) -> String {
      number == 1 ? "and 1 other app" : "and \(number) other apps"
    }
  }

  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String {
    switch reason {
    case .user: "The user swiped the app away."
    case .watchdog: "The watchdog terminated the app: it took too long."
    case .memory where code == .perProcessLimit: "The app exceeded its own memory limit."
    case .memory: "iOS needed the memory."
    case .system: "iOS terminated the app."
    case .crash: "The app crashed."
    case .reboot: "The device restarted."
    case .exitsOnSuspend:
      "The app left the screen and may not run in the background (before iOS 4, or with "
        + "UIApplicationExitsOnSuspend)."
    case .task where code == .tooManyTasks: "The app had too many background tasks open."
    case .task: "A background task was still open when the time ran out."
    case .fetch: "The app did not complete a background fetch in time."
    case .push: "The app did not complete a silent push in time."
    case .exit: "The app called exit()."
    case .privacy: "The user changed a privacy setting of the app."
    case .lockFile: "The app held a file lock while it was suspended."
    case .scheduler: "The app did not complete a scheduled task in time."
    case .voip: "The app did not report the call of a VoIP push to CallKit."
    }
  }

  func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "pronounced \"ate bad food\""
    case .badFetch: "a background fetch took too long"
    case .badTask: "a background task ran too long"
    case .deadLock: "pronounced \"dead lock\""
    case .badCall: "pronounced \"bad call\""
    case .tooManyTasks: "too many background tasks"
    case .kill: "the process was killed"
    case .trap: "runtime trap"
    case .abort: "abort() was called"
    case .illegalInstruction: "illegal instruction: a runtime trap"
    case .segmentationFault: "segmentation fault: invalid memory access"
    case .busError: "bus error"
    case .arithmetic: "arithmetic error"
    case .fileSize: "a file exceeded its size limit"
    case .perProcessLimit: "per-process memory limit exceeded"
    case .pageShortage: "the device was low on memory"
    }
  }
}
