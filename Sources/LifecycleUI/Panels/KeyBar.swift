// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The keys of the program on the last row, while nothing else is said there: as many as there is
/// room for.
struct KeyBar: Panel {
  let session: Session

  init(_ session: Session) { self.session = session }

  var title: String { "" }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let keys = keys(in: rect)
    for key in keys {
      let used = canvas.write(key.name, at: Point(key.cell.x, rect.y), style: .key, in: rect)
      canvas.write(key.label, at: Point(key.cell.x + used + 1, rect.y), in: rect)
    }
    guard session.timeline.isPast, !session.timeline.isOutcomeHidden else { return }
    let x = keys.last.map { $0.cell.maxX + 2 } ?? rect.x + 1
    let way = session.phrases.timeline.startBranch
    if x + TextWidth.of(way) < rect.maxX { canvas.write(way, at: Point(x, rect.y), in: rect) }
  }

  /// What a click on the bar of keys asks for; nil beside them.
  func command(at point: Point, in rect: Rect) -> Command? {
    guard let key = keys(in: rect).first(where: { $0.cell.contains(point) }) else { return nil }
    // Keys that belong together stand beside each other, one column each.
    return key.commands[max(0, min(point.x - key.cell.x, key.commands.count - 1))]
  }

  /// A place in the bar: what it asks for, its words, and where they stand.
  private typealias BarKey = (commands: [Command], name: String, label: String, cell: Rect)

  /// The keys there is room for.
  private func keys(in rect: Rect) -> [BarKey] {
    let phrases = session.phrases
    var named: [(commands: [Command], name: String, label: String)] = Self.bindings.map {
      ([$0.command], $0.key.name, phrases.commandLabel($0.command))
    }
    if session.timeline.isPast, !session.timeline.isOutcomeHidden {
      named = Self.travel.map { bindings in
        (
          commands: bindings.map(\.command), name: bindings.map(\.key.name).joined(),
          label: phrases.timeline.hint(bindings[0].command)
        )
      }
    } else if session.timeline.isOutcomeHidden {
      let keys: [(Command, String)] = [
        (.confirm, phrases.presenting.revealAll),
        (.travel(.forward, .moment), phrases.presenting.revealLine),
      ]
      named.insert(
        contentsOf: keys.map { ([$0.0], Keymap.key(of: $0.0), $0.1) }, at: 0)
    } else if session.playback?.isOver == false {
      let confirm = Keymap.key(of: .confirm)
      named.insert((commands: [.confirm], name: confirm, label: phrases.nextStepHint), at: 0)
    }
    if session.hosting != nil {
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

  private static let bindings = bindings(of: [
    .help, .close, .pause, .skip, .undo, .travel(.backward, .moment), .nextPanel, .scenarios,
    .prompt, .search, .objects, .faster, .slower,
  ])

  /// The keys of travel through time, those that belong together beside each other.
  private static let travel: [[Binding]] = [
    bindings(of: [.travelToPresent]),
    bindings(of: [.travel(.backward, .moment), .travel(.forward, .moment)]),
    bindings(of: [.travel(.backward, .event), .travel(.forward, .event)]),
    bindings(of: [.travel(.backward, .state), .travel(.forward, .state)]),
    bindings(of: [.travelToFirst]),
  ]

  private static func bindings(of commands: [Command]) -> [Binding] {
    commands.compactMap { command in Keymap.bindings.first { $0.command == command } }
  }
}
