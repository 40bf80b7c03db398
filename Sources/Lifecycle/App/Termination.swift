// SPDX-License-Identifier: Apache-2.0

/// The end of a process, as a termination report shows it.
public struct Termination: Hashable, Sendable {
  /// The reason for the end.
  public let reason: Reason
  /// The termination code, where there is one.
  public let code: Code?
  /// True if the app was notified: `applicationWillTerminate(_:)` was called or its notification posted.
  public let notified: Bool
  /// The number of edits that were lost because they had not been saved.
  public let unsavedEditsLost: Int
  /// The limit that was exceeded, where there was one.
  public let limit: TimeLimit?
  /// The time that the app had taken when the limit acted.
  public let elapsed: Duration?
  /// The time that the app was allowed.
  public let allowance: Duration?
  /// The last method that was called in the process.
  public let lastCallback: Callback?
  /// The state the app was in.
  public let state: EmulatedApp.State

  /// The reason why a process ended. The raw value is the word after `expect end`.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    case user
    case watchdog
    case memory
    case system
    case crash
    case reboot
    case exitsOnSuspend = "exits-on-suspend"
    case task
    case fetch
    case push
    case exit
    case privacy
    case lockFile = "lock-file"
    case scheduler
    case voip

    /// The same reason as the cause of a change of state.
    public var cause: TransitionReason {
      switch self {
      case .user: .user
      case .watchdog: .watchdog
      case .memory: .memory
      case .system: .system
      case .crash: .crash
      case .reboot: .reboot
      case .exitsOnSuspend: .exitsOnSuspend
      case .task: .task
      case .fetch: .fetch
      case .push: .silentPush
      case .exit: .exit
      case .privacy: .privacy
      case .lockFile: .lockFile
      case .scheduler: .scheduler
      case .voip: .voipPush
      }
    }
  }

  /// A termination code, or the signal or jetsam reason that stands in its place.
  /// - SeeAlso: https://developer.apple.com/documentation/xcode/sigkill
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The watchdog: launch, transition, exit, or a leaked background task.
    case badFood = "0x8badf00d"
    /// A background fetch that did not finish in time.
    case badFetch = "0x2182bad4"
    /// A task of the background task scheduler that did not finish in time.
    case badTask = "0x2182bad2"
    /// Suspended while it held a lock on a file in a shared container.
    case deadLock = "0xdead10cc"
    /// A VoIP push whose call was not reported to CallKit.
    case badCall = "0xbaadca11"
    /// More background tasks open at a time than iOS allows.
    case tooManyTasks = "0xbada5e47"
    /// SIGKILL, where no code is published: a privacy setting was changed.
    case kill = "SIGKILL"
    /// An app built with the iOS 27 SDK that has not adopted scenes; a handler of the main actor that
    /// was called off it; a trap of Swift's on ARM.
    case trap = "SIGTRAP"
    /// An ordinary crash.
    case abort = "SIGABRT"
    /// A trap of Swift's on x86: an array index out of range, a nil that was unwrapped.
    case illegalInstruction = "SIGILL"
    case segmentationFault = "SIGSEGV"
    case busError = "SIGBUS"
    case arithmetic = "SIGFPE"
    /// A file grew beyond the limit of a hosted process.
    case fileSize = "SIGXFSZ"
    /// Jetsam: the app passed its own memory limit.
    case perProcessLimit = "per-process-limit"
    /// Jetsam: the device ran out of memory pages.
    case pageShortage = "vm-pageshortage"
  }
}

extension Termination.Code {
  /// The code of an end that stands in a process's steps; nil if there is none.
  package init?(of rule: Rule) {
    if rule == .launchScenesRequired || rule == .launchScenesRequiredInBackground {
      self = .trap
    } else if rule == .schedulerRegisterOnce || rule == .schedulerRegisterLate {
      self = .abort
    } else if rule == .memoryLimit {
      self = .perProcessLimit
    } else {
      return nil
    }
  }
}
