// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let report = TerminationReportPhrases(
    title: { "\($0) was terminated" },
    reason: "Why",
    code: "Code",
    metricKit: "MetricKit",
    notified: "Notified",
    yes: "yes, by applicationWillTerminate(_:)",
    no: "no",
    time: "Time",
    elapsed: { "\($0) of \($1) allowed" },
    lastCallback: "Last call",
    state: "State",
    unsavedEditsLost: "Lost",
    nothingLost: "nothing",
    lostEdits: { $0 == 1 ? "1 unsaved edit" : "\($0) unsaved edits" },
    reproduce: "To reproduce",
    rule: "Rule",
    others: { $0 == 1 ? "and 1 other app" : "and \($0) other apps" })

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
    case .fetch: "The app did not complete a background fetch in time."
    case .push: "The app did not complete a silent push in time."
    case .exit: "The app called exit(0)."
    case .privacy: "The user changed a privacy setting of the app."
    case .lockFile: "The app held a file lock while it was suspended."
    case .scheduler: "The app did not complete a scheduled task in time."
    case .voip: "The app did not report the call of a VoIP push to CallKit."
    }
  }

  @Sendable static func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "pronounced \"ate bad food\""
    case .badFetch: "a background fetch took too long"
    case .badTask: "a background task ran too long"
    case .deadLock: "pronounced \"dead lock\""
    case .badCall: "pronounced \"bad call\""
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
