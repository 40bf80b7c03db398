// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// One row of the key table.
package struct Binding: Hashable, Sendable {
  package let key: Key
  package let command: Command
  package let group: Command.Group
  package let context: Context

  init(_ key: Key, _ command: Command, _ group: Command.Group, in context: Context = .anywhere) {
    self.key = key
    self.command = command
    self.group = group
    self.context = context
  }

  /// The situation in which a key means this.
  package enum Context: CaseIterable, Hashable, Sendable {
    /// Wherever nothing nearer claims the key.
    case anywhere
    /// In the log, while it has the keys.
    case log
    /// While a scenario is presented.
    case presenting

    /// The name of its keys in the settings; nil for the keys that work anywhere.
    package var name: String? {
      switch self {
      case .anywhere: nil
      case .log: "log"
      case .presenting: "presenting"
      }
    }
  }

  /// The effect of the key in a word or two, for the bar of keys.
  package func label(in phrases: Phrases) -> String { phrases.words(for: command).label }

  /// The effect of the key, for the help.
  package func help(in phrases: Phrases) -> String { phrases.words(for: command).help }
}

/// The key table: what each key asks for. The help, the bar of keys and "press this first" are
/// made from the table in use: ``standard``, or the one that the user's settings make of it.
package struct Keymap: Hashable, Sendable {
  /// Every binding. Those of events stand in the order of the help; ``ActionGrid`` has an order of its own.
  package let bindings: [Binding]

  /// The bindings that cause events of the device, in the same order: one for each command.
  package let eventBindings: [Binding]

  /// The events of ``eventBindings``, and the columns of the names of their keys: asked for in
  /// every frame.
  let eventKeys: [EventKey]

  /// The first key that asks for each command in a context: the keys of an overlay are asked for in every
  /// frame.
  private let firstKeys: [Use: Key]

  /// A command in a context.
  private struct Use: Hashable, Sendable {
    let command: Command
    let context: Binding.Context
  }

  /// The events without a key, which must be typed.
  package let typedKinds: [SystemEvent.Kind]

  /// The indices of the events of each section of the panel of actions, by the section's number.
  let sections: [[Int]]

  /// The key of an event, and of the one that takes its turns with it.
  struct EventKey: Hashable, Sendable {
    let key: Key
    let first: SystemEvent.Kind
    let second: SystemEvent.Kind?
    let columns: Int
  }

  /// The keys as they are without settings.
  package static let standard = Keymap(StandardKeys.events + StandardKeys.interface)

  init(_ bindings: [Binding]) {
    self.bindings = bindings
    // Not `Dictionary(_:uniquingKeysWith:)`: embedded Swift does not have it.
    var firstKeys: [Use: Key] = [:]
    for binding in bindings {
      let use = Use(command: binding.command, context: binding.context)
      if firstKeys[use] == nil { firstKeys[use] = binding.key }
    }
    self.firstKeys = firstKeys
    var eventBindings: [Binding] = []
    for binding in bindings where binding.context == .anywhere {
      // Of several keys, which stand beside each other, the first is shown.
      let isFurther = eventBindings.last?.command == binding.command
      if !binding.command.kinds.isEmpty, !isFurther { eventBindings.append(binding) }
    }
    self.eventBindings = eventBindings
    eventKeys = eventBindings.map { binding in
      let kinds = binding.command.kinds
      return EventKey(
        key: binding.key, first: kinds[0], second: kinds.dropFirst().first,
        columns: TextWidth.of(binding.key.name))
    }
    let keys = eventKeys
    typedKinds = SystemEvent.Kind.allCases.filter { kind in
      !keys.contains { $0.first == kind || $0.second == kind }
    }
    let all = keys.count + typedKinds.count
    sections = ActionSection.allCases.map { section in
      let keyed = eventBindings.indices.filter {
        ActionSection(eventBindings[$0].group) == section
      }
      return section == .app ? keyed + (keys.count..<all) : keyed
    }
  }

  /// The number of events in the panel of actions.
  var actionCount: Int { eventKeys.count + typedKinds.count }

  /// The key of an action by its index in the panel; nil if the event must be typed.
  func actionKey(at index: Int) -> Key? {
    index < eventKeys.count ? eventKeys[index].key : nil
  }

  /// The event of an action by its index, and the second event of its key, if it has one.
  func kind(at index: Int) -> (first: SystemEvent.Kind, second: SystemEvent.Kind?) {
    index < eventKeys.count
      ? (eventKeys[index].first, eventKeys[index].second)
      : (typedKinds[index - eventKeys.count], nil)
  }

  /// The columns of that key with the blank behind it, or of the colon of an event that must be typed.
  func keyColumns(at index: Int) -> Int {
    index < eventKeys.count ? eventKeys[index].columns + 1 : 1
  }

  /// Returns the index of an event in the panel of actions.
  func index(of kind: SystemEvent.Kind) -> Int? {
    eventKeys.firstIndex { $0.first == kind || $0.second == kind }
      ?? typedKinds.firstIndex(of: kind).map { eventKeys.count + $0 }
  }

  /// Returns the command of a key while a panel has the keys; nil if it is not bound there.
  ///
  /// - Parameter isSearching: whether matches are marked in the log. The keys of the log then move
  ///   in it, whatever has the focus: a key that goes to the next match never acts on the device.
  // Looked through from the beginning: a user presses few keys, and a dictionary would be made at
  // the start.
  package func command(
    for key: Key, focus: Focus, isSearching: Bool = false, isPresenting: Bool = false
  ) -> Command? {
    if focus == .log || isSearching, let command = command(for: key, in: .log) { return command }
    if isPresenting, let command = command(for: key, in: .presenting) { return command }
    return command(for: key, in: .anywhere)
  }

  private func command(for key: Key, in context: Binding.Context) -> Command? {
    bindings.first { $0.context == context && $0.key == key }?.command
  }

  /// The key that causes an event; nil where only the `:` line does.
  package func key(for kind: SystemEvent.Kind) -> Key? {
    eventKeys.first { $0.first == kind || $0.second == kind }?.key
  }

  /// The names of the keys that cause an event: that of the app first, unless the app is in focus.
  /// Nil if the event must be typed.
  ///
  /// - Parameter focus: the app in focus, which the keys may change.
  private func names(for event: SystemEvent, focus: inout String?) -> [String]? {
    guard let key = key(for: event.kind) else { return nil }
    guard let app = event.app, app.name != focus else { return [key.name] }
    let focusKey = self.key(of: .run(.focusApp(app.index + 1)))
    if focusKey.isEmpty { return [key.name] }
    focus = app.name
    return [focusKey, key.name]
  }

  /// The keys that cause an event, in one text: `c`, `2 o`, `:rotate`.
  func keys(for event: SystemEvent, focus: inout String?) -> String {
    names(for: event, focus: &focus)?.joined(separator: " ") ?? ":" + event.description
  }

  /// The keys that cause an event, as they are written where somebody else must press them: each key
  /// in brackets, and what is typed between them. `[c]`, `[2] [o]`, `[:] rotate [Enter]`
  func written(for event: SystemEvent, focus: inout String?) -> String {
    names(for: event, focus: &focus)?.map { "[\($0)]" }.joined(separator: " ")
      ?? "[:] \(event.description) [\(Key.enter.name)]"
  }

  /// A wait between such keys: `+3s`.
  static func written(wait: Duration) -> String { "+" + wait.words }

  /// The first key that asks for something in a context; nil if none does.
  func firstKey(of command: Command, in context: Binding.Context) -> Key? {
    firstKeys[Use(command: command, context: context)]
  }

  /// The first key that asks for something anywhere, or else in a context; nil if none does.
  func firstKey(of command: Command) -> Key? {
    firstKey(of: command, in: .anywhere) ?? firstKey(of: command, in: .log)
      ?? firstKey(of: command, in: .presenting)
  }

  /// The name of the key that means a command; empty if none does.
  package func key(of command: Command, in context: Binding.Context = .anywhere) -> String {
    firstKey(of: command, in: context)?.name ?? ""
  }

  /// The names of all keys that ask for something in a group of the help, with blanks between.
  package func keys(of command: Command, in group: Command.Group) -> String {
    bindings.filter { $0.group == group && $0.command == command }.map { $0.key.name }
      .joined(separator: " ")
  }
}
