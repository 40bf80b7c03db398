// SPDX-License-Identifier: Apache-2.0

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
  }

  /// How far the user is in the course; nil until the shell has answered.
  private var course: CourseStanding?
  /// The selected choice, by its place.
  private var selected = 0

  package init() {}

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
    case .confirm: return choose(Choice.allCases[selected], in: &session, at: wall)
    case .move(let move):
      let last = Choice.allCases.count - 1
      selected = move.applied(to: selected, last: last, page: last)
      return .stays()
    case .leave: return .closes()
    case .close, .quit: return .closesAndPasses()
    case .some where command?.effects.isEmpty == false: return .passes
    case .some, nil: return .closesAndPasses([.noteStart])
    }
  }

  /// A click on a choice chooses it; one beside the card closes it.
  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let (box, lines) = card(session.phrases.start, in: session.layout)
    guard box.rect.contains(point) else { return .closes() }
    let place = point.y - box.inner.y
    guard lines.indices.contains(place), let choice = lines[place].choice else { return .stays() }
    return choose(Choice.allCases[choice], in: &session, at: wall)
  }

  private func choose(
    _ choice: Choice, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch choice {
    case .play:
      return .closes([.noteStart] + session.perform(.send(.tapIcon), at: wall))
    case .course:
      guard let lesson = course?.next else {
        return .closes([.noteStart] + session.perform(.scenarios, at: wall))
      }
      return .closes([.noteStart, .openLesson(lesson.name)])
    case .scenarios:
      return .closes([.noteStart] + session.perform(.scenarios, at: wall))
    case .keys:
      return .closes([.noteStart] + session.perform(.help, at: wall))
    }
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    let digits = Choice.allCases.indices.map { Key.character(Character("\($0 + 1)")) }
    return [
      KeyHint(digits, label: words.choose),
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.select),
      KeyHint(session.keymap, .confirm, label: words.choose),
      KeyHint(session.keymap, .leave, label: words.close),
      KeyHint(
        session.keymap, .send(.tapIcon), label: session.phrases.commandLabel(.send(.tapIcon))),
      KeyHint(session.keymap, .help, label: session.phrases.commandLabel(.help)),
      KeyHint(session.keymap, .close, label: session.phrases.commandLabel(.close)),
      KeyHint(typing: session.phrases.start.anyKey),
    ]
  }

  // MARK: Drawing

  /// A line of the card.
  private struct Line {
    var label = ""
    var text = ""
    var style = Style.plain
    /// The choice it belongs to, by its place.
    var choice: Int?
  }

  private static let widest = 78

  /// Where the card is, and the lines of its choices. There is room for the other commands below them
  /// if the card is higher than these are.
  private func card(_ words: any StartPhrases, in layout: Layout) -> (OverlayBox, [Line]) {
    let area = Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
    let columns = min(Self.widest, area.width) - 4
    var lines: [Line] = []
    for (place, choice) in Choice.allCases.enumerated() {
      let (name, meaning) = self.words(for: choice, words)
      lines.append(
        Line(label: "\(place + 1) \(name)", style: .strong, choice: place))
      for text in TextWidth.wrap(meaning, to: columns - 4) {
        lines.append(Line(text: "    " + text, choice: place))
      }
    }
    // On a small screen the names of all choices matter more than what a few of them mean.
    if lines.count + 2 > area.height { lines = lines.filter { !$0.label.isEmpty } }
    let all = lines.count + Self.linesAboveOthers + words.others.count
    let count = all + 2 <= area.height ? all : lines.count
    return (OverlayBox(lines: count, width: Self.widest, in: area), lines)
  }

  /// A blank line, and a title.
  private static let linesAboveOthers = 2

  /// The lines of the other commands.
  private func others(_ words: any StartPhrases) -> [Line] {
    let column = words.others.reduce(0) { max($0, TextWidth.of($1.command)) } + 2
    var lines = [Line(), Line(label: words.commands, style: .title)]
    for (command, meaning) in words.others {
      let blanks = String(repeating: " ", count: column - TextWidth.of(command))
      lines.append(Line(label: "  " + command + blanks, text: meaning, style: .key))
    }
    return lines
  }

  private func words(for choice: Choice, _ words: any StartPhrases) -> StartPhrases.Choice {
    switch choice {
    case .play: return words.play
    case .course:
      guard let course else { return words.course }
      return (words.course.name, words.lessons(course.done, course.count, course.next.title))
    case .scenarios: return words.scenarios
    case .keys: return words.keys
    }
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let words = session.phrases.start
    let (box, lines) = card(words, in: layout)
    box.draw(title: words.title, on: &canvas)
    let all = lines.count < box.inner.height ? lines + others(words) : lines
    for (offset, line) in all.prefix(box.inner.height).enumerated() {
      draw(line, at: offset, in: box, on: &canvas)
    }
  }

  /// Another choice is selected: two lines look different.
  package func drawChange(
    from old: any Overlay, of session: Session, in layout: Layout, on canvas: inout Canvas
  ) -> Bool {
    guard let old = old as? Self, old.course == course else { return false }
    let (box, lines) = card(session.phrases.start, in: layout)
    for (offset, line) in lines.prefix(box.inner.height).enumerated()
    where !line.label.isEmpty && (line.choice == selected || line.choice == old.selected) {
      draw(line, at: offset, in: box, on: &canvas)
    }
    return true
  }

  private func draw(_ line: Line, at offset: Int, in box: OverlayBox, on canvas: inout Canvas) {
    let row = Rect(x: box.inner.x, y: box.inner.y + offset, width: box.inner.width, height: 1)
    let isSelected = line.choice == selected && !line.label.isEmpty
    let style = isSelected ? Style(.standard, .reverse) : line.style
    let used = canvas.write(line.label, at: Point(row.x, row.y), style: style, in: row)
    canvas.write(
      TextWidth.cut(line.text, to: row.width - used), at: Point(row.x + used, row.y), in: row)
  }
}
