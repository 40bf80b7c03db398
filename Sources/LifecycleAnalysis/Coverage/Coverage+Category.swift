// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Coverage {
  /// The categories that are counted apart; the raw value is the word in reports.
  package enum Category: String, CaseIterable, Hashable, Sendable {
    case states
    case transitions
    case callbacks
    case notifications
    case terminations
    case events
    /// Rules that nobody has settled (``Rule/isUnsettled``). Only a tour asks for them.
    case rules

    /// The categories that a run is counted in.
    package static let allCases: [Category] = [
      .states, .transitions, .callbacks, .notifications, .terminations, .events,
    ]
  }

  /// One thing that can be seen.
  package enum Item: Hashable, Sendable {
    case state(EmulatedApp.State)
    case transition(Transition)
    case callback(Callback)
    case notification(AppleNotification)
    case termination(Termination.Reason)
    case event(SystemEvent.Kind)
    case rule(Rule)

    /// The category of the thing.
    package var category: Category {
      switch self {
      case .state: .states
      case .transition: .transitions
      case .callback: .callbacks
      case .notification: .notifications
      case .termination: .terminations
      case .event: .events
      case .rule: .rules
      }
    }

    /// The thing as scenario files and traces name it: `inactive`, `inactive > active`.
    package var name: String {
      switch self {
      case .state(let state): state.rawValue
      case .transition(let way): "\(way.from.rawValue) > \(way.to.rawValue)"
      case .callback(let callback): callback.rawValue
      case .notification(let notification): notification.rawValue
      case .termination(let reason): reason.rawValue
      case .event(let kind): kind.rawValue
      case .rule(let rule): rule.rawValue
      }
    }
  }
}

extension Coverage.Items {
  /// The things of a category, in the order of the model.
  package func items(of category: Coverage.Category) -> [Coverage.Item] {
    switch category {
    case .states: EmulatedApp.State.allCases.filter(states.contains).map { .state($0) }
    case .transitions: Coverage.Transition.all.filter(transitions.contains).map { .transition($0) }
    case .callbacks: Callback.allCases.filter(callbacks.contains).map { .callback($0) }
    case .notifications:
      AppleNotification.allCases.filter(notifications.contains).map { .notification($0) }
    case .terminations:
      Termination.Reason.allCases.filter(endings.contains).map { .termination($0) }
    case .events: SystemEvent.Kind.allCases.filter(events.contains).map { .event($0) }
    case .rules: Rule.allCases.filter { $0.isUnsettled }.map { .rule($0) }
    }
  }

  /// Returns true if a thing is among these.
  package func contains(_ item: Coverage.Item) -> Bool {
    switch item {
    case .state(let state): states.contains(state)
    case .transition(let way): transitions.contains(way)
    case .callback(let callback): callbacks.contains(callback)
    case .notification(let notification): notifications.contains(notification)
    case .termination(let reason): endings.contains(reason)
    case .event(let kind): events.contains(kind)
    case .rule: false
    }
  }

  /// Returns the number of things that are among these.
  package func count(of items: [Coverage.Item]) -> Int { items.count(where: contains) }
}
