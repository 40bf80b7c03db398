// SPDX-License-Identifier: Apache-2.0

/// A running program: its phase, its main thread, and what keeps it running in the background.
public struct AppProcess: Hashable, Sendable {
  /// The fields, boxed here and not in the app: to read one of an optional process whose fields are
  /// its own copies all of them, and an engine of such processes does a third of the events a second.
  @Boxed private var contents: Contents

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
    var backgroundTasks: BackgroundTasks = BackgroundTasks()
    var work: [BackgroundWork] = []
    var threadWork: [ThreadWork] = []
    var queuedTasks: [String] = []
    var activities: BackgroundActivities = BackgroundActivities()
    var fileLocks: Int = 0
    var slowSave: Duration?
    var queuedChanges: PendingChanges = PendingChanges()
  }

  init(pid: Int, launch: TransitionReason, phase: Phase) {
    _contents = Boxed(wrappedValue: Contents(pid: pid, launch: launch, phase: phase))
  }

  /// The process identifier: new for each launch.
  public var pid: Int { contents.pid }
  /// The reason for the launch.
  public internal(set) var launch: TransitionReason {
    _read { yield contents.launch }
    _modify { yield &contents.launch }
  }
  /// The phase of the process, with what that phase needs to be held.
  public internal(set) var phase: Phase {
    _read { yield contents.phase }
    _modify { yield &contents.phase }
  }
  /// The process's main thread.
  public internal(set) var thread: MainThread {
    _read { yield contents.thread }
    _modify { yield &contents.thread }
  }
  /// True if both launch methods returned true so far.
  public internal(set) var acceptedLaunch: Bool {
    _read { yield contents.acceptedLaunch }
    _modify { yield &contents.acceptedLaunch }
  }
  /// The last method that was called.
  public internal(set) var lastCallback: Callback? {
    _read { yield contents.lastCallback }
    _modify { yield &contents.lastCallback }
  }
  /// True if `applicationWillTerminate(_:)` was called.
  public internal(set) var isNotified: Bool {
    _read { yield contents.isNotified }
    _modify { yield &contents.isNotified }
  }
  /// True if the main run loop is running: the launch is over.
  public internal(set) var hasLaunched: Bool {
    _read { yield contents.hasLaunched }
    _modify { yield &contents.hasLaunched }
  }
  /// True if the view controllers of an app without scenes have loaded their views.
  var hasLoadedViews: Bool {
    _read { yield contents.hasLoadedViews }
    _modify { yield &contents.hasLoadedViews }
  }
  /// True if the view of an app without scenes has loaded and not yet appeared.
  var isViewAppearing: Bool {
    _read { yield contents.isViewAppearing }
    _modify { yield &contents.isViewAppearing }
  }
  /// True if it was prewarmed while protected data could not be read, and tried to read some.
  var hasReadTooEarly: Bool {
    _read { yield contents.hasReadTooEarly }
    _modify { yield &contents.hasReadTooEarly }
  }
  /// The app's own value of `ScenePhase`. Nil before the first scene.
  public internal(set) var swiftUIPhase: SwiftUIPhase? {
    _read { yield contents.swiftUIPhase }
    _modify { yield &contents.swiftUIPhase }
  }
  /// The process's background tasks.
  var backgroundTasks: BackgroundTasks {
    _read { yield contents.backgroundTasks }
    _modify { yield &contents.backgroundTasks }
  }
  /// The work that it was woken for and has not completed.
  public internal(set) var work: [BackgroundWork] {
    _read { yield contents.work }
    _modify { yield &contents.work }
  }
  /// Work on other threads.
  public internal(set) var threadWork: [ThreadWork] {
    _read { yield contents.threadWork }
    _modify { yield &contents.threadWork }
  }
  /// Continued processing tasks that wait until another one is over, in the order they were
  /// submitted. They are taken to end with the process; nothing is published about that.
  public internal(set) var queuedTasks: [String] {
    _read { yield contents.queuedTasks }
    _modify { yield &contents.queuedTasks }
  }
  /// The activities that a background mode may keep it running for.
  var activities: BackgroundActivities {
    _read { yield contents.activities }
    _modify { yield &contents.activities }
  }
  /// The number of locks it holds on files in a shared container.
  public internal(set) var fileLocks: Int {
    _read { yield contents.fileLocks }
    _modify { yield &contents.fileLocks }
  }
  /// The time that its next save takes, if that was made slow. Nil otherwise.
  public internal(set) var slowSave: Duration? {
    _read { yield contents.slowSave }
    _modify { yield &contents.slowSave }
  }
  /// Changes of the device queued while it is suspended.
  var queuedChanges: PendingChanges {
    _read { yield contents.queuedChanges }
    _modify { yield &contents.queuedChanges }
  }

  /// Background tasks that have begun and not ended, in the order they began.
  public var tasks: [OpenBackgroundTask] { backgroundTasks.open }
  /// The scheduler's task that expired last, by its identifier.
  package var lastExpiredTask: String? {
    work.filter { $0.task != nil && $0.hasExpired }.max { $0.since.time < $1.since.time }?.task
  }
  /// Audio it plays.
  public var audio: Audio { activities.audio }
  /// True if it follows the location.
  public var followsLocation: Bool { activities.followsLocation }
  /// Changes of the device queued while it is suspended: one net event per kind.
  public var pendingChanges: [SystemEvent.Kind] { queuedChanges.kinds }

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

  /// True if it runs no code until it is resumed.
  var isSuspended: Bool {
    if case .suspended = phase { true } else { false }
  }

  /// The phase of a process, with what that phase needs to be held.
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

    /// The value of `UIApplication.shared.applicationState`.
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

/// Work that an app was woken for, until its completion handler is called or its time is over.
public struct BackgroundWork: Hashable, Sendable {
  /// The wake-up that began the work.
  public let wake: BackgroundWake
  /// The identifier of the scheduler's task; nil for everything else.
  public let task: String?
  /// The moment its limit counts from: the start, the last progress of a continued processing task,
  /// or the moment such a task expired.
  public internal(set) var since: Moment
  /// True if the app has been in front meanwhile: then it is not terminated for being late.
  public internal(set) var hasBeenInFront: Bool
  /// True if its expiration handler has been called.
  public internal(set) var hasExpired = false
  /// The moment its time is over, if that is earlier than its limit says.
  var endsEarly: Duration?
  /// True if the app has been handed what completes it: its method has been called.
  public internal(set) var isHandedOver = false

  /// The limit that counts now. A continued processing task that has expired has as long to
  /// complete as an expiration handler takes.
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
  /// Returns the moment its time is over.
  func end(_ context: EngineContext) -> Duration {
    let end = since.time + context.allowance(limit)
    return endsEarly.map { min($0, end) } ?? end
  }

  /// True if the process is terminated for it when its time is over: its completion must be
  /// reported, and the app has not been in front meanwhile.
  var isFatal: Bool { (task != nil || wake.hasCompletion) && !hasBeenInFront }

  /// True if the app holds a completion handler of a fetch or a push that it can call.
  var canBeFinished: Bool { wake.hasCompletion && isHandedOver }
}

/// Work on another thread of a process: it runs while the process runs.
public struct ThreadWork: Hashable, Sendable {
  /// The work's name in the scenario.
  public let name: String
  /// The moment it began, and the entry that says so.
  let begun: Moment
  /// The cause of its entries.
  let cause: Trace.Cause
  /// The moment it is finished.
  public internal(set) var returns: Return
  /// True if it ends in a handler that Swift takes to be on the main actor.
  var belongsToMainActor = false
}
