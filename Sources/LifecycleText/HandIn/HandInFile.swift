// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// A hand-in as a file: lines of text, and behind them the SHA-256 of all of them.
///
/// There is one way to write each hand-in, and a line that is written in another way is refused. The
/// checksum finds damage. It stops nobody from writing such a file by hand.
/// - SeeAlso: docs/reference/file-formats.md
package enum HandInFile {
  /// The version of the format.
  package static let version = 1
  static let start = "applife hand-in "
  static let newline = UInt8(ascii: "\n")
  static let end = "end "

  /// The reason that a file is no hand-in that can be read.
  package struct Malformed: Error, Equatable {
    /// The number of the line; nil if it is about the whole file.
    package let line: Int?
    package let problem: HandInProblem
  }

  // MARK: Writing

  /// The bytes of a file. A record without a date, which none has that was stamped, is left out.
  package static func bytes(of handIn: HandIn) -> [UInt8] {
    var out = TextBuffer()
    out.add("\(start)\(version)\nprogram \(word(handIn.program))\n")
    for record in handIn.records {
      if let line = line(of: record) { out.add(line + "\n") }
    }
    out.add(end + SHA256.text(out.bytes) + "\n")
    return out.bytes
  }

  static func line(of record: HandIn.Record) -> String? {
    guard let date = record.date else { return nil }
    let rest =
      switch record.what {
      case .lesson(let name, let hash): "lesson \(word(name)) \(hash)"
      case .step(let number, let time, let statement):
        "step \(number) \(seconds(time)) \(text(statement))"
      case .event(let time, let statement): "event \(seconds(time)) \(text(statement))"
      case .answer(let answer): line(of: answer)
      case .done: "done"
      }
    return "\(WalkDate.text(date)) \(rest)"
  }

  private static func line(of answer: HandIn.Answer) -> String {
    let head =
      "\(answer.isAside ? "aside" : "answer") \(answer.step).\(answer.question).\(answer.app) "
    let mark = answer.isRight ? "right" : "wrong"
    switch answer.given {
    case .chosen(let given): return head + "\(mark) chose \(text(given))"
    case .typed(let given): return head + "\(mark) typed \(text(given))"
    case .none: return head + "none"
    }
  }

  /// A text on one line, without what might do harm; never empty.
  private static func text(_ text: String) -> String {
    let line = Printable.line(text)
    let trimmed = line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return trimmed.isEmpty ? "-" : String(trimmed)
  }

  static func word(_ word: String) -> String {
    String(text(word).map { $0 == " " ? "-" : $0 })
  }

  private static func seconds(_ time: Duration) -> String {
    let (whole, part) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
    let digits = String(part)
    return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
