// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// What a log was found to be: it fits, or it departs.
package struct CheckReport {
  /// The log's name.
  package let name: String
  package let check: LogCheck
  package let story: LogStory?
  private let phrases: Phrases

  package init(name: String, check: LogCheck, story: LogStory?, _ phrases: Phrases) {
    self.name = name
    self.check = check
    self.story = story
    self.phrases = phrases
  }

  private var words: CheckPhrases { phrases.check }
  /// A longer scenario is not shown with the answer.
  private static let mostSteps = 60

  // MARK: Text

  package func writeText(to out: inout TextBuffer) {
    let counts = check.counts
    out.add("\(name): \(words.summary(counts.lines, counts.observations))\n")
    for line in remarks { out.add(line + "\n") }
    guard counts.observations > counts.others else {
      out.add(words.nothingFound + "\n")
      return
    }
    for departure in check.departures { write(departure, to: &out) }
    let rest = counts.departures - check.departures.count
    if rest > 0 { out.add(words.further(rest) + "\n") }
    writeStory(to: &out)
    out.add("\n" + (counts.departures == 0 ? words.fits : words.departs(counts.departures)))
    out.newline()
  }

  /// What should be known about the log and the answer.
  private var remarks: [String] {
    let counts = check.counts
    let bounds = check.options.bounds
    var lines: [String] = []
    if counts.others > 0 { lines.append(words.others(counts.others, bounds.apps)) }
    if counts.backwards > 0 { lines.append(words.backwards(counts.backwards)) }
    if counts.long > 0 { lines.append(words.long(counts.long)) }
    if check.isCapped { lines.append(words.capped(bounds.hypotheses)) }
    if let surprise = check.surprise {
      lines.append(words.surprise(surprise.app, surprise.symbol.name, surprise.line))
    }
    return lines
  }

  private func write(_ departure: LogCheck.Departure, to out: inout TextBuffer) {
    out.add("\n\(name):\(departure.line): \(summary(departure))\n")
    for line in explanation(of: departure) { out.add("  \(line)\n") }
    for source in departure.rule?.origin.sources ?? [] { out.add("    \(source.text)\n") }
  }

  /// A departure in one line, with the rule.
  package func summaryLine(_ departure: LogCheck.Departure) -> String {
    let line = words.line(departure.line, summary(departure))
    return line + " " + (explanation(of: departure).last ?? "")
  }

  private func summary(_ departure: LogCheck.Departure) -> String {
    words.departure(departure.app, departure.seen.text, departure.seconds)
  }

  private func explanation(of departure: LogCheck.Departure) -> [String] {
    var lines: [String] = []
    let due = departure.expected.filter(\.isDue).map(\.observation.text)
    let possible = departure.expected.filter { !$0.isDue }.map(\.observation.text)
    if !due.isEmpty { lines.append(words.due(due)) }
    if !possible.isEmpty { lines.append(words.possible(possible)) }
    if departure.expected.isEmpty { lines.append(words.nothingPossible) }
    if !departure.isCertain { lines.append(words.uncertain) }
    if let rule = departure.rule {
      lines.append(
        words.rule(rule.rawValue, phrases.grade(rule.grade), phrases.rule(rule)))
    } else {
      lines.append(words.noRule)
    }
    return lines
  }

  private func writeStory(to out: inout TextBuffer) {
    guard let story else { return }
    out.add("\n" + words.story(check.counts.departures == 0) + "\n")
    if story.scenario.steps.count <= Self.mostSteps {
      for line in story.scenario.text.split(separator: "\n") { out.add("    \(line)\n") }
    } else {
      out.add("    " + words.longStory(story.scenario.steps.count) + "\n")
    }
    if story.isCut { out.add(words.cutStory(story.told) + "\n") }
    if story.open > 0 { out.add(words.open(story.open) + "\n") }
    for (app, states) in story.ends {
      out.add(words.end(app, states.map(phrases.state)) + "\n")
    }
    for (app, methods) in story.silent {
      out.add(words.silent(app, methods.map(\.rawValue)) + "\n")
    }
  }

  // MARK: JSON Lines

  package func writeJSON(to out: inout TextBuffer) {
    let counts = check.counts
    out.add("{\"kind\":\"log\",\"file\":")
    out.addJSON(name)
    for (key, value) in [
      ("lines", counts.lines), ("observations", counts.observations), ("others", counts.others),
      ("backwards", counts.backwards), ("long", counts.long), ("departures", counts.departures),
    ] {
      out.add(",\"\(key)\":\(value)")
    }
    out.add(",\"fits\":\(counts.departures == 0),\"capped\":\(check.isCapped)}\n")
    if let surprise = check.surprise {
      out.add("{\"kind\":\"surprise\",\"line\":\(surprise.line),\"app\":")
      out.addJSON(surprise.app)
      out.add(",\"name\":")
      out.addJSON(surprise.symbol.name)
      out.add("}\n")
    }
    for departure in check.departures { writeJSON(departure, to: &out) }
    guard let story else { return }
    for (app, states) in story.ends {
      out.add("{\"kind\":\"end\",\"app\":")
      out.addJSON(app)
      writeList("states", states.map(\.rawValue), to: &out)
      out.add("}\n")
    }
    for (app, methods) in story.silent {
      out.add("{\"kind\":\"silent\",\"app\":")
      out.addJSON(app)
      writeList("methods", methods.map(\.rawValue), to: &out)
      out.add("}\n")
    }
    out.add("{\"kind\":\"story\",\"open\":\(story.open),\"cut\":\(story.isCut),\"scenario\":")
    out.addJSON(story.scenario.text)
    out.add("}\n")
  }

  private func writeJSON(_ departure: LogCheck.Departure, to out: inout TextBuffer) {
    out.add("{\"kind\":\"departure\",\"line\":\(departure.line),\"app\":")
    out.addJSON(departure.app)
    out.add(",")
    write(departure.seen, to: &out)
    if let seconds = departure.seconds { out.add(",\"after\":\(seconds)") }
    out.add(",\"certain\":\(departure.isCertain)")
    out.add(",\"expected\":[")
    for (place, expected) in departure.expected.enumerated() {
      out.add(place > 0 ? ",{" : "{")
      write(expected.observation, to: &out)
      out.add(",\"due\":\(expected.isDue),\"rule\":")
      out.addJSON(expected.rule.rawValue)
      out.add("}")
    }
    out.add("]")
    if let rule = departure.rule {
      out.add(",\"rule\":")
      out.addJSON(rule.rawValue)
      out.add(",\"grade\":")
      out.addJSON(rule.grade.rawValue)
      writeList("sources", rule.origin.sources.map(\.text), to: &out)
    }
    out.add("}\n")
  }

  private func write(_ observation: LogObservation, to out: inout TextBuffer) {
    out.add("\"name\":")
    out.addJSON(observation.symbol.name)
    guard let state = observation.state else { return }
    out.add(",\"state\":")
    out.addJSON(state.rawValue)
  }

  private func writeList(_ key: String, _ texts: [String], to out: inout TextBuffer) {
    out.add(",\"\(key)\":[")
    for (place, text) in texts.enumerated() {
      if place > 0 { out.add(",") }
      out.addJSON(text)
    }
    out.add("]")
  }

  // MARK: JUnit

  /// A suite with a case for each app: it fails with the first departure.
  package func writeJUnit(to out: inout TextBuffer) {
    var suite = JUnitSuite(package: name, name: name)
    for app in story?.ends.map(\.app) ?? Array(Set(check.departures.map(\.app))).sorted() {
      let departure = check.departures.first { $0.app == app }
      suite.add(
        app, in: name, time: .zero,
        departure.map {
          .failed(
            type: "departure", message: summary($0),
            text: "\(name):\($0.line): " + explanation(of: $0).joined(separator: "\n"))
        } ?? .passed)
    }
    if suite.count == 0 { suite.add(words.nothingFound, in: name, time: .zero, .skipped) }
    out.add(JUnitSuite.head)
    suite.write(time: .zero, to: &out)
    out.add(JUnitSuite.end)
  }
}

/// How the answer is written; the raw value is what `--format` takes.
package enum CheckFormat: String, CaseIterable {
  case text
  case jsonl
  case junit
}
