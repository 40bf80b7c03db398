// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The scenario that is stepped through: its notes until the first step, then the step that comes
/// next and what its author says about it, before it is taken. Where there is room the notes stay; a
/// lesson says them at the start and at the end.
struct ScenarioPanel: Panel, Equatable {
  private let language: Language
  private let isASCII: Bool
  private let name: String
  private let notes: [String]
  private let isPresented: Bool
  /// Whether what the last step has brought is hidden.
  private let isOutcomeHidden: Bool
  /// How many steps have been taken, and how many there are.
  private let taken: Int
  private let count: Int
  private let next: Scenario.Step?
  /// The step that is being shown, one callback after the other; nil if none is.
  private let shown: Scenario.Step?
  /// The next step in words, or the one that is being shown.
  private let nextText: String
  private let isLesson: Bool
  private let passed: Int
  private let failed: Int
  /// What is said at the end.
  private let ending: String
  private let isTitleInRule: Bool

  init(_ session: borrowing Session, in layout: Layout) {
    let playback = session.playback
    // What comes next would tell what is not shown yet.
    shown = session.run.nextBeat == nil ? nil : playback?.last
    language = session.language
    isASCII = session.isASCII
    name = session.title
    notes = playback?.scenario.notes ?? []
    isPresented = session.run.isPresenting
    isOutcomeHidden = session.timeline.isOutcomeHidden
    taken = playback?.taken ?? 0
    count = playback?.count ?? 0
    next = playback?.upcoming
    nextText = (shown ?? next).map { session.run.text(of: $0) } ?? ""
    isLesson = session.run.lesson != nil
    passed = playback?.passed ?? 0
    failed = playback?.failed ?? 0
    ending = next == nil ? playback.map { session.run.ending(of: $0) } ?? "" : ""
    isTitleInRule = !name.isEmpty && TextWidth.of(name) <= layout.scenario.width - 4
  }

  static func area(in layout: Layout) -> Rect { layout.scenario }

  /// The scenario's title where the rule above has room for it; else it stands in the panel.
  var title: String { isTitleInRule ? name : phrases.scenario }
  private var phrases: Phrases { _read { yield language.phrases } }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if isPresented { return drawPresented(in: rect.inset(2, 0), on: &canvas) }
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
    let mayBeSaid = !isLesson || next == nil && shown == nil
    if taken == 0 || mayBeSaid && lines.count + explained.count <= room { lines += explained }
    let seen = lines.prefix(room) + step
    for (offset, line) in seen.prefix(inner.height).enumerated() {
      canvas.write(
        line.text, at: Point(inner.x, inner.y + offset), style: line.style, in: inner)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// Before a class: the title, the step and what is said about it, each apart from the others, and
  /// nothing beside them; the lesson until the first step.
  private func drawPresented(in rect: Rect, on canvas: inout Canvas) {
    var paragraphs = [(name, Style.strong)]
    if taken == 0, !isOutcomeHidden {
      paragraphs += notes.map { (Printable.stripped($0), .strong) }
    }
    let words = phrases.messages
    if let step = next {
      let text = words.nextStep(taken + 1, count, nextText)
      paragraphs.append((text, .event))
      paragraphs += step.note.split(separator: "\n").map {
        (Printable.stripped(String($0)), .strong)
      }
    } else {
      let text = words.scenarioResult(passed, failed)
      paragraphs.append((text, failed > 0 ? .ending : .strong))
    }
    // What is said is large where all of it fits.
    let isSaid = paragraphs.indices.map { place in
      place > 0 && paragraphs[place].1 == .strong && !isASCII
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
    let words = phrases.messages
    guard let step = shown ?? next else {
      return TextWidth.wrap(ending, to: columns).map { ($0, failed > 0 ? .ending : .strong) }
    }
    let text =
      shown == nil
      ? words.nextStep(taken + 1, count, nextText) : words.step(taken, count, nextText)
    let note = step.note.split(separator: "\n").flatMap {
      TextWidth.wrap(Printable.stripped(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
