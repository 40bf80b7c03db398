// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
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
    if case .view(.move(let move)) = command {
      let box = OverlayBox(session.layout)
      top = box.first(top, of: Self.lines(session, width: box.inner.width).count, after: move)
      return .stays()
    }
    return [.session(.notes), .view(.leave), .session(.close)].contains(command)
      ? .closes() : .closesAndPasses()
  }

  func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .session(.notes), label: words.close),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
    ]
  }

  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let lines = Self.lines(session, width: box.inner.width)
    box.draw(
      title: session.phrases.presenting.notes, lines, from: top, session.phrases, on: &canvas
    ) { line, row, canvas in
      canvas.write(line.text, at: Point(row.x, row.y), style: line.style, in: row)
    }
  }

  private static func lines(_ session: Session, width: Int) -> [SpeakerNote] {
    session.run.speakerNotes.flatMap { note in
      TextWidth.wrap(note.text, to: width).map { SpeakerNote(text: $0, style: note.style) }
    }
  }
}
