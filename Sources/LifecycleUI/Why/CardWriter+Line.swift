// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The words `why` at the prompt and in plain mode.
extension CardWriter {
  /// Returns the card for a line that begins with the word `why`: the last thing, a row by its
  /// number, or, behind `not`, an event.
  ///
  /// - Parameter last: explains the last thing.
  func card(
    for line: String, number: Int, last: ExplanationCard?
  ) throws(Scenario.Malformed) -> Result<ExplanationCard, WhyProblem> {
    let question = String(line.trimmed.dropFirst(Command.Word.why.rawValue.count)).trimmed
    if question.isEmpty { return last.map { .success($0) } ?? .failure(.nothing) }
    if let row = Int(question) {
      guard row > log.first, row <= log.end else { return .failure(.noRow(row)) }
      return card(ofRow: row - 1).map { .success($0) } ?? .failure(.noRow(row))
    }
    let words = question.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, words[0].lowercased() == "not" else { return .failure(.usage) }
    // Blanks in place of the first words: a problem is reported where it stands in the line.
    let event = String(words[1]).trimmed
    let blanks = line.utf8.count - event.utf8.count
    let steps = try Scenario.parseSteps(
      Array(repeating: 0x20, count: max(0, blanks)) + Array(event.utf8), line: number,
      apps: device.apps.map(\.name), focus: focused?.name)
    guard steps.count == 1, case .event(let event) = steps[0].action else {
      return .failure(.usage)
    }
    return .success(card(ofRefused: event))
  }

  /// The reason why there is nothing to explain.
  enum WhyProblem: Error {
    case nothing
    case noRow(Int)
    case usage
  }

  func sentence(for problem: WhyProblem) -> String {
    switch problem {
    case .nothing: phrases.why.nothing
    case .noRow(let number): phrases.why.noRow(number)
    case .usage: phrases.why.usage
    }
  }
}
