// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The device in one row: its clock, its speed, the rules that hold, what is in front; and the
/// keys of the program itself.
struct StatusBar: Panel {
  let session: Session

  init(_ session: Session) { self.session = session }

  var title: String { session.title }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    let hints = hints(width: rect.width)
    let isWide = rect.width >= 110
    let hintColumns = hints.reduce(0) { $0 + TextWidth.of($1.key) + TextWidth.of($1.label) + 3 }
    let room = Rect(
      x: rect.x, y: rect.y, width: max(0, rect.width - hintColumns), height: 1)
    var x = rect.x + 1
    let title = isWide ? [(TextWidth.cut(session.title, to: 40), Style.title)] : []
    for (text, style) in title + facts {
      let columns = TextWidth.of(text)
      if x + columns > room.maxX { break }
      canvas.write(text, at: Point(x, rect.y), style: style, in: room)
      x += columns + 2
    }
    x = room.maxX
    for hint in hints {
      x += canvas.write(hint.key, at: Point(x, rect.y), style: .key, in: rect)
      x += canvas.write(" \(hint.label)", at: Point(x, rect.y), style: .quiet, in: rect) + 2
    }
  }

  /// What holds now, the most important first.
  private var facts: [(String, Style)] {
    let device = session.device

    var facts: [(String, Style)] = []
    facts.append((session.phrases.seconds(TimeText.stamp(device.now)), .strong))
    if session.timeBase.isPaused {
      facts.append((session.phrases.paused, Style(.yellow, [.bold, .reverse])))
    }
    if session.isHeld, !session.timeBase.isPaused {
      facts.append((session.phrases.waitsFor(Keymap.key(of: .confirm)), Style(.yellow, .bold)))
    }
    if session.timeBase.speed != .normal || !session.timeBase.isPaused {
      facts.append(
        (session.phrases.speed(factor), session.timeBase.speed == .normal ? .quiet : .strong))
    }
    if device.isLocked { facts.append((session.phrases.lockedDevice, Style(.yellow, .bold))) }
    if let cover = device.cover {
      facts.append((session.phrases.cover(cover), Style(.yellow, .bold)))
    }
    if device.isTalking { facts.append((session.phrases.talking, Style(.yellow, .bold))) }
    facts.append((session.phrases.version(device.version), .quiet))
    if let app = session.focused { facts.append((session.phrases.style(app.traits.style), .quiet)) }
    return facts
  }

  private var factor: String {
    let thousandths = session.timeBase.speed.thousandths
    return TimeText.seconds(.milliseconds(thousandths))
  }

  /// The keys of the program, as many as there is room for beside the facts.
  private func hints(width: Int) -> [(key: String, label: String)] {
    let bindings = width >= 110 ? Self.allKeys : width >= 78 ? Self.someKeys : Self.fewKeys
    return bindings.map { ($0.key.name, session.phrases.commandLabel($0.command)) }
  }

  private static let allKeys = bindings(of: [
    .help, .nextPanel, .search, .prompt, .pause, .skip, .close,
  ])
  private static let someKeys = bindings(of: [.help, .pause, .skip, .close])
  private static let fewKeys = bindings(of: [.help, .close])

  private static func bindings(of commands: [Command]) -> [Binding] {
    commands.compactMap { command in Keymap.bindings.first { $0.command == command } }
  }
}
