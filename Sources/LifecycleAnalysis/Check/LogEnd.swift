// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The reason for the end of a process, as far as a line of the system or the debugger names it.
///
/// launchd reports three numbers: the part of the system that gave the reason, its code, and how the process was waited
/// for, whose lower bits are the signal.
/// - SeeAlso: https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/reason.h (`OS_REASON_JETSAM`, …)
package enum LogEnd: Hashable, Sendable {
  /// A signal that the app's own code causes.
  case crash(Int)
  /// A termination code, such as 0x8badf00d.
  case code(UInt32)
  /// The kernel needed the memory or the files: its number for the reason.
  case jetsam(Int)
  /// The process ended by itself, with this status.
  case exit(Int)
  /// Another signal, which says nothing of the reason: SIGKILL, SIGTERM.
  case signal(Int)

  private static let jetsamSpace = 1
  private static let signalSpace = 2
  /// The jetsam reason of an app that passed its own limit.
  private static let perProcessLimit = 7
  private static let highWater = 2
  /// SIGILL, SIGTRAP, SIGABRT, SIGEMT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS
  private static let crashes: Set = [4, 5, 6, 7, 8, 10, 11, 12]
  /// Codes that are longer than numbers of reasons.
  private static let shortestCode = 0x10000

  /// The numbers that launchd reports.
  init(namespace: Int, code: Int, status: Int) {
    if namespace == Self.jetsamSpace, code > 0 {
      self = .jetsam(code)
    } else if code >= Self.shortestCode, let code = UInt32(exactly: code) {
      self = .code(code)
    } else if namespace == Self.signalSpace, code > 0 {
      self.init(signal: code)
    } else if status & 0x7F > 0 {
      self.init(signal: status & 0x7F)
    } else {
      self = .exit(status >> 8)
    }
  }

  /// The number of a signal.
  init(signal: Int) { self = Self.crashes.contains(signal) ? .crash(signal) : .signal(signal) }

  /// The word in reports, in Apple's spelling.
  package var word: String {
    switch self {
    case .crash(let number), .signal(let number):
      Self.names[number] ?? "signal \(number)"
    case .code(let code): "0x" + TerminationCode.hexadecimal(code)
    case .jetsam(Self.perProcessLimit): "jetsam: " + JetsamReason.perProcessLimit.rawValue
    case .jetsam(Self.highWater): "jetsam: " + JetsamReason.highWater.rawValue
    case .jetsam(let number): "jetsam \(number)"
    case .exit(let status): "exit(\(status))"
    }
  }

  /// True if the line says why the process ended.
  package var namesReason: Bool {
    switch self {
    case .crash, .code, .jetsam, .exit: true
    case .signal: false
    }
  }

  private static let names: [Int: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGEMT",
    8: "SIGFPE", 9: "SIGKILL", 10: "SIGBUS", 11: "SIGSEGV", 12: "SIGSYS", 13: "SIGPIPE",
    14: "SIGALRM", 15: "SIGTERM", 24: "SIGXCPU", 25: "SIGXFSZ",
  ]

  /// A way in which the model ends a process like that.
  struct Plan {
    /// The events, the last of which ends the process or begins what ends it.
    let events: [SystemEvent.Kind]
    /// The reason that the end must have, if it comes some time after the last event.
    var reason: Termination.Reason?
  }

  /// The ways in which the model ends a process for the reason that a line names, the likeliest first.
  ///
  /// - Parameter end: The reason; nil if the line names nothing.
  static func plans(for end: LogEnd?) -> [Plan] {
    let anything = [
      Plan(events: [.reclaimMemory]), Plan(events: [.endProcess]), Plan(events: [.exceedMemory]),
      Plan(events: [.changePrivacy]), Plan(events: [.swipeAway]),
      Plan(events: [.openSwitcher, .swipeAway]),
    ]
    guard let end else { return anything + [Plan(events: [.exit]), Plan(events: [.crash])] }
    switch end {
    case .crash: return [Plan(events: [.crash])]
    case .exit: return [Plan(events: [.exit])]
    case .jetsam(perProcessLimit), .jetsam(highWater): return [Plan(events: [.exceedMemory])]
    case .jetsam: return [Plan(events: [.reclaimMemory]), Plan(events: [.exceedMemory])]
    case .code(TerminationCode.badFood.rawValue):
      return [
        Plan(events: [.hang, .pressHome], reason: .watchdog),
        Plan(events: [.hang, .tapIcon], reason: .watchdog),
        Plan(events: [.hang], reason: .watchdog),
      ]
    case .code(TerminationCode.deadLock.rawValue):
      return [
        Plan(events: [.lockFile], reason: .lockFile),
        Plan(events: [.lockFile, .pressHome], reason: .lockFile),
      ]
    case .code, .signal: return anything
    }
  }
}
