// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// `docs/reference/articles.md`: every statement of the five articles has a scenario that shows it.
@Suite("The five articles", .timeLimit(.minutes(20)))
struct ArticleTests {
  /// A row of a table.
  struct Row: CustomTestStringConvertible {
    let article: String
    let statement: String
    let scenario: String
    let rule: String
    let grade: String
    let lesson: String

    var testDescription: String { statement }
  }

  static let text =
    (try? String(
      contentsOf: ScenarioLibrary.root.appendingPathComponent("docs/reference/articles.md"),
      encoding: .utf8)) ?? ""

  /// The rows of all tables, each with the heading above its table. If a row has a wrong number of
  /// cells, its cells are empty.
  static let rows: [Row] = {
    var heading = ""
    var rows: [Row] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| statement |") else {
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      func cell(_ index: Int) -> String { cells.count == 5 ? cells[index] : "" }
      rows.append(
        Row(
          article: heading, statement: cell(0), scenario: cell(1), rule: cell(2), grade: cell(3),
          lesson: cell(4)))
    }
    return rows
  }()

  @Test("each of the five articles has its statements")
  func articles() {
    let counts = Dictionary(grouping: Self.rows, by: \.article).mapValues(\.count)
    #expect(counts.count == 5)
    #expect(counts.values.allSatisfy { $0 >= 20 }, "\(counts)")
    #expect(Set(Self.rows.map { $0.article + $0.statement }).count == Self.rows.count)
  }

  @Test("a row names a scenario whose trace cites its rule, with the rule's grade", arguments: rows)
  func row(row: Row) throws {
    #expect(row.statement.hasSuffix("."), "a sentence: '\(row.statement)'")
    let rule = try #require(Rule(rawValue: row.rule), "no rule '\(row.rule)'")
    #expect(row.grade == rule.grade.rawValue)
    #expect(rule.grade != .precondition)
    try #require(ScenarioLibrary.names.contains(row.scenario), "no scenario '\(row.scenario)'")
    if let silent = ScenarioFolderTests.silent[rule] {
      // A rule about what does not happen: its scenario has a test of its own.
      #expect(row.scenario == silent.scenario)
      return
    }
    let played = ScenarioLibrary.play(try ScenarioLibrary.scenario(row.scenario))
    #expect(played.entries.contains { $0.rule == rule }, "\(row.scenario) does not cite \(rule)")
  }
}
