// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// MetricKit's JSON: a diagnostic payload holds crashes, each with metadata in numbers, and what ended
/// nothing: hangs, use of the processor, disk writes.
/// - SeeAlso: https://developer.apple.com/documentation/metrickit/mxcrashdiagnostic
/// - SeeAlso: https://developer.apple.com/documentation/metrickit/mxdiagnosticpayload
extension CrashLog {
  /// Reads the first crash of a payload, or a crash alone.
  mutating func readMetricKit(_ text: ReportText) {
    if text.count(inList: "crashDiagnostics") == 0 {
      let lists: [(String, ResourceReport.Kind)] = [
        ("cpuExceptionDiagnostics", .processor), ("diskWriteExceptionDiagnostics", .diskWrites),
      ]
      let kind = lists.first { text.count(inList: $0.0) > 0 }?.1
      resource = kind.map { ResourceReport(kind: $0, isKilled: nil) }
    }
    let data = text.object("diagnosticMetaData") ?? text
    exitCategory = data.value("terminationCategory").flatMap(ExitCategory.init(rawValue:))
    guard text.object("diagnosticMetaData") != nil || exitCategory != nil else { return }
    if process == nil {
      process = data.value("bundleIdentifier")?.split(separator: ".").last.map(String.init)
    }
    if signal == nil {
      signal = data.number("signal").flatMap { Int(exactly: $0) }.flatMap { LogEnd.signals[$0] }
    }
    if let reason = data.object("exceptionReason") {
      let words = ["exceptionName", "composedMessage"].compactMap(reason.value)
      said = words.isEmpty ? nil : words.joined(separator: ": ")
    }
    if exception == nil { exception = data.number("exceptionType").flatMap { Self.exceptions[$0] } }
  }

  /// Mach exceptions by their numbers.
  private static let exceptions: [UInt64: String] = [
    1: "EXC_BAD_ACCESS", 2: "EXC_BAD_INSTRUCTION", 3: "EXC_ARITHMETIC", 5: "EXC_SOFTWARE",
    6: "EXC_BREAKPOINT", 10: "EXC_CRASH", 11: "EXC_RESOURCE", 12: "EXC_GUARD",
  ]

  /// Returns the cause that MetricKit's category alone tells.
  static func cause(of category: ExitCategory) -> Cause {
    switch category {
    case .watchdog: .watchdog
    case .memoryLimit: .memoryLimit
    case .systemPressure: .memoryShortage
    case .taskTimeout: .leakedTask
    case .fileLock: .lockedFile
    case .abnormal, .badAccess, .illegalInstruction: .crash
    case .normal, .cpuLimit: .killed
    }
  }
}
