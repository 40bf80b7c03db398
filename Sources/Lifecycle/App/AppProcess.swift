// SPDX-License-Identifier: Apache-2.0

/// A running program: its phase, its main thread, and what keeps it running in the background.
public struct AppProcess: Hashable, Sendable {
  /// What it is and has, in a list of one: an app is copied and asked for its process far more often
  /// than a process changes, and this is most of an app.
  private var box: [Contents]

  private struct Contents: Hashable, Sendable {
    let pid: Int
    var launch: TransitionReason
    var phase: Phase
    var thread: MainThread = MainThread()
    var acceptedLaunch: Bool = true
    var lastCallback: Callback?
    var isNotified: Bool = false
    var hasLaunched: Bool = false
    var hasLoadedViews: Bool = false
    var isViewAppearing: Bool = false
    var hasReadTooEarly: Bool = false
    var swiftUIPhase: SwiftUIPhase?
    var backgroundTasks = BackgroundTasks()
    var work: [BackgroundWork] = []
    var threadWork: [ThreadWork] = []
    var queuedTasks: [String] = []
    var activities = BackgroundActivities()
    var fileLocks: Int = 0
    var queuedChanges = PendingChanges()
  }

  init(pid: Int, launch: TransitionReason, phase: Phase) {
    box = [Contents(pid: pid, launch: launch, phase: phase)]
  }

  /// The process identifier: new for each launch.
  public var pid: Int { box[0].pid }
  /// Why it was launched.
  public internal(set) var launch: TransitionReason {
    get { box[0].launch }
    set { box[0].launch = newValue }
  }
  /// What it is doing.
  public internal(set) var phase: Phase {
    _read { yield box[0].phase }
    _modify { yield &box[0].phase }
  }
  /// Its main thread.
  public internal(set) var thread: MainThread {
    _read { yield box[0].thread }
    _modify { yield &box[0].thread }
  }
  /// Whether both launch methods returned true so far.
  public internal(set) var acceptedLaunch: Bool {
    _read { yield box[0].acceptedLaunch }
    _modify { yield &box[0].acceptedLaunch }
  }
  /// The last method that was called.
  public internal(set) var lastCallback: Callback? {
    _read { yield box[0].lastCallback }
    _modify { yield &box[0].lastCallback }
  }
  /// Whether `applicationWillTerminate(_:)` was called.
  public internal(set) var isNotified: Bool {
    _read { yield box[0].isNotified }
    _modify { yield &box[0].isNotified }
  }
  /// Whether the main run loop is running: the launch is over.
  public internal(set) var hasLaunched: Bool {
    _read { yield box[0].hasLaunched }
    _modify { yield &box[0].hasLaunched }
  }
  /// Whether the view controllers of an app without scenes have loaded their views.
  var hasLoadedViews: Bool {
    _read { yield box[0].hasLoadedViews }
    _modify { yield &box[0].hasLoadedViews }
  }
  /// Whether the view of an app without scenes has loaded and not yet appeared.
  var isViewAppearing: Bool {
    _read { yield box[0].isViewAppearing }
    _modify { yield &box[0].isViewAppearing }
  }
  /// Whether it was prewarmed before the first unlock, and read what could not be read then.
  var hasReadTooEarly: Bool {
    _read { yield box[0].hasReadTooEarly }
    _modify { yield &box[0].hasReadTooEarly }
  }
  /// The app's own value of `ScenePhase`; nil before the first scene.
  public internal(set) var swiftUIPhase: SwiftUIPhase? {
    _read { yield box[0].swiftUIPhase }
    _modify { yield &box[0].swiftUIPhase }
  }
  /// Its background tasks.
  var backgroundTasks: BackgroundTasks {
    _read { yield box[0].backgroundTasks }
    _modify { yield &box[0].backgroundTasks }
  }
  /// Background tasks that have begun and not ended, in the order they began.
  public var tasks: [OpenBackgroundTask] { box[0].backgroundTasks.open }
  /// What it was woken for and has not completed.
  public internal(set) var work: [BackgroundWork] {
    _read { yield box[0].work }
    _modify { yield &box[0].work }
  }
  /// Work on other threads.
  public internal(set) var threadWork: [ThreadWork] {
    _read { yield box[0].threadWork }
    _modify { yield &box[0].threadWork }
  }
  /// The scheduler's task that expired last, by its identifier.
  package var lastExpiredTask: String? {
    work.filter { $0.task != nil && $0.hasExpired }.max { $0.since.time < $1.since.time }?.task
  }
  /// Continued processing tasks that wait until another one is over, in the order they were
  /// submitted. They are taken to end with the process; nothing is published about that.
  public internal(set) var queuedTasks: [String] {
    _read { yield box[0].queuedTasks }
    _modify { yield &box[0].queuedTasks }
  }
  /// What a background mode may keep it running for.
  var activities: BackgroundActivities {
    _read { yield box[0].activities }
    _modify { yield &box[0].activities }
  }
  /// Audio it plays.
  public var audio: Audio { box[0].activities.audio }
  /// Whether it follows the location.
  public var followsLocation: Bool { box[0].activities.followsLocation }
  /// How many locks it holds on files in a shared container.
  public internal(set) var fileLocks: Int {
    _read { yield box[0].fileLocks }
    _modify { yield &box[0].fileLocks }
  }
  /// Changes of the device queued while it is suspended.
  var queuedChanges: PendingChanges {
    _read { yield box[0].queuedChanges }
    _modify { yield &box[0].queuedChanges }
  }
  /// Changes of the device queued while it is suspended: one net event per kind.
  public var pendingChanges: [SystemEvent.Kind] { box[0].queuedChanges.kinds }

  /// A step of the main thread, and what its entries go back to.
  struct NextStep {
    let step: MainThreadStep
    let cause: Trace.Cause
    let predecessor: Int
  }

  /// The step that is done next; nil if the main thread cannot go on, or has nothing to do. Jobs
  /// that are done are removed.
  mutating func takeStep() -> NextStep? {
    if thread.jobs.isEmpty || thread.isInCall || thread.isHung || isSuspended { return nil }
    while !thread.jobs.isEmpty {
      if let step = thread.jobs[0].takeStep() {
        return NextStep(
          step: step, cause: thread.jobs[0].cause, predecessor: thread.jobs[0].predecessor)
      }
      thread.jobs.removeFirst()
    }
    return nil
  }

  /// Whether it runs no code until it is resumed.
  var isSuspended: Bool {
    if case .suspended = phase { true } else { false }
  }

  /// What a process is doing, with what that needs to be held.
  public enum Phase: Hashable, Sendable {
    /// `UIApplicationMain` has not run yet: to the user the app is not running.
    case starting
    /// On screen, but the app receives no events, for a reason a user can read.
    case inactive(TransitionReason)
    /// On screen, receiving events.
    case active
    /// Off screen, running code.
    case background(Background)
    /// Off screen, in memory, running no code.
    case suspended

    /// The state of Apple's guides.
    public var state: EmulatedApp.State {
      switch self {
      case .starting: .notRunning
      case .inactive: .inactive
      case .active: .active
      case .background: .background
      case .suspended: .suspended
      }
    }

    /// What `UIApplication.shared.applicationState` reads.
    public var applicationState: ApplicationState {
      switch self {
      case .active: .active
      case .inactive: .inactive
      // A starting or suspended process runs no code that could ask.
      case .background, .suspended, .starting: .background
      }
    }
  }
}

/// What an app was woken for, until its completion handler is called or its time is over.
public struct BackgroundWork: Hashable, Sendable {
  /// What woke it.
  public let wake: BackgroundWake
  /// The identifier of the scheduler's task; nil for everything else.
  public let task: String?
  /// Since when its limit counts: from the start, or from the last progress of a continued
  /// processing task, or from the moment such a task expired.
  public internal(set) var since: Moment
  /// Whether the app has been in front meanwhile: then it is not terminated for being late.
  public internal(set) var hasBeenInFront: Bool
  /// Whether its expiration handler has been called.
  public internal(set) var hasExpired = false
  /// When its time is over, if that is earlier than its limit says.
  var endsEarly: Duration?
  /// Whether the app has been handed what completes it: its method has been called.
  public internal(set) var isHandedOver = false

  /// What counts now. A continued processing task that has expired has as long to complete as an
  /// expiration handler takes.
  var limit: TimeLimit {
    wake == .continuedTask && hasExpired ? .expirationHandler : wake.limit
  }

  init(wake: BackgroundWake, task: String? = nil, since: Moment, hasBeenInFront: Bool) {
    self.wake = wake
    self.task = task
    self.since = since
    self.hasBeenInFront = hasBeenInFront
  }
}

extension BackgroundWork {
  /// When its time is over.
  func end(_ context: EngineContext) -> Duration {
    let end = since.time + context.allowance(limit)
    return endsEarly.map { min($0, end) } ?? end
  }

  /// Whether the process is terminated for it when its time is over: if somebody must say that it is
  /// complete, and the app has not been in front meanwhile.
  var isFatal: Bool { (task != nil || wake.hasCompletion) && !hasBeenInFront }

  /// Whether the app holds a completion handler of a fetch or a push that it can call.
  var canBeFinished: Bool { wake.hasCompletion && isHandedOver }
}

/// Work on another thread of a process: it runs while the process runs.
public struct ThreadWork: Hashable, Sendable {
  /// What the scenario calls it.
  public let name: String
  /// When it began, and the entry that says so.
  let begun: Moment
  /// What its entries go back to.
  let cause: Trace.Cause
  /// When it is finished.
  public internal(set) var returns: Return
  /// Whether it ends in a handler that Swift takes to be on the main actor.
  var belongsToMainActor = false
}
