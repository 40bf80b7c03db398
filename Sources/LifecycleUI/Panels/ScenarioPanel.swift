// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The scenario that is stepped through: its notes until the first step, then the step that comes
/// next and what its author says about it, before it is taken. Where there is room the notes stay; a
/// lesson says them at the start and at the end.
struct ScenarioPanel: WholePanel {
  private let language: Language
  private let name: String
  private let notes: [String]
  /// The number of steps that have been taken, and of all.
  private let taken: Int
  private let count: Int
  private let next: Scenario.Step?
  /// The step that is being shown, one callback after the other; nil if none is.
  private let shown: Scenario.Step?
  /// The next step in words, or the one that is being shown.
  private let nextText: String
  /// The author's words about it.
  private let comment: String
  private let isLesson: Bool
  private let failed: Int
  /// The words at the end.
  private let ending: String
  /// The scenario's title where the rule above has room for it: whole before the first step, and then as
  /// much of it as the progress leaves.
  private let titleInRule: String?
  /// The steps of a lesson as a row of dots, and its score.
  let note: String

  init(_ session: borrowing Session, in layout: Layout) {
    let playback = session.playback
    // The next step would tell what is not shown yet.
    shown = session.run.nextBeat == nil ? nil : playback?.last
    language = session.language
    name = session.title
    let texts = session.run.start.texts
    notes = (playback?.scenario.notes ?? []).map { texts($0) }
    taken = playback?.taken ?? 0
    count = playback?.count ?? 0
    next = playback?.upcoming
    comment = texts.lines((shown ?? next)?.note ?? "")
    nextText = (shown ?? next).map { session.run.text(of: $0) } ?? ""
    isLesson = session.run.lesson != nil
    failed = playback?.failed ?? 0
    ending =
      next == nil ? playback.map { session.voice.text(of: session.run.ending(of: $0)) } ?? "" : ""
    (titleInRule, note) = Self.heading(
      session.title, session.run.lessonProgress, isBegun: taken > 0, width: layout.scenario.width)
  }

  /// The fewest columns by which a title is still known.
  private static let fewestTitleColumns = 12

  /// Returns what the rule above says: the title, nil if it has no room, and the progress.
  private static func heading(
    _ title: String, _ progress: [String], isBegun: Bool, width: Int
  ) -> (title: String?, note: String) {
    func room(beside note: String) -> Int { width - (note.isEmpty ? 4 : TextWidth.of(note) + 7) }
    let columns = TextWidth.of(title)
    if let note = progress.first(where: { columns <= room(beside: $0) }) {
      return (title.isEmpty ? nil : title, note)
    }
    if isBegun, let note = progress.first(where: { fewestTitleColumns <= room(beside: $0) }) {
      return (TextWidth.cut(title, to: room(beside: note)), note)
    }
    return (title.isEmpty || columns > room(beside: "") ? nil : title, "")
  }

  /// Returns the rows that the notes, the next step and what is said of it need at a width; nil at the
  /// end, where the rows that there are will do.
  static func rows(of run: Run, width: Int) -> Int? {
    guard let playback = run.playback else { return nil }
    let shown = run.nextBeat == nil ? nil : playback.last
    guard let next = shown ?? playback.upcoming else { return nil }
    let columns = width - 2
    func rows(_ text: String) -> Int {
      text.split(separator: "\n").reduce(0) {
        $0 + TextWidth.wrap(Printable.stripped(String($1)), to: columns).count
      }
    }
    let words = run.phrases.messages
    let (taken, count, text) = (playback.taken, playback.count, run.text(of: next))
    let step =
      shown == nil ? words.nextStep(taken + 1, of: count, text) : words.step(taken, of: count, text)
    var sum = rows(step) + rows(run.start.texts.lines(next.note))
    let heading = Self.heading(
      run.title, run.lessonProgress, isBegun: taken > 0, width: width)
    if heading.title == nil { sum += rows(run.title) }
    if taken == 0 {
      for note in playback.scenario.notes { sum += rows(run.start.texts(note)) }
    }
    return sum
  }

  static func area(in layout: Layout) -> Rect { layout.scenario }

  /// The scenario's title; where the rule has no room for it, it stands in the panel.
  var title: String { titleInRule ?? phrases.scenario }
  private var phrases: Phrases { language.phrases }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let inner = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let step = nextStep(columns: inner.width)
    var lines: [Line] = []
    if titleInRule == nil {
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
      // The last line says that there are more, of the notes and of the step.
      let isCut =
        offset == inner.height - 1 && seen.count > inner.height
        || offset == room - 1 && lines.count > room
      let text = isCut ? TextWidth.cut(line.text, to: inner.width - 2) + " …" : line.text
      canvas.write(text, at: Point(inner.x, inner.y + offset), style: line.style, in: inner)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// The step that comes next, and what the author says about it; at the end, what came of the
  /// expectations.
  private func nextStep(columns: Int) -> [Line] {
    let words = phrases.messages
    guard shown ?? next != nil else {
      return TextWidth.wrap(ending, to: columns).map { ($0, failed > 0 ? .ending : .strong) }
    }
    let text =
      shown == nil
      ? words.nextStep(taken + 1, of: count, nextText) : words.step(taken, of: count, nextText)
    let note = comment.split(separator: "\n").flatMap {
      TextWidth.wrap(Printable.stripped(String($0)), to: columns)
    }
    return TextWidth.wrap(text, to: columns).map { ($0, .event) } + note.map { ($0, .strong) }
  }
}
