// SPDX-License-Identifier: Apache-2.0

/// A running program: its phase, its main thread, and what keeps it awake in the background.
public struct AppProcess: Hashable, Sendable {
  /// The process identifier: new for each launch.
  public let pid: Int
  /// Why it was launched.
  public let launch: TransitionReason
  public internal(set) var phase: Phase
  public internal(set) var thread = MainThread()
  /// Background tasks that have begun and not ended, in the order they began.
  public internal(set) var tasks: [OpenBackgroundTask] = []
  /// What woke the app in the background and is not finished.
  public internal(set) var work: [BackgroundWork] = []
  /// Changes of the device that wait for a suspended app: one net event a kind.
  public internal(set) var pendingChanges: [SystemEvent.Kind] = []
  /// Since when it launches and under which limit; nil once `didFinishLaunching` has returned.
  public internal(set) var launching: Launching?
  /// Whether both launch methods returned true so far.
  public internal(set) var acceptedLaunch = true
  /// The last method that was called.
  public internal(set) var lastCallback: Callback?
  /// Whether `applicationWillTerminate(_:)` was called.
  public internal(set) var isNotified = false

  init(pid: Int, launch: TransitionReason, phase: Phase) {
    self.pid = pid
    self.launch = launch
    self.phase = phase
  }

  /// Whether nothing keeps the process awake in the background.
  var isIdle: Bool {
    !thread.isBusy && tasks.isEmpty && work.isEmpty && launching == nil
  }

  /// What a process is doing, with what that needs to be held.
  public enum Phase: Hashable, Sendable {
    /// `UIApplicationMain` has not run yet: to the person the app is not running.
    case starting
    /// On screen, but events do not reach the app, for a reason a person can read.
    case inactive(TransitionReason)
    /// On screen, taking events.
    case active
    /// Off screen, running code.
    case background(Background)
    /// Off screen, in memory, frozen.
    case suspended

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
    /// When it got there: the budget of its background tasks counts from here.
    public let since: Duration
    /// Since when nothing keeps it awake; nil while something does.
    public internal(set) var idleSince: Duration?
    /// Whether the expiration handlers have been called.
    public internal(set) var hasExpired = false
  }

  /// A launch that is under way.
  public struct Launching: Hashable, Sendable {
    public let since: Duration
    public let limit: TimeLimit
  }
}

/// A background task: `beginBackgroundTask(withName:expirationHandler:)` not yet ended.
public struct OpenBackgroundTask: Hashable, Sendable {
  public let name: String
}

/// A wake in the background with a limit of its own, until its completion handler is called.
public struct BackgroundWork: Hashable, Sendable {
  public let wake: BackgroundWake
  /// When the app was given the event.
  public let since: Duration
}

/// The main thread: one call at a time, and what waits behind it, in order.
public struct MainThread: Hashable, Sendable {
  /// The call that has not returned.
  public internal(set) var current: CallInProgress?
  /// What is done next, first in, first out.
  public internal(set) var waiting: [MainThreadStep] = []
  /// Since when the thread is blocked: no call returns until it recovers.
  public internal(set) var hungSince: Duration?
  /// What the app has been asked for and has not begun: to leave the screen, or to end.
  public internal(set) var request: Request?

  public var isHung: Bool { hungSince != nil }
  public var isBusy: Bool { current != nil || !waiting.isEmpty }

  /// The waiting step at a place, unless a call is in progress or there is none.
  func step(_ place: Int) -> MainThreadStep? {
    current == nil && place < waiting.count ? waiting[place] : nil
  }
}

/// What the system asks of an app that leaves the screen or ends, and waits for.
public struct Request: Hashable, Sendable {
  public let since: Duration
  /// ``TimeLimit/enterBackground`` or ``TimeLimit/terminate``.
  public let limit: TimeLimit
}

/// A call that has not returned.
public struct CallInProgress: Hashable, Sendable {
  public let callback: Callback
  public let since: Duration
  /// When it will return by itself; nil if only somebody outside knows.
  public let returnsAt: Duration?
}
