// SPDX-License-Identifier: Apache-2.0

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

  private typealias Line = (text: String, style: Style)

  private static func lines(_ session: Session, width: Int) -> [Line] {
    guard let playback = session.playback else { return [] }
    let words = session.phrases
    var lines: [Line] = []
    func add(_ text: String, _ style: Style = .plain) {
      for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let whole = Printable.stripped(String(part))
        for line in TextWidth.wrap(whole, to: width) { lines.append((line, style)) }
      }
    }
    func add(_ step: Scenario.Step, _ heading: (String) -> String) {
      add("")
      add(heading(step.text), .event)
      if !step.note.isEmpty { add(step.note) }
    }
    add(session.title, .strong)
    for note in playback.scenario.notes { add(note) }
    // The steps that are on the stage with what is expected of them, and the one that comes next.
    let onStage = session.run.stage?.steps ?? 1...1
    let isBegun = session.run.stage?.steps != nil
    var number = 0
    for step in playback.steps {
      if !step.isExpectation { number += 1 }
      if number < onStage.lowerBound { continue }
      if !isBegun || number > onStage.upperBound {
        add(step) { words.messages.nextStep(number, playback.count, $0) }
        return lines
      }
      if step.isExpectation {
        add(words.presenting.expected(step.text), .call)
        if !step.note.isEmpty { add(step.note) }
      } else {
        add(step) { words.messages.step(number, playback.count, $0) }
      }
    }
    return lines
  }
}
