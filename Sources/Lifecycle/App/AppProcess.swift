// SPDX-License-Identifier: Apache-2.0

/// A running program: its phase, its main thread, and what keeps it running in the background.
public struct AppProcess: Hashable, Sendable {
  /// The process identifier: new for each launch.
  public let pid: Int
  /// Why it was launched.
  public let launch: TransitionReason
  /// What it is doing.
  public internal(set) var phase: Phase
  /// Its main thread.
  public internal(set) var thread = MainThread()
  /// Background tasks that have begun and not ended, in the order they began.
  public internal(set) var tasks: [OpenBackgroundTask] = []
  /// How many background tasks have begun: the next one's number.
  var taskCount = 0
  /// What it was woken for and has not completed.
  public internal(set) var work: [BackgroundWork] = []
  /// Work on other threads.
  public internal(set) var threadWork: [ThreadWork] = []
  /// Audio it plays.
  public internal(set) var audio = Audio.silent
  /// Whether it follows the location.
  public internal(set) var followsLocation = false
  /// How many locks it holds on files in a shared container.
  public internal(set) var fileLocks = 0
  /// Changes of the device queued while it is suspended: one net event per kind.
  public internal(set) var pendingChanges: [SystemEvent.Kind] = []
  /// Whether both launch methods returned true so far.
  public internal(set) var acceptedLaunch = true
  /// The last method that was called.
  public internal(set) var lastCallback: Callback?
  /// Whether `applicationWillTerminate(_:)` was called.
  public internal(set) var isNotified = false
  /// Whether the main run loop is running: the launch is over.
  public internal(set) var hasLaunched = false
  /// Whether the view controllers of an app without scenes have loaded their views.
  var hasLoadedViews = false
  /// The app's own value of `ScenePhase`; nil before the first scene.
  public internal(set) var swiftUIPhase: SwiftUIPhase?

  init(pid: Int, launch: TransitionReason, phase: Phase) {
    self.pid = pid
    self.launch = launch
    self.phase = phase
  }

  /// What a process is doing, with what that needs to be held.
  public enum Phase: Hashable, Sendable {
    /// `UIApplicationMain` has not run yet: to the user the app is not running.
    case starting
    /// On screen, but the app receives no events, for a reason a person can read.
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

  /// Time spent in the background.
  public struct Background: Hashable, Sendable {
    /// Why the app is there.
    public let because: TransitionReason
    /// When it got there.
    public let since: Moment
    /// Since when the budget of its background tasks counts: from entering the background, or anew
    /// from the moment a background mode's activity stopped.
    public internal(set) var budgetSince: Moment
    /// Since when it has no assertion; nil while something keeps it running.
    public internal(set) var idleSince: Moment?
    /// Whether the expiration handlers have been called.
    public internal(set) var hasExpired = false

    init(because: TransitionReason, since: Moment) {
      self.because = because
      self.since = since
      budgetSince = since
    }
  }

  /// What an app plays.
  public enum Audio: String, CaseIterable, Hashable, Sendable {
    case silent
    case playing
    /// Interrupted by a call; it resumes when the call ends.
    case paused
  }
}

/// A background task: `beginBackgroundTask(withName:expirationHandler:)` not yet ended.
public struct OpenBackgroundTask: Hashable, Sendable {
  /// What tells tasks apart: names may repeat.
  public let number: Int
  /// The name it was begun with.
  public let name: String
  /// Whether it was begun with an expiration handler. One begun in a handler has none: it would
  /// be called at once, again and again.
  public let hasHandler: Bool
}

/// What an app was woken for, until its completion handler is called or its time is over.
public struct BackgroundWork: Hashable, Sendable {
  /// What woke it.
  public let wake: BackgroundWake
  /// The identifier of the scheduler's task; nil for everything else.
  public let task: String?
  /// Since when its limit counts.
  public let since: Moment
  /// Whether the app has been in front meanwhile: then it is not terminated for being late.
  public internal(set) var hasBeenInFront: Bool
  /// Whether its expiration handler has been called.
  public internal(set) var hasExpired = false

  init(wake: BackgroundWake, task: String? = nil, since: Moment, hasBeenInFront: Bool) {
    self.wake = wake
    self.task = task
    self.since = since
    self.hasBeenInFront = hasBeenInFront
  }
}

/// Work on another thread of a process: it runs while the process runs.
public struct ThreadWork: Hashable, Sendable {
  /// What the scenario calls it.
  public let name: String
  /// When it is finished.
  public internal(set) var returns: Return
}

/// A request the app submitted to `BGTaskScheduler`.
public struct ScheduledTask: Hashable, Sendable {
  /// The identifier it was registered with.
  public let name: String
  /// Whether it is a `BGProcessingTaskRequest`; else a `BGAppRefreshTaskRequest`.
  public let isProcessing: Bool
}
