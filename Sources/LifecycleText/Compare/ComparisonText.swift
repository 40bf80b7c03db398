// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// A comparison as lines of text: the two runs in columns beside each other where there is room, or one below the
/// other, each line marked with its side. Where the width does not matter, lines are those of a trace.
package struct ComparisonText {
  private let comparison: Comparison
  private let names: (left: String, right: String)
  private let phrases: Phrases
  private let isQuiet: Bool
  /// The columns there are; nil for any number.
  private let width: Int?
  /// The width of one run; nil: one below the other.
  private let column: Int?
  private let layout: Trace.TextLayout
  private let hasApps: Bool

  /// The least width for two columns.
  private static let leastForColumns = 100

  /// - Parameters:
  ///   - comparison: what is written.
  ///   - names: what the two sides are called.
  ///   - width: the columns there are; nil for any number, with one run below the other.
  ///   - isQuiet: whether what is the same is left out.
  package init(
    _ comparison: Comparison, names: (left: String, right: String), phrases: Phrases,
    width: Int? = nil, isQuiet: Bool = false
  ) {
    self.comparison = comparison
    self.names = names
    self.phrases = phrases
    self.isQuiet = isQuiet
    self.width = width
    column = width.flatMap { $0 >= Self.leastForColumns ? ($0 - 3) / 2 : nil }
    let apps = Set((comparison.left.scenario.apps + comparison.right.scenario.apps).map { $0.name })
    layout = Trace.TextLayout(apps: Array(apps), columns: TextWidth.of)
    hasApps = apps.count > 1
  }

  /// The verdict: what differs, in numbers.
  package var verdict: [String] {
    let counts = ComparisonCounts(comparison, left: names.left, right: names.right)
    return filled(
      comparison.isSame ? phrases.compare.nothingDiffers : phrases.compare.summary(counts))
  }

  /// Every line below the verdict, without its end.
  package var lines: [String] {
    var lines = heading
    for group in comparison.groups {
      let shown = group.rows.filter { !isQuiet || comparison.rows[$0].match != .same }
      guard !shown.isEmpty else { continue }
      // The input that a group follows from is said even if it is the same in both runs.
      if shown.first != group.rows.lowerBound, isQuiet, case .input = group.cause {
        lines += self.lines(for: comparison.rows[group.rows.lowerBound])
      }
      for row in shown { lines += self.lines(for: comparison.rows[row]) }
      lines += states(after: group)
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private var heading: [String] {
    let legend = phrases.compare.legend(left: names.left, right: names.right).joined(
      separator: "   ")
    guard let column else { return filled(legend) + [""] }
    return filled(legend) + ["", Self.pair(names.left, " ", names.right, column)]
  }

  private func filled(_ text: String) -> [String] {
    width.map { TextWidth.wrap(text, to: $0) } ?? [text]
  }

  /// The states of apps that are not in the same state on both sides.
  private func states(after group: Comparison.Group) -> [String] {
    let left = comparison.left.scenario.apps.map { $0.name }
    let right = comparison.right.scenario.apps.map { $0.name }
    return zip(left, group.leftStates).compactMap { name, state in
      guard let index = right.firstIndex(of: name), group.rightStates[index] != state else {
        return nil
      }
      let other = group.rightStates[index]
      guard let column else {
        return "=  "
          + phrases.compare.statesDiffer(name, left: state.rawValue, right: other.rawValue)
      }
      return Self.pair("= \(name) \(state.rawValue)", "~", "= \(name) \(other.rawValue)", column)
    }
  }

  // MARK: Rows

  private func lines(for row: Comparison.Row) -> [String] {
    let left = text(of: row, .left)
    let right = text(of: row, .right)
    let sign = row.match.sign
    if let column { return columns(left, sign, right, column) }
    switch row.match {
    case .same: return marked("   ", left)
    case .onlyLeft: return marked("<  ", left)
    case .onlyRight: return marked(">  ", right)
    case .differs, .instead: return marked(sign + "< ", left) + marked(sign + "> ", right)
    }
  }

  /// One side of a row behind its sign.
  private func marked(_ sign: String, _ text: String?) -> [String] {
    guard let text else { return [] }
    guard let width else { return [sign + text] }
    return Self.wrapped(text, width - sign.count).enumerated().map { index, line in
      (index == 0 ? sign : "   ") + line
    }
  }

  /// A row in two columns; what is too wide goes on below.
  private func columns(
    _ left: String?, _ sign: String, _ right: String?, _ width: Int
  ) -> [String] {
    let one = left.map { Self.wrapped($0, width) } ?? []
    let other = right.map { Self.wrapped($0, width) } ?? []
    return (0..<max(one.count, other.count)).map { line in
      Self.pair(
        line < one.count ? one[line] : "", sign, line < other.count ? other[line] : "", width)
    }
  }

  private static let timeWidth = 9

  /// A text whose second line and those below stand under its first word.
  private static func wrapped(_ text: String, _ width: Int) -> [String] {
    let indent = timeWidth + 1
    guard TextWidth.of(text) > width else { return [text] }
    let head = String(text.prefix(indent))
    let pieces = broken(String(text.dropFirst(indent)), to: width - indent)
    return pieces.enumerated().map { index, piece in
      (index == 0 ? head : TextWidth.blanks(indent)) + piece
    }
  }

  /// A name at the beginning that is wider than a line is broken where it can still be read.
  private static func broken(_ text: String, to columns: Int) -> [String] {
    let name = String(text.prefix { $0 != " " })
    guard TextWidth.of(name) > columns else { return TextWidth.wrap(text, to: columns) }
    let rest = String(text.dropFirst(name.count + 1))
    return LogLine.broken(name, to: columns)
      + (rest.isEmpty ? [] : TextWidth.wrap("  " + rest, to: columns))
  }

  private static func pair(
    _ left: String, _ sign: String, _ right: String, _ width: Int
  ) -> String {
    var line = TextWidth.padded(left, to: width) + " " + sign + " " + right
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// The text of one side of a row; nil if that side has nothing.
  private func text(of row: Comparison.Row, _ side: Comparison.Side) -> String? {
    guard let entry = comparison.entry(of: row, side) else { return nil }
    var text = phrases.record.text(entry)
    if case .refused(let refusal) = entry.kind { text += " [\(refusal.rule.rawValue)]" }
    if let note = note(on: row, side) { text += "  (\(note))" }
    guard width == nil else {
      if !entry.kind.isPlain { text = phrases.record.kind(entry.kind) + " " + text }
      if hasApps, let app = entry.app { text = phrases.labeled(app, text: text) }
      let time = entry.time.traceTime
      return TextWidth.blanks(Self.timeWidth - time.count) + time + " " + text
    }
    var line = TextBuffer()
    layout.write(
      time: entry.time, app: entry.app ?? "-", kind: phrases.record.kind(entry.kind), text: text,
      to: &line)
    return line.text
  }

  /// A note about the method that is called in place of this one, or the other way round.
  private func note(on row: Comparison.Row, _ side: Comparison.Side) -> String? {
    guard let index = row.counterpart else { return nil }
    let entry = comparison[side.other].entries[index]
    let time = phrases.moment(TimeText.stamp(entry.time))
    return side == .left
      ? phrases.compare.calledInstead(phrases.record.subject(of: entry), at: time)
      : phrases.compare.insteadOf(phrases.record.subject(of: entry), at: time)
  }
}

extension RecordPhrases {
  /// The name of the method that is called, or what else an entry is about.
  package func subject(of entry: Trace.Entry) -> String {
    switch entry.kind {
    case .call(let call): call.callback.rawValue
    case .phase(_, _, let to): MethodTable.Subject.phase(to).name
    case .event, .refused, .process, .returned, .notification, .state, .task, .deadline, .queue,
      .end, .output:
      kind(entry.kind)
    }
  }
}

extension Trace.Kind {
  /// True if a text shows its kind by itself.
  fileprivate var isPlain: Bool {
    switch self {
    case .event, .refused, .state, .deadline, .task, .returned, .end: false
    case .process, .call, .notification, .queue, .phase, .output: true
    }
  }
}
