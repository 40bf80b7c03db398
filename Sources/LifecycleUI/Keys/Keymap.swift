// SPDX-License-Identifier: Apache-2.0

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

  /// Where a key means this.
  package enum Context: CaseIterable, Hashable, Sendable {
    /// Wherever nothing nearer claims the key.
    case anywhere
    /// In the log, while it has the keys.
    case log
    /// While a scenario is presented.
    case presenting
  }

  /// What the key does, in a word or two: the bar of keys.
  package func label(in phrases: Phrases) -> String { phrases.commandLabel(command) }

  /// What the key does, for the help.
  package func help(in phrases: Phrases) -> String { phrases.commandHelp(command) }
}

/// The key table: what each key asks for. The help, the bar of keys and "press this first" are
/// made from it.
package enum Keymap {
  /// Every binding. Those of events stand in the order of the panel "what can happen": what is
  /// wanted most often first, because a small screen shows only the first of them.
  package static let bindings: [Binding] = events + interface

  /// The bindings that cause events of the device, in the same order.
  package static let eventBindings = bindings.filter { !$0.command.kinds.isEmpty }

  /// What the keys of ``eventBindings`` cause, and the columns of their names: asked for in every
  /// frame.
  static let eventKeys = eventBindings.map { binding in
    let kinds = binding.command.kinds
    return (
      key: binding.key, first: kinds[0], second: kinds.dropFirst().first,
      columns: TextWidth.of(binding.key.name)
    )
  }

  /// How many events there are in the panel of actions.
  static let actionCount = eventKeys.count + typedKinds.count

  /// The key of an action by its place in the panel; nil if the event must be typed.
  static func actionKey(at place: Int) -> Key? {
    place < eventKeys.count ? eventKeys[place].key : nil
  }

  /// Where an event stands in the panel of actions.
  static let places: [SystemEvent.Kind: Int] = {
    var places: [SystemEvent.Kind: Int] = [:]
    for (place, event) in eventKeys.enumerated() {
      places[event.first] = place
      if let second = event.second { places[second] = place }
    }
    for (place, kind) in typedKinds.enumerated() { places[kind] = eventKeys.count + place }
    return places
  }()

  /// What ends or blocks an app has a capital letter; `g`, `j` and `k`, by which other programs
  /// move, cause nothing.
  private static let events: [Binding] = [
    Binding("o", .send(.tapIcon), .gestures),
    Binding("h", .send(.pressHome), .gestures),
    Binding("s", .toggle(.openSwitcher, .closeSwitcher), .gestures),
    Binding("l", .toggle(.lock, .unlock), .gestures),
    Binding("c", .send(.receiveCall), .calls),
    Binding("d", .send(.declineCall), .calls),
    Binding("a", .send(.answerCall), .calls),
    Binding("e", .send(.endCall), .calls),
    Binding("m", .send(.receiveMessage), .notifications),
    Binding("v", .send(.tapBanner), .notifications),
    Binding("i", .send(.dismissBanner), .notifications),
    Binding("p", .send(.receivePush), .notifications),
    Binding("P", .send(.tapPush), .notifications),
    Binding(.enter, .confirm, .gestures),
    Binding("x", .send(.swipeAway), .gestures),
    Binding("b", .send(.beginTask), .background),
    Binding("B", .send(.endTask), .background),
    Binding("y", .send(.edit), .app),
    Binding("Y", .send(.save), .app),
    Binding("t", .send(.touch), .runLoop),
    Binding("G", .toggle(.hang, .recover), .app),
    Binding("K", .send(.reclaimMemory), .memory),
    Binding("X", .send(.crash), .memory),
    Binding("E", .send(.endProcess), .memory),
    Binding("M", .send(.exceedMemory), .memory),
    Binding("w", .send(.warnMemory), .memory),
    Binding("R", .send(.reboot), .memory),
    Binding("n", .toggle(.openNotificationCenter, .closeNotificationCenter), .covers),
    Binding("C", .toggle(.openControlCenter, .closeControlCenter), .covers),
    Binding("A", .toggle(.showAlert, .answerAlert), .covers),
    Binding("D", .toggle(.startFaceID, .finishFaceID), .covers),
    Binding("I", .toggle(.invokeSiri, .dismissSiri), .covers),
    Binding("L", .send(.receiveLocalNotification), .notifications),
    Binding("V", .send(.tapLocalNotification), .notifications),
    Binding("S", .send(.receiveSilentPush), .notifications),
    Binding("u", .send(.openURL), .opening),
    Binding("U", .send(.continueActivity), .opening),
    Binding("Q", .send(.quickAction), .opening),
    Binding("f", .send(.backgroundFetch), .background),
    Binding("F", .send(.finishFetch), .background),
    Binding("J", .send(.locationUpdate), .background),
    Binding("H", .send(.shake), .runLoop),
    Binding("r", .send(.rotate), .runLoop),
    Binding("T", .send(.changeTime), .runLoop),
    Binding("*", .send(.changeSettings), .runLoop),
  ]

  private static let interface: [Binding] =
    (1...9).map { Binding(.character(Character("\($0)")), .focusApp($0), .panels) } + [
      Binding(" ", .pause, .time),
      Binding("+", .faster, .time),
      Binding("=", .faster, .time),
      Binding("-", .slower, .time),
      Binding(">", .skip, .time),
      Binding(",", .travel(.backward, .moment), .travel),
      Binding(".", .travel(.forward, .moment), .travel),
      Binding("[", .travel(.backward, .event), .travel),
      Binding("]", .travel(.forward, .event), .travel),
      Binding("{", .travel(.backward, .state), .travel),
      Binding("}", .travel(.forward, .state), .travel),
      Binding("(", .travelToFirst, .travel),
      Binding(")", .travelToPresent, .travel),
      Binding("z", .undo, .travel),
      Binding("Z", .redo, .travel),
      Binding("|", .branches, .travel),
      Binding(.tab, .nextPanel, .panels),
      Binding(.backTab, .previousPanel, .panels),
      Binding(.escape, .leave, .panels),
      Binding(.up, .move(.up), .panels),
      Binding(.down, .move(.down), .panels),
      Binding(.left, .move(.left), .panels),
      Binding(.right, .move(.right), .panels),
      Binding(.pageUp, .move(.pageUp), .panels),
      Binding(.pageDown, .move(.pageDown), .panels),
      Binding(.home, .move(.first), .panels),
      Binding(.end, .move(.last), .panels),
      Binding("%", .coverage, .panels),
      Binding("O", .objects, .panels),
      Binding(.control("o"), .scenarios, .program),
      Binding("&", .compare, .program),
      Binding(.control("r"), .restart, .program),
      Binding(.control("p"), .present, .program),
      Binding("n", .notes, .program, in: .presenting),
      Binding("~", .quiz, .program),
      Binding("W", .why, .log),
      Binding("/", .search, .log),
      Binding("k", .move(.up), .log, in: .log),
      Binding("j", .move(.down), .log, in: .log),
      Binding("g", .move(.first), .log, in: .log),
      Binding("G", .move(.last), .log, in: .log),
      Binding("n", .nextMatch, .log, in: .log),
      Binding("N", .previousMatch, .log),
      Binding("?", .help, .program),
      Binding(.function(1), .help, .program),
      Binding(":", .prompt, .program),
      Binding(.control("s"), .save, .program),
      Binding(.control("l"), .repaint, .program),
      Binding(.control("z"), .stop, .program),
      Binding("q", .close, .program),
      Binding(.control("c"), .quit, .program),
    ]

  private static let everywhere = table(.anywhere)
  private static let inLog = table(.log)
  private static let whilePresenting = table(.presenting)

  private static func table(_ context: Binding.Context) -> [Key: Command] {
    var table: [Key: Command] = [:]
    for binding in bindings where binding.context == context {
      table[binding.key] = binding.command
    }
    return table
  }

  /// What a key asks for while a panel has the keys; nil if it is not bound there.
  package static func command(for key: Key, focus: Focus, isPresenting: Bool = false) -> Command? {
    if focus == .log, let command = inLog[key] { return command }
    if isPresenting, let command = whilePresenting[key] { return command }
    return everywhere[key]
  }

  /// The key that causes an event; nil where only the `:` line does.
  package static func key(for kind: SystemEvent.Kind) -> Key? { keys[kind] }

  /// The keys that cause an event, in one text: `c`, `2 o`, `:rotate`.
  ///
  /// - Parameter focus: the app in focus, which the keys may change.
  static func keys(for event: SystemEvent, focus: inout String?) -> String {
    guard let key = key(for: event.kind) else { return ":" + event.description }
    guard let app = event.app, app.name != focus, app.index < 9 else { return key.name }
    focus = app.name
    return "\(app.index + 1) \(key.name)"
  }

  /// The name of the key that asks for something; empty where none does.
  package static func key(of command: Command, in context: Binding.Context = .anywhere) -> String {
    bindings.first { $0.command == command && $0.context == context }?.key.name ?? ""
  }

  /// The events without a key, which must be typed.
  package static let typedKinds = SystemEvent.Kind.allCases.filter { keys[$0] == nil }

  private static let keys: [SystemEvent.Kind: Key] = {
    var keys: [SystemEvent.Kind: Key] = [:]
    for binding in eventBindings {
      for kind in binding.command.kinds { keys[kind] = binding.key }
    }
    return keys
  }()
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }

  /// The key as people write it: `h`, `Enter`, `^L`, `F1`.
  package var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .function(let number): "F\(number)"
    case .mouse: ""
    }
  }
}
