// SPDX-License-Identifier: Apache-2.0

import Languages
import LifecycleText

/// Asks before a scenario replaces a session whose events are not saved.
struct ReplaceOverlay: Overlay {
  /// The scenario that was read.
  let opened: OpenedScenario

  mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.keymap.command(for: key, focus: .device)
    switch command {
    case .view(.confirm):
      session.begin(opened, at: wall)
      return .closes()
    case .session(.save): return .closes(session.perform(.session(.save), at: wall))
    case .view(.leave), .session(.close): return .closes()
    case .some(let command): return .stays(command.effects)
    case nil: return .stays()
    }
  }

  func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .view(.confirm), label: words.open),
      KeyHint(session.keymap, .view(.leave), label: words.close),
      KeyHint(session.keymap, .session(.save), label: words.save),
    ]
  }

  var isCard: Bool { true }

  func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    card(session.phrases, layout).box
  }

  /// The box, and its lines.
  private func card(_ phrases: Phrases, _ layout: Layout) -> (box: OverlayBox, lines: [String]) {
    let area = layout.cardArea
    let lines = TextWidth.wrap(phrases.messages.unsavedReplace, to: min(60, area.width) - 4)
    return (OverlayBox(lines: lines.count, width: 60, in: area), lines)
  }

  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let (box, lines) = card(session.phrases, layout)
    box.draw(title: opened.title, on: &canvas)
    for (offset, line) in lines.prefix(box.inner.height).enumerated() {
      canvas.write(line, at: Point(box.inner.x, box.inner.y + offset), in: box.inner)
    }
  }
}
