// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// The formats of grades; the raw value is the argument of `--format`.
package enum GradeFormat: String, CaseIterable, Sendable {
  case csv
  case junit
}

/// The grades of some hand-ins.
package struct GradeReport {
  /// A hand-in: what its replay found, or why it could not be read.
  package struct Row {
    /// The name of the file without its folder and its suffix.
    let name: String
    let replay: HandInReplay?
    /// The times of the first and the last record, in seconds since 1970.
    let dates: ClosedRange<Int>?
    /// The problems of the hand-in, a sentence each.
    package let problems: [String]
    package let status: Status

    /// A hand-in that was played again.
    ///
    /// - Parameter path: the name of its file.
    package init(_ handIn: HandIn, _ replay: HandInReplay, path: String, _ phrases: Phrases) {
      name = Self.name(path)
      self.replay = replay
      let seconds = handIn.records.compactMap { $0.date }
      dates = seconds.min().flatMap { first in seconds.max().map { first...$0 } }
      let words = phrases.handIn
      problems =
        replay.unknown.map { words.unknownLesson(Printable.line($0)) }
        + replay.contradictions.prefix(Self.mostProblems).map { $0.text(words) }
        + (replay.contradictions.count > Self.mostProblems ? ["…"] : [])
        + replay.lessons.filter { !$0.isDone }.map { words.unfinished($0.lesson.name) }
      status =
        if !replay.contradictions.isEmpty {
          .contradicted
        } else if !replay.unknown.isEmpty {
          .unknown
        } else if replay.lessons.allSatisfy({ $0.isDone }) {
          .graded
        } else {
          .incomplete
        }
    }

    /// A file that is no hand-in.
    package init(unreadable path: String, _ problems: [String]) {
      name = Self.name(path)
      replay = nil
      dates = nil
      self.problems = problems
      status = .unreadable
    }

    private static let mostProblems = 5

    private static func name(_ path: String) -> String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let suffix = ".handin"
      return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    }
  }

  /// The raw value is the word in reports.
  package enum Status: String, Sendable {
    /// The engine agrees with every mark.
    case graded
    /// It agrees, and a lesson was not taken to its end.
    case incomplete
    /// Something in the hand-in is not so.
    case contradicted
    /// It has a lesson that is not known here, or that differs from the one that is.
    case unknown
    case unreadable
  }

  private let rows: [Row]
  private let phrases: Phrases

  package init(_ rows: [Row], _ phrases: Phrases) {
    self.rows = rows
    self.phrases = phrases
  }

  package func write(_ format: GradeFormat, to out: inout TextBuffer) {
    switch format {
    case .csv: write(csv: &out)
    case .junit: write(junit: &out)
    }
  }

  // MARK: CSV

  /// The lessons that some hand-in has, in the order of the course.
  private var lessons: [Lesson] {
    var found: [Lesson] = []
    for lesson in rows.flatMap({ $0.replay?.lessons ?? [] }).map({ $0.lesson })
    where !found.contains(lesson) { found.append(lesson) }
    return found.sorted { $0.number < $1.number }
  }

  /// A record for each hand-in, as a grade book imports it: one column for each lesson.
  private func write(csv out: inout TextBuffer) {
    let lessons = lessons
    CSV.add(
      ["name", "status", "started", "last", "questions", "answered", "right", "percent"]
        + lessons.map { "lesson \($0.number) \($0.name)" } + ["problem"], to: &out)
    for row in rows {
      let taken = row.replay?.lessons ?? []
      let count = taken.reduce(0) { $0 + $1.questions.count }
      let right = taken.reduce(0) { $0 + $1.right }
      var cells = [row.name, row.status.rawValue]
      cells += [row.dates?.lowerBound, row.dates?.upperBound].map { $0.map(WalkDate.text) ?? "" }
      cells += ["\(count)", "\(taken.reduce(0) { $0 + $1.answered })", "\(right)"]
      cells.append(percent(right, of: count))
      cells += lessons.map { lesson in
        taken.first { $0.lesson == lesson }.map { percent($0.right, of: $0.questions.count) } ?? ""
      }
      CSV.add(cells + [row.problems.joined(separator: "\n")], to: &out)
    }
  }

  /// A share in percent with one digit; empty if there was nothing to answer.
  private func percent(_ right: Int, of count: Int) -> String {
    guard count > 0 else { return "" }
    let tenths = (right * 2000 / count + 1) / 2
    return "\(tenths / 10).\(tenths % 10)"
  }

  // MARK: JUnit

  /// A suite for each hand-in, a case for each question.
  private func write(junit out: inout TextBuffer) {
    out.add(JUnitSuite.head)
    for (index, row) in rows.enumerated() {
      var suite = JUnitSuite(id: index, package: row.name, name: row.name)
      if let first = row.dates?.lowerBound {
        suite.timestamp = String(WalkDate.text(first).dropLast())
      }
      suite.properties = [(name: "status", value: row.status.rawValue)]
      if !row.problems.isEmpty {
        suite.add(
          "hand-in", in: row.name, time: .zero,
          .error(
            type: row.status.rawValue, message: row.problems[0],
            text: row.problems.joined(separator: "\n")))
      }
      for taken in row.replay?.lessons ?? [] {
        for asked in taken.questions { add(asked, of: taken.lesson, row.name, to: &suite) }
      }
      suite.write(time: .zero, to: &out)
    }
    out.add(JUnitSuite.end)
  }

  private func add(
    _ asked: HandInReplay.Asked, of lesson: Lesson, _ name: String, to suite: inout JUnitSuite
  ) {
    let outcome: JUnitSuite.Outcome
    switch asked.isRight {
    case nil: outcome = .skipped
    case true?: outcome = .passed
    case false?:
      let verdict = asked.verdict(phrases)
      let lines = [verdict, asked.explanation(phrases)].filter { !$0.isEmpty }
      outcome = .failed(type: "wrong", message: verdict, text: lines.joined(separator: "\n"))
    }
    suite.add(
      "\(lesson.name) step \(asked.step) question \(asked.number): \(asked.text(phrases))",
      in: name, time: .zero, outcome)
  }
}

extension HandInReplay.Contradiction {
  /// Returns the contradiction with its place, in a sentence.
  fileprivate func text(_ words: any HandInPhrases) -> String {
    switch self {
    case .step(let lesson, let step):
      words.contradiction(HandInPlace(lesson: lesson, step: step, question: nil))
    case .question(let lesson, let step, let question), .mark(let lesson, let step, let question):
      words.contradiction(HandInPlace(lesson: lesson, step: step, question: question))
    case .missing(let lesson, let step, let question):
      words.missing(HandInPlace(lesson: lesson, step: step, question: question))
    }
  }
}
