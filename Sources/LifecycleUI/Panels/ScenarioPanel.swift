// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The scenario that is stepped through: its lesson until the first step, then the step that comes
/// next and what its author says about it, before it is taken.
struct ScenarioPanel: Panel {
  let session: Session
  let walkthrough: Walkthrough

  init(_ session: Session, _ walkthrough: Walkthrough) {
    self.session = session
    self.walkthrough = walkthrough
  }

  var title: String { session.title }

  /// What stands at the right end of the rule above: how far the scenario is.
  var note: String {
    session.phrases.rowPosition(walkthrough.taken, walkthrough.count)
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let next = nextStep(columns: inner.width)
    let lesson = walkthrough.scenario.notes.flatMap {
      TextWidth.wrap(Session.visible($0), to: inner.width)
    }
    // The next step is never cut for the lesson.
    let room = max(0, inner.height - next.count)
    var y = inner.y
    for line in lesson.prefix(room) {
      y += 1
      canvas.write(line, at: Point(inner.x, y - 1), in: inner)
    }
    for line in next.prefix(inner.height) {
      canvas.write(line.text, at: Point(inner.x, y), style: line.style, in: inner)
      y += 1
    }
  }

  private func nextStep(columns: Int) -> [(text: String, style: Style)] {
    guard let step = walkthrough.upcoming else {
      return TextWidth.wrap(session.phrases.messages.scenarioDone, to: columns)
        .map { ($0, .strong) }
    }
    let key = Keymap.key(of: .step)
    let text = session.phrases.nextStep(key, Session.visible(step.text))
    let note = step.note.split(separator: "\n").flatMap {
      TextWidth.wrap(Session.visible(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
