// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Lifecycle
import LifecycleText

/// A speaker's notes: what the author says of the scenario, of the step that is presented and of the
/// next one, and what is expected.
struct NotesOverlay: Overlay {
  /// The first line that is seen.
  private var top = 0

  init() {}

  var givesWay: Bool { true }

  mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .move(let move) = command {
      let inner = OverlayBox(session.layout).inner
      let last = max(0, Self.lines(session, width: inner.width).count - inner.height)
      top = move.applied(to: min(top, last), last: last, page: max(1, inner.height))
      return .stays()
    }
    return [.notes, .leave, .close].contains(command) ? .closes() : .closesAndPasses()
  }

  func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .notes, label: words.close),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
    ]
  }

  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let lines = Self.lines(session, width: box.inner.width)
    let first = max(0, min(top, lines.count - box.inner.height))
    let isCut = lines.count > box.inner.height
    box.draw(
      title: session.phrases.presenting.notes,
      note: isCut
        ? session.phrases.rowPosition(min(lines.count, first + box.inner.height), lines.count) : "",
      on: &canvas)
    for (offset, line) in lines.dropFirst(first).prefix(box.inner.height).enumerated() {
      canvas.write(
        line.text, at: Point(box.inner.x, box.inner.y + offset), style: line.style, in: box.inner)
    }
  }

  private static func lines(_ session: Session, width: Int) -> [SpeakerNote] {
    session.run.speakerNotes.flatMap { note in
      TextWidth.wrap(note.text, to: width).map { SpeakerNote(text: $0, style: note.style) }
    }
  }
}
