// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The emulator as a value: the device, what has happened, and what the person looks at.
///
/// ``update(_:at:)`` is the only way it changes. Time comes in with every input, so that a test
/// says what time it is.
package struct Session: Sendable {
  package internal(set) var device: Device
  /// What is shown at the top: the scenario's title, or the program's name.
  package let title: String
  /// What the session began with, in a list of one: a session is copied for every panel, and a
  /// hundred sentences should not be.
  private let origins: [Start]
  var origin: Start { origins[0] }
  package var phrases: Phrases {
    _read { yield origins[0].phrases }
  }
  /// Whether only ASCII may be drawn.
  package let isASCII: Bool
  package internal(set) var size: Size
  package internal(set) var timeBase: TimeBase
  /// Which panel has the keys.
  package internal(set) var focus = Focus.device
  /// The app, by its place on the device, that events without a name are for.
  package internal(set) var focusedApp = 0
  /// Which of ``Session/actions`` is selected while that panel has the keys.
  package internal(set) var selectedAction = 0
  /// Which box of the diagram is selected while that panel has the keys.
  package internal(set) var selectedState = EmulatedApp.State.notRunning
  /// Rows of the log broken into lines where it is so wide, by their numbers.
  var knownRows: (width: Int, rows: [Int: LogPanel.Shown]) = (0, [:])
  /// What could happen at some moment; see ``actions``.
  var knownActions = KnownActions()
  package internal(set) var log = Log()
  package internal(set) var message: Message?
  /// What lies over the panels.
  package internal(set) var overlay: (any Overlay)?
  /// A card that is shown when what is open closes.
  var waitingReport: TerminationReport?
  /// What is known about each app beside the device: one for each of the device's apps.
  package internal(set) var facts: [AppFacts]
  package internal(set) var history: History
  /// The scenario to step through, if one is loaded.
  package internal(set) var walkthrough: Walkthrough?
  /// Lines typed at the `:` prompt, the newest last.
  package internal(set) var promptHistory: [String] = []

  package init(start: Start, at wall: Duration) {
    device = start.device
    title = Self.visible(start.title)
    origins = [start]
    isASCII = start.isASCII
    size = start.size
    timeBase = TimeBase(at: wall, device: start.device.now, speed: start.speed)
    facts = start.device.apps.map { _ in AppFacts(since: start.device.now) }
    history = History(start: start.device)
    walkthrough = start.walkthrough
    if let count = walkthrough?.count {
      message = Message(.info, phrases.messages.ready(count, Keymap.key(of: .confirm)))
    }
  }
}

/// The panel that has the keys.
package enum Focus: CaseIterable, Hashable, Sendable {
  /// Keys act on the device.
  case device
  /// Arrows choose one of the events that can happen, Enter does it.
  case actions
  /// Arrows and the letters of `less` scroll.
  case log
  /// Arrows choose the app in focus.
  case apps
  /// Arrows choose a state, Enter explains it.
  case diagram
}

/// The line of messages.
package struct Message: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case info
    case refusal
    case error
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// What is shown when a process has ended.
package struct TerminationReport: Hashable, Sendable {
  package let app: String
  package let ending: Termination
  package let time: Duration
  /// The rule that ended it.
  package let rule: Rule
  /// The keys and waits since the app was launched, as people press them.
  package let keys: [String]
  /// How many other processes ended in the same moment.
  package internal(set) var others = 0
}

/// What the session knows about an app that the device does not keep.
package struct AppFacts: Hashable, Sendable {
  /// Since when the app has been in its state.
  package internal(set) var since: Duration
  /// The last change of its state.
  package internal(set) var lastTransition: Transition?
  /// The number in ``History`` of the event that launched its process.
  package internal(set) var launchEvent = 0

  package struct Transition: Hashable, Sendable {
    package let from: EmulatedApp.State
    package let to: EmulatedApp.State
    package let because: TransitionReason
    package let rule: Rule
    package let time: Duration
  }
}

extension Session {
  /// What a session begins with.
  package struct Start: Sendable {
    package var device: Device
    package var title: String
    package var phrases: Phrases
    package var isASCII: Bool
    package var size: Size
    package var speed: TimeBase.Speed
    package var walkthrough: Walkthrough?

    /// A session that steps through a scenario; without steps it is only its device.
    package init(
      _ scenario: Scenario, phrases: Phrases = .english, isASCII: Bool = false,
      size: Size = Size(80, 24), speed: TimeBase.Speed = .normal
    ) {
      self.init(
        device: scenario.device, title: scenario.title, phrases: phrases, isASCII: isASCII,
        size: size, speed: speed, walkthrough: scenario.steps.isEmpty ? nil : Walkthrough(scenario))
    }

    package init(
      device: Device, title: String = "applife", phrases: Phrases = .english,
      isASCII: Bool = false, size: Size = Size(80, 24), speed: TimeBase.Speed = .normal,
      walkthrough: Walkthrough? = nil
    ) {
      self.device = device
      self.title = title
      self.phrases = phrases
      self.isASCII = isASCII
      self.size = size
      self.speed = speed
      self.walkthrough = walkthrough
    }
  }

  /// The app in focus; nil on a device without apps.
  package var focused: EmulatedApp? {
    device.apps.indices.contains(focusedApp) ? device.apps[focusedApp] : nil
  }

  /// An event that can be caused now or cannot: a row of the panel "what can happen now".
  package struct Action: Hashable, Sendable {
    /// The key that causes it; nil where it must be typed.
    package let key: Key?
    package let event: SystemEvent
    package let isPossible: Bool
  }
}
