// SPDX-License-Identifier: Apache-2.0

extension CrashLog {
  /// What ended a process, as far as a report tells.
  public enum Cause: Hashable, Sendable {
    /// The watchdog, at a limit of the model.
    case limit(TimeLimit)
    /// The watchdog, and the report does not say what it waited for.
    case watchdog
    /// A background task of `beginBackgroundTask` that was not ended.
    case leakedTask
    case fetch
    case schedulerTask
    case lockedFile
    /// The app passed its own limit.
    case memoryLimit
    /// The device was short of memory.
    case memoryShortage
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

  /// What ended the process.
  public var cause: Cause {
    switch memoryReason {
    case "per-process-limit": return .memoryLimit
    case .some: return .memoryShortage
    case nil: break
    }
    if let code {
      // Of a signal the number stands there; what the app itself did is a crash.
      if namespace == "SIGNAL" || namespace == "SIGNALS" {
        return signal == "SIGKILL" ? .killed : .crash
      }
      guard let known = TerminationCode(rawValue: code) else { return .unknown }
      return cause(of: known)
    }
    if let event { return cause(of: event) }
    if signal == "SIGKILL" { return .killed }
    return saysSomething ? .crash : .unknown
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
    case .backgroundURLSession, .badCall, .voipResumedTooOften, .badDisc, .coolOff,
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
  public var rule: Rule? {
    switch cause {
    case .limit(let limit): limit.rule
    case .leakedTask: .taskLeaked
    case .fetch: .fetchNotCompleted
    case .schedulerTask: .schedulerExpire
    case .lockedFile: .fileLock
    case .memoryLimit: .memoryLimit
    case .memoryShortage: .memoryOrder
    case .user: .endForceQuit
    case .crash: .endCrash
    case .watchdog, .known, .killed, .unknown: nil
    }
  }

  /// The limit that ran out; nil where none did.
  public var limit: TimeLimit? {
    switch cause {
    case .limit(let limit): limit
    case .leakedTask: .backgroundTime
    case .fetch: .fetch
    case .schedulerTask: .refresh
    case .watchdog, .lockedFile, .memoryLimit, .memoryShortage, .user, .crash, .known, .killed,
      .unknown:
      nil
    }
  }
}
