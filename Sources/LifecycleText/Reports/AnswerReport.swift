// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle

/// The text of an answer; or that it is not certain what was asked, with what comes nearest; or that nothing is known.
package struct AnswerReport {
  private let phrases: Phrases
  private let answers: Answers

  package init(_ phrases: Phrases, library: AnswerLibrary) {
    self.phrases = phrases
    answers = Answers(phrases, library: library)
  }

  /// Writes the answer to a question.
  ///
  /// - Returns: true if there is one.
  package func writeText(
    _ question: String, to out: inout TextBuffer, on page: ReportPage = .lines
  ) -> Bool {
    guard let answer = answers.answer(to: question) else {
      let near = answers.nearest(to: question)
      out.add(near.isEmpty ? phrases.ask.dontKnow : phrases.ask.notSure, on: page, .unsure)
      write(near, to: &out, on: page)
      return false
    }
    if let question = answer.readAs {
      out.add(phrases.labeled(phrases.ask.readAs, text: question), on: page, .quiet)
    }
    out.add(answer.topic.sentence(phrases), on: page, .strong)
    let origin = answer.topic.origin
    if let origin {
      let grade = phrases.grade(origin.grade)
      let rule = answer.topic.rule.map { phrases.labeled($0.rawValue, text: grade) }
      out.add(rule ?? grade, on: page, indent: 2)
    }
    if !answer.run.isEmpty {
      out.newline()
      for line in answer.run { out.add(line, on: page, indent: 4) }
    }
    if let example = answer.topic.example(with: answer.scenario) {
      out.newline()
      out.add(phrases.explain.shownBy(example), on: page)
    }
    if let sources = origin?.sources, !sources.isEmpty {
      out.newline()
      out.add(phrases.commandLine.ruleSources(sources.count), on: page)
      for source in sources { out.add(phrases.source(source), on: page, .quiet, indent: 2) }
    }
    if !answer.near.isEmpty {
      out.newline()
      out.add(phrases.ask.near, on: page)
      write(answer.near, to: &out, on: page)
    }
    return true
  }

  /// Writes what else may have been meant, each with its id.
  private func write(_ near: [Topic], to out: inout TextBuffer, on page: ReportPage) {
    for topic in near {
      out.add(phrases.labeled(topic.id, text: topic.sentence(phrases)), on: page, indent: 2)
    }
  }

  /// The answer for programs, and whether there is one.
  package func json(_ question: String) -> (json: JSON, isKnown: Bool) {
    let answer = answers.answer(to: question)
    let near = answer?.near ?? answers.nearest(to: question)
    let origin = answer?.topic.origin
    let json: JSON = [
      "schema": .number(1), "question": .text(question), "known": .truth(answer != nil),
      "id": answer.map { .text($0.topic.id) },
      "readAs": answer?.readAs.map { .text($0) },
      "answer": answer.map { .text($0.topic.sentence(phrases)) },
      "rule": answer?.topic.rule.map { .text($0.rawValue) },
      "grade": origin.map { .text($0.grade.rawValue) },
      "sources": .texts(origin?.sources.map(\.text) ?? []),
      "scenario": answer?.scenario.map { .text($0) },
      "run": .texts(answer?.run ?? []),
      "near": .list(near.map { ["id": .text($0.id), "answer": .text($0.sentence(phrases))] }),
    ]
    return (json, answer != nil)
  }
}

/// A format of answers; the raw value is what `--format` takes.
package enum AnswerFormat: String, CaseIterable, FormatForReaders {
  case text
  case json

  package var isForMachines: Bool {
    switch self {
    case .text: false
    case .json: true
    }
  }
}
