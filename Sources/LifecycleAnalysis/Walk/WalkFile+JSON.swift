// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle

/// Reading and writing a session file.
extension WalkFile {
  /// The walk in the bytes of a session file, and the steps of its scenario.
  package static func parse(
    _ bytes: [UInt8]
  ) throws(Malformed) -> (walk: Walk, steps: [Walk.Step]) {
    guard isWalk(bytes) else { throw Malformed(line: 1, .noSession) }
    var reader = WalkReader()
    let lines = LineEnds.unified(bytes)
    for line in lines.split(separator: ASCII.newline, omittingEmptySubsequences: false) {
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
          ios: walk.source.version.map { WalkRecord.Version($0) },
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
    records += walk.followUps.map { .followUp(WalkRecord.Text(text: $0)) }
    func seconds(_ activity: Walk.Activity) -> WalkRecord.Number<Double> {
      WalkRecord.Number(walk.times[activity]?.roundedSeconds ?? 0)
    }
    records.append(
      .end(
        WalkRecord.End(
          design: seconds(.design), execution: seconds(.execution),
          investigation: seconds(.investigation),
          setUp: walk.times[.setUp].map { _ in seconds(.setUp) })))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes: [UInt8] = []
    for record in records {
      bytes += try encoder.encode(record)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}

extension WalkFile.Kind: Codable {}

extension Walk.Question: Codable {}
