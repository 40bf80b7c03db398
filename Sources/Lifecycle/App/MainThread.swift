// SPDX-License-Identifier: Apache-2.0

/// The main thread of a process: jobs are done in order, one call to the app's code at a time.
public struct MainThread: Hashable, Sendable {
  /// The call that has not returned.
  public internal(set) var current: CallInProgress? {
    get { calls.first }
    set { calls = newValue.map { [$0] } ?? [] }
  }
  /// The call that has not returned, in a list of one or none: most calls return at once.
  private var calls: [CallInProgress] = []
  /// Whether a call has not returned.
  var isInCall: Bool { !calls.isEmpty }
  /// What is being done, and what waits behind it, in order. A job that is done is removed.
  public internal(set) var jobs: [Job] = []
  /// How many jobs in a row at the end were plain when they were added, at least.
  private var plainCount = 0
  /// Since when the thread is blocked: a call in progress does not return, and no new one begins.
  public internal(set) var hungSince: Moment?

  /// Whether the thread is blocked.
  public var isHung: Bool { hungSince != nil }
  /// Whether something is being done or waits.
  public var isBusy: Bool { isInCall || !jobs.isEmpty }
  /// Whether the process has been asked to end: nothing else can be asked of it.
  public var isEnding: Bool { demanding.contains { jobs[$0].purpose == .end } }

  /// Whether a transition is under way or waits.
  var isInTransition: Bool { demanding.contains { jobs[$0].purpose == .transition } }

  /// Adds a job behind those that wait.
  mutating func add(_ job: Job) {
    plainCount = job.isPlain ? min(plainCount, jobs.count) + 1 : 0
    jobs.append(job)
  }

  /// The places of the jobs that may have a limit, change the app's state or end it: not those of
  /// thousands of touches that wait while the app hangs, which would be looked at for every event.
  var demanding: Range<Int> {
    // The first one may have got a limit.
    0..<max(jobs.count - plainCount, min(1, jobs.count))
  }

  /// What the job that is being done records next follows from that entry.
  mutating func continueChain(from entry: Int) {
    if !jobs.isEmpty { jobs[0].predecessor = entry }
  }

  /// The steps that wait, in order.
  public var waiting: [MainThreadStep] { jobs.flatMap { $0.steps } }

  // What is known about the jobs beside themselves makes no difference.
  public static func == (one: Self, other: Self) -> Bool {
    one.hungSince == other.hungSince && one.calls == other.calls && one.jobs == other.jobs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(calls)
    hasher.combine(jobs)
    hasher.combine(hungSince)
  }
}

/// Steps that belong together: a transition, a launch, an end, the delivery of an event.
public struct Job: Hashable, Sendable {
  /// What is left to do, in order: what is done is taken off the beginning.
  private(set) var steps: ArraySlice<MainThreadStep>
  /// What the job is for.
  public let purpose: Purpose
  /// The state the app is in when the job is done; nil if the job does not change it.
  let target: EmulatedApp.State?
  /// The limit on the job as a whole, counted from the system's request.
  public internal(set) var limit: CountingLimit?
  /// The limit on the method that returned last, of an app that answers from outside: what observers of
  /// its notification do counts against the same.
  var lastLimit: CountingLimit?
  /// What the job goes back to, and the last entry of its chain.
  var cause: Trace.Cause
  var predecessor: Int

  init(
    steps: [MainThreadStep], purpose: Purpose, target: EmulatedApp.State?, limit: CountingLimit?,
    cause: Trace.Cause, predecessor: Int
  ) {
    self.steps = steps[...]
    self.purpose = purpose
    self.target = target
    self.limit = limit
    self.cause = cause
    self.predecessor = predecessor
  }

  /// Whether it has no limit, leaves the app's state as it is and does not end it.
  var isPlain: Bool { limit == nil && target == nil && purpose != .end }

  /// Whether it ends the process because its own memory has grown too large.
  var endsForMemory: Bool { purpose == .end && steps.last == .exit(.memory, .memoryLimit) }

  /// The step that is done now; nil if all are done.
  mutating func takeStep() -> MainThreadStep? { steps.popFirst() }

  /// One more step, before those that are left.
  mutating func putFirst(_ step: MainThreadStep) { steps = [step] + steps }

  /// What a job is for.
  public enum Purpose: Hashable, Sendable {
    case launch
    /// To resign, leave, return, activate, connect or disconnect a scene.
    case transition
    /// To end the process, with the app notified.
    case end
    /// Anything else: events, notifications, what woke the app.
    case delivery
  }
}

/// A limit that counts.
public struct CountingLimit: Hashable, Sendable {
  /// Which.
  public let limit: TimeLimit
  /// Since when.
  public internal(set) var since: Moment
  /// Whether the log has said so: it does once the app has to be waited for.
  var isAnnounced = false

  init(_ limit: TimeLimit, since: Moment) {
    self.limit = limit
    self.since = since
  }
}

/// A call that has not returned.
public struct CallInProgress: Hashable, Sendable {
  /// What was called.
  public let code: CalledCode
  /// When.
  public let since: Moment
  /// When it returns.
  public internal(set) var returns: Return
  /// A limit of the call's own, besides that of its job.
  public internal(set) var limit: CountingLimit?

  /// The method, unless a handler runs.
  public var callback: Callback? {
    if case .method(let callback) = code { callback } else { nil }
  }
}

/// The app's code that runs on the main thread.
public enum CalledCode: Hashable, Sendable {
  /// A method that UIKit calls.
  case method(Callback)
  /// The expiration handler of a background task, by the task's number.
  case expirationHandler(OpenBackgroundTask)
  /// The observers of a notification, of an app that answers from outside: posting returns once they
  /// have.
  case observers(AppleNotification)
  /// What SwiftUI runs when a phase changes, of an app that answers from outside: `onChange`.
  case phaseChange(SwiftUIPhase)

  /// A limit of the code's own, besides that of the transition it belongs to.
  var ownLimit: TimeLimit? {
    switch self {
    case .method(.applicationDidEnterBackground), .method(.sceneDidEnterBackground),
      .observers(.didEnterBackground), .observers(.sceneDidEnterBackground),
      .phaseChange(.background):
      .enterBackground
    case .method, .expirationHandler, .observers, .phaseChange: nil
    }
  }
}

/// When code returns.
public enum Return: Hashable, Sendable {
  /// At a moment of the device's time.
  case at(Duration)
  /// After so much more time of running: the process is suspended.
  case after(Duration)
  /// When somebody outside says so.
  case outside

  /// The same, for a process that stops running at a moment.
  func suspended(at now: Duration) -> Return {
    if case .at(let instant) = self { .after(max(.zero, instant - now)) } else { self }
  }

  /// The same, for a process that runs again from a moment.
  func resumed(at now: Duration) -> Return {
    if case .after(let rest) = self { .at(now + rest) } else { self }
  }
}
