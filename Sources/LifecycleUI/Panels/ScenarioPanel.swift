// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

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
    if session.isPresenting { return drawPresented(in: rect.inset(2, 0), on: &canvas) }
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let next = nextStep(columns: inner.width)
    var lines: [Line] = []
    if !isTitleInRule {
      lines += TextWidth.wrap(session.title, to: inner.width).map { ($0, .strong) }
    }
    let notes: [Line] = playback.scenario.notes.flatMap {
      TextWidth.wrap(Printable.stripped($0), to: inner.width).map { ($0, .plain) }
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

  /// Before a class: the title, the step and what is said about it, each apart from the others, and
  /// nothing beside them; the lesson until the first step.
  private func drawPresented(in rect: Rect, on canvas: inout Canvas) {
    var paragraphs = [(session.title, Style.strong)]
    if playback.taken == 0, !session.timeline.isOutcomeHidden {
      paragraphs += playback.scenario.notes.map { (Printable.stripped($0), .strong) }
    }
    let words = session.phrases.messages
    if let step = playback.upcoming {
      let text = words.nextStep(playback.taken + 1, playback.count, Printable.stripped(step.text))
      paragraphs.append((text, .event))
      paragraphs += step.note.split(separator: "\n").map {
        (Printable.stripped(String($0)), .strong)
      }
    } else {
      let text = words.scenarioResult(playback.passed, playback.failed)
      paragraphs.append((text, playback.failed > 0 ? .ending : .strong))
    }
    // What is said is large where all of it fits.
    let isSaid = paragraphs.indices.map { place in
      place > 0 && paragraphs[place].1 == .strong && !session.isASCII
    }
    for isLarge in [true, false] {
      var blocks: [Block] = []
      for (place, (text, style)) in paragraphs.enumerated() where !text.isEmpty {
        if isLarge, isSaid[place] {
          guard let lines = LargeText.lines(text, width: rect.width) else { break }
          blocks.append(Block(lines: lines, style: style, isLarge: true))
        } else {
          let lines = TextWidth.wrap(text, to: rect.width)
          blocks.append(Block(lines: lines, style: style, isLarge: false))
        }
      }
      let isWhole = blocks.count == paragraphs.count { !$0.0.isEmpty }
      let rows = blocks.reduce(0) { $0 + $1.rows + 1 }
      if isLarge, !isWhole || rows > rect.height { continue }
      return draw(blocks, gap: rows <= rect.height ? 1 : 0, in: rect, on: &canvas)
    }
  }

  /// A paragraph, in letters of one row or of three.
  private struct Block {
    let lines: [String]
    let style: Style
    let isLarge: Bool
    /// Large lines have a blank row between them.
    var rows: Int { isLarge ? lines.count * (LargeText.rows + 1) - 1 : lines.count }
  }

  private func draw(_ blocks: [Block], gap: Int, in rect: Rect, on canvas: inout Canvas) {
    var y = rect.y + gap
    for block in blocks {
      for line in block.lines where y < rect.maxY {
        let point = Point(rect.x, y)
        if block.isLarge {
          LargeText.draw(line, at: point, in: rect, style: block.style, on: &canvas)
          y += LargeText.rows + 1
        } else {
          canvas.write(line, at: point, style: block.style, in: rect)
          y += 1
        }
      }
      y += block.isLarge ? gap - 1 : gap
    }
  }

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
      playback.taken + 1, playback.count, Printable.stripped(step.text))
    let note = step.note.split(separator: "\n").flatMap {
      TextWidth.wrap(Printable.stripped(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
