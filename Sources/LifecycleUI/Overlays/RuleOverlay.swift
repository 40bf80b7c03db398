// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Why something is as it is: what happened, or a state, with its rule, the rule's grade and its
/// sources.
package struct RuleOverlay: Overlay {
  /// What the card is about, in a few words.
  let title: String
  /// Headings and what they say.
  let rows: [(label: String, text: String)]
  /// The first line shown.
  private(set) var top = 0

  package var givesWay: Bool { true }

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch session.command(for: key) {
    case .move(let move):
      let page = max(1, Self.area(session.layout).height - 2)
      let last = lines(columns: Self.textColumns(session.layout)).count - page
      top = move.applied(to: top, last: max(0, last), page: page)
      return .stays()
    case .leave, .close, .confirm, .pause:
      return .closes()
    case _:
      return .closesAndPasses
    }
  }

  /// One line of the card: a heading, or the part of a text.
  private typealias Line = (text: String, isHeading: Bool)

  private func lines(columns: Int) -> [Line] {
    rows.flatMap { row -> [Line] in
      (row.label.isEmpty ? [] : [(row.label, true)])
        + Self.broken(row.text, to: columns - 2).map { ("  " + $0, false) }
    }
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

  /// Everything below the first row, but the row of messages.
  private static func area(_ layout: Layout) -> Rect {
    Rect(x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
  }

  private static let widest = 84

  private static func textColumns(_ layout: Layout) -> Int {
    min(widest, layout.size.width) - 4
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let lines = lines(columns: Self.textColumns(layout))
    let box = OverlayBox(lines: lines.count, width: Self.widest, in: Self.area(layout))
    let inner = box.inner
    let first = max(0, min(top, lines.count - inner.height))
    let shown = min(lines.count, first + inner.height)
    let note = lines.count > inner.height ? session.phrases.rowPosition(shown, lines.count) : ""
    box.draw(title: title, close: session.phrases.report.close, note: note, on: &canvas)
    for (offset, line) in lines.dropFirst(first).prefix(inner.height).enumerated() {
      canvas.write(
        line.text, at: Point(inner.x, inner.y + offset), style: line.isHeading ? .strong : .plain,
        in: inner)
    }
  }
}

extension RuleOverlay {
  /// A row of the log; nil for a note, which has no rule.
  init?(_ row: Log.Row, phrases: Phrases) {
    guard case .entry(let entry) = row else { return nil }
    let words = phrases.ruleCard
    var rows: [(label: String, text: String)] = []
    let line = LogLine(entry, phrases: phrases)
    let when = words.happened(TimeText.stamp(entry.time), entry.app)
    rows.append((when, line.wholeText))
    var rule = entry.rule
    switch entry.kind {
    case .call(let call): rows.append((words.role, phrases.callbackRole(call.callback)))
    case .returned(let callback, _, _):
      rows.append((words.role, phrases.callbackRole(callback)))
    case .refused(let refusal): rule = refusal.rule
    case .event, .process, .notification, .state, .task, .deadline, .queue, .phase, .end: break
    }
    self.init(title: "\(line.mark) \(line.text)", rows: rows + Self.rows(for: rule, phrases))
  }

  /// A state of the app in focus: what it means, where it leads, and, where the app is in it, why.
  init(_ state: EmulatedApp.State, in session: Session) {
    let phrases = session.phrases
    let words = phrases.ruleCard
    var rows: [(label: String, text: String)] = [
      (words.meaning, phrases.stateDescription(state))
    ]
    let next = DiagramGeometry.transitions.filter { $0.from == state }
      .map { "\(Mark.of($0.to)) \(phrases.state($0.to))" }
    rows.append((words.leadsTo, next.joined(separator: ", ")))
    if let app = session.focused, app.state == state,
      session.facts.indices.contains(session.focusedApp),
      let transition = session.facts[session.focusedApp].lastTransition
    {
      let ways = "\(phrases.state(transition.from)) → \(phrases.state(transition.to))"
      rows.append(
        (
          words.happened(TimeText.stamp(transition.time), app.name),
          "\(ways): \(phrases.cause(transition.because))"
        ))
      rows += Self.rows(for: transition.rule, phrases)
    } else {
      rows += Self.rows(for: Self.rule(of: state), phrases)
    }
    self.init(title: "\(Mark.of(state)) \(phrases.state(state))", rows: rows)
  }

  /// The rule that says how an app gets into a state, where nothing has happened yet.
  private static func rule(of state: EmulatedApp.State) -> Rule {
    switch state {
    case .notRunning: .endSuspended
    case .inactive, .active: .activeThroughInactive
    case .background: .leaveOrder
    case .suspended: .limitSuspension
    }
  }

  private static func rows(
    for rule: Rule, _ phrases: Phrases
  ) -> [(label: String, text: String)] {
    let words = phrases.ruleCard
    let sources = rule.origin.sources.map(\.text)
    return [
      ("\(words.rule): \(rule.rawValue)", phrases.rule(rule)),
      (words.grade, phrases.grade(rule.grade)),
    ] + (sources.isEmpty ? [] : [(words.sources, sources[0])])
      + sources.dropFirst().map { ("", $0) }
  }
}
