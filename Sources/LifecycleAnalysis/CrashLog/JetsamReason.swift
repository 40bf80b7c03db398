// SPDX-License-Identifier: Apache-2.0

/// The reason for which the kernel killed a process for the memory or files in use: the `reason` in
/// a jetsam event report, which only the process that was killed has. The cases are in the order of the kernel's
/// numbers, the first of which is one.
/// - SeeAlso: https://developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports
/// - SeeAlso: https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/kern_memorystatus.h
package enum JetsamReason: String, CaseIterable, Hashable, Sendable {
  case jettisoned
  case highWater = "highwater"
  case vnodeLimit = "vnode-limit"
  case vmPageShortage = "vm-pageshortage"
  case processThrashing = "proc-thrashing"
  case fileCacheThrashing = "fc-thrashing"
  case perProcessLimit = "per-process-limit"
  case diskSpaceShortage = "disk-space-shortage"
  case idleExit = "idle-exit"
  case zoneMapExhaustion = "zone-map-exhaustion"
  case compressorThrashing = "vm-compressor-thrashing"
  case compressorSpaceShortage = "vm-compressor-space-shortage"
  case lowSwap = "low-swap"
  case sustainedPressure = "sustained-memory-pressure"
  case pageoutStarvation = "vm-pageout-starvation"
  case conclaveLimit = "conclave-limit"
  case longIdleExit = "long-idle-exit"

  /// The kernel's number for a process that used too much of the processor.
  static let processorTime: UInt32 = 100

  /// The reason with a number of the kernel's.
  init?(number: Int) {
    guard Self.allCases.indices.contains(number - 1) else { return nil }
    self = Self.allCases[number - 1]
  }

  /// The thing that had run short.
  package enum Shortage: Hashable, Sendable {
    /// The process's own limit, and one beyond which it is only killed if iOS needs memory.
    case ownLimit, expectedMaximum
    case memory, kernelMemory, openFiles, fileCache, storage
    /// Nothing had: the process had nothing to do, or the report does not say.
    case idle, unnamed
  }

  package var shortage: Shortage {
    switch self {
    case .perProcessLimit, .conclaveLimit: .ownLimit
    case .highWater: .expectedMaximum
    case .vmPageShortage, .processThrashing, .compressorThrashing, .compressorSpaceShortage,
      .lowSwap,
      .sustainedPressure, .pageoutStarvation:
      .memory
    case .zoneMapExhaustion: .kernelMemory
    case .vnodeLimit: .openFiles
    case .fileCacheThrashing: .fileCache
    case .diskSpaceShortage: .storage
    case .idleExit, .longIdleExit: .idle
    case .jettisoned: .unnamed
    }
  }
}
