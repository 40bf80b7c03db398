// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle

/// The text of an answer, or that there is none.
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
  package func writeText(_ question: String, columns: Int, to out: inout TextBuffer) -> Bool {
    guard let answer = answers.answer(to: question) else {
      add(phrases.ask.dontKnow)
      let near = answers.nearest(to: question)
      addNear(near)
      return false
    }
    add(answer.topic.sentence(phrases))
    let origin = answer.topic.origin
    if let origin {
      let grade = phrases.grade(origin.grade)
      add(answer.topic.rule.map { phrases.labeled($0.rawValue, text: grade) } ?? grade, 2)
    }
    if !answer.run.isEmpty {
      out.newline()
      for line in answer.run { add(line, 4) }
    }
    if let scenario = answer.scenario {
      out.newline()
      add(phrases.explain.shownBy("applife " + scenario))
    }
    if let sources = origin?.sources, !sources.isEmpty {
      out.newline()
      add(phrases.commandLine.ruleSources(sources.count))
      // An address is not broken: a terminal lets it be opened.
      for source in sources { out.add("  " + source.text + "\n") }
    }
    addNear(answer.near)
    return true

    func add(_ text: String, _ indent: Int = 0) {
      for line in TextWidth.wrap(text, to: max(20, columns - indent)) {
        out.add(String(repeating: " ", count: indent) + line + "\n")
      }
    }
    func addNear(_ topics: [Topic]) {
      guard !topics.isEmpty else { return }
      out.newline()
      add(phrases.ask.near)
      for topic in topics {
        add(
          topic.rule.map { phrases.labeled($0.rawValue, text: topic.sentence(phrases)) }
            ?? topic.sentence(phrases), 2)
      }
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
