// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The last row: what was just said to the user, or the keys of the program. A long message takes rows above it, so that none
/// of its words is lost.
struct MessageLine: Panel {
  let session: Session

  init(_ session: Session) { self.session = session }

  var title: String { "" }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if let message = session.message {
      draw(message, in: rect, on: &canvas)
    } else {
      drawKeys(in: rect, on: &canvas)
    }
  }

  /// The keys of the program, as many as there is room for.
  private func drawKeys(in rect: Rect, on canvas: inout Canvas) {
    var x = rect.x + 1
    var keys = Self.bindings.map { ($0.key.name, session.phrases.commandLabel($0.command)) }
    if session.timeline.isPast {
      keys = Self.travel.map { bindings in
        (bindings.map(\.key.name).joined(), session.phrases.timeline.hint(bindings[0].command))
      }
    } else if session.playback?.isOver == false {
      keys.insert((Keymap.key(of: .confirm), session.phrases.nextStepHint), at: 0)
    }
    for (name, label) in keys {
      guard x + TextWidth.of(name) + 1 + TextWidth.of(label) < rect.maxX else { break }
      x += canvas.write(name, at: Point(x, rect.y), style: .key, in: rect) + 1
      x += canvas.write(label, at: Point(x, rect.y), in: rect) + 2
    }
    guard session.timeline.isPast else { return }
    let way = session.phrases.timeline.startBranch
    if x + TextWidth.of(way) < rect.maxX { canvas.write(way, at: Point(x, rect.y), in: rect) }
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

  private func draw(_ message: Message, in rect: Rect, on canvas: inout Canvas) {
    let mark: String
    let style: Style
    switch message.kind {
    case .info:
      mark = " "
      style = .message
    case .refusal:
      mark = Mark.refusal
      style = .refusal.adding(.bold)
    case .error:
      mark = "×"
      style = .ending
    }
    let lines = TextWidth.wrap(message.text, to: rect.width - 2)
    let top = max(0, rect.maxY - lines.count)
    let area = Rect(x: rect.x, y: top, width: rect.width, height: rect.maxY - top)
    canvas.clear(area)
    canvas.write(mark, at: Point(area.x, area.y), style: style, in: area)
    for (offset, line) in lines.enumerated() {
      canvas.write(line, at: Point(area.x + 2, area.y + offset), style: style, in: area)
    }
  }
}
