// SPDX-License-Identifier: Apache-2.0

/// What happened, as values: the only thing a device says.
package enum Trace {
  /// One thing that happened, when, to which app, and by which rule.
  package struct Entry: Hashable, Sendable {
    /// The device's time: since it was switched on.
    package let time: Duration
    /// The app it happened to; nil for the device.
    package let app: String?
    /// What happened.
    package let kind: Kind
    /// The rule that makes it happen, so that "why" can be answered.
    package let rule: Rule

    package init(time: Duration, app: String?, kind: Kind, rule: Rule) {
      self.time = time
      self.app = app
      self.kind = kind
      self.rule = rule
    }
  }

  /// What an entry says.
  package enum Kind: Hashable, Sendable {
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
    case state(from: App.State, to: App.State, because: Cause)
    /// Something about a background task; the budget that remains.
    case task(name: String, what: TaskChange, remaining: Duration)
    /// A limit began to count.
    case deadline(TimeLimit, due: Duration)
    /// An event was queued for the app, or left its queue.
    case queue(QueueChange, SystemEvent.Kind)
    /// The process ended.
    indirect case end(Ending)
  }

  /// A call to the app: the method and what it reads.
  package struct Call: Hashable, Sendable {
    package let callback: Callback
    /// `UIApplication.State` inside the method.
    package let state: ApplicationState
    /// The scene it concerns, for a scene delegate's methods.
    package let scene: String?
    /// The launch or connection options, or the payload; nil where UIKit passes none.
    package let options: Options?

    package init(
      callback: Callback, state: ApplicationState, scene: String? = nil, options: Options? = nil
    ) {
      self.callback = callback
      self.state = state
      self.scene = scene
      self.options = options
    }
  }

  /// A step of a process outside the app's own code.
  package enum ProcessStep: Hashable, Sendable {
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
    case completed(Wake, result: String)
  }

  package enum TaskChange: String, CaseIterable, Hashable, Sendable {
    case begun
    case ended
    case expired
    case leaked
  }

  package enum QueueChange: String, CaseIterable, Hashable, Sendable {
    case queued
    case coalesced
    case delivered
    case dropped
  }
}

/// Why an event was not possible, and how to make it possible.
package struct Refusal: Hashable, Sendable {
  package let event: SystemEvent
  /// The rule that forbids it now.
  package let rule: Rule
  /// The shortest events that make it possible; empty where nothing does.
  package let way: [SystemEvent]

  package init(event: SystemEvent, rule: Rule, way: [SystemEvent]) {
    self.event = event
    self.rule = rule
    self.way = way
  }
}

/// The dictionary handed to a launch method, or the options of a scene's connection: keys as
/// Apple names them, in a fixed order.
package struct Options: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package let key: String
    package let value: String

    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  package let items: [Item]

  package init(_ items: [Item]) { self.items = items }
}
