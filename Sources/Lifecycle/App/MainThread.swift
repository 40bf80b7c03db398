// SPDX-License-Identifier: Apache-2.0

/// The main thread of a process: jobs are done in order, one call to the app's code at a time.
public struct MainThread: Hashable, Sendable {
  /// The call that has not returned.
  public internal(set) var current: CallInProgress? {
    get { call?.wrappedValue }
    set { call = newValue.map { Boxed(wrappedValue: $0) } }
  }
  /// The call that has not returned. It is boxed because most calls return at once.
  private var call: Boxed<CallInProgress>?
  /// True if a call has not returned.
  var isInCall: Bool { call != nil }
  /// The job that is being done, and those that wait behind it, in order. A job that is done is
  /// removed.
  public internal(set) var jobs: [Job] = []
  /// The least number of jobs in a row at the end that were plain when they were added.
  private var plainCount = 0
  /// The moment the thread blocked: a call in progress does not return, and no new one begins.
  public internal(set) var hungSince: Moment?

  /// True if the thread is blocked.
  public var isHung: Bool { hungSince != nil }
  /// True if something is being done or waits.
  public var isBusy: Bool { isInCall || !jobs.isEmpty }
  /// True if the process has been asked to end: nothing else can be asked of it.
  public var isEnding: Bool { demanding.contains { jobs[$0].purpose == .end } }

  /// True if a transition is under way or waits.
  var isInTransition: Bool { demanding.contains { jobs[$0].purpose == .transition } }

  /// Adds a job behind those that wait.
  mutating func add(_ job: Job) {
    plainCount = job.isPlain ? min(plainCount, jobs.count) + 1 : 0
    jobs.append(job)
  }

  /// The indices of the jobs that may have a limit, change the app's state or end it: not those of
  /// thousands of touches that wait while the app hangs, which would be looked at for every event.
  var demanding: Range<Int> {
    // The first one may have got a limit.
    0..<max(jobs.count - plainCount, min(1, jobs.count))
  }

  /// Makes what the current job records next follow from an entry.
  mutating func continueChain(from entry: Int) {
    if !jobs.isEmpty { jobs[0].predecessor = entry }
  }

  /// The steps that wait, in order.
  public var waiting: [MainThreadStep] { jobs.flatMap { $0.steps } }

  // Values that only follow from the jobs make no difference.
  public static func == (one: Self, other: Self) -> Bool {
    one.hungSince == other.hungSince && one.call == other.call && one.jobs == other.jobs
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(call)
    hasher.combine(jobs)
    hasher.combine(hungSince)
  }
}

/// Steps that belong together: a transition, a launch, an end, the delivery of an event.
public struct Job: Hashable, Sendable {
  /// The steps that are left, in order. A step that is done is taken off the beginning.
  private(set) var steps: ArraySlice<MainThreadStep>
  /// The purpose of the job.
  public let purpose: Purpose
  /// The state the app is in when the job is done; nil if the job does not change it.
  let target: EmulatedApp.State?
  /// The limit on the job as a whole, counted from the system's request.
  public internal(set) var limit: CountingLimit?
  /// The limit on the method that returned last, of an app that answers from outside: what observers of
  /// its notification do counts against the same.
  var lastLimit: CountingLimit?
  /// The cause of the job, and the last entry of its chain.
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

  /// True if it has no limit, leaves the app's state as it is and does not end it.
  var isPlain: Bool { limit == nil && target == nil && purpose != .end }

  /// True if it ends the process because its own memory has grown too large.
  var endsForMemory: Bool { purpose == .end && steps.last == .exit(.memory, .memoryLimit) }

  /// The step that is done now; nil if all are done.
  mutating func takeStep() -> MainThreadStep? { steps.popFirst() }

  /// One more step, before those that are left.
  mutating func putFirst(_ step: MainThreadStep) { steps = [step] + steps }

  /// The purpose of a job.
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
  /// The limit that is counting.
  public let limit: TimeLimit
  /// The moment counting started.
  public internal(set) var since: Moment
  /// True if the log has said so: it does once the app has to be waited for.
  var isAnnounced = false

  init(_ limit: TimeLimit, since: Moment) {
    self.limit = limit
    self.since = since
  }
}

/// A call that has not returned.
public struct CallInProgress: Hashable, Sendable {
  /// The code that was called.
  public let code: CalledCode
  /// The moment of the call.
  public let since: Moment
  /// The moment it returns.
  public internal(set) var returns: Return
  /// A limit of the call's own, besides that of its job.
  public internal(set) var limit: CountingLimit?
  /// True if it is a save that was made slow: the data is saved once it returns.
  var savesSlowly = false

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
  /// The closure that SwiftUI runs when a phase changes, of an app that answers from outside:
  /// `onChange`.
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

/// The moment at which code returns.
public enum Return: Hashable, Sendable {
  /// At a moment of the device's time.
  case at(Duration)
  /// After so much more time of running: the process is suspended.
  case after(Duration)
  /// The moment at which the world outside says so.
  case outside

  /// The return, for a process that stops running at a moment.
  func suspended(at now: Duration) -> Return {
    if case .at(let instant) = self { .after(max(.zero, instant - now)) } else { self }
  }

  /// The return, for a process that runs again from a moment.
  func resumed(at now: Duration) -> Return {
    if case .after(let rest) = self { .at(now + rest) } else { self }
  }
}
