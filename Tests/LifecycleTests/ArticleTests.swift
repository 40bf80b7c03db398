// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// `Tests/Evidence/articles.md`: every statement of the five articles has a scenario that shows it.
@Suite("The five articles")
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
      contentsOf: Project.root.appendingPathComponent("Tests/Evidence/articles.md"),
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
    #expect(try Self.explained(row).contains(row.rule), "\(row.scenario) does not cite \(rule)")
  }

  /// The rules that `applife run --why` prints for a row's scenario.
  private static func explained(_ row: Row) throws -> Set<String> {
    let scenario = try ScenarioLibrary.scenario(row.scenario)
    let layout = Trace.TextLayout(apps: scenario.apps.map(\.name))
    var rules: Set<String> = []
    for entry in ScenarioLibrary.play(scenario).entries {
      var line = TextBuffer()
      layout.write(entry, to: &line, isExplained: true) { $0.rawValue }
      if let match = line.text.firstMatch(of: /\s\s#\d+ ([a-z.-]+)/) {
        rules.insert(String(match.1))
      }
    }
    return rules
  }

  /// The rules that `applife run --json` gives for a row's scenario.
  private static func inJSON(_ row: Row) throws -> Set<String> {
    var rules: Set<String> = []
    for entry in ScenarioLibrary.play(try ScenarioLibrary.scenario(row.scenario)).entries {
      var line = TextBuffer()
      entry.writeJSON(to: &line) { $0.rawValue }
      if let match = line.text.firstMatch(of: /"rule":"([a-z.-]+)"/) {
        rules.insert(String(match.1))
      }
    }
    return rules
  }

  /// Returns what the page says about some of its rows: their number, and their rules in
  /// alphabetical order.
  private static func sentence(_ rows: [Row], _ words: String) -> String {
    let rules = Set(rows.map(\.rule)).sorted().map { "`\($0)`" }
    return "In \(rows.count) rows, \(words) The rules are \(rules.joined(separator: ", "))."
  }

  @Test("the page names the rows whose rule the trace cites nowhere, or not in JSON Lines")
  func exceptions() throws {
    let page = Self.text.split { $0.isWhitespace }.joined(separator: " ")
    let uncited = try Self.rows.filter { try !Self.explained($0).contains($0.rule) }
    let notInJSON = try Self.rows.filter {
      try Self.explained($0).contains($0.rule) && !Self.inJSON($0).contains($0.rule)
    }
    let uncitedWords = "no trace cites the rule, because it says what does *not* happen."
    #expect(page.contains(Self.sentence(uncited, uncitedWords)))
    let notInJSONWords =
      "only an event, a background task or something in the queue cites the rule. JSON Lines has no "
      + "rule for these entries, so use `--why`."
    #expect(page.contains(Self.sentence(notInJSON, notInJSONWords)))
  }
}
