// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The keys of the program on the last row, while nothing else is said there: as many as there is
/// room for.
struct KeyBar: Panel, Equatable {
  private let language: Language
  private let keymap: Keymap
  private let situation: Situation
  private let isHosting: Bool

  /// Which keys matter most.
  private enum Situation: Hashable {
    case present
    /// Enter takes a step of the scenario.
    case beforeStep
    /// What a step has brought is not revealed yet.
    case beforeOutcome
    case past
  }

  init(_ session: borrowing Session, in layout: Layout) {
    language = session.language
    keymap = session.keymap
    isHosting = session.run.hosting != nil
    if session.timeline.isOutcomeHidden {
      situation = .beforeOutcome
    } else if session.timeline.isPast {
      situation = .past
    } else {
      situation = session.playback?.isOver == false ? .beforeStep : .present
    }
  }

  static func area(in layout: Layout) -> Rect { layout.message }

  private var phrases: Phrases { _read { yield language.phrases } }

  /// A click on a key presses it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    command(at: point, in: rect).map { session.perform($0, at: wall) } ?? []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let keys = keys(in: rect)
    for key in keys {
      let used = canvas.write(key.name, at: Point(key.cell.x, rect.y), style: .key, in: rect)
      canvas.write(key.label, at: Point(key.cell.x + used + 1, rect.y), in: rect)
    }
    guard situation == .past else { return }
    let x = keys.last.map { $0.cell.maxX + 2 } ?? rect.x + 1
    let way = phrases.timeline.startBranch
    if x + TextWidth.of(way) < rect.maxX { canvas.write(way, at: Point(x, rect.y), in: rect) }
  }

  /// What a click on the bar of keys asks for; nil beside them.
  func command(at point: Point, in rect: Rect) -> Command? {
    guard let key = keys(in: rect).first(where: { $0.cell.contains(point) }) else { return nil }
    // Keys that belong together stand beside each other.
    var x = key.cell.x
    for command in key.commands.dropLast() {
      x += TextWidth.of(keymap.key(of: command))
      if point.x < x { return command }
    }
    return key.commands.last
  }

  /// A place in the bar: what it asks for, its words, and where they stand.
  private typealias BarKey = (commands: [Command], name: String, label: String, cell: Rect)

  /// The keys there is room for.
  private func keys(in rect: Rect) -> [BarKey] {
    var named: [(commands: [Command], name: String, label: String)] = Self.commands.map {
      ([$0], keymap.key(of: $0), phrases.commandLabel($0))
    }
    func insert(_ command: Command, _ label: String, at place: Int = 0) {
      named.insert(([command], keymap.key(of: command), label), at: place)
    }
    switch situation {
    case .present: break
    case .beforeStep: insert(.confirm, phrases.nextStepHint)
    case .beforeOutcome:
      insert(.confirm, phrases.presenting.revealAll)
      insert(.travel(.forward, .moment), phrases.presenting.revealLine, at: 1)
    case .past:
      named = Self.travel.map { commands in
        (
          commands: commands, name: commands.map { keymap.key(of: $0) }.joined(),
          label: phrases.timeline.hint(commands[0])
        )
      }
    }
    // What no key asks for is not named.
    named.removeAll(where: \.name.isEmpty)
    if isHosting {
      named.removeAll { !$0.commands.allSatisfy(\.isPossibleWhileHosting) }
    }
    var x = rect.x + 1
    var keys: [BarKey] = []
    for key in named {
      let columns = TextWidth.of(key.name) + 1 + TextWidth.of(key.label)
      guard x + columns < rect.maxX else { break }
      keys.append(
        (key.commands, key.name, key.label, Rect(x: x, y: rect.y, width: columns, height: 1)))
      x += columns + 2
    }
    return keys
  }

  private static let commands: [Command] = [
    .help, .close, .pause, .skip, .undo, .travel(.backward, .moment), .nextPanel, .scenarios,
    .prompt, .search, .objects, .faster, .slower,
  ]

  /// The keys of travel through time, those that belong together beside each other.
  private static let travel: [[Command]] = [
    [.travelToPresent],
    [.travel(.backward, .moment), .travel(.forward, .moment)],
    [.travel(.backward, .event), .travel(.forward, .event)],
    [.travel(.backward, .state), .travel(.forward, .state)],
    [.travelToFirst],
  ]
}
