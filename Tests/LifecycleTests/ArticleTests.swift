// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Lifecycle

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

    var testDescription: String { statement }

  }

  static let text =
    (try? String(
      contentsOf: ScenarioLibrary.root.appendingPathComponent("docs/reference/articles.md"),
      encoding: .utf8)) ?? ""

  /// The rows of all tables. A row with the wrong number of cells is kept, with empty cells.
  static let rows: [Row] = table(text, headed: "statement").map { article, cells in
    func cell(_ index: Int) -> String { cells.count == 4 ? cells[index] : "" }
    return Row(
      article: article, statement: cell(0), scenario: cell(1), rule: cell(2), grade: cell(3))
  }

  /// The rows of the tables in a Markdown text, each with the heading above its table.
  ///
  /// - Parameter first: the heading of the first column.
  static func table(_ text: String, headed first: String) -> [(heading: String, cells: [String])] {
    var heading = ""
    var rows: [(String, [String])] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.hasPrefix("| \(first) |") else {
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      rows.append((heading, cells))
    }
    return rows
  }

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
    #expect(!rule.isPrecondition)
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
