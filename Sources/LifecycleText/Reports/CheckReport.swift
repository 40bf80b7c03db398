// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The result of the check of a log: it fits, or it departs.
package struct CheckReport {
  /// The log's name.
  package let name: String
  package let check: LogCheck
  package let explanation: LogExplanation?
  private let phrases: Phrases

  package init(name: String, check: LogCheck, explanation: LogExplanation?, _ phrases: Phrases) {
    self.name = name
    self.check = check
    self.explanation = explanation
    self.phrases = phrases
  }

  private var words: any CheckPhrases { phrases.check }

  /// The run that must have happened, as a scenario whose notes name the lines; nil if nothing fits.
  package var scenario: Scenario? {
    guard let explanation else { return nil }
    var scenario = explanation.scenario
    for (index, notes) in explanation.notes {
      scenario.steps[index].note = notes.map(words.text).joined(separator: "\n")
    }
    return scenario
  }

  /// A longer scenario is not shown with the answer.
  private static let mostSteps = 60

  // MARK: Text

  /// The verdict in a sentence.
  package static func verdict(_ check: LogCheck, _ phrases: Phrases) -> String {
    switch check.verdict {
    case .fits: phrases.check.fits
    case .departs:
      phrases.check.departs(check.counts.departures, undecided: check.counts.undecided)
    case .undecided where check.counts.isNewestFirst: phrases.check.newestFirst
    case .undecided:
      check.counts.undecided == 0 && check.stop == nil
        ? phrases.check.unchecked(check.counts.unchecked)
        : phrases.check.undecided(check.counts.undecided)
    case .nothing:
      check.counts.others == 0 || check.missingApps.isEmpty
        ? phrases.check.nothingFound : phrases.check.noLine(of: check.missingApps)
    }
  }

  /// The verdict comes first, then each departure with its line, then the scenario.
  package func writeText(to out: inout TextBuffer, on page: ReportPage = .lines) {
    let counts = check.counts
    let tone: ReportPage.Tone =
      switch check.verdict {
      case .fits: .good
      case .departs: .bad
      case .undecided, .nothing: .unsure
      }
    out.add(Self.verdict(check, phrases), on: page, tone)
    out.add(
      "\(name): \(words.summary(counts.lines, observations: counts.observations))", on: page,
      hanging: 2)
    if counts.isNewestFirst { return }
    for line in remarks { out.add(line, on: page, hanging: 2) }
    if check.verdict == .nothing { return writeNearest(to: &out, on: page) }
    for departure in check.departures { write(departure, to: &out, on: page) }
    let described = check.departures.count { $0.isCertain }
    let further = counts.departures - described
    let undecided = counts.undecided - (check.departures.count - described)
    if further > 0 { out.add(words.further(further), on: page) }
    if undecided > 0 { out.add(words.furtherUndecided(undecided), on: page) }
    writeExplanation(to: &out, on: page)
  }

  /// Says which lines came nearest, or which apps there are.
  private func writeNearest(to out: inout TextBuffer, on page: ReportPage) {
    if check.counts.others > 0 { out.add(words.otherApps(check.names), on: page, hanging: 2) }
    let hints = check.hints.lines
    guard check.counts.others == 0, !hints.isEmpty else { return }
    out.add(words.nearest, on: page, .strong)
    for hint in hints {
      out.add(words.line(hint.line, hint.text), on: page, indent: 2, hanging: 4)
      out.add(words.readAs(hint), on: page, indent: 4, hanging: 6)
    }
  }

  /// Remarks about the log and the answer.
  private var remarks: [String] {
    let counts = check.counts
    let bounds = check.options.bounds
    var lines: [String] = []
    if check.verdict != .nothing, !check.missingApps.isEmpty {
      lines.append(words.noLine(of: check.missingApps))
    }
    if counts.others > 0 {
      lines.append(words.others(counts.others, mostApps: counts.unchecked > 0 ? bounds.apps : nil))
    }
    if counts.backwards > 0 {
      lines.append(
        words.backwards(
          counts.backwards, line: counts.firstBackwards ?? 0, seconds: counts.secondsBack))
    }
    if counts.long > 0 { lines.append(words.long(counts.long)) }
    if counts.colored > 0 { lines.append(words.colored(counts.colored)) }
    if check.isCapped { lines.append(words.capped(bounds.hypotheses)) }
    if let stop = check.stop { lines.append(words.stopped(stop.app, stop.line)) }
    lines += check.assumptions.map(words.assumption)
    if let surprise = check.surprise {
      lines.append(
        words.surprise(
          surprise.app, name: words.text(LogObservation(surprise.symbol)), line: surprise.line))
    }
    return lines
  }

  private func write(
    _ departure: LogCheck.Departure, to out: inout TextBuffer, on page: ReportPage
  ) {
    out.newline()
    out.add("\(name):\(departure.line): \(summary(departure))", on: page, .strong, hanging: 2)
    for line in details(of: departure) { out.add(line, on: page, indent: 2, hanging: 4) }
    guard departure.isCertain else { return }
    for source in departure.rule?.origin.sources ?? [] {
      out.add(phrases.source(source), on: page, .quiet, indent: 4)
    }
  }

  /// A departure in one line, with the rule.
  package func summaryLine(_ departure: LogCheck.Departure) -> String {
    let line = words.line(departure.line, summary(departure))
    return line + " " + (details(of: departure).last ?? "")
  }

  /// The lines about a departure: the line with what it shows, what the model allows there, and the rule
  /// with its sources.
  package func lines(of departure: LogCheck.Departure) -> [String] {
    let sources = departure.isCertain ? departure.rule?.origin.sources ?? [] : []
    return [words.line(departure.line, summary(departure))] + details(of: departure)
      + sources.map { "  " + phrases.source($0) }
  }

  private func summary(_ departure: LogCheck.Departure) -> String {
    let seen = words.text(departure.seen)
    return departure.isCertain
      ? words.departure(departure.app, seen: seen, departure.seconds)
      : words.undecidedLine(departure.app, seen: seen)
  }

  private func details(of departure: LogCheck.Departure) -> [String] {
    guard departure.isCertain else { return [words.uncertain] }
    var lines: [String] = []
    let due = departure.expected.filter(\.isDue).map { words.text($0.observation) }
    let possible = departure.expected.filter { !$0.isDue }.map { words.text($0.observation) }
    if !due.isEmpty { lines.append(words.due(due)) }
    if !possible.isEmpty { lines.append(words.possible(possible)) }
    if departure.expected.isEmpty { lines.append(words.nothingPossible) }
    if let rule = departure.rule {
      lines.append(
        words.rule(rule.rawValue, grade: phrases.grade(rule.grade), text: phrases.rule(rule)))
    } else {
      lines.append(words.noRule)
    }
    return lines
  }

  private func writeExplanation(to out: inout TextBuffer, on page: ReportPage) {
    guard let explanation, let scenario else { return }
    out.newline()
    out.add(words.story(check.isExplained, of: check.explainedApp), on: page, .strong)
    if scenario.steps.count <= Self.mostSteps {
      out.add(copied: scenario.text, on: page, indent: 4)
    } else {
      out.add(words.longStory(scenario.steps.count), on: page, indent: 4)
    }
    if explanation.isPartial { out.add(words.cutStory(explanation.explainedCount), on: page) }
    if explanation.openCount > 0 { out.add(words.open(explanation.openCount), on: page) }
    for (app, states) in explanation.ends {
      out.add(words.end(app, states.map(phrases.state)), on: page)
    }
    for (app, methods) in explanation.silent {
      out.add(words.silent(app, methods.map(\.rawValue)), on: page)
    }
    let others = check.unexplainedApps
    if !others.isEmpty { out.add(words.otherStories(of: others), on: page) }
  }

  // MARK: JSON Lines

  package func writeJSON(to out: inout TextBuffer) {
    let counts = check.counts
    out.add(line: [
      "kind": "log", "schema": .number(1), "file": .text(name), "lines": .number(counts.lines),
      "observations": .number(counts.observations), "others": .number(counts.others),
      "unchecked": .number(counts.unchecked),
      "backwards": .number(counts.backwards), "long": .number(counts.long),
      "colored": .number(counts.colored),
      "departures": .number(counts.departures), "undecided": .number(counts.undecided),
      "fits": .truth(check.verdict == .fits), "verdict": .text(check.verdict.name),
      "assumptions": .texts(check.assumptions.map(words.assumption)),
      "capped": .truth(check.isCapped),
      "stopped": check.stop.map { .number($0.line) },
    ])
    if let surprise = check.surprise {
      out.add(line: [
        "kind": "surprise", "line": .number(surprise.line), "app": .text(surprise.app),
        "name": .text(surprise.symbol.name),
      ])
    }
    for departure in check.departures { out.add(line: json(departure)) }
    guard let explanation, let scenario else { return }
    for (app, states) in explanation.ends {
      out.add(line: ["kind": "end", "app": .text(app), "states": .texts(states.map(\.rawValue))])
    }
    for (app, methods) in explanation.silent {
      out.add(line: [
        "kind": "silent", "app": .text(app), "methods": .texts(methods.map(\.rawValue)),
      ])
    }
    out.add(line: [
      "kind": "story", "app": check.explainedApp.map { .text($0) },
      "open": .number(explanation.openCount), "cut": .truth(explanation.isPartial),
      "scenario": .text(scenario.text),
    ])
  }

  private func json(_ departure: LogCheck.Departure) -> JSON {
    [
      "kind": departure.isCertain ? "departure" : "undecided", "line": .number(departure.line),
      "app": .text(departure.app),
      "name": .text(departure.seen.symbol.name),
      "state": departure.seen.state.map { .text($0.rawValue) },
      "after": departure.seconds.map { .number($0) },
      "expected": .list(
        departure.expected.map { expected in
          [
            "name": .text(expected.observation.symbol.name),
            "state": expected.observation.state.map { .text($0.rawValue) },
            "due": .truth(expected.isDue), "rule": .text(expected.rule.rawValue),
          ]
        }),
      "rule": departure.rule.map { .text($0.rawValue) },
      "grade": departure.rule.map { .text($0.grade.rawValue) },
      "sources": departure.rule.map { .texts($0.origin.sources.map(\.text)) },
    ]
  }

  // MARK: JUnit

  /// A suite with a case for each app: it fails with the first departure.
  package func writeJUnit(to out: inout TextBuffer) {
    var suite = JUnitSuite(package: name, name: name)
    let explained = explanation?.ends.map(\.app) ?? []
    let departing = Set(check.departures.map(\.app)).subtracting(explained + check.unexplainedApps)
    for app in explained + check.unexplainedApps + departing.sorted() {
      let departure = check.departures.first { $0.app == app && $0.isCertain }
      suite.add(
        app, in: name, time: .zero,
        departure.map {
          .failed(
            type: "departure", message: summary($0),
            text: "\(name):\($0.line): " + details(of: $0).joined(separator: "\n"))
        } ?? .passed)
    }
    if check.verdict == .undecided {
      suite.add(Self.verdict(check, phrases), in: name, time: .zero, .skipped)
    }
    if suite.count == 0 { suite.add(Self.verdict(check, phrases), in: name, time: .zero, .skipped) }
    suite.writeAlone(time: .zero, to: &out)
  }
}
