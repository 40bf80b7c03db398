// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The category in which MetricKit counts the end of a process. The names are those of iOS 27.
/// - SeeAlso: https://developer.apple.com/documentation/metrickit/crashdiagnostic/terminationcategory-swift.struct
/// - SeeAlso: https://developer.apple.com/documentation/metrickit/backgroundterminationmetric
package enum ExitCategory: String, CaseIterable, Hashable, Sendable {
  case normal
  case abnormal
  case watchdog
  case cpuLimit
  case memoryLimit
  case systemPressure
  case taskTimeout
  case fileLock
  case badAccess
  case illegalInstruction

  /// The version that brought these counts, as `MXAppExitMetric`.
  package static let minimumVersion: SystemVersion = 14

  /// The properties of `MXForegroundExitData` or `MXBackgroundExitData`, up to iOS 26, and of
  /// `ForegroundTerminationMetric` or `BackgroundTerminationMetric`: iOS 27.
  ///
  /// The fetches and background sessions that were not completed are in the JSON, but in no header.
  var counts: [String] {
    let cumulative = "cumulativeBackground"
    let more = ["FetchCompletionTimeoutExitCount", "URLSessionCompletionTimeoutExitCount"]
    return [cumulativeCount, rawValue + "TerminationCount"]
      + (self == .taskTimeout ? more.map { cumulative + $0 } : [])
  }

  private var cumulativeCount: String {
    switch self {
    case .normal: "cumulativeNormalAppExitCount"
    case .abnormal: "cumulativeAbnormalExitCount"
    case .watchdog: "cumulativeAppWatchdogExitCount"
    case .cpuLimit: "cumulativeCPUResourceLimitExitCount"
    case .memoryLimit: "cumulativeMemoryResourceLimitExitCount"
    case .systemPressure: "cumulativeMemoryPressureExitCount"
    case .taskTimeout: "cumulativeBackgroundTaskAssertionTimeoutExitCount"
    case .fileLock: "cumulativeSuspendedWithLockedFileExitCount"
    case .badAccess: "cumulativeBadAccessExitCount"
    case .illegalInstruction: "cumulativeIllegalInstructionExitCount"
    }
  }

  /// True if an app in the foreground can end in this way: MetricKit counts the others in the background only.
  package var isOfForeground: Bool {
    switch self {
    case .normal, .abnormal, .watchdog, .memoryLimit, .badAccess, .illegalInstruction: true
    case .cpuLimit, .systemPressure, .taskTimeout, .fileLock: false
    }
  }
}

extension Termination {
  /// The category in which MetricKit counts it; nil where nothing is published about that.
  package var exitCategory: ExitCategory? {
    let category: ExitCategory? =
      switch reason {
      // Apple: "exited normally, or was gracefully terminated by the system"; a swipe counts as such.
      case .user, .exit, .exitsOnSuspend, .system: .normal
      case .watchdog: .watchdog
      case .memory: code == .perProcessLimit ? .memoryLimit : .systemPressure
      case .task where code == .tooManyTasks: nil
      case .task, .fetch, .push, .scheduler: .taskTimeout
      case .lockFile: .fileLock
      case .crash: code.flatMap(ExitCategory.init(crash:))
      case .privacy, .reboot, .voip: nil
      }
    guard let category, isInForeground, !category.isOfForeground else { return category }
    return nil
  }

  /// True if the app was on the screen, so that MetricKit counts a foreground exit.
  package var isInForeground: Bool {
    switch state {
    case .inactive, .active: true
    case .notRunning, .background, .suspended: false
    }
  }
}

extension ExitCategory {
  /// The category of a crash with that signal; nil for signals of which nothing is published.
  init?(crash code: Termination.Code) {
    switch code {
    case .abort: self = .abnormal
    case .segmentationFault, .busError: self = .badAccess
    case .illegalInstruction: self = .illegalInstruction
    case .badFood, .badFetch, .badTask, .deadLock, .badCall, .tooManyTasks, .kill, .trap,
      .arithmetic, .fileSize, .perProcessLimit, .pageShortage:
      return nil
    }
  }
}
