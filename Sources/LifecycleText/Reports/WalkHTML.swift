// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

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
    out.add("</h1>\n<dl>\n")
    for (word, text) in head { define(word, [text], to: &out) }
    out.add("</dl>\n<table>\n<tr>")
    for column in WalkSheet.Column.allCases {
      out.add("<th scope=\"col\">")
      out.addXML(phrases.walk.column(column))
      out.add("</th>")
    }
    out.add("</tr>\n")
    for row in rows {
      out.add("<tr class=\"\(verdict(of: row))\">")
      for column in WalkSheet.Column.allCases {
        out.add("<td>")
        add(cell(column, of: row), isCode: column == .log && !expected(in: row).isEmpty, to: &out)
        out.add("</td>")
      }
      out.add("</tr>\n")
    }
    out.add("</table>\n")
    for (row, result, verdict) in problems { write(row, result, verdict, to: &out) }
    write(evidenceAsHTML: &out)
    if !walk.followUps.isEmpty {
      out.add("<h2>")
      out.addXML(phrases.walk.followUpHeading)
      out.add("</h2>\n<ul>\n")
      for note in walk.followUps {
        out.add("<li>")
        out.addXML(note)
        out.add("</li>\n")
      }
      out.add("</ul>\n")
    }
    out.add("</body>\n</html>\n")
  }

  private func write(
    _ row: WalkSheet.Row, _ result: Walk.Result, _ verdict: Walk.Verdict, to out: inout TextBuffer
  ) {
    let words = phrases.walk
    out.add("<h2>")
    out.addXML(words.stepHeading(row.step.number, verdict))
    out.add("</h2>\n<dl>\n")
    define(words.label(.toDo), row.instruction, to: &out)
    define(words.label(.comment), row.comment, to: &out)
    define(words.label(.screen), row.seen, to: &out)
    define(words.label(.log), expected(in: row), isCode: true, to: &out)
    define(words.label(.model), row.model, to: &out)
    define(words.label(.instead), result.instead, isCode: true, to: &out)
    define(words.label(.note), result.note.isEmpty ? [] : [result.note], to: &out)
    define(words.label(.reproduce), [command, keys(to: row)], isCode: true, to: &out)
    out.add("</dl>\n")
  }

  /// A word and what there is to say about it; nothing if there is nothing.
  private func define(
    _ word: String, _ lines: [String], isCode: Bool = false, to out: inout TextBuffer
  ) {
    guard !lines.isEmpty else { return }
    out.add("<dt>")
    out.addXML(word)
    out.add("</dt><dd>")
    add(lines, isCode: isCode, to: &out)
    out.add("</dd>\n")
  }

  private func add(_ lines: [String], isCode: Bool = false, to out: inout TextBuffer) {
    for (place, line) in (lines.isEmpty ? [Self.none] : lines).enumerated() {
      if place > 0 { out.add("<br>") }
      if isCode { out.add("<code>") }
      out.addXML(line)
      if isCode { out.add("</code>") }
    }
  }

  /// Readable on a screen, dark or light, and on paper.
  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
    body { margin: 1rem; }
    dt { float: left; clear: left; width: 8rem; font-weight: bold; }
    dd { margin-left: 8rem; }
    table { border-collapse: collapse; margin: 1rem 0; }
    th, td { border: 1px solid; padding: .3rem .5rem; text-align: left; vertical-align: top; }
    code { font-size: .85em; overflow-wrap: anywhere; }
    figure { margin: .5rem 0; break-inside: avoid; }
    figcaption { font-size: .85em; overflow-wrap: anywhere; }
    img { max-width: 100%; max-height: 24rem; border: 1px solid; }
    tr.failed, tr.blocked { font-weight: bold; }
    @media print { body { margin: 0; font-size: 9pt; } tr { break-inside: avoid; } }
    """
}
