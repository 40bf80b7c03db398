// SPDX-License-Identifier: Apache-2.0

/// What happened, as values: the only thing a device says.
public enum Trace {
  /// One thing that happened, when, to which app, and by which rule.
  public struct Entry: Hashable, Sendable {
    /// The device's time: since it was switched on.
    public let time: Duration
    /// The app it happened to; nil for the device.
    public let app: String?
    /// What happened.
    public let kind: Kind
    /// The rule that makes it happen, so that "why" can be answered.
    public let rule: Rule

    public init(time: Duration, app: String?, kind: Kind, rule: Rule) {
      self.time = time
      self.app = app
      self.kind = kind
      self.rule = rule
    }
  }

  /// What an entry says.
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
    /// A limit began to count.
    case deadline(TimeLimit, due: Duration)
    /// An event was queued for the app, or left its queue.
    case queue(QueueChange, SystemEvent.Kind)
    /// The process ended.
    indirect case end(Termination)
  }

  /// A call to the app: the method and what it reads.
  public struct Call: Hashable, Sendable {
    public let callback: Callback
    /// `UIApplication.State` inside the method.
    public let state: ApplicationState
    /// The scene it concerns, for a scene delegate's methods.
    public let scene: String?
    /// The launch or connection options, or the payload; nil where UIKit passes none.
    public let options: CallOptions?

    public init(
      callback: Callback, state: ApplicationState, scene: String? = nil, options: CallOptions? = nil
    ) {
      self.callback = callback
      self.state = state
      self.scene = scene
      self.options = options
    }
  }

  /// A step of a process outside the app's own code.
  public enum ProcessStep: Hashable, Sendable {
    /// `main(argc, argv)` was called.
    case main(arguments: [String])
    /// `UIApplicationMain(argc, argv, principalClassName, delegateClassName)` was called.
    case applicationMain(delegate: String)
    /// `main` ran ahead of time and stopped before `UIApplicationMain`.
    case prewarmed
    /// The main run loop began to take events.
    case runLoop
    /// iOS took the picture the app switcher shows.
    case snapshot
    /// The interface's state was archived.
    case stateSaved
    /// The completion handler of a fetch, a push or a transfer was called.
    case completed(BackgroundWake, result: String)
  }

  public enum TaskChange: String, CaseIterable, Hashable, Sendable {
    case begun
    case ended
    case expired
    case leaked
  }

  public enum QueueChange: String, CaseIterable, Hashable, Sendable {
    case queued
    case coalesced
    case delivered
    case dropped
  }
}

/// Why an event was not possible, and how to make it possible.
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
