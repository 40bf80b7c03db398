// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The scenario that is stepped through: its notes until the first step, then the step that comes
/// next and what its author says about it, before it is taken.
struct ScenarioPanel: Panel {
  let session: Session
  let playback: ScenarioPlayback

  init(_ session: Session, _ playback: ScenarioPlayback, width: Int) {
    self.session = session
    self.playback = playback
    isTitleInRule = !session.title.isEmpty && TextWidth.of(session.title) <= width - 4
  }

  /// The scenario's title where the rule above has room for it; else it stands in the panel.
  var title: String { isTitleInRule ? session.title : session.phrases.scenario }

  private let isTitleInRule: Bool

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let next = nextStep(columns: inner.width)
    var lines: [Line] = []
    if !isTitleInRule {
      lines += TextWidth.wrap(session.title, to: inner.width).map { ($0, .strong) }
    }
    let notes: [Line] = playback.scenario.notes.flatMap {
      TextWidth.wrap(Session.visible($0), to: inner.width).map { ($0, .plain) }
    }
    // The next step is never cut for the notes, and later they are shown whole or not at all.
    let room = max(0, inner.height - next.count)
    if playback.taken == 0 || lines.count + notes.count <= room { lines += notes }
    let shown = lines.prefix(room) + next
    for (offset, line) in shown.prefix(inner.height).enumerated() {
      canvas.write(
        line.text, at: Point(inner.x, inner.y + offset), style: line.style, in: inner)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// The step that comes next, and what the author says about it; at the end, what came of the
  /// expectations.
  private func nextStep(columns: Int) -> [Line] {
    let words = session.phrases.messages
    guard let step = playback.upcoming else {
      let failed = playback.failed
      let text = session.ending(of: playback)
      return TextWidth.wrap(text, to: columns).map { ($0, failed > 0 ? .ending : .strong) }
    }
    let text = words.nextStep(
      playback.taken + 1, playback.count, Session.visible(step.text))
    let note = step.note.split(separator: "\n").flatMap {
      TextWidth.wrap(Session.visible(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
