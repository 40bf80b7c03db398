// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The fate of an app's data at each moment.
package struct TortureReport {
  package let path: String
  package let app: String
  package let version: SystemVersion
  package let torture: Torture
  private let phrases: Phrases
  private var rows: [Row] = []

  private struct Row {
    let moment: Torture.Moment
    let scenario: Scenario
    let result: Torture.Result
  }

  package init(
    path: String, app: String, version: SystemVersion, torture: Torture, _ phrases: Phrases
  ) {
    self.path = path
    self.app = app
    self.version = version
    self.torture = torture
    self.phrases = phrases
  }

  package mutating func add(
    _ moment: Torture.Moment, _ scenario: Scenario, _ result: Torture.Result
  ) {
    rows.append(Row(moment: moment, scenario: scenario, result: result))
  }

  /// At how many moments the app failed.
  package var lost: Int { rows.count { $0.result.verdict.fails } }
  private var unjudged: Int { rows.count { !$0.result.verdict.isJudged } }
  /// True if anything is kept at any moment.
  package var keepsAny: Bool { rows.contains { $0.result.verdict == .kept } }
  /// True if anything can be said about the app.
  package var isJudged: Bool { rows.contains { $0.result.verdict.isJudged } }

  /// - Parameter page: what a text is written on.
  package func write(
    _ format: FindingsFormat, on page: ReportPage = .lines, to out: inout TextBuffer
  ) {
    switch format {
    case .text: writeText(to: &out, on: page)
    case .jsonl: writeJSON(to: &out)
    case .junit: writeJUnit(to: &out)
    }
  }

  private var words: any TorturePhrases { phrases.torture }

  // MARK: Words

  private func steps(_ row: Row) -> String {
    // The last one expects the end, which the table says.
    row.moment.steps.dropLast().map(words).joined(separator: ", ")
  }

  /// A step in a few words: there is one app only.
  private func words(_ step: Scenario.Step) -> String {
    if case .expect(.state(_, let state), _) = step.action { return words.until(state) }
    let name = " " + SystemEvent.quoted(app)
    return step.text.hasSuffix(name) ? String(step.text.dropLast(name.count)) : step.text
  }

  private func name(_ row: Row) -> String {
    "\(row.moment.ending.reason.rawValue), \(state(row)): \(steps(row))"
  }

  /// The state it ends in, and the call.
  private func state(_ row: Row) -> String {
    let state = row.moment.ending.state.rawValue
    return row.moment.middle.map { words.inCall(state, $0.callback) } ?? state
  }

  /// The finding, and further facts about it.
  private func finding(_ row: Row) -> String {
    var parts = [words.finding(row.result.verdict)]
    if let ending = row.result.ending, ending.reason != row.moment.ending.reason {
      parts.append(words.endedOtherwise(ending))
    }
    return (parts + row.result.remarks.suffix(3)).joined(separator: "; ")
  }

  /// The command that shows the moment again.
  private func command(_ row: Row) -> String {
    let steps = row.scenario.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return "applife run -c \(ShellWord.quoted(steps.joined(separator: ", "))) --host "
      + ShellWord.quoted(path)
  }

  private var shortened: String? {
    var limits: [TimeLimit: Duration] = [:]
    for row in rows { limits.merge(row.scenario.limits) { $1 } }
    let list = TimeLimit.allCases.compactMap { limit in
      limits[limit].map { ShortenedLimit(limit, to: $0, from: limit.standard(ios: version)) }
    }
    return list.isEmpty ? nil : words.shortened(list)
  }

  // MARK: Text

  /// The verdict comes first.
  private func writeText(to out: inout TextBuffer, on page: ReportPage) {
    out.add(
      words.summary(lost: lost, moments: rows.count, unjudged: unjudged), on: page,
      lost > 0 ? .bad : unjudged > 0 ? .unsure : .good)
    out.add(words.head(app, moments: rows.count, situations: torture.situations), on: page)
    if let shortened { out.add(shortened, on: page) }
    out.newline()
    var table = Table(words.headings, keys: words.headings)
    for row in rows {
      table.add([
        words.verdict(row.result.verdict), row.moment.ending.reason.rawValue,
        state(row), steps(row),
      ])
    }
    table.write(to: &out, on: page)
    for row in rows where row.result.verdict.fails {
      out.newline()
      out.add(name(row), on: page, .strong, hanging: 2)
      out.add(finding(row), on: page, indent: 2)
      out.add(copied: command(row), on: page, indent: 2)
    }
  }

  // MARK: JSON Lines

  private func writeJSON(to out: inout TextBuffer) {
    out.add(line: [
      "kind": "torture", "schema": .number(1), "app": .text(app), "path": .text(path),
      "ios": version.json,
      "moments": .number(rows.count), "situations": .number(torture.situations),
      "lost": .number(lost), "unjudged": .number(unjudged),
    ])
    for row in rows { out.add(line: json(row)) }
  }

  private func json(_ row: Row) -> JSON {
    let ending = row.moment.ending
    var limit: TimeLimit?
    if case .limit(let found) = row.moment.end { limit = found }
    var lost: (edits: [String], wereClaimed: Bool)?
    if case .lost(let edits, let wereClaimed) = row.result.verdict { lost = (edits, wereClaimed) }
    return [
      "kind": "moment", "data": .text(words.verdict(row.result.verdict)),
      "reason": .text(ending.reason.rawValue),
      "code": ending.code.map { .text($0.rawValue) },
      "state": .text(ending.state.rawValue),
      "limit": limit.map { .text($0.rawValue) },
      "during": row.moment.middle.map { .text($0.callback.rawValue) },
      "calls": .texts(row.moment.calls.map(\.rawValue)),
      "lost": lost.map { .texts($0.edits) }, "claimed": lost.map { .truth($0.wereClaimed) },
      "finding": .text(finding(row)), "scenario": .text(row.scenario.text),
    ]
  }

  // MARK: JUnit

  /// A suite with a case for each moment.
  private func writeJUnit(to out: inout TextBuffer) {
    var suite = JUnitSuite(package: app, name: app)
    if let shortened { suite.output = [shortened] }
    var total = Duration.zero
    for row in rows {
      total += row.result.time
      suite.add(name(row), in: app, time: row.result.time, outcome(row))
    }
    suite.writeAlone(time: total, to: &out)
  }

  private func outcome(_ row: Row) -> JUnitSuite.Outcome {
    switch row.result.verdict {
    case .kept: .passed
    case .lost, .notLaunched, .notSaid:
      .failed(
        type: words.verdict(row.result.verdict), message: finding(row),
        text: finding(row) + "\n" + command(row))
    case .notEdited, .notEnded: .skipped
    }
  }
}
