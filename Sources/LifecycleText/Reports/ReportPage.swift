// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// The place that a report for people is written to: a terminal, or a file or a program that takes lines.
package struct ReportPage: Hashable, Sendable {
  /// The width that sentences are wrapped to; nil for lines of any length.
  package var columns: Int?
  package var emphasis: Emphasis

  /// The means to make a verdict stand out.
  package enum Emphasis: Hashable, Sendable {
    case none
    case bold
    case colors
  }

  /// The weight of a line in a report.
  package enum Tone: Hashable, Sendable {
    case plain
    /// A heading.
    case strong
    /// A verdict that somebody hoped for.
    case good
    /// One of many such verdicts.
    case fine
    /// A verdict that somebody has to act on.
    case bad
    /// Neither: nothing can be said.
    case unsure
    /// A source, which few people read.
    case quiet
  }

  package init(columns: Int? = nil, emphasis: Emphasis = .none) {
    self.columns = columns
    self.emphasis = emphasis
  }

  /// Lines as they are, for a file or a program.
  package static let lines = ReportPage()

  /// The encoding of what is written on the page. Where escapes are written, each text has been looked at.
  package func encoding(hasLinks: Bool = false) -> Printable.Encoding {
    emphasis == .none ? hasLinks ? .linked : .text : .styled(hasLinks: hasLinks)
  }

  /// A text in lines that fit on the page: the first behind an indent, the others behind another. An
  /// address stays in one piece, since a terminal lets it be opened.
  package func wrapped(_ text: String, indent: Int = 0, hanging: Int? = nil) -> [String] {
    let hanging = hanging ?? indent
    let first = TextWidth.blanks(indent)
    guard let columns, TextWidth.of(text) > columns - indent, !text.isAddress
    else { return [first + text] }
    // A column of a few letters is worse than lines that the terminal breaks.
    let room = max(Self.leastColumns, columns - hanging)
    guard hanging > indent else {
      return TextWidth.wrap(text, to: room).enumerated().map { index, line in
        (index == 0 ? first : TextWidth.blanks(hanging)) + line
      }
    }
    // The first line has more room than the others. Its end is where the text would be broken there.
    let head = TextWidth.wrap(text, to: max(Self.leastColumns, columns - indent))[0]
    let rest = text.dropFirst(head.count).drop { $0 == " " }
    let margin = TextWidth.blanks(hanging)
    return [first + head] + TextWidth.wrap(String(rest), to: room).map { margin + $0 }
  }

  /// The least width of a column of text.
  private static let leastColumns = 20

  fileprivate func start(_ tone: Tone) -> StaticString {
    switch (emphasis, tone) {
    case (.none, _), (_, .plain), (.bold, .fine): ""
    case (.colors, .fine): "\u{1B}[32m"
    case (.colors, .good): "\u{1B}[1;32m"
    case (.colors, .bad): "\u{1B}[1;31m"
    case (.colors, .unsure): "\u{1B}[1;33m"
    case (_, .quiet): "\u{1B}[2m"
    case (_, .strong), (.bold, _): "\u{1B}[1m"
    }
  }
}

extension TextBuffer {
  /// Adds a sentence to a report, wrapped to the page, without anything that would act on a terminal.
  ///
  /// - Parameters:
  ///   - indent: the columns before its first line.
  ///   - hanging: the columns before the others; nil for as many.
  package mutating func add(
    _ text: String, on page: ReportPage, _ tone: ReportPage.Tone = .plain, indent: Int = 0,
    hanging: Int? = nil
  ) {
    for line in page.wrapped(Printable.line(text), indent: indent, hanging: hanging) {
      add(styled: line, on: page, tone)
    }
  }

  /// Adds lines that somebody copies: a scenario or a command. They are not wrapped.
  package mutating func add(
    copied text: String, on page: ReportPage, _ tone: ReportPage.Tone = .plain, indent: Int = 0
  ) {
    let margin = TextWidth.blanks(indent)
    for line in text.split(separator: "\n") {
      add(styled: margin + Printable.line(String(line)), on: page, tone)
    }
  }

  /// Adds rows of a heading and what it says: beside each other, or below each other where there is no room.
  ///
  /// - Parameter rows: each with its lines, the first of which can be a verdict.
  package mutating func add(
    rows: [(heading: String, lines: [(text: String, tone: ReportPage.Tone)])], on page: ReportPage
  ) {
    let width = (rows.map { TextWidth.of($0.heading) }.max() ?? 0) + 2
    let isNarrow = page.columns.map { $0 < width + 40 } ?? false
    let margin = isNarrow ? 2 : width
    for row in rows {
      if isNarrow { add(row.heading, on: page, .strong) }
      for (index, line) in row.lines.enumerated() {
        for (piece, text) in page.wrapped(Printable.line(line.text), indent: margin).enumerated() {
          guard !isNarrow, index == 0, piece == 0 else {
            add(styled: text, on: page, line.tone)
            continue
          }
          begin(.strong, on: page)
          add(row.heading)
          end(.strong, on: page)
          add(TextWidth.blanks(width - TextWidth.of(row.heading)))
          begin(line.tone, on: page)
          add(String(text.dropFirst(margin)))
          end(line.tone, on: page)
          newline()
        }
      }
    }
  }

  private mutating func add(styled line: String, on page: ReportPage, _ tone: ReportPage.Tone) {
    let margin = line.prefix { $0 == " " }
    add(String(margin))
    begin(tone, on: page)
    add(String(line.dropFirst(margin.count)))
    end(tone, on: page)
    newline()
  }

  private mutating func begin(_ tone: ReportPage.Tone, on page: ReportPage) {
    add(page.start(tone))
  }

  private mutating func end(_ tone: ReportPage.Tone, on page: ReportPage) {
    if page.emphasis != .none, tone != .plain { add("\u{1B}[m") }
  }
}

extension String {
  /// True for a source that a terminal can open: an address or a thread.
  package var isAddress: Bool { Hyperlink.address(of: self[...]) != nil }
}
