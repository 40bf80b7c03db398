// SPDX-License-Identifier: Apache-2.0

/// Everything that happened, as values: the only thing a device says.
public enum Trace {
  /// One thing that happened: when, to which app, by which rule, and what it goes back to.
  public struct Entry: Hashable, Sendable {
    /// The entry's place among all entries of the device, counted from zero.
    public let number: Int
    /// The device's time: since it was switched on.
    public let time: Duration
    /// The app it happened to; nil for the device.
    public let app: String?
    /// The kind of the entry, with what happened.
    public let kind: Kind
    /// The rule that makes it happen, so that "why" can be answered.
    public let rule: Rule
    /// The input or the deadline behind it.
    public let cause: Cause
    /// The number of the entry before it in the chain from its cause; nil for an input's own entry.
    public let predecessor: Int?

    /// An entry with everything it says.
    public init(
      number: Int = 0, time: Duration, app: String?, kind: Kind, rule: Rule,
      cause: Cause = .event(0), predecessor: Int? = nil
    ) {
      self.number = number
      self.time = time
      self.app = app
      self.kind = kind
      self.rule = rule
      self.cause = cause
      self.predecessor = predecessor
    }
  }

  /// The cause of an entry.
  public enum Cause: Hashable, Sendable {
    /// A system event: the number of its entry. What a call held up goes back to the event that
    /// asked for it, whoever answered the call.
    case event(Int)
    /// A deadline that passed, and the number of the entry that announced it.
    case deadline(TimeLimit, announced: Int?)
  }

  /// The content of an entry.
  public enum Kind: Hashable, Sendable {
    /// A system event was accepted.
    case event(SystemEvent)
    /// A system event was not possible; nothing changed.
    indirect case refused(Refusal)
    /// The process took a step that is not a call to the app's own code.
    case process(ProcessStep)
    /// UIKit called the app; the state is the one read inside the method.
    case call(Call)
    /// A call that took time or has a value returned.
    case returned(Callback, after: Duration, value: Bool?)
    /// A notification was posted; the state is the one an observer reads.
    case notification(AppleNotification, state: ApplicationState)
    /// The app went from one of the five states to another.
    case state(from: EmulatedApp.State, to: EmulatedApp.State, because: TransitionReason)
    /// Something about a background task; the budget that remains.
    case task(name: String, what: TaskChange, remaining: Duration)
    /// SwiftUI's `ScenePhase` changed: of one scene, or, without one, of the whole app.
    case phase(scene: String?, from: SwiftUIPhase, to: SwiftUIPhase)
    /// A limit began to count.
    case deadline(TimeLimit, due: Duration)
    /// An event was queued for the app, or left its queue.
    case queue(QueueChange, SystemEvent.Kind)
    /// The process ended.
    indirect case end(Termination)
    /// A hosted process wrote a line, or something is to be said about it.
    indirect case output(OutputStream, String)
  }

  /// The stream that a line about a hosted process comes from.
  public enum OutputStream: String, CaseIterable, Hashable, Sendable {
    case standardOutput = "stdout"
    case standardError = "stderr"
    /// A line of applife's about the process.
    case host = "applife"
  }

  /// A call to the app: the method and what it reads.
  public struct Call: Hashable, Sendable {
    public let callback: Callback
    /// `UIApplication.State` inside the method.
    public let state: ApplicationState
    /// The receiver of the call, if it is not the app delegate.
    private let receiver: Receiver?
    /// The launch or connection options, or the payload; nil where UIKit passes none.
    public let options: CallOptions?

    /// The options as a trace shows them. Which sessions were discarded is for hosted code, which
    /// has to be handed them; a trace names no argument of that method.
    public var shownOptions: CallOptions? { callback == .didDiscardSceneSessions ? nil : options }

    public init(
      callback: Callback, state: ApplicationState, scene: String? = nil, object: String? = nil,
      options: CallOptions? = nil
    ) {
      self.callback = callback
      self.state = state
      receiver =
        object.map { Receiver.object($0, scene: scene) } ?? scene.map(Receiver.scene)
      self.options = options
    }

    /// The scene it concerns, for a scene delegate's methods and its views: `scene-1`.
    public var scene: String? {
      switch receiver {
      case .scene(let scene): scene
      case .object(_, let scene): scene
      case nil: nil
      }
    }

    /// The class of the object that is called, for view controllers and responders.
    public var object: String? { if case .object(let name, _)? = receiver { name } else { nil } }

    /// A scene's delegate, or another object. Indirect: calls to other objects are few, and every
    /// entry has room for the largest case.
    private enum Receiver: Hashable, Sendable {
      case scene(String)
      indirect case object(String, scene: String?)
    }
  }

  /// A step of a process outside the app's own code.
  public enum ProcessStep: Hashable, Sendable {
    /// `main(argc, argv)` was called.
    case main(arguments: [String])
    /// `UIApplicationMain(argc, argv, principalClassName, delegateClassName)` was called.
    case applicationMain(principal: String?, delegate: String)
    /// `main` ran ahead of time and stopped before `UIApplicationMain`.
    case prewarmed
    /// The main run loop is running.
    case runLoop
    /// iOS took the snapshot the app switcher shows.
    case snapshot
    /// The interface's state was archived.
    case stateSaved
    /// The completion handler of a fetch or a push was called.
    case completed(BackgroundWake, result: FetchResult)
    /// The completion handler of a fetch or a push was not called in time, and the process goes on:
    /// what the console says then.
    case neverCompleted(BackgroundWake)
    /// A scheduler's task was registered, submitted or completed.
    case schedulerTask(String, SchedulerChange)
    /// Work on another thread began or handed its result to the main thread.
    case threadWork(String, ThreadWorkChange)
    /// UIKit was used off the main thread: a fault.
    case offMainThread(String)
    /// A file in a shared container was locked or unlocked.
    case fileLock(isLocked: Bool)
    /// Audio began, stopped, was paused by a call or resumed after it.
    case audio(ActivityChange)
    /// The app began or stopped following the location.
    case location(ActivityChange)
    /// The main storyboard was loaded.
    case storyboard(String)
    /// Protected data cannot be read: the device has not been unlocked since it was switched on.
    case protectedDataUnreadable
    /// Data that needs an unlocked device cannot be read: it is locked.
    case protectedDataLocked
    /// A prewarmed process read something too early, and misses it when the user opens the app: it
    /// seems logged out.
    case seemsLoggedOut
    /// An event went through these objects, in order, and none handled it.
    case unhandled([String])
    /// The app asked for background fetches, at least so much apart: zero is as often as iOS likes.
    /// An app that never asks gets none.
    case fetchInterval(Duration)
    /// The completion handler of a background URL session was called.
    case transferCompleted
    /// A method the app does not implement was due: it is not called.
    case notImplemented(Callback)
    /// A control sent an action message to its target.
    case actionSent(Callback, target: String)
    /// A window came before the others on the screen: its scene.
    case windowInFront(String)
    /// The app reported the call of a VoIP push to CallKit.
    case callReported
    /// The app started a Live Activity.
    case liveActivityStarted
    /// A line of the system's console.
    case console(String)
  }

  /// A change of a task of the scheduler.
  public enum SchedulerChange: String, CaseIterable, Hashable, Sendable {
    case registered
    case refused
    case submitted
    case queued
    case launched
    case progressed
    case stopped
    case expired
    case succeeded
    case failed
    case canceled
  }

  /// A change of work on another thread.
  public enum ThreadWorkChange: String, CaseIterable, Hashable, Sendable {
    case begun
    case suspended
    case resumed
    case finished
  }

  /// A change of audio or of following the location.
  public enum ActivityChange: String, CaseIterable, Hashable, Sendable {
    case started
    case stopped
    case paused
    case resumed
  }

  /// A change of a background task.
  public enum TaskChange: String, CaseIterable, Hashable, Sendable {
    case begun
    case ended
    case expired
    case leaked
  }

  /// The fate of an event that had to wait.
  public enum QueueChange: String, CaseIterable, Hashable, Sendable {
    case queued
    case coalesced
    case delivered
    case dropped
  }
}

/// The reason why an event was not possible, and the way to make it possible.
public struct Refusal: Hashable, Sendable {
  public let event: SystemEvent
  /// The rule that forbids it now.
  public let rule: Rule
  /// The shortest events that make it possible; empty where nothing does.
  public let remedy: [SystemEvent]

  public init(event: SystemEvent, rule: Rule, remedy: [SystemEvent]) {
    self.event = event
    self.rule = rule
    self.remedy = remedy
  }
}

/// The dictionary handed to a launch method, or the options of a scene's connection: keys as
/// Apple names them, in a fixed order.
public struct CallOptions: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public let key: String
    public let value: String

    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  public let items: [Item]

  public init(_ items: [Item]) { self.items = items }
}
