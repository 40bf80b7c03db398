// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The card at the start. It asks what brings the user here.
///
/// A digit chooses, and so do the arrows with Enter. The key of an event closes the card and causes
/// the event. Until then the device's clock stands still.
package struct StartOverlay: Overlay {
  /// The choices, from the top.
  private enum Choice: CaseIterable {
    case play
    case course
    case scenarios
    case keys
    case fiveSeconds

    /// The key that chooses it, and a blank.
    var digit: String {
      switch self {
      case .play: "1 "
      case .course: "2 "
      case .scenarios: "3 "
      case .keys: "4 "
      case .fiveSeconds: "5 "
      }
    }
  }

  /// The user's standing in the course; nil until the shell has answered.
  private var course: CourseStanding?
  /// The index of the selected choice.
  private var selection = 0

  package var outlivesRun: Bool { true }
  package var holdsTime: Bool { true }

  // MARK: Keys

  /// The shell's answer says how far the user is in the course.
  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if case .course(let course) = input { self.course = course }
    return .passes
  }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if case .character(let character) = key, let digit = character.wholeNumberValue,
      Choice.allCases.indices.contains(digit - 1)
    {
      return choose(Choice.allCases[digit - 1], in: &session, at: wall)
    }
    let command = session.command(for: key)
    switch command {
    case .view(.confirm): return choose(Choice.allCases[selection], in: &session, at: wall)
    case .view(.move(let move)):
      let last = Choice.allCases.count - 1
      selection = move.applied(to: selection, last: last, page: last)
      return .stays()
    case .view(.leave): return .closes()
    case .session(.close), .program(.quit): return .closesAndPasses()
    case .some where command?.effects.isEmpty == false: return .passes
    case .some, nil: return .closesAndPasses([.noteStart])
    }
  }

  /// A click on a choice chooses it; one beside the card closes it.
  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let (box, meanings) = card(session.phrases.start, in: session.layout)
    guard box.rect.contains(point) else { return .closes() }
    let line = point.y - box.inner.y
    let choice = Choice.allCases.enumerated().first {
      line < Self.height(of: meanings[...$0.offset])
    }
    guard line >= 0, let choice else { return .stays() }
    return choose(choice.element, in: &session, at: wall)
  }

  private func choose(
    _ choice: Choice, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch choice {
    case .play:
      return .closes([.noteStart] + session.perform(.send(.tapIcon), at: wall))
    case .course:
      guard let lesson = course?.next else {
        return .closes([.noteStart] + session.perform(.session(.scenarios), at: wall))
      }
      return .closes([.noteStart, .openLesson(lesson.name)])
    case .scenarios:
      session.view.overlay = ScenariosOverlay(beginsWithScenarios: true)
      return .closes([.noteStart, .listLibrary])
    case .keys:
      return .closes([.noteStart] + session.perform(.session(.help), at: wall))
    case .fiveSeconds:
      return .closes([.noteStart] + session.perform(.session(.fiveSeconds), at: wall))
    }
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    let digits = Choice.allCases.indices.map { Key.character(Character("\($0 + 1)")) }
    return [
      KeyHint(digits, label: words.open),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint(session.keymap, .view(.confirm), label: words.open),
      KeyHint(session.keymap, .view(.leave), label: words.close),
      KeyHint(session.keymap, .send(.tapIcon), in: session.phrases),
      KeyHint(session.keymap, .session(.help), in: session.phrases),
      KeyHint(session.keymap, .session(.close), in: session.phrases),
      KeyHint(typing: session.phrases.start.anyKey),
    ]
  }

  // MARK: Drawing

  private static let widest = 78

  /// Returns the box of the card, and the meanings of its choices in lines: none on a small screen,
  /// on which the names of all choices matter more than the meanings of a few. There is room for
  /// the other commands below them if the card is higher than these are.
  private func card(_ words: any StartPhrases, in layout: Layout) -> (OverlayBox, [[String]]) {
    let area = layout.cardArea
    let columns = min(Self.widest, area.width) - 4 - Self.indent
    var meanings = Choice.allCases.map { TextWidth.wrap(meaning(of: $0, words), to: columns) }
    if Self.height(of: meanings) + 2 > area.height { meanings = meanings.map { _ in [] } }
    let height = Self.height(of: meanings)
    let all = height + Self.linesAboveOthers + words.others.count
    let lines =
      layout.size.height >= Self.fewestRowsForOthers && all + 2 <= area.height ? all : height
    return (OverlayBox(lines: lines, width: Self.widest, in: area), meanings)
  }

  /// Returns the number of lines that choices take, each with its name.
  private static func height(of meanings: some Sequence<[String]>) -> Int {
    meanings.reduce(0) { $0 + 1 + $1.count }
  }

  /// The rows of a screen on which the other commands are shown.
  private static let fewestRowsForOthers = 30
  /// The columns by which meanings are indented.
  private static let indent = 4
  /// A blank line, and a title.
  private static let linesAboveOthers = 2

  private static func words(
    for choice: Choice, _ words: any StartPhrases
  ) -> StartPhrases.Choice {
    switch choice {
    case .play: words.play
    case .course: words.course
    case .scenarios: words.scenarios
    case .keys: words.keys
    case .fiveSeconds: words.fiveSeconds
    }
  }

  private func meaning(of choice: Choice, _ words: any StartPhrases) -> String {
    guard choice == .course, let course else { return Self.words(for: choice, words).meaning }
    return words.lessons(course.done, of: course.count, next: course.next.title)
  }

  package var isCard: Bool { true }

  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    card(session.phrases.start, in: layout).0
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let words = session.phrases.start
    let (box, meanings) = card(words, in: layout)
    box.draw(title: words.title, on: &canvas)
    var y = box.inner.y
    for (number, meaning) in meanings.enumerated() where y < box.inner.maxY {
      draw(
        choice: Choice.allCases[number], words, at: Point(box.inner.x, y), in: box.inner,
        on: &canvas)
      for (offset, line) in meaning.enumerated() {
        canvas.write(line, at: Point(box.inner.x + Self.indent, y + 1 + offset), in: box.inner)
      }
      y += 1 + meaning.count
    }
    if y < box.inner.maxY { drawOthers(words, from: y + 1, in: box.inner, on: &canvas) }
  }

  /// Draws the other commands.
  private func drawOthers(
    _ words: any StartPhrases, from top: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.write(words.commands, at: Point(rect.x, top), style: .title, in: rect)
    let column = 4 + words.others.reduce(0) { max($0, TextWidth.of($1.command)) }
    for (index, other) in words.others.enumerated() {
      let y = top + 1 + index
      canvas.write(other.command, at: Point(rect.x + 2, y), style: .key, in: rect)
      let meaning = TextWidth.cut(other.meaning, to: rect.width - column)
      canvas.write(meaning, at: Point(rect.x + column, y), in: rect)
    }
  }

  /// Draws the line with the name of a choice.
  private func draw(
    choice: Choice, _ words: any StartPhrases, at place: Point, in rect: Rect,
    on canvas: inout Canvas
  ) {
    let isSelected = choice == Choice.allCases[selection]
    let style = isSelected ? Style(.standard, .reverse) : .strong
    let used = canvas.write(choice.digit, at: place, style: style)
    let name = TextWidth.cut(Self.words(for: choice, words).name, to: rect.width - used)
    canvas.write(name, at: Point(place.x + used, place.y), style: style, in: rect)
  }
}
