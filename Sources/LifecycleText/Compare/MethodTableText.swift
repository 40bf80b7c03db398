// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// A ``MethodTable`` in words: a part for each outcome, methods before notifications.
package struct MethodTableText {
  /// One part of the table.
  package struct Part {
    package let title: String
    /// The headings of the cells, and of the remarks.
    package let headings: [String]
    package let rows: [Row]
  }

  /// One subject of the table.
  package struct Row {
    /// The row's name and its numbers.
    package let cells: [String]
    /// The text of the last column.
    package let remarks: [String]
  }

  package let parts: [Part]
  private let phrases: Phrases

  package init(
    _ table: MethodTable, names: (left: String, right: String), phrases: Phrases
  ) {
    self.phrases = phrases
    let lines = table.lines
    parts = [true, false].flatMap { isMethod in
      MethodTable.Outcome.allCases.compactMap { outcome -> Part? in
        let chosen = lines.filter { $0.outcome == outcome && $0.subject.isMethod == isMethod }
        guard !chosen.isEmpty else { return nil }
        return Self.part(chosen, outcome, isMethod, names, phrases)
      }
    }
  }

  private static func part(
    _ lines: [MethodTable.Line], _ outcome: MethodTable.Outcome, _ isMethod: Bool,
    _ names: (left: String, right: String), _ phrases: Phrases
  ) -> Part {
    let words = phrases.compare
    let title = words.outcome(outcome, isMethod, names.right)
    let subject = isMethod ? words.method : words.notification
    switch outcome {
    case .gone:
      return Part(
        title: title, headings: [subject, names.left, words.instead],
        rows: lines.map { line in
          Row(
            cells: [line.subject.name, "\(line.left)"],
            remarks: counts(line.instead) + missing(line, phrases))
        })
    case .stays:
      return Part(
        title: title, headings: [subject, names.left, names.right, words.whatChanges],
        rows: lines.map { line in
          Row(
            cells: [line.subject.name, "\(line.left)", "\(line.right)"],
            remarks: changes(line, phrases))
        })
    case .new:
      return Part(
        title: title, headings: [subject, names.right, words.inPlaceOf],
        rows: lines.map { line in
          let nothing = line.added.first.map { words.nothing(line.added.count, $0) }
          return Row(
            cells: [line.subject.name, "\(line.right)"],
            remarks: counts(line.replaces) + [nothing].compactMap { $0 })
        })
    }
  }

  private static func missing(_ line: MethodTable.Line, _ phrases: Phrases) -> [String] {
    let words = phrases.compare
    let absent = line.withoutCounterpart
    return [absent.first.map { words.nothing(absent.count, $0) }].compactMap { $0 }
  }

  /// The differences in a thing that both worlds have.
  private static func changes(_ line: MethodTable.Line, _ phrases: Phrases) -> [String] {
    let words = phrases.compare
    var texts = line.states.sorted { $0.value > $1.value }.map { change, count in
      "[\(change.left.rawValue)] -> [\(change.right.rawValue)] \(count)"
    }
    if line.optionsLost > 0 { texts.append(words.optionsLost(line.optionsLost)) }
    if line.optionsGained > 0 { texts.append(words.optionsGained(line.optionsGained)) }
    if let first = line.added.first { texts.append(words.added(line.added.count, first)) }
    if let first = line.withoutCounterpart.first {
      texts.append(words.missing(line.withoutCounterpart.count, first))
    }
    let instead = counts(line.instead)
    if !instead.isEmpty {
      texts.append(phrases.labeled(words.instead, text: phrases.list(instead)))
    }
    let replaces = counts(line.replaces)
    if !replaces.isEmpty {
      texts.append(phrases.labeled(words.inPlaceOf, text: phrases.list(replaces)))
    }
    return texts
  }

  /// Subjects and how often, the most frequent first.
  private static func counts(_ subjects: [MethodTable.Subject: Int]) -> [String] {
    subjects.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
      .map { "\($0.key.name) \($0.value)" }
  }

  // MARK: Lines

  /// The parts as aligned columns, the last one broken where a line would be too wide.
  package func lines(width: Int?) -> [String] {
    var lines: [String] = []
    for part in parts {
      if !lines.isEmpty { lines.append("") }
      lines.append(part.title)
      lines += aligned(part, width: width.map { $0 - 2 }).map { "  " + $0 }
    }
    return lines
  }

  private func aligned(_ part: Part, width: Int?) -> [String] {
    let heading = Row(
      cells: Array(part.headings.dropLast()), remarks: part.headings.last.map { [$0] } ?? [])
    let table = [heading] + part.rows
    let widths = heading.cells.indices.map { column in
      table.map { TextWidth.of($0.cells[column]) }.max() ?? 0
    }
    let margin = widths.reduce(0) { $0 + $1 + 2 }
    // If too little room is left beside the other columns, the remarks stand below them.
    let isBelow = width.map { $0 - margin < 40 } ?? false
    let indent = isBelow ? 4 : margin
    return table.flatMap { row -> [String] in
      var head = ""
      for (column, cell) in row.cells.enumerated() {
        let blanks = TextWidth.blanks(widths[column] - TextWidth.of(cell))
        // Numbers stand at the right.
        head += (column == 0 ? cell + blanks : blanks + cell) + "  "
      }
      while head.hasSuffix(" "), isBelow || row.remarks.isEmpty { head.removeLast() }
      let remarks = filled(row.remarks, width: width.map { max(10, $0 - indent) })
      let blanks = TextWidth.blanks(indent)
      if isBelow { return [head] + remarks.map { blanks + $0 } }
      return [head + (remarks.first ?? "")] + remarks.dropFirst().map { blanks + $0 }
    }
  }

  /// Remarks as a list in lines of at most so many columns; a remark that is wider is broken.
  private func filled(_ remarks: [String], width: Int?) -> [String] {
    guard let width else { return remarks.isEmpty ? [] : [phrases.list(remarks)] }
    // The language says what it puts between two remarks: the end of one, and perhaps a blank.
    let mark = phrases.list(["", ""])
    let end = mark.hasSuffix(" ") ? String(mark.dropLast()) : mark
    let blank = mark.hasSuffix(" ") ? " " : ""
    var lines: [String] = []
    for (index, remark) in remarks.enumerated() {
      let text = index < remarks.count - 1 ? remark + end : remark
      if let last = lines.last, TextWidth.of(last + blank + text) <= width {
        lines[lines.count - 1] += blank + text
      } else {
        lines += LogLine.broken(text, to: width)
      }
    }
    return lines
  }

  /// The parts as Markdown, each with its title and a table.
  package func markdown(heading: String) -> [String] {
    var lines: [String] = []
    for part in parts {
      lines += ["", heading + " " + part.title, ""]
      lines.append(Markdown.head(part.headings.map(Markdown.bars)))
      for row in part.rows {
        let cells = ["`" + row.cells[0] + "`"] + row.cells.dropFirst()
        lines.append(
          Markdown.row((cells + [Self.escaped(phrases.list(row.remarks))]).map(Markdown.bars)))
      }
    }
    return lines
  }

  /// Without anything that is markup in the names of methods and states.
  private static func escaped(_ text: String) -> String {
    text.map { "_[]".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

extension MethodTable.Subject {
  package var isMethod: Bool {
    switch self {
    case .method: true
    case .notification, .phase: false
    }
  }
}
