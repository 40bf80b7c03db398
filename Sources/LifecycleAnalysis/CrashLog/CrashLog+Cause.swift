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
    /// An end that a rule of the model states, told by a frame or the words of an exception.
    case rule(Rule)
    /// An end that the model does not have, and that is told all the same.
    case fact(FieldFact)
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
    if let clue { return Self.cause(of: clue) }
    if isTerminated { return .fact(.askedToEnd) }
    if signal == "SIGQUIT" || isSignal && code == 3 { return .fact(.quit) }
    if let resource { return .fact(resource.kind.fact) }
    if isNonFatal { return .fact(.nonFatal) }
    if hasException { return .fact(.uncaughtException) }
    if isCrash { return .crash }
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
    let isKill = signal == "SIGKILL" || isSignal && signal == nil && code == 9 || isTerminated
    if isSignal { return !isKill }
    guard namespace == nil, !isKill, !isNonFatal else { return false }
    return signal != nil || exception.map { $0 != "EXC_CRASH" } ?? false
  }

  /// True if the process was asked to end with SIGTERM, which nothing in the app does.
  private var isTerminated: Bool { signal == "SIGTERM" || isSignal && signal == nil && code == 15 }

  private static func cause(of clue: Clue) -> Cause {
    switch clue.rule {
    case .voipReported: .unreportedCall
    case .threadMainActor: .offMainActor
    case let rule: clue.fact.map(Cause.fact) ?? rule.map(Cause.rule) ?? .crash
    }
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
      .insecureDrawing, .stackshot, .tooManyBackgroundTasks:
      return .known(code)
    }
  }

  private func cause(of event: WatchdogEvent) -> Cause {
    switch event {
    case .processLaunch, .sceneCreate, .launch:
      .limit(isForeground == false ? .backgroundLaunch : .launch)
    case .sceneUpdate, .resume, .suspend: .limit(.sceneUpdate)
    case .processExit, .terminate, .terminateGracefully: .limit(.terminate)
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
    case .rule(let rule): rule
    case .fact(.uncaughtException): .endCrash
    case .fact: clue?.rule
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
      .crash, .rule, .fact, .known, .killed, .unknown:
      nil
    }
  }

  /// The fact that the cause states; nil if it is another cause.
  package var causeFact: FieldFact? {
    if case .fact(let fact) = cause { fact } else { nil }
  }

  /// The clues that say something beside the cause.
  package var otherSightings: [Clue.Sighting] {
    sightings.filter { sighting in
      let clue = sighting.clue
      if clue == self.clue { return false }
      if let rule, clue.rule == rule { return false }
      return clue.fact.map { $0 != causeFact && !(hasException && $0 == .uncaughtException) }
        ?? true
    }
  }

  /// True if a signal ended the process, so that its code says less than the exception.
  package var isCrashOrSignal: Bool { isCrash || isSignal }

  /// The category in which MetricKit counts the end; nil if nothing is published about that.
  ///
  /// - Parameter ending: the end of the process in the scenario.
  package func category(of ending: Termination?) -> ExitCategory? {
    if let exitCategory { return exitCategory }
    let category: ExitCategory? =
      switch cause {
      case .fact(.cpuLimit): resource?.isKilled == true ? .cpuLimit : nil
      // The scenario's process crashes in a way of its own.
      case .crash: signal.flatMap(Self.category)
      case _: ending?.exitCategory
      }
    // MetricKit counts the others in the background only.
    return wasInFront == true && category?.isOfForeground == false ? nil : category
  }

  /// The category of a crash by a signal.
  private static func category(of signal: String) -> ExitCategory? {
    Termination.Code.allCases.first { $0.rawValue == signal }.flatMap(ExitCategory.init(crash:))
  }

  /// A thing to do about the end, where no clue says one.
  package var nextStep: NextStep? {
    switch cause {
    case .limit, .watchdog: .leaveMainThread
    case .leakedTask: .endTasks
    case .fetch, .schedulerTask: .completeHandler
    case .lockedFile: .releaseLock
    case .unreportedCall: .reportCall
    case .offMainActor: .useMainThread
    case .memoryLimit, .memoryShortage: .freeMemory
    case .crash, .fact(.uncaughtException): .readBacktrace
    case .fact(.cpuLimit), .fact(.wakeups), .fact(.diskWrites): .doLess
    case .rule(.launchScenesRequired): .adoptScenes
    case .jetsam, .user, .rule, .fact, .known, .killed, .unknown: nil
    }
  }

  /// A state of the app that a report shows.
  package enum ShownState: Hashable, Sendable {
    /// It had not finished launching, so it was never active.
    case launching
    case inFront
    case background
    /// iOS was about to suspend it.
    case suspending
    case suspended
  }

  /// The state in which the process ended, as far as the report shows it.
  package var shownState: ShownState? {
    guard platform == .iOS, !isExtension else { return nil }
    switch cause {
    case .limit(.launch), .limit(.backgroundLaunch), .rule(.launchScenesRequired),
      .fact(.libraryMissing):
      return .launching
    case .leakedTask, .fetch: return .background
    case .lockedFile: return .suspending
    case .limit, .watchdog, .schedulerTask, .unreportedCall, .offMainActor, .memoryLimit,
      .memoryShortage, .jetsam, .user, .crash, .rule, .fact, .known, .killed, .unknown:
      return wasSuspended ? .suspended : wasInFront.map { $0 ? .inFront : .background }
    }
  }
}
