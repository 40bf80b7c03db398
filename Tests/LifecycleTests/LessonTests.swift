// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The lessons of `Resources/Lessons`, and the last column of `Tests/Evidence/articles.md`, which
/// names them.
@Suite("The lessons")
struct LessonTests {
  static let folder = Project.root.appendingPathComponent("Resources/Lessons")
  static let names = ScenarioLibrary.names(in: folder)

  static func lesson(_ name: String) throws -> Scenario {
    let file = folder.appendingPathComponent(name + ".scenario")
    return try Scenario.parse(String(contentsOf: file, encoding: .utf8))
  }

  @Test("the course is numbered without a gap")
  func numbers() {
    #expect(Self.names.count >= 12)
    for (index, name) in Self.names.enumerated() {
      let number = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
      #expect(name.hasPrefix(number + "-"))
    }
    #expect(Self.names.first == "01-five-states")
    #expect(Self.names.contains { $0.hasSuffix("-why-did-my-timer-stop") })
    #expect(Self.names.last?.hasSuffix("-scenes") == true)
  }

  @Test("every expectation of a lesson passes, and it ends with one", arguments: names)
  func plays(name: String) throws {
    let lesson = try Self.lesson(name)
    let played = ScenarioLibrary.play(lesson)
    #expect(played.failures == [])
    #expect(lesson.steps.last?.isExpectation == true)
    #expect(played.device?.isSettled == true)
  }

  @Test("a lesson says what will be known, and something before every step", arguments: names)
  func notes(name: String) throws {
    let lesson = try Self.lesson(name)
    #expect(!lesson.title.isEmpty)
    #expect(lesson.notes.first?.hasPrefix("After this lesson you ") == true)
    let steps = lesson.steps.filter { !$0.isExpectation }
    #expect(steps.filter { $0.note.isEmpty }.map(\.text) == [])
    // What is claimed is checked: an expectation stands behind every step, unless the next comes
    // while it is still under way.
    for (step, next) in zip(lesson.steps, lesson.steps.dropFirst()) where !step.isExpectation {
      #expect(
        next.isExpectation || next.time != .settled, "nothing is expected of '\(step.text)'")
    }
    for note in lesson.notes + steps.map(\.note) {
      #expect(note.hasSuffix(".") || note.hasSuffix("?"), "a sentence: '\(note)'")
    }
  }

  @Test("a lesson asks more than once, and whenever the author asks", arguments: names)
  func predictions(name: String) throws {
    let steps = try Self.lesson(name).steps
    #expect(steps.count { !$0.predictions.isEmpty } > 1)
    for step in steps where !step.isExpectation && step.note.hasSuffix("?") {
      #expect(!step.predictions.isEmpty, "'\(step.note)' is not asked")
    }
  }

  @Test("the first question of the course is the state of an app")
  func first() throws {
    let first = try Self.lesson(Self.names[0]).steps.first { !$0.predictions.isEmpty }
    #expect(first?.predictions.map(\.subject) == [.state])
  }

  // MARK: What the lessons cover

  /// Rules about what does not happen, so that no entry can cite them: the step of a lesson that
  /// shows each, and what is expected right behind it.
  static let silent: [Rule: (step: String, expectation: String)] = [
    .inactiveWithoutInput: ("wait 10m", "no calls"),
    .terminateOnCrash: ("crash Notes", "no calls"),
    .viewNotCalled: (
      "tap icon News",
      "calls applicationWillEnterForeground(_:) [background], applicationDidBecomeActive(_:) [active]"
    ),
  ]

  @Test("a statement's lesson cites the rule of the statement", arguments: ArticleTests.rows)
  func row(row: ArticleTests.Row) throws {
    let name = row.lesson
    try #require(Self.names.contains(name), "no lesson '\(name)'")
    let lesson = try Self.lesson(name)
    let rule = try #require(Rule(rawValue: row.rule))
    if let silent = Self.silent[rule] {
      let texts = lesson.steps.map(\.text)
      let isShown = zip(texts, texts.dropFirst()).contains {
        $0.hasSuffix(silent.step) && $1.hasSuffix(silent.expectation)
      }
      #expect(isShown, "\(texts)")
    } else {
      let entries = ScenarioLibrary.play(lesson).entries
      #expect(entries.contains { $0.rule == rule }, "\(name) does not cite \(rule)")
    }
  }

  @Test("every lesson covers a statement, and disputed claims are called disputed")
  func everyLesson() throws {
    let named = Set(ArticleTests.rows.map(\.lesson))
    #expect(Self.names.filter { !named.contains($0) } == [])
    for name in Self.names {
      for step in try Self.lesson(name).steps {
        // A note that names a rule gives its grade too: "(rule memory.order, disputed)".
        for mention in step.note.matches(of: /rule ([a-z.-]+[a-z])(, ([a-z]+))?/) {
          let rule = try #require(Rule(rawValue: String(mention.1)), "\(name): \(mention.0)")
          #expect(step.note.contains(rule.grade.rawValue), "\(name): \(mention.0)")
        }
      }
    }
  }
}
