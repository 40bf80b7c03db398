// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

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

  /// A row of the table in `Tests/Evidence/device-logs.md`.
  private struct Row {
    let id: String
    let verdict: String
    let source: String
  }

  private static func text() throws -> String {
    try String(
      contentsOf: Project.root.appendingPathComponent("Tests/Evidence/device-logs.md"),
      encoding: .utf8)
  }

  /// The rows of the table: a letter and a number, a verdict, what it is, its source.
  private static func document() throws -> [Row] {
    try text().split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), let id = cells.first,
        id.wholeMatch(of: /[A-Z][0-9]+b?/) != nil
      else { return nil }
      return Row(
        id: id, verdict: cells.count > 1 ? cells[1] : "", source: cells.count == 4 ? cells[3] : "")
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
    let counts = Dictionary(grouping: document, by: \.verdict).mapValues(\.count)
    let sentence =
      "\(counts["matches", default: 0]) match, \(counts["disputed", default: 0]) are disputed, "
      + "\(counts["out of scope", default: 0]) are out of scope."
    #expect(try Self.text().contains(sentence), "\(sentence)")
    #expect(Set(counts.keys) == ["matches", "disputed", "out of scope"])
  }

  @Test("the document says where each can be read")
  func sources() throws {
    let kinds = [
      /(?:the same .+: )?<https?:\/\/[^>\s]+>/, /the article ".+"(?: by .+)?/,
      /Apple sample code .+/, /address not kept/,
    ]
    for row in try Self.document() {
      for source in row.source.split(separator: "; ", omittingEmptySubsequences: false) {
        #expect(kinds.contains { source.wholeMatch(of: $0) != nil }, "\(row.id): \(source)")
      }
    }
  }
}
