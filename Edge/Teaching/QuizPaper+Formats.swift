// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// The formats of questions; the raw value is the argument of `--format`.
package enum QuizFormat: String, CaseIterable, Sendable {
  /// The format that Moodle and others import.
  case gift
  /// Question and Test Interoperability 1.2, as a ZIP archive.
  case qti
  /// Question and Test Interoperability 2.1, as a ZIP archive.
  case qti21
  /// A sheet for paper, with the answers on a page of their own.
  case html
  /// Text in Markdown.
  case markdown
  case csv
}

extension QuizPaper {
  /// The paper in a format: text, or the bytes of an archive.
  package enum Content {
    case text(TextBuffer, Printable.Encoding)
    case archive(ZipArchive)
  }

  package func content(as format: QuizFormat) -> Content {
    var out = TextBuffer()
    switch format {
    case .gift: write(gift: &out)
    case .qti: return .archive(packageOfQTI12())
    case .qti21: return .archive(packageOfQTI21())
    case .html: write(html: &out)
    case .markdown: write(markdown: &out)
    case .csv:
      write(csv: &out)
      return .text(out, .csv)
    }
    return .text(out, .text)
  }

  /// - SeeAlso: https://docs.moodle.org/en/GIFT_format
  private func write(gift out: inout TextBuffer) {
    for (index, item) in items.enumerated() {
      if index > 0 { out.newline() }
      let text = phrases.sentences(item.situation + [item.event, item.question])
      out.add("::\(Self.gift(phrases.predict.title(index + 1)))::[html]\(Self.giftHTML(text)) {\n")
      for (index, choice) in item.choices.enumerated() {
        out.add("  " + (index == item.right ? "=" : "~") + Self.giftHTML(choice.text))
        if !choice.feedback.isEmpty { out.add(" #" + Self.giftHTML(choice.feedback)) }
        out.newline()
      }
      out.add("}\n")
    }
  }

  /// Text in which nothing is a sign of GIFT.
  private static func gift(_ text: String) -> String {
    var result = ""
    for character in text {
      if "~=#{}:\\".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// Escapes text that is shown as HTML.
  private static func giftHTML(_ text: String) -> String { gift(text.xml) }

  private func write(markdown out: inout TextBuffer) {
    let words = phrases.predict
    out.add("# \(words.paper)\n")
    for (index, item) in items.enumerated() {
      out.add("\n## \(words.title(index + 1))\n\n")
      out.add(item.situation.map(Markdown.escaped).joined(separator: "  \n") + "\n\n")
      let event = "**\(Markdown.escaped(item.event))**"
      out.add(phrases.sentences([event, Markdown.escaped(item.question)]) + "\n\n")
      for (letter, choice) in zip(Self.letters, item.choices) {
        out.add("- \(phrases.labeled(letter, text: Markdown.escaped(choice.text)))\n")
      }
    }
    out.add("\n<div style=\"break-before: page\"></div>\n\n## \(words.answers)\n\n")
    for (index, item) in items.enumerated() {
      let (text, why) = (item.answer.text, item.answer.feedback)
      let answer = Markdown.escaped(why.isEmpty ? text : words.answer(text, why: why))
      out.add("\(index + 1). \(phrases.labeled(Self.letters[item.right], text: answer))\n")
    }
  }

  func write(csv out: inout TextBuffer) {
    let choices = Self.letters.map { $0.lowercased() }
    CSV.add(
      ["number", "situation", "event", "question"] + choices + ["right"]
        + choices.map { "feedback_" + $0 }, to: &out)
    for (index, item) in items.enumerated() {
      var cells = ["\(index + 1)", item.situation.joined(separator: "\n"), item.event]
      cells.append(item.question)
      let none = Array(repeating: "", count: choices.count - item.choices.count)
      cells += item.choices.map(\.text) + none + [Self.letters[item.right].lowercased()]
      CSV.add(cells + item.choices.map(\.feedback) + none, to: &out)
    }
  }

  // MARK: Names

  static let idPrefix = "applife-"

  /// The name of the paper in packages: another paper has another one, and the same paper the same.
  var id: String {
    var out = TextBuffer()
    write(csv: &out)
    return Self.idPrefix + SHA256.text(out.bytes).prefix(16)
  }
}
