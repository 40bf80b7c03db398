// SPDX-License-Identifier: Apache-2.0

/// A running program: its phase, its main thread, and what keeps it awake in the background.
package struct Process: Hashable, Sendable {
  /// The process identifier: new for each launch.
  package let pid: Int
  /// Why it was launched.
  package let launch: Cause
  package internal(set) var phase: Phase
  package internal(set) var thread = MainThread()
  /// Background tasks that have begun and not ended, in the order they began.
  package internal(set) var tasks: [BackgroundTask] = []
  /// What woke the app in the background and is not finished.
  package internal(set) var work: [BackgroundWork] = []
  /// Changes of the device that wait for a suspended app: one net event a kind.
  package internal(set) var pendingChanges: [SystemEvent.Kind] = []
  /// Since when it launches and under which limit; nil once `didFinishLaunching` has returned.
  package internal(set) var launching: Launching?
  /// Whether both launch methods returned true so far.
  package internal(set) var acceptedLaunch = true
  /// The last method that was called.
  package internal(set) var lastCallback: Callback?
  /// Whether `applicationWillTerminate(_:)` was called.
  package internal(set) var isTold = false

  init(pid: Int, launch: Cause, phase: Phase) {
    self.pid = pid
    self.launch = launch
    self.phase = phase
  }

  /// Whether nothing keeps the process awake in the background.
  var isIdle: Bool {
    !thread.isBusy && tasks.isEmpty && work.isEmpty && launching == nil
  }

  /// What a process is doing, with what that needs to be held.
  package enum Phase: Hashable, Sendable {
    /// `UIApplicationMain` has not run yet: to the person the app is not running.
    case starting
    /// On screen, but events do not reach the app, for a reason a person can read.
    case inactive(Cause)
    /// On screen, taking events.
    case active
    /// Off screen, running code.
    case background(Background)
    /// Off screen, in memory, frozen.
    case suspended

    package var state: App.State {
      switch self {
      case .starting: .notRunning
      case .inactive: .inactive
      case .active: .active
      case .background: .background
      case .suspended: .suspended
      }
    }

    /// What `UIApplication.shared.applicationState` reads.
    package var applicationState: ApplicationState {
      switch self {
      case .active: .active
      case .inactive: .inactive
      // A starting or suspended process runs no code that could ask.
      case .background, .suspended, .starting: .background
      }
    }
  }

  /// Time spent in the background.
  package struct Background: Hashable, Sendable {
    /// Why the app is there.
    package let because: Cause
    /// When it got there: the budget of its background tasks counts from here.
    package let since: Duration
    /// Since when nothing keeps it awake; nil while something does.
    package internal(set) var idleSince: Duration?
    /// Whether the expiration handlers have been called.
    package internal(set) var hasExpired = false
  }

  /// A launch that is under way.
  package struct Launching: Hashable, Sendable {
    package let since: Duration
    package let limit: TimeLimit
  }
}

/// A background task: `beginBackgroundTask(withName:expirationHandler:)` not yet ended.
package struct BackgroundTask: Hashable, Sendable {
  package let name: String
}

/// A wake in the background with a limit of its own, until its completion handler is called.
package struct BackgroundWork: Hashable, Sendable {
  package let wake: Wake
  /// When the app was given the event.
  package let since: Duration
}

/// The main thread: one call at a time, and what waits behind it, in order.
package struct MainThread: Hashable, Sendable {
  /// The call that has not returned.
  package internal(set) var current: CallInProgress?
  /// What is done next, first in, first out.
  package internal(set) var waiting: [Step] = []
  /// Since when the thread is blocked: no call returns until it recovers.
  package internal(set) var hungSince: Duration?
  /// What the app has been asked for and has not begun: to leave the screen, or to end.
  package internal(set) var request: Request?

  package var isHung: Bool { hungSince != nil }
  package var isBusy: Bool { current != nil || !waiting.isEmpty }

  /// The waiting step at a place, unless a call is in progress or there is none.
  func step(_ place: Int) -> Step? {
    current == nil && place < waiting.count ? waiting[place] : nil
  }
}

/// What the system asks of an app that leaves the screen or ends, and waits for.
package struct Request: Hashable, Sendable {
  package let since: Duration
  /// ``TimeLimit/enterBackground`` or ``TimeLimit/terminate``.
  package let limit: TimeLimit
}

/// A call that has not returned.
package struct CallInProgress: Hashable, Sendable {
  package let callback: Callback
  package let since: Duration
  /// When it will return by itself; nil if only somebody outside knows.
  package let returnsAt: Duration?
}
