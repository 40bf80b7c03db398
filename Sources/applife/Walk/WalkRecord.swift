// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// One line of a session file: its kind says which of the keys it has.
struct WalkRecord: Codable {
  enum Kind: String, Codable {
    case walk, text, facts, selection, step, end
  }

  let kind: Kind
  // walk
  var version: Int?
  var applife: String?
  var scenario: String?
  var ios: Int?
  var style: String?
  var started: String?
  // text
  var text: String?
  // facts
  var charter: String?
  var tester: String?
  var device: String?
  var build: String?
  // selection
  var steps: [Int]?
  // step
  var step: Int?
  var verdict: String?
  var at: String?
  var seconds: Double?
  var note: String?
  var instead: [String]?
  var expected: [String]?
  // end
  var design: Double?
  var execution: Double?
  var investigation: Double?

  init(kind: Kind) { self.kind = kind }

  /// What came of a step.
  init(_ number: Int, _ result: Walk.Result) {
    kind = .step
    step = number
    verdict = result.verdict?.rawValue
    at = result.date.map(WalkDate.text)
    seconds = result.time.roundedSeconds
    note = result.note.isEmpty ? nil : result.note
    instead = result.instead.isEmpty ? nil : result.instead
    expected = result.expected
  }

  /// Adds the line. What a terminal would act on is escaped, since people look into such files.
  func write(to out: inout TextBuffer) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let line = Array(try encoder.encode(self))
      out.add(String(decoding: Printable.lines(line, as: .json), as: UTF8.self))
    } catch {
      // Numbers that are none are the only values that cannot be written, and there are none.
      throw Failure(.fault, ["can't write the walk as JSON: \(error)"])
    }
    out.newline()
  }

  /// What is wrong with a line, in words.
  static func explain(_ error: DecodingError) -> String {
    func name(_ context: DecodingError.Context) -> String {
      context.codingPath.last.map { "\"\($0.stringValue)\"" } ?? "the line"
    }
    return switch error {
    case .keyNotFound(let key, _): "expected the key \"\(key.stringValue)\""
    case .typeMismatch(let type, let context): "expected \(word(type)) for \(name(context))"
    case .valueNotFound(let type, let context): "expected \(word(type)) for \(name(context))"
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? "not a line of JSON" : "unknown value for \(name(context))"
    @unknown default: "not a line of JSON"
    }
  }

  private static func word(_ type: any Any.Type) -> String {
    switch type {
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is String.Type: "a text"
    case is [String].Type, is [Int].Type, is [Any].Type: "a list"
    case _: "an object"
    }
  }
}
