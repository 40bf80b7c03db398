// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension CrashLog {
  /// The cause of a process's end, as far as a report tells.
  package enum Cause: Hashable, Sendable {
    /// The watchdog, at a limit of the model.
    case limit(TimeLimit)
    /// The watchdog, and the report does not say what it waited for.
    case watchdog
    /// A background task of `beginBackgroundTask` that was not ended.
    case leakedTask
    case fetch
    case schedulerTask
    case lockedFile
    /// The call of a VoIP push was not reported.
    case unreportedCall
    /// A handler of Swift's main actor was called on another thread.
    case offMainActor
    /// The app passed its own limit.
    case memoryLimit
    /// The device was short of memory.
    case memoryShortage
    /// Another reason of a jetsam event.
    case jetsam(JetsamReason)
    /// The user.
    case user
    /// The app itself: an exception, a signal.
    case crash
    /// A code that is published, and that the model has nothing for.
    case known(TerminationCode)
    /// Killed, and nothing says why.
    case killed
    /// A code that nothing is published about.
    case unknown
  }

  /// The cause of the process's end.
  package var cause: Cause {
    if isCrash { return isOffMainActor ? .offMainActor : .crash }
    if isSignal { return .killed }
    switch jetsamReason {
    case .perProcessLimit: return .memoryLimit
    case .vmPageShortage: return .memoryShortage
    case .some(let reason): return .jetsam(reason)
    case nil: break
    }
    if let code {
      guard let known = TerminationCode(rawValue: code) else { return .unknown }
      return cause(of: known)
    }
    if let event { return cause(of: event) }
    if let exitCategory { return Self.cause(of: exitCategory) }
    if signal == "SIGKILL" { return .killed }
    return saysSomething ? .crash : .unknown
  }

  /// True if the process ended by a signal: its number stands in the place of a code.
  private var isSignal: Bool { namespace == "SIGNAL" || namespace == "SIGNALS" }

  /// True if the app itself ended the process, by the namespace or else the exception.
  var isCrash: Bool {
    let isKill = signal == "SIGKILL" || isSignal && signal == nil && code == 9
    if isSignal { return !isKill }
    guard namespace == nil, !isKill else { return false }
    return signal != nil || exception.map { $0 != "EXC_CRASH" } ?? false
  }

  private func cause(of code: TerminationCode) -> Cause {
    switch code {
    case .badFood:
      if let event { return cause(of: event) }
      // Assertions are RunningBoard's, and assertiond's before iOS 13; scenes are not.
      return namespace == "RUNNINGBOARD" || namespace == "ASSERTIOND" ? .leakedTask : .watchdog
    case .backgroundTask: return .schedulerTask
    case .backgroundFetch: return .fetch
    case .deadLock: return .lockedFile
    case .deadFall: return .user
    case .badCall: return .unreportedCall
    case .backgroundURLSession, .voipResumedTooOften, .badDisc, .coolOff,
      .watchTooMuchCPU, .watchNotInTime, .watchNotInTimeOnBusySystem, .tooManyResources,
      .stackshot, .tooManyBackgroundTasks:
      return .known(code)
    }
  }

  private func cause(of event: WatchdogEvent) -> Cause {
    switch event {
    case .processLaunch, .sceneCreate, .launch:
      .limit(isForeground == false ? .backgroundLaunch : .launch)
    case .sceneUpdate, .resume, .suspend: .limit(.sceneUpdate)
    case .processExit, .terminate: .limit(.terminate)
    case .assertions: .leakedTask
    }
  }

  /// The rule behind it; nil where the model has none.
  package var rule: Rule? {
    switch cause {
    case .limit(let limit): limit.rule
    case .leakedTask: .taskLeaked
    case .fetch: .fetchNotCompleted
    case .schedulerTask: .schedulerExpire
    case .lockedFile: .fileLock
    case .unreportedCall: .voipReported
    case .offMainActor: .threadMainActor
    case .memoryLimit: .memoryLimit
    case .memoryShortage: .memoryOrder
    case .user: .endForceQuit
    case .crash: .endCrash
    case .watchdog, .jetsam, .known, .killed, .unknown: nil
    }
  }

  /// The limit that ran out; nil where none did.
  package var limit: TimeLimit? {
    switch cause {
    case .limit(let limit): limit
    case .leakedTask: .backgroundTime
    case .fetch: .fetch
    case .schedulerTask: .refresh
    case .unreportedCall: .voipReport
    case .watchdog, .lockedFile, .offMainActor, .memoryLimit, .memoryShortage, .jetsam, .user,
      .crash, .known, .killed, .unknown:
      nil
    }
  }
}
