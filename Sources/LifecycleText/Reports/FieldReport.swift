// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Languages
import Lifecycle
import LifecycleAnalysis

/// The text about messages that were found in a log, each with its meaning and what to do.
package struct FieldReport {
  private let phrases: Phrases

  package init(_ phrases: Phrases) { self.phrases = phrases }

  private var words: any FieldPhrases { phrases.field }

  /// The meaning of a clue: its fact, else what its rule says.
  private func meaning(_ clue: Clue) -> String {
    clue.fact.map(words.fact) ?? clue.rule.map(phrases.rule) ?? clue.id
  }

  /// A clue in one line: where it stands and its meaning.
  package func line(_ sighting: Clue.Sighting) -> String {
    phrases.labeled(words.place(sighting.line, count: sighting.count), text: meaning(sighting.clue))
  }

  /// The grade with the name of the rule, and the sources.
  private func grounds(_ clue: Clue) -> String {
    let grade = clue.origin.map { phrases.grade($0.grade) } ?? ""
    return clue.rule.map { "\($0.rawValue) (\(grade))" } ?? grade
  }

  package func writeText(
    _ sightings: [Clue.Sighting], to out: inout TextBuffer, on page: ReportPage = .lines
  ) {
    for (number, sighting) in sightings.enumerated() {
      if number > 0 { out.newline() }
      let clue = sighting.clue
      let place = words.place(sighting.line, count: sighting.count)
      out.add(phrases.labeled(place, text: sighting.quote), on: page, .strong)
      out.add(meaning(clue), on: page, indent: 2)
      if clue.fact != nil, let rule = clue.rule { out.add(phrases.rule(rule), on: page, indent: 2) }
      out.add(phrases.labeled(words.next, text: words.nextStep(clue.next)), on: page, indent: 2)
      let heading = clue.rule == nil ? phrases.explain.source : phrases.explain.rule
      out.add(phrases.labeled(heading, text: grounds(clue)), on: page, indent: 2)
      for source in clue.origin?.sources ?? [] {
        out.add(phrases.source(source), on: page, .quiet, indent: 4)
      }
      if let example = clue.example {
        out.add(phrases.explain.shownBy("applife " + example), on: page, indent: 2)
      }
    }
  }

  package func writeJSON(_ sightings: [Clue.Sighting], to out: inout TextBuffer) {
    out.add(line: [
      "schema": .number(1), "findings": .list(sightings.map(json)),
    ])
  }

  private func json(_ sighting: Clue.Sighting) -> JSON {
    let clue = sighting.clue
    return [
      "id": .text(clue.id), "line": .number(sighting.line), "count": .number(sighting.count),
      "quote": .text(sighting.quote), "meaning": .text(meaning(clue)),
      "rule": clue.rule.map { .text($0.rawValue) },
      "grade": clue.origin.map { .text($0.grade.rawValue) },
      "sources": .texts(clue.origin?.sources.map(\.text) ?? []),
      "next": .text(words.nextStep(clue.next)),
      "scenario": clue.example.map { .text($0) },
    ]
  }
}
