// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The reason for something, or why it is not possible: paragraphs, among them lines that lead
/// somewhere.
///
/// Arrows select one of these lines, or scroll; Enter goes there.
package struct ExplanationOverlay: Overlay {
  let card: ExplanationCard
  /// The links, as the card has them.
  private let links: [ExplanationCard.Link]
  /// The selected link, by its index among them; nil for none.
  private var selectedIndex: Int?
  /// The first line shown.
  private var top = 0
  /// True if it stands beside the diagram where there is room, and not over it.
  private let isBesideDiagram: Bool

  /// - Parameters:
  ///   - preferred: the link that is selected at first; nil for the first one.
  ///   - isBesideDiagram: True if it stands beside the diagram where there is room.
  init(
    _ card: ExplanationCard, selecting preferred: ExplanationCard.Link? = nil,
    besideDiagram isBesideDiagram: Bool = false
  ) {
    self.card = card
    self.isBesideDiagram = isBesideDiagram
    var links: [ExplanationCard.Link] = []
    for link in card.parts.lazy.compactMap(\.link) where links.last != link { links.append(link) }
    self.links = links
    // Nothing is answered before the user has chosen.
    if case .choice? = links.first { return }
    let index = preferred.flatMap(links.firstIndex) ?? 0
    selectedIndex = links.isEmpty ? nil : index
  }

  package var givesWay: Bool { true }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .view(.move(let move)) = command {
      self.move(move, in: session.layout)
      return .stays()
    }
    if command == .view(.confirm), let link = selectedLink(in: session.layout) {
      return .closes(follow(link, in: &session, at: wall))
    }
    return [.view(.confirm), .view(.leave), .session(.close), .run(.pause), .view(.why)].contains(
      command)
      ? .closes() : .closesAndPasses()
  }

  /// A click beside the card closes it; on a line that leads somewhere it goes there.
  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    guard let link = link(at: point, in: session.layout) else {
      return covers(point, in: session.layout) ? .stays() : .closes()
    }
    selectedIndex = links.firstIndex(of: link)
    return .closes(follow(link, in: &session, at: wall))
  }

  /// Returns true if a point is on the card.
  func covers(_ point: Point, in layout: Layout) -> Bool {
    arranged(in: layout).box.rect.contains(point)
  }

  /// Returns where the line at a point leads; nil if it leads nowhere.
  func link(at point: Point, in layout: Layout) -> ExplanationCard.Link? {
    let (lines, box, _) = arranged(in: layout)
    let index = box.first(top, of: lines.count) + point.y - box.inner.y
    guard box.inner.contains(point), lines.indices.contains(index) else { return nil }
    return lines[index].link.map { links[$0] }
  }

  /// Goes where a line leads.
  private func follow(
    _ link: ExplanationCard.Link, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    switch link {
    case .row(let number): session.view.selectRow(number, in: session.run)
    case .way(let way): session.run.go(way, .atOnce, at: wall)
    case .step(let number): session.run.goBack(toStep: number, at: wall)
    case .lesson(let number): return [.openLesson("\(number)")]
    case .choice: break
    }
    return []
  }

  /// The selected link, if it is in sight.
  func selectedLink(in layout: Layout) -> ExplanationCard.Link? {
    let (lines, box, _) = arranged(in: layout)
    let page = max(1, box.inner.height)
    let first = max(0, min(top, lines.count - page))
    guard let selectedIndex else { return nil }
    return lines.dropFirst(first).prefix(page).contains { $0.link == selectedIndex }
      ? links[selectedIndex] : nil
  }

  /// The selected link; nil for none.
  var selected: ExplanationCard.Link? { selectedIndex.map { links[$0] } }

  /// Selects a link.
  mutating func select(_ link: ExplanationCard.Link) { selectedIndex = links.firstIndex(of: link) }

  private mutating func move(_ move: Command.Move, in layout: Layout) {
    let (lines, box, _) = arranged(in: layout)
    let page = max(1, box.inner.height)
    let last = max(0, lines.count - page)
    let first = min(top, last)
    func isSeen(_ link: Int, from top: Int) -> Bool {
      lines.dropFirst(top).prefix(page).contains { $0.link == link }
    }
    switch move {
    case .down, .right, .up, .left:
      let step = move == .down || move == .right ? 1 : -1
      let scrolled = max(0, min(first + step, last))
      // The next link is selected once it is in sight; until then the text scrolls.
      let next = selectedIndex.map { $0 + step } ?? (step > 0 ? 0 : links.count - 1)
      if links.indices.contains(next), isSeen(next, from: scrolled) {
        selectedIndex = next
        if !isSeen(next, from: first) { top = scrolled }
      } else {
        top = scrolled
      }
    case .pageUp, .pageDown, .first, .last:
      top = move.applied(to: first, last: last, page: page)
      let seen = links.indices.filter { isSeen($0, from: top) }
      let isDown = move == .pageDown || move == .last
      if let link = isDown ? seen.last : seen.first { selectedIndex = link }
    }
  }

  private static func words(for step: StateSpace.Edge) -> String {
    switch step {
    case .event(let event): event.description
    case .wait: "skip"
    }
  }

  // MARK: Lines

  /// One line of the card.
  private struct Line {
    var text: String
    var tail = ""
    var isHeading = false
    /// True if it is right; nil if it is not marked.
    var isRight: Bool?
    /// The link it belongs to, by its index.
    var link: Int?

    var style: Style {
      if let isRight { return isRight ? .call : .ending }
      return isHeading ? .strong : .plain
    }
  }

  private func lines(columns: Int) -> [Line] {
    var lines: [Line] = []
    var index = -1
    var last: ExplanationCard.Link?
    for part in card.parts {
      if let link = part.link, link != last {
        index += 1
        last = link
      }
      switch part {
      case .heading(let text):
        lines += TextWidth.wrap(text, to: columns).map { Line(text: $0, isHeading: true) }
      case .text(let text):
        lines += Self.broken(text, to: columns - 2).map { Line(text: "  " + $0) }
      case .line(let label, let text, let tail, let link):
        lines += Self.item(label, text, tail, link: link == nil ? nil : index, columns: columns)
      case .mark(let isRight, let text, let link):
        let sign: Sign = isRight ? .pass : .fail
        lines += Self.item(
          sign.rawValue, text, isRight: isRight, link: link == nil ? nil : index, columns: columns)
      }
    }
    return lines
  }

  /// A line of a list: what follows the first line is indented below its text.
  private static func item(
    _ label: String, _ text: String, _ tail: String = "", isRight: Bool? = nil, link: Int?,
    columns: Int
  ) -> [Line] {
    let indent = TextWidth.of(label) + 3
    let room = columns - indent
    var lines = broken(text, to: max(8, room)).enumerated().map { offset, part in
      Line(
        text: (offset == 0 ? "  \(label) " : TextWidth.blanks(indent)) + part, isRight: isRight,
        link: link)
    }
    guard !tail.isEmpty else { return lines }
    let tailColumns = TextWidth.of(tail) + 1
    if let index = lines.firstIndex(where: { TextWidth.of($0.text) + tailColumns <= columns }) {
      lines[index].tail = tail
    } else {
      lines.append(
        Line(text: "", tail: TextWidth.cut(tail, to: columns), isRight: isRight, link: link))
    }
    return lines
  }

  /// An address is broken after a slash, anything else as the log breaks it.
  private static func broken(_ text: String, to columns: Int) -> [String] {
    guard text.contains("://") else { return LogLine.broken(text, to: columns) }
    var lines: [String] = []
    var line = ""
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let piece = line.isEmpty && lines.isEmpty ? String(part) : "/" + part
      if !line.isEmpty, TextWidth.of(line) + TextWidth.of(piece) > columns {
        lines.append(line)
        line = ""
      }
      line += piece
    }
    return (lines + [line]).flatMap { TextWidth.wrap($0, to: columns) }
  }

  // MARK: Drawing

  private static let widest = 84

  /// True if it stands beside the diagram and has more lines than there is room for.
  func isScrolled(in layout: Layout) -> Bool {
    let (lines, box, _) = arranged(in: layout)
    return lines.count > box.inner.height
  }

  /// True if it stands beside the diagram, and not over it.
  func leavesDiagram(in layout: Layout) -> Bool { arranged(in: layout).column != nil }

  /// The lines and their place. Beside the diagram everything is in sight that is not said again below:
  /// the choices of a question, or the whole answer.
  private func arranged(
    in layout: Layout
  ) -> (lines: [Line], box: OverlayBox, column: QuestionColumn?) {
    if isBesideDiagram, let column = QuestionColumn(layout, lines: 0) {
      let lines = lines(columns: column.frame.inner.width)
      let needed = isQuestion ? (lines.lastIndex { $0.link != nil } ?? -1) + 1 : lines.count
      if let column = QuestionColumn(layout, lines: lines.count),
        needed <= column.frame.inner.height
      {
        return (lines, column.frame, column)
      }
    }
    let lines = lines(columns: min(Self.widest, layout.size.width) - 4)
    return (lines, OverlayBox(lines: lines.count, width: Self.widest, in: layout.cardArea), nil)
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    var hints: [KeyHint] = []
    switch selected {
    case .way(let way):
      let steps = way.steps.map(Self.words(for:))
      hints.append(
        KeyHint(
          session.keymap, .view(.confirm),
          label: steps.count == 1 ? words.doStep(steps[0]) : words.doSteps(steps.count)))
    case .row: hints.append(KeyHint(session.keymap, .view(.confirm), label: words.goToRow))
    case .step(let number):
      hints.append(KeyHint(session.keymap, .view(.confirm), label: words.goToStep(number + 1)))
    case .lesson(let number):
      hints.append(KeyHint(session.keymap, .view(.confirm), label: words.startLesson(number)))
    case .choice, nil: break
    }
    hints.append(KeyHint(session.keymap, .view(.leave), label: words.close))
    if links.count > 1 {
      hints.append(KeyHint(session.keymap, .move(.up), .move(.down), label: words.select))
    }
    if !isQuestion {
      hints.append(KeyHint("y", label: words.copy))
      if address != nil { hints.append(KeyHint("Y", label: words.copyLink)) }
    }
    return hints
  }

  /// True if the card asks something: its keys are answers.
  private var isQuestion: Bool { if case .choice? = links.first { true } else { false } }

  /// The first address in the card.
  private var address: String? {
    let words = card.parts.lazy.flatMap { $0.copied.split(separator: " ") }
    return words.compactMap(Hyperlink.address).first
  }

  package func copied(by key: Key, in session: borrowing Session) -> String? {
    if isQuestion { return nil }
    if key == "Y" { return address }
    guard key == "y" else { return nil }
    return ([card.title] + card.parts.map(\.copied)).joined(separator: "\n") + "\n"
  }

  /// False beside the diagram, where the rest of the screen belongs to the explanation.
  package var isCard: Bool { !isBesideDiagram }

  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    let (_, box, column) = arranged(in: layout)
    return column == nil ? box : nil
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let (lines, box, column) = arranged(in: layout)
    column?.clear(on: &canvas)
    box.draw(title: card.title, lines, from: top, session.phrases, on: &canvas) {
      line, row, canvas in
      canvas.write(line.text, at: Point(row.x, row.y), style: line.style, in: row)
      canvas.write(trailing: line.tail, y: row.y, in: row)
      if line.link != nil, line.link == selectedIndex {
        canvas.restyle(row) { $0 = Style(.standard, .reverse) }
      }
    }
  }
}

extension ExplanationCard.Part {
  /// The part as text.
  fileprivate var copied: String {
    switch self {
    case .heading(let text): text
    case .text(let text): "  " + text
    case .line(let label, let text, let tail, _):
      "  " + [label, text, tail].filter { !$0.isEmpty }.joined(separator: " ")
    case .mark(let isRight, let text, _): "  " + (isRight ? Sign.pass : .fail).rawValue + " " + text
    }
  }
}
