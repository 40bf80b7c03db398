// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The departures of a followed log: each line that does not fit, with its rule and the lines around
/// it.
struct DeparturesOverlay: FullCard {
  /// The first row shown.
  private var top = 0

  var outlivesRun: Bool { true }

  mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let command = session.command(for: key)
    if case .view(.move(let move)) = command {
      let box = OverlayBox(session.layout)
      top = box.first(top, of: Self.rows(session, width: box.inner.width).count, after: move)
      return .stays()
    }
    return [.session(.departures), .view(.leave), .session(.close), .view(.confirm)].contains(
      command)
      ? .closes() : .stays(command?.effects ?? [])
  }

  private struct Row {
    let text: String
    var style = Style.plain
  }

  private static func rows(_ session: Session, width: Int) -> [Row] {
    let findings = session.run.kept.findings
    let words = session.phrases.check
    if findings.list.isEmpty {
      let follows = session.run.following.hasBegun
      return [Row(text: follows ? words.noDepartures : words.nothingFollowed)]
    }
    var rows: [Row] = []
    func add(_ text: String, _ style: Style = .plain, indent: Int = 0) {
      for line in TextWidth.wrap(text, to: max(1, width - indent)) {
        rows.append(Row(text: TextWidth.blanks(indent) + line, style: style))
      }
    }
    for finding in findings.list {
      if !rows.isEmpty { rows.append(Row(text: "")) }
      if let first = finding.text.first { add(first, finding.isExplained ? .quiet : .ending) }
      if finding.isExplained { add(words.explainedSince, indent: 2) }
      for line in finding.text.dropFirst() {
        // The blanks before a line are none of its words: an address that is longer than a row would leave
        // an empty one before it.
        let blanks = line.prefix { $0 == " " }.count
        add(String(line.dropFirst(blanks)), indent: 2 + blanks)
      }
      for line in finding.around { rows.append(Row(text: "  " + line, style: .quiet)) }
    }
    return rows
  }

  func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    return [
      KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll),
      KeyHint(session.keymap, .view(.leave), label: words.close),
    ] + (session.run.kept.findings.list.isEmpty ? [] : [KeyHint("y", label: words.copy)])
  }

  func copied(by key: Key, in session: borrowing Session) -> String? {
    let findings = session.run.kept.findings.list
    if key != "y" || findings.isEmpty { return nil }
    return findings.map { ($0.text + $0.around).joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let box = OverlayBox(layout)
    let inner = box.inner
    guard inner.width >= 16, inner.height >= 1 else { return }
    let rows = Self.rows(session, width: inner.width)
    box.draw(
      title: session.phrases.check.departuresTitle, rows, from: top, session.phrases, on: &canvas
    ) { row, line, canvas in
      canvas.write(
        TextWidth.cut(row.text, to: line.width), at: Point(line.x, line.y), style: row.style,
        in: line)
    }
  }
}
