// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words with which Xcode, its debugger and Swift's runtime tell a crash, without a report.
///
/// - `Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)`
/// - `stop reason = signal SIGABRT`
/// - `Notes/Editor.swift:13: Fatal error: Index out of range`
extension CrashLog {
  /// Reads the exception, the signal or the message, where no field of a report names them.
  mutating func readDebugger(_ text: ReportText) {
    guard text.isPart, exception == nil, signal == nil, code == nil, namespace == nil else {
      return
    }
    exception = text.name(of: Self.stops, after: [": ", "= "], before: " (")
    signal = text.name(of: Array(LogEnd.signals.values), after: [": ", "= ", "signal ", "("])
    if let line = text.line(withAny: Self.messages) {
      said = line
      hasFatalMessage = true
    }
  }

  /// The exceptions that the debugger stops at. Of EXC_RESOURCE clues tell more.
  private static let stops = [
    "EXC_BAD_ACCESS", "EXC_BAD_INSTRUCTION", "EXC_ARITHMETIC", "EXC_SOFTWARE", "EXC_BREAKPOINT",
    "EXC_CRASH", "EXC_GUARD",
  ]

  /// The messages of an end, as far as they are always the same.
  static let messages = [
    "Fatal error:", "Fatal Exception:", "Precondition failed:", "Assertion failed:",
    "hit program assert", "Swift runtime failure:", "Could not cast value of type '",
    "unrecognized selector sent to", "Simultaneous accesses to 0x", "Segmentation fault: 11",
    "Abort trap: 6", "Bus error: 10", "Illegal instruction: 4", "Trace/BPT trap: 5",
  ]
}
