// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Lifecycle

/// Published logs and Apple's pages as an oracle: what they list, the engine does.
@Suite("Device logs")
struct DeviceLogTests {
  @Test("the engine does what the log shows", arguments: DeviceLog.rows)
  func log(row: String) throws {
    let log = try #require(DeviceLog(row), "a row of eight cells with known names")
    let played = try log.play()
    let notified = played.notified.map { $0.name + ($0.state.map { " [\($0)]" } ?? "") }
    #expect(log.matches(played), "\(log.id): the engine called \(notified)")
    for name in log.forbidden {
      #expect(!played.every.contains(name), "\(log.id): \(name) must not be called")
    }
    #expect(played.state == log.final, "\(log.id)")
    if let code = log.code { #expect(played.ending?.code == code, "\(log.id)") }
    if let after = log.after { #expect(played.ending?.after == after, "\(log.id)") }
  }

  /// The rows of the table in `docs/fidelity.md`: identifier and verdict.
  private static func document() throws -> [(id: String, verdict: String)] {
    let url = ScenarioLibrary.root.appendingPathComponent("docs/fidelity.md")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count >= 3, cells[0].count <= 4,
        let letter = cells[0].first, letter.isUppercase,
        cells[0].dropFirst().first?.isNumber == true
      else { return nil }
      return (cells[0], cells[1])
    }
  }

  @Test("the document says of every log in the table that it matches, and of no other")
  func fidelity() throws {
    let document = try Self.document()
    let tested = Set(DeviceLog.rows.compactMap { DeviceLog($0)?.id })
    let matching = Set(document.filter { $0.verdict == "matches" }.map(\.id))
    #expect(tested.subtracting(matching).sorted() == [])
    #expect(matching.subtracting(tested).sorted() == [])
    #expect(document.count == Set(document.map(\.id)).count, "each is listed once")
    let verdicts = Set(document.map(\.verdict))
    #expect(verdicts == ["matches", "disputed", "out of scope"])
  }
}
