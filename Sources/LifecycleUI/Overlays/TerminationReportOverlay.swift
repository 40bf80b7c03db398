// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The report of an app that has ended: the reason, whether it was notified, and its losses.
///
/// It lies over the log and leaves the states and the keys in sight. Arrows scroll it if it has more lines
/// than there is room for; any other key closes it.
package struct TerminationReportOverlay: Overlay {
  package let report: TerminationReport
  /// The first line shown.
  private var top = 0

  package init(_ report: TerminationReport) { self.report = report }

  package var givesWay: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .view(.move(let move)) = command, let card = card(in: session, session.layout),
      !card.isWhole
    {
      top = card.box.first(top, of: card.lines.count, after: move)
      return .stays()
    }
    // These close it and do no more; any other key also does what it says.
    return [.view(.leave), .session(.close), .view(.confirm), .run(.pause)].contains(command)
      ? .closes() : .closesAndPasses()
  }

  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse { .closes() }

  private func content(in session: borrowing Session) -> TerminationContent {
    TerminationContent(
      report: report, device: session.device, phrases: session.phrases, keymap: session.keymap)
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    let isWhole = card(in: session, session.layout)?.isWhole ?? true
    let scroll = KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll)
    return [KeyHint(session.keymap, .view(.leave), label: words.close)]
      + (isWhole ? [] : [scroll])
      + [KeyHint(session.keymap, .view(.why), in: session.phrases)]
      // A process can't go back.
      + (session.run.hosting == nil
        ? [KeyHint(session.keymap, .run(.undo), in: session.phrases)] : [])
      + [KeyHint("y", label: words.copy)]
  }

  package func copied(by key: Key, in session: borrowing Session) -> String? {
    guard key == "y" else { return nil }
    let content = content(in: session)
    let lines = [content.title] + content.rows.map { "  \($0.label) \($0.text)" }
    return lines.joined(separator: "\n") + "\n"
  }

  package var isCard: Bool { true }

  package func box(in session: borrowing Session, _ layout: Layout) -> OverlayBox? {
    card(in: session, layout)?.box
  }

  private typealias Line = (label: String, text: String, style: Style)

  private typealias Card = (box: OverlayBox, lines: [Line], textX: Int, isWhole: Bool)

  /// The card over the log; over the step of a scenario too, if it would not be whole otherwise.
  private func card(in session: borrowing Session, _ layout: Layout) -> Card? {
    let area = Self.area(layout)
    let card = card(in: session, area)
    guard let card, !card.isWhole, layout.scenario.x == area.x, !layout.scenario.isEmpty else {
      return card
    }
    let top = layout.scenario.y
    let height = layout.message.y - top
    return self.card(in: session, Rect(x: area.x, y: top, width: area.width, height: height))
  }

  /// The box, its lines, the column of their texts, and whether it has all of them; nil if there is no
  /// room for any.
  private func card(in session: borrowing Session, _ rect: Rect) -> Card? {
    guard rect.width >= 20, rect.height >= 5 else { return nil }
    let rows = content(in: session).rows
    // A strip of the log beside the report would be noise.
    let width = rect.width < 90 ? rect.width : 76
    let labels = rows.reduce(0) { max($0, TextWidth.of($1.label)) }
    // Headings stand beside the text where there is room, and above it where there is not.
    let isBeside = width - labels - 5 >= 28
    let column = isBeside ? width - labels - 5 : width - 4
    var texts = rows.map { LogLine.broken($0.text, to: column) }
    let headings = isBeside ? 0 : rows.count
    let surplus = texts.reduce(headings) { $0 + max(1, $1.count) } + 2 - rect.height
    shorten(&texts, by: surplus, rows, session.phrases, isASCII: session.isASCII)
    var lines: [Line] = []
    for (row, text) in zip(rows, texts) {
      let parts = text.isEmpty ? [""] : text
      if isBeside {
        lines.append((row.label, parts[0], row.style))
      } else {
        if !row.label.isEmpty { lines.append((row.label, "", .quiet)) }
        lines.append(("", parts[0], row.style))
      }
      lines += parts.dropFirst().map { ("", $0, row.style) }
    }
    let box = OverlayBox(lines: lines.count, width: width, in: rect)
    let textX = isBeside ? box.inner.x + labels + 1 : box.inner.x
    return (box, lines, textX, lines.count + 2 <= rect.height)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    guard let (box, lines, textX, _) = card(in: session, layout) else { return }
    box.draw(
      title: content(in: session).title, lines, from: top, weight: .heavy, style: .ending,
      session.phrases, on: &canvas
    ) { line, row, canvas in
      canvas.write(line.label, at: Point(row.x, row.y), style: .strong, in: row)
      canvas.write(line.text, at: Point(textX, row.y), style: line.style, in: row)
    }
  }

  /// It covers the log, and the events too where that is short; the diagram too where that is narrow.
  private static func area(_ layout: Layout) -> Rect {
    if layout.log.width >= 40 {
      var area = layout.log
      area.height = max(area.height, min(18, layout.message.y - area.y))
      return area
    }
    return Rect(x: 0, y: 1, width: layout.size.width, height: max(0, layout.message.y - 1))
  }

  /// Takes lines that have no room from the oldest keys: the last ones led to the end.
  private func shorten(
    _ texts: inout [[String]], by surplus: Int, _ rows: [TerminationContent.Row],
    _ phrases: Phrases, isASCII: Bool
  ) {
    guard surplus > 0,
      let index = rows.firstIndex(where: { $0.label == phrases.report.reproduce })
    else { return }
    let kept = texts[index].suffix(max(1, texts[index].count - surplus))
    guard kept.count < texts[index].count, let first = kept.first else { return }
    // The mark takes the place of the line's first word.
    let start = (isASCII ? "..." : "…") + first.drop { $0 != " " }
    texts[index] = [start] + kept.dropFirst()
  }
}
