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
  private static let start = "applife hand-in "
  private static let newline = UInt8(ascii: "\n")
  private static let end = "end "

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

  private static func line(of record: HandIn.Record) -> String? {
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

  private static func word(_ word: String) -> String { text(word).replacing(" ", with: "-") }

  private static func seconds(_ time: Duration) -> String {
    let (whole, part) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
    let digits = String(part)
    return "\(whole)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  // MARK: Reading

  package static func parse(_ bytes: [UInt8]) throws(Malformed) -> HandIn {
    guard bytes.starts(with: start.utf8) else { throw Malformed(line: 1, problem: .noHandIn) }
    let head = String(decoding: bytes.prefix { $0 != newline }, as: UTF8.self)
    guard head == start + "\(version)" else {
      let found = Printable.line(String(head.dropFirst(start.count).prefix(20)))
      throw Malformed(line: 1, problem: .version(found))
    }
    // The last line and its end.
    let length = end.utf8.count + 64 + 1
    let body = Array(bytes.dropLast(length))
    let last = String(decoding: bytes.suffix(length), as: UTF8.self)
    guard last.hasPrefix(end), last.hasSuffix("\n"), body.last == newline,
      SHA256.isText(last.dropFirst(end.count).dropLast())
    else { throw Malformed(line: nil, problem: .cutOff) }
    guard last == end + SHA256.text(body) + "\n" else {
      throw Malformed(line: nil, problem: .changed)
    }
    var handIn = HandIn(program: "")
    var records: [HandIn.Record] = []
    let lines = body.dropLast().split(separator: newline, omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated().dropFirst() {
      let text = String(decoding: line, as: UTF8.self)
      let malformed = Malformed(line: place + 1, problem: .line)
      if place == 1 {
        handIn.program = String(text.dropFirst("program ".count))
        guard ("program " + word(handIn.program)).utf8.elementsEqual(line) else { throw malformed }
        continue
      }
      // Bytes are compared: strings are equal that are written in different ways.
      guard let record = record(text), self.line(of: record)?.utf8.elementsEqual(line) == true
      else { throw malformed }
      if records.isEmpty, !record.isLesson { throw Malformed(line: place + 1, problem: .noLesson) }
      if records.count == HandIn.mostRecords {
        throw Malformed(line: place + 1, problem: .tooLong)
      }
      records.append(record)
    }
    guard lines.count > 1 else { throw Malformed(line: nil, problem: .cutOff) }
    return HandIn(program: handIn.program, records: records)
  }

  private static func record(_ text: String) -> HandIn.Record? {
    var words = Words(text)
    guard let date = words.next().flatMap(WalkDate.seconds), let kind = words.next() else {
      return nil
    }
    let what: HandIn.What
    switch kind {
    case "lesson":
      guard let name = words.next(), SHA256.isText(words.rest) else { return nil }
      what = .lesson(name: name, hash: words.rest)
    case "step":
      guard let number = words.next().flatMap({ Int($0) }), number > 0,
        let time = words.next().flatMap(time)
      else { return nil }
      what = .step(number, time, words.rest)
    case "event":
      guard let time = words.next().flatMap(time) else { return nil }
      what = .event(time, words.rest)
    case "answer", "aside":
      guard let answer = answer(&words, isAside: kind == "aside") else { return nil }
      what = .answer(answer)
    case "done": what = .done
    case _: return nil
    }
    return HandIn.Record(what, date: date)
  }

  private static func answer(_ words: inout Words, isAside: Bool) -> HandIn.Answer? {
    let places =
      words.next()?.split(separator: ".", omittingEmptySubsequences: false)
      .compactMap { Int($0) } ?? []
    guard places.count == 3, places.allSatisfy({ $0 > 0 }), let mark = words.next() else {
      return nil
    }
    let given: HandIn.Given
    if mark == "none" {
      given = .none
    } else {
      guard mark == "right" || mark == "wrong" else { return nil }
      switch words.next() {
      case "chose": given = .chosen(words.rest)
      case "typed": given = .typed(words.rest)
      case _: return nil
      }
    }
    return HandIn.Answer(
      step: places[0], question: places[1], app: places[2], given: given,
      isRight: mark == "right", isAside: isAside)
  }

  private static func time(_ text: String) -> Duration? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    // No device lives longer than its scenario may.
    guard parts.count == 2, parts[0].utf8.count <= 12, parts[1].utf8.count == 3,
      let whole = Int64(parts[0]), let part = Int64(parts[1]), whole >= 0, part >= 0
    else { return nil }
    return .milliseconds(whole * 1000 + part)
  }

  /// The words of a line, with one space between them.
  private struct Words {
    private(set) var rest: String

    init(_ text: String) { rest = text }

    mutating func next() -> String? {
      if rest.isEmpty { return nil }
      let word = String(rest.prefix { $0 != " " })
      rest = String(rest.dropFirst(word.count + 1))
      return word
    }
  }
}

extension HandIn.Record {
  fileprivate var isLesson: Bool { if case .lesson = what { true } else { false } }
}
