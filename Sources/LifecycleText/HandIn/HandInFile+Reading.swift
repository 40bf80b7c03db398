// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis

/// Reading a file again, for which a page has no use.
extension HandInFile {
  ///
  /// A mail or an editor may have changed the ends of the lines: they are no part of what was handed in.
  package static func parse(_ bytes: [UInt8]) throws(Malformed) -> HandIn {
    let bytes = LineEnds.unified(bytes)
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
    for (index, line) in lines.enumerated().dropFirst() {
      let text = String(decoding: line, as: UTF8.self)
      let malformed = Malformed(line: index + 1, problem: .line)
      if index == 1 {
        handIn.program = String(text.dropFirst("program ".count))
        guard ("program " + word(handIn.program)).utf8.elementsEqual(line) else { throw malformed }
        continue
      }
      // Bytes are compared: strings are equal that are written in different ways.
      guard let record = record(text), self.line(of: record)?.utf8.elementsEqual(line) == true
      else { throw malformed }
      if records.isEmpty, !record.isLesson { throw Malformed(line: index + 1, problem: .noLesson) }
      if records.count == HandIn.mostRecords {
        throw Malformed(line: index + 1, problem: .tooLong)
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
