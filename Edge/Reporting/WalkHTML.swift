// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// The sheet as one page that needs no other file, and that loads none.
  func write(html out: inout TextBuffer) {
    out.add(
      """
      <!DOCTYPE html>
      <html lang="\(phrases.tag)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'\(rowsWithEvidence.isEmpty ? "" : "; img-src data:")">
      <meta name="viewport" content="width=device-width">
      <title>
      """)
    out.addXML(title)
    out.add("</title>\n<style>\n\(Self.style)\n</style>\n</head>\n<body>\n<h1>")
    out.addXML(title)
    out.add("</h1>\n")
    writeSummary(to: &out)
    out.add("<dl>\n")
    let verdicts = phrases.walk.label(.verdicts)
    for (word, text) in head where word != verdicts { define(word, [text], to: &out) }
    out.add("</dl>\n<table>\n<thead>\n<tr>")
    for column in WalkSheet.Column.allCases {
      out.add("<th scope=\"col\">\(phrases.walk.column(column).xml)</th>")
    }
    out.add("</tr>\n</thead>\n")
    for row in rows {
      out.add("<tr class=\"\(verdict(of: row))\">")
      let isProblem = problems.contains { $0.row.step.number == row.step.number }
      for column in WalkSheet.Column.allCases {
        let isLink = column == .verdict && isProblem
        out.add(isLink ? "<td><a href=\"#step-\(row.step.number)\">" : "<td>")
        add(cell(column, of: row), isCode: column == .log && !expected(in: row).isEmpty, to: &out)
        out.add(isLink ? "</a></td>" : "</td>")
      }
      out.add("</tr>\n")
    }
    out.add("</table>\n")
    for (row, result, verdict) in problems { write(row, result, verdict, to: &out) }
    write(evidenceAsHTML: &out)
    if !walk.followUps.isEmpty {
      out.add("<h2>\(phrases.walk.followUpHeading.xml)</h2>\n<ul>\n")
      for note in walk.followUps { out.add("<li>\(note.xml)</li>\n") }
      out.add("</ul>\n")
    }
    out.add("</body>\n</html>\n")
  }

  /// The numbers of verdicts, and the steps that did not pass, each with a link.
  private func writeSummary(to out: inout TextBuffer) {
    let words = phrases.walk
    out.add("<section class=\"summary\">\n<ul class=\"counts\">\n")
    for verdict in Walk.Verdict.allCases.map(Optional.some) + [nil] {
      let count = rows.count { result(of: $0)?.verdict == verdict }
      if count == 0 { continue }
      let word = verdict.map(words.verdict) ?? words.open
      out.add("<li class=\"\(verdict?.rawValue ?? Self.open)\"><b>\(count)</b> \(word.xml)</li>\n")
    }
    out.add("</ul>\n")
    if !problems.isEmpty {
      out.add("<ul>\n")
      for (row, result, verdict) in problems {
        out.add("<li class=\"\(verdict.rawValue)\"><a href=\"#step-\(row.step.number)\">")
        out.add("\(words.stepHeading(row.step.number, verdict).xml)</a> ")
        out.addXML(phrases.sentences(row.instruction))
        if !result.note.isEmpty { out.add(" <i>\(result.note.xml)</i>") }
        out.add("</li>\n")
      }
      out.add("</ul>\n")
    }
    out.add("</section>\n")
  }

  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, _ verdict: Walk.Verdict, to out: inout TextBuffer
  ) {
    let words = phrases.walk
    let heading = words.stepHeading(row.step.number, verdict)
    out.add("<h2 id=\"step-\(row.step.number)\">\(heading.xml)</h2>\n<dl>\n")
    define(words.label(.toDo), row.instruction, to: &out)
    define(words.label(.comment), row.comment, to: &out)
    define(words.label(.screen), row.seen, to: &out)
    define(words.label(.log), expected(in: row), isCode: true, to: &out)
    define(words.label(.model), row.model, to: &out)
    define(words.label(.instead), result.instead, isCode: true, to: &out)
    define(words.label(.note), result.note.isEmpty ? [] : [result.note], to: &out)
    define(
      words.label(.reproduce), keys(to: row).map { [command, $0] } ?? [], isCode: true, to: &out)
    out.add("</dl>\n")
  }

  /// A word and what there is to say about it; nothing if there is nothing.
  private func define(
    _ word: String, _ lines: [String], isCode: Bool = false, to out: inout TextBuffer
  ) {
    guard !lines.isEmpty else { return }
    out.add("<dt>\(word.xml)</dt><dd>")
    add(lines, isCode: isCode, to: &out)
    out.add("</dd>\n")
  }

  private func add(_ lines: [String], isCode: Bool = false, to out: inout TextBuffer) {
    for (place, line) in (lines.isEmpty ? [Self.none] : lines).enumerated() {
      if place > 0 { out.add("<br>") }
      guard isCode else {
        out.addXML(line)
        continue
      }
      out.add("<code>")
      for (part, piece) in Self.pieces(of: line).enumerated() {
        if part > 0 { out.add("<wbr>") }
        out.addXML(piece)
      }
      out.add("</code>")
    }
  }

  /// The parts of a line between which it may be broken, so that a name can still be read: before a capital
  /// within a word, and after what ends a part of a name.
  static func pieces(of line: String) -> [String] {
    var pieces: [String] = [""]
    var former: Character?
    for character in line {
      let isHump = character.isUppercase && former?.isLowercase == true
      let isBehindSign = former.map { ".:/".contains($0) } == true && character.isLetter
      if isHump || isBehindSign || former == "(" && character != "_" { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      former = character
    }
    return pieces
  }

  /// Readable on a screen, dark or light, and on paper.
  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
    body { margin: 1rem; }
    dt { float: left; clear: left; width: 8rem; font-weight: bold; }
    dd { margin-left: 8rem; }
    table { border-collapse: collapse; margin: 1rem 0; }
    th, td { border: 1px solid; padding: .3rem .5rem; text-align: left; vertical-align: top; }
    code { font-size: .85em; overflow-wrap: break-word; }
    .summary { border: 1px solid; border-left-width: .4rem; padding: .2rem 1rem; break-inside: avoid; }
    .counts { list-style: none; padding: 0; font-size: 1.2em; }
    .counts li { display: inline-block; margin-right: 1.5rem; }
    .passed b { color: #1a7f37; } .failed b, .failed a { color: #cf222e; } .blocked b, .blocked a { color: #9a6700; }
    @media screen and (prefers-color-scheme: dark) {
      .passed b { color: #56d364; } .failed b, .failed a { color: #ff7b72; } .blocked b, .blocked a { color: #e3b341; }
    }
    figure { margin: .5rem 0; break-inside: avoid; }
    figcaption { font-size: .85em; overflow-wrap: anywhere; }
    img { max-width: 100%; max-height: 24rem; border: 1px solid; }
    tr.failed, tr.blocked { font-weight: bold; }
    @media print {
      :root { color-scheme: light; }
      body { margin: 0; font-size: 9pt; } tr, dl { break-inside: avoid; } h2 { break-after: avoid; }
      thead { display: table-header-group; } a { text-decoration: none; }
    }
    """
}
