// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The scenario that is stepped through: its notes until the first step, then the step that comes
/// next and what its author says about it, before it is taken.
struct ScenarioPanel: Panel, Equatable {
  private let language: Language
  private let name: String
  private let notes: [String]
  /// How many steps have been taken, and how many there are.
  private let taken: Int
  private let count: Int
  private let next: Scenario.Step?
  private let failed: Int
  /// What is said at the end.
  private let ending: String
  private let isTitleInRule: Bool

  init(_ session: borrowing Session, in layout: Layout) {
    let playback = session.playback
    language = session.language
    name = session.title
    notes = playback?.scenario.notes ?? []
    taken = playback?.taken ?? 0
    count = playback?.count ?? 0
    next = playback?.upcoming
    failed = playback?.failed ?? 0
    ending = next == nil ? playback.map { session.run.ending(of: $0) } ?? "" : ""
    isTitleInRule = !name.isEmpty && TextWidth.of(name) <= layout.scenario.width - 4
  }

  static func area(in layout: Layout) -> Rect { layout.scenario }

  /// The scenario's title where the rule above has room for it; else it stands in the panel.
  var title: String { isTitleInRule ? name : phrases.scenario }
  private var phrases: Phrases { _read { yield language.phrases } }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let step = nextStep(columns: inner.width)
    var lines: [Line] = []
    if !isTitleInRule {
      lines += TextWidth.wrap(name, to: inner.width).map { ($0, .strong) }
    }
    let explained: [Line] = notes.flatMap {
      TextWidth.wrap(Printable.stripped($0), to: inner.width).map { ($0, .plain) }
    }
    // The next step is never cut for the notes, and later they are shown whole or not at all.
    let room = max(0, inner.height - step.count)
    if taken == 0 || lines.count + explained.count <= room { lines += explained }
    let shown = lines.prefix(room) + step
    for (offset, line) in shown.prefix(inner.height).enumerated() {
      canvas.write(
        line.text, at: Point(inner.x, inner.y + offset), style: line.style, in: inner)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// The step that comes next, and what the author says about it; at the end, what came of the
  /// expectations.
  private func nextStep(columns: Int) -> [Line] {
    let words = phrases.messages
    guard let step = next else {
      return TextWidth.wrap(ending, to: columns).map { ($0, failed > 0 ? .ending : .strong) }
    }
    let text = words.nextStep(
      taken + 1, count, Printable.stripped(step.text))
    let note = step.note.split(separator: "\n").flatMap {
      TextWidth.wrap(Printable.stripped(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
