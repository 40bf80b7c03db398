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
    case jetsam(JetsamReason.Shortage)
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
    if let resource {
      // Apple: a memory limit was crossed, which may be a precursor to the end.
      if resource.kind == .memory, resource.isKilled != false { return .memoryLimit }
      let isNote = resource.kind == .other && resource.isKilled == false
      return .fact(isNote ? .nonFatal : resource.kind.fact)
    }
    if isNonFatal { return .fact(.nonFatal) }
    if hasException { return .fact(.uncaughtException) }
    if isCrash { return .crash }
    if namespace == "GUARD" { return .crash }
    if isSignal { return .killed }
    switch jetsamReason?.shortage {
    case .ownLimit: return .memoryLimit
    case .memory: return .memoryShortage
    case .some(let shortage): return .jetsam(shortage)
    case nil: break
    }
    if namespace == "JETSAM" {
      return code == JetsamReason.processorTime ? .fact(.cpuLimit) : .killed
    }
    if let code {
      guard let known = TerminationCode(rawValue: code) else { return .unknown }
      return cause(of: known)
    }
    if let event { return cause(of: event) }
    if let exitCategory { return Self.cause(of: exitCategory) }
    if signal.map(Self.sent.contains) == true { return .killed }
    return saysSomething ? .crash : .unknown
  }

  /// True if the process ended by a signal: its number stands in the place of a code.
  private var isSignal: Bool { namespace == "SIGNAL" || namespace == "SIGNALS" }

  /// True if the app itself ended the process, by the namespace or else the exception.
  var isCrash: Bool {
    let isKill =
      signal.map(Self.sent.contains) ?? (isSignal && (code == 9 || code == 15))
    if isSignal { return !isKill }
    guard namespace == nil, !isKill, !isNonFatal else { return false }
    return signal != nil || hasFatalMessage || exception.map { $0 != "EXC_CRASH" } ?? false
  }

  /// The signals that no fault of the app raises: another process sends them.
  private static let sent: Set = ["SIGHUP", "SIGINT", "SIGKILL", "SIGTERM", "SIGUSR1", "SIGUSR2"]

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
    // Nothing has ended.
    case .stackshot: return .fact(.nonFatal)
    case .backgroundURLSession, .voipResumedTooOften, .badDisc, .coolOff,
      .watchTooMuchCPU, .watchNotInTime, .watchNotInTimeOnBusySystem, .tooManyResources,
      .insecureDrawing:
      return .known(code)
    case .tooManyBackgroundTasks: return .rule(.taskBegin)
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

  /// The facts that the model has about a cause.
  struct CauseFacts {
    var rule: Rule?
    /// The limit that ran out.
    var limit: TimeLimit?
    /// A thing to do about the end.
    var nextStep: NextStep?
    /// The reason for which the emulated process ends for the same cause.
    var reason: Termination.Reason?
    /// True if many scenarios end a process like that.
    var isExample = false
  }

  /// The table of what the model has about the cause.
  var causeFacts: CauseFacts {
    switch cause {
    case .limit(let limit):
      CauseFacts(
        rule: limit.rule, limit: limit, nextStep: .leaveMainThread, reason: .watchdog,
        isExample: true)
    case .watchdog: CauseFacts(nextStep: .leaveMainThread, reason: .watchdog, isExample: true)
    case .leakedTask:
      CauseFacts(
        rule: .taskLeaked, limit: .backgroundTime, nextStep: .endTasks, reason: .task,
        isExample: true)
    case .fetch:
      CauseFacts(
        rule: .fetchNotCompleted, limit: .fetch, nextStep: .completeHandler, reason: .fetch)
    case .schedulerTask:
      CauseFacts(
        rule: .schedulerExpire, limit: .refresh, nextStep: .completeHandler, reason: .scheduler)
    case .lockedFile:
      CauseFacts(rule: .fileLock, nextStep: .releaseLock, reason: .lockFile, isExample: true)
    case .unreportedCall:
      CauseFacts(rule: .voipReported, limit: .voipReport, nextStep: .reportCall, reason: .voip)
    case .offMainActor:
      CauseFacts(rule: .threadMainActor, nextStep: .useMainThread, reason: .crash, isExample: true)
    case .memoryLimit:
      CauseFacts(rule: .memoryLimit, nextStep: .freeMemory, reason: .memory, isExample: true)
    case .memoryShortage:
      CauseFacts(
        rule: wasInFront == true ? .memoryLast : .memoryOrder, nextStep: .freeMemory,
        reason: .memory, isExample: true)
    case .user: CauseFacts(rule: .endForceQuit, reason: .user)
    case .crash:
      CauseFacts(rule: .endCrash, nextStep: .readBacktrace, reason: .crash, isExample: true)
    case .rule(.launchScenesRequired):
      CauseFacts(rule: .launchScenesRequired, nextStep: .adoptScenes, reason: .crash)
    case .rule(let rule): CauseFacts(rule: rule)
    case .fact(.uncaughtException):
      CauseFacts(rule: .endCrash, nextStep: .readBacktrace, reason: .crash)
    case .fact(.cpuLimit), .fact(.wakeups), .fact(.diskWrites):
      CauseFacts(rule: clue?.rule, nextStep: .doLess)
    case .fact(.resourceLimit) where resource?.kind == .memory:
      CauseFacts(rule: .memoryLimit, nextStep: .freeMemory)
    case .fact: CauseFacts(rule: clue?.rule)
    case .jetsam, .known, .killed, .unknown: CauseFacts()
    }
  }

  /// The rule behind it; nil where the model has none.
  package var rule: Rule? { causeFacts.rule }

  /// The limit that ran out; nil where none did.
  package var limit: TimeLimit? { causeFacts.limit }

  /// A thing to do about the end, where no clue says one.
  package var nextStep: NextStep? { causeFacts.nextStep }

  /// True if the scenario is only one of many that end a process like that. The report does not
  /// say, for instance, which method took too long, or what crashed.
  package var isScenarioExample: Bool { causeFacts.isExample }

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
    if isDaemon || !hasEnded { return nil }
    let category: ExitCategory? =
      if cause == .fact(.cpuLimit) {
        resource?.isKilled == true ? .cpuLimit : nil
      } else if cause == .crash {
        // The scenario's process crashes in a way of its own.
        signal.flatMap(Termination.Code.init(rawValue:)).flatMap(ExitCategory.init(crash:))
      } else {
        ending?.exitCategory
      }
    // MetricKit counts the others in the background only.
    return wasInFront == true && category?.isOfForeground == false ? nil : category
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
    guard hasLifeCycle else { return nil }
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
