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
  /// A part of the system had a reason that the model doesn't have, by its number and its code; or a process sent the
  /// signal that is the code.
  case foreign(space: Int, code: Int)

  private static let jetsamSpace = 1
  private static let signalSpace = 2
  /// The names in crash reports of parts whose reasons apps meet, by their numbers.
  private static let spaces = [
    3: "CODESIGNING", 6: "DYLD", 9: "EXEC", 10: "FRONTBOARD", 11: "TCC", 15: "RUNNINGBOARD",
    20: "WATCHDOG", 23: "GUARD", 25: "SANDBOX",
  ]
  static let kill = 9
  /// SIGILL, SIGTRAP, SIGABRT, SIGEMT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPIPE
  private static let crashes: Set = [4, 5, 6, 7, 8, 10, 11, 12, 13]
  /// Codes that are longer than numbers of reasons.
  private static let shortestCode = 0x10000

  /// The numbers that launchd reports.
  init(namespace: Int, code: Int, status: Int) {
    if namespace == Self.jetsamSpace, code > 0 {
      self = .jetsam(code)
    } else if code >= Self.shortestCode, let code = UInt32(exactly: code) {
      self = .code(code)
    } else if status & 0x7F == 0, namespace != Self.signalSpace {
      self = .exit(status >> 8)
    } else {
      let signal = namespace == Self.signalSpace && code > 0 ? code : status & 0x7F
      self.init(signal: signal)
      // What the kernel takes for memory, and iOS for a limit, has a reason of its own.
      if namespace > Self.jetsamSpace, self == .signal(signal) {
        self = .foreign(space: namespace, code: code)
      }
    }
  }

  /// Reads what launchd or RunningBoard reports: `termination reported by launchd (1, 7, 9)`, `exit reason (namespace: 1
  /// code: 0x7)`, `exited due to SIGABRT | sent by Notes[301]`, `domain:jetsam(1) code:per-process-limit(7)`,
  /// `<RBSProcessExitContext| voluntary>`. Nil if a line has none of them.
  /// - SeeAlso: https://github.com/sweetpad-dev/sweetpad (launchd's lines of iOS 27)
  init?(reportedIn line: ArraySlice<UInt8>) {
    func words(after name: String) -> [String]? {
      let name = Array(name.utf8)
      let begin = line.indices.first { line[$0...].starts(with: name) }
      guard let begin else { return nil }
      let rest = line[(begin + name.count)...].prefix { !">\n".utf8.contains($0) }
      return rest.split { $0 == ASCII.space || $0 == ASCII.comma || "()".utf8.contains($0) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    func numbers(after name: String, _ count: Int) -> [Int]? {
      // `vm-pageshortage(4)`, `17`, `0x8BADF00D(2343432205)`: the first number of each.
      let found = words(after: name)?.compactMap {
        $0.hasPrefix("0x") ? Int($0.dropFirst(2), radix: 16) : Int($0)
      }.prefix(count)
      return found?.count == count ? found.map(Array.init) : nil
    }
    if let told = numbers(after: "termination reported by launchd ", 3) {
      self.init(namespace: told[0], code: told[1], status: told[2])
    } else if let told = numbers(after: "exit reason (namespace:", 2) {
      self.init(namespace: told[0], code: told[1], status: Self.kill)
    } else if let word = words(after: "exited due to ")?.first,
      let signal = Self.signals.first(where: { $0.value == word })?.key
    {
      self.init(namespace: Self.signalSpace, code: signal, status: signal)
    } else if let space = numbers(after: "RBSProcessExitStatus| domain:", 1)?.first {
      // Who ends by itself has another context: the rest is killed, by signal 9. Without a domain nothing is named.
      guard space > 0 else { return nil }
      let code = numbers(after: " code:", 1)?.first ?? 0
      self.init(namespace: space, code: code, status: Self.kill)
    } else if numbers(after: "RBSProcessExitContext| voluntary", 0) != nil {
      self = .exit(0)
    } else {
      return nil
    }
  }

  /// The number of a signal.
  init(signal: Int) { self = Self.crashes.contains(signal) ? .crash(signal) : .signal(signal) }

  /// The word in reports, in Apple's spelling.
  package var word: String {
    switch self {
    case .crash(let number), .signal(let number), .foreign(Self.signalSpace, let number):
      Self.signals[number] ?? "signal \(number)"
    case .foreign(let space, let code): Self.name(ofSpace: space) + " \(code)"
    case .code(let code): "0x" + TerminationCode.hexadecimal(code)
    case .jetsam(let number): "jetsam: " + (JetsamReason(number: number)?.rawValue ?? "\(number)")
    case .exit(let status): "exit(\(status))"
    }
  }

  /// True if the line says why the process ended.
  package var namesReason: Bool {
    switch self {
    case .foreign(let space, _): space != Self.signalSpace
    case .crash, .code, .jetsam, .exit: true
    case .signal: false
    }
  }

  /// Returns the name of a part of the system, or its number.
  static func name(ofSpace space: Int) -> String { spaces[space] ?? "\(space)" }

  /// The signals of Apple's systems, by their numbers.
  static let signals: [Int: String] = [
    1: "SIGHUP", 2: "SIGINT", 3: "SIGQUIT", 4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGEMT",
    8: "SIGFPE", 9: "SIGKILL", 10: "SIGBUS", 11: "SIGSEGV", 12: "SIGSYS", 13: "SIGPIPE",
    14: "SIGALRM", 15: "SIGTERM", 24: "SIGXCPU", 25: "SIGXFSZ",
  ]

  /// Returns the events with which the model may end a process for the reason that a line names, the likeliest first.
  ///
  /// - Parameter end: The reason; nil if the line names nothing.
  static func plans(for end: LogEnd?) -> [[SystemEvent.Kind]] {
    let anything: [[SystemEvent.Kind]] = [
      [.reclaimMemory], [.endProcess], [.exceedMemory], [.changePrivacy], [.swipeAway],
      [.openSwitcher, .swipeAway],
    ]
    return switch end {
    case nil: anything + [[.exit], [.crash]]
    case .signal(kill): anything
    // Memory is taken with SIGKILL.
    case .signal: anything.filter { $0 != [.reclaimMemory] && $0 != [.exceedMemory] }
    case .foreign: []
    case .crash: [[.crash]]
    case .exit: [[.exit]]
    case .jetsam: [[.exceedMemory], [.reclaimMemory]]
    case .code(TerminationCode.badFood.rawValue):
      [[.hang, .pressHome], [.hang, .tapIcon], [.hang], [.beginTask]]
    case .code(TerminationCode.deadLock.rawValue):
      [[.lockFile], [.lockFile, .pressHome], [.lockFile, .finishFetch]]
    case .code: [[.endProcess]]
    }
  }

  /// Returns true if an end in the model is one for this reason.
  func agrees(with ending: Termination) -> Bool {
    switch self {
    case .crash: ending.reason == .crash
    case .exit: ending.reason == .exit
    case .jetsam(let number):
      switch JetsamReason(number: number)?.shortage {
      case .ownLimit: ending.code == .perProcessLimit
      case .expectedMaximum: ending.reason == .memory
      case .memory, .kernelMemory, .openFiles, .fileCache, .storage, .idle, .unnamed, nil:
        ending.code == .pageShortage
      }
    case .code(TerminationCode.badFood.rawValue): ending.code == .badFood
    case .code(TerminationCode.deadLock.rawValue): ending.code == .deadLock
    case .code, .signal, .foreign: true
    }
  }
}
