// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The sheet for paper: a page of HTML that a browser or WeasyPrint prints. The key begins a page of its
/// own, and every page has the number by which a key is known to belong to its questions.
extension QuizPaper {
  func write(html out: inout TextBuffer) {
    let words = phrases.predict
    out.add(
      """
      <!DOCTYPE html>
      <html lang="\(phrases.tag)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(QTI.escaped(words.paper))</title>
      <style>
      \(Self.style(footer: number, fonts: Self.fonts(for: phrases.tag)))
      </style>
      </head>
      <body>
      <h1>\(QTI.escaped(words.paper))</h1>
      <p class="who">\(QTI.escaped(words.sheetName)) <span></span> \
      \(QTI.escaped(words.sheetDate)) <span></span></p>

      """)
    for (index, item) in items.enumerated() {
      out.add("<section>\n<h2>\(QTI.escaped(words.title(index + 1)))</h2>\n")
      for line in item.situation { out.add("<p>\(QTI.escaped(line))</p>\n") }
      out.add("<p><b>\(QTI.escaped(item.event))</b> \(QTI.escaped(item.question))</p>\n")
      out.add("<ol>\n")
      for choice in item.choices { out.add("<li>\(QTI.escaped(choice.text))</li>\n") }
      out.add("</ol>\n</section>\n")
    }
    out.add("<section class=\"key\">\n<h1>\(QTI.escaped(words.answers))</h1>\n<ol>\n")
    for item in items {
      let answer = item.answer
      out.add(
        """
        <li><b>\(Self.letters[item.right])</b> \(QTI.escaped(answer.text))\
        <p>\(QTI.escaped(answer.feedback))</p></li>

        """)
    }
    out.add("</ol>\n</section>\n</body>\n</html>\n")
  }

  /// The number of the paper, which its questions and its key share.
  private var number: String { String(id.dropFirst(Self.idPrefix.count).prefix(8)) }

  /// The fonts of a language, the best first. A program that makes PDF takes the first font that has a
  /// letter; for Chinese that may be a Japanese one unless it is named.
  private static func fonts(for tag: String) -> String {
    guard tag.hasPrefix("zh") else { return "sans-serif" }
    let names = [
      "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC",
      "WenQuanYi Micro Hei", "WenQuanYi Zen Hei",
    ]
    return names.map { "\"\($0)\", " }.joined() + "sans-serif"
  }

  private static func style(footer: String, fonts: String) -> String {
    """
    @page {
      size: A4; margin: 18mm 18mm 20mm;
      @bottom-left { content: "\(footer)"; font: 9pt \(fonts); }
      @bottom-right { content: counter(page) " / " counter(pages); font: 9pt \(fonts); }
    }
    body { font: 10.5pt/1.35 \(fonts); max-width: 45rem; margin: 1rem auto; padding: 0 1rem; }
    h1 { font-size: 1.4em; }
    h2 { font-size: 1.05em; margin: 1.2em 0 .3em; }
    p { margin: .25em 0; }
    .who span { display: inline-block; width: 12em; margin-right: 2em; border-bottom: 1px solid; }
    section { break-inside: avoid; }
    ol { margin: .4em 0; padding-left: 1.8em; list-style-type: upper-alpha; }
    li { margin: .2em 0; overflow-wrap: anywhere; }
    .key { break-before: page; break-inside: auto; }
    .key > ol { list-style-type: decimal; }
    .key li { break-inside: avoid; margin: .6em 0; }
    @media print { body { max-width: none; margin: 0; padding: 0; } }
    """
  }
}
