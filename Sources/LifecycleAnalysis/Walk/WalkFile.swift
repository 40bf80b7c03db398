// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle

/// A session file: a walk as JSON Lines, from a line of kind `walk` to one of kind `end`.
///
/// - SeeAlso: docs/reference/walk-sessions.md
package enum WalkFile {
  /// The version of the format.
  package static let version = 1

  /// What a line is about; the raw value is its `kind`.
  package enum Kind: String, Codable, Sendable {
    case walk, text, facts, selection, step, end
  }

  /// Whether a file begins as a session file does; no scenario begins with a brace.
  package static func isWalk(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "{") }

  /// The walk in the bytes of a session file, and the steps of its scenario.
  package static func parse(
    _ bytes: [UInt8]
  ) throws(Malformed) -> (walk: Walk, steps: [Walk.Step]) {
    guard isWalk(bytes) else { throw Malformed(line: 1, .noSession) }
    var reader = WalkReader()
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.read(line)
    }
    return try reader.finish()
  }

  /// The bytes of a session file.
  ///
  /// - Parameter program: the version of the program that writes it.
  /// - Throws: what the encoder throws about a number that JSON does not have; a walk has none.
  package static func bytes(of walk: Walk, writtenBy program: String) throws -> [UInt8] {
    var records: [WalkRecord] = [
      .walk(
        WalkRecord.Head(
          version: WalkRecord.Number(version), applife: program, scenario: walk.source.name,
          ios: walk.source.version.map { WalkRecord.Number($0) },
          style: walk.source.style?.rawValue,
          started: walk.started.map(WalkDate.text))),
      .text(WalkRecord.Text(text: walk.source.text)),
      .facts(
        WalkRecord.Facts(
          charter: walk.facts[.charter], tester: walk.facts[.tester],
          device: walk.facts[.device], build: walk.facts[.build])),
    ]
    if let steps = walk.selection {
      records.append(.selection(WalkRecord.Selection(steps: steps.map { WalkRecord.Number($0) })))
    }
    for (number, result) in walk.results.sorted(by: { $0.key < $1.key }) {
      records.append(.step(WalkRecord.Step(number, result)))
    }
    func seconds(_ activity: Walk.Activity) -> WalkRecord.Number<Double> {
      WalkRecord.Number(walk.times[activity]?.roundedSeconds ?? 0)
    }
    records.append(
      .end(
        WalkRecord.End(
          design: seconds(.design), execution: seconds(.execution),
          investigation: seconds(.investigation))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes: [UInt8] = []
    for record in records {
      bytes += try encoder.encode(record)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  // MARK: What may be wrong

  /// Why a file is no session file that can be read.
  package struct Malformed: Error {
    /// The number of the line; nil if it is about the whole file.
    package let line: Int?
    package let problem: Problem

    init(line: Int?, _ problem: Problem) {
      self.line = line
      self.problem = problem
    }
  }

  package enum Problem: Sendable {
    /// It does not begin as a session file does.
    case noSession
    case notJSON
    /// The first line is not of kind `walk`.
    case wantsHead
    /// The scenario comes later, or not at all.
    case wantsText
    /// A kind of line that there is once, again.
    case again(Kind)
    case behindEnd
    /// The last line is not of kind `end`.
    case cutOff
    case noScenario
    case missingKey(String)
    /// A value of another type; nil: the line itself.
    case wantsValue(Value, key: String?)
    case unknownValue(key: String)
    case version(Int)
    case style(String)
    case ios(Int)
    /// A step that the scenario does not have.
    case step(Int, count: Int)
    /// A second line for a step.
    case stepAgain(Int)
    case verdict(String)
    case date(String)
    /// A time that is negative, or longer than any session.
    case time(key: String)
    /// What is wrong with the scenario in the file.
    case scenario(Scenario.Malformed)
  }

  /// What a key of JSON can have.
  package enum Value: Sendable {
    case wholeNumber, number, text, list, object
  }
}
