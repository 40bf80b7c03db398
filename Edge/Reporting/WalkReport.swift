// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session of manual testing on its way into a report.
package struct WalkReport {
  package let walk: Walk
  /// The name of the session file, without its folder: a report goes to other people.
  package let file: String
  /// The name of the scenario's file, without its folder.
  package let source: String
  /// The scenario's title, or the name of its file.
  package let title: String
  /// The steps that want a verdict.
  package let rows: [WalkSheet.Row]
  private let sheet: WalkSheet
  /// The steps whose reports say how to get there: the first that failed or were blocked.
  private let stepsWithKeys: Set<Int>

  package let phrases: Phrases

  /// The contents of the files that were attached, by their names; a report that is made without them
  /// names them only.
  package var contents: [String: EvidenceFile] = [:]
  /// The tool that JUnit's XML is for; nil for any.
  package var tool: TestTool?
  /// The tool's names of steps, by their numbers.
  package var cases: [Int: String] = [:]

  /// - Parameter scenario: the scenario of the walk.
  package init(
    _ walk: Walk, _ sheet: WalkSheet, scenario: Scenario, file: String, _ phrases: Phrases
  ) {
    self.phrases = phrases
    self.walk = walk
    self.file = Self.lastComponent(of: file)
    source = Self.lastComponent(of: walk.source.name)
    title = scenario.title.isEmpty ? source : scenario.title
    self.sheet = sheet
    rows = sheet.rows.filter { walk.isSelected($0.step.number) }
    let bad = rows.map(\.step.number).filter {
      switch walk.results[$0]?.verdict {
      case .failed, .blocked: true
      case .passed, .skipped, nil: false
      }
    }
    stepsWithKeys = Set(bad.prefix(Self.mostWithKeys))
  }

  /// The keys of a step begin at the start: a report of so many grows with the steps, and not with their square.
  private static let mostWithKeys = 100

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  package func result(of row: WalkSheet.Row) -> Walk.Result? { walk.results[row.step.number] }

  /// The verdict as a word; a step without one is open.
  package func verdict(of row: WalkSheet.Row) -> String {
    result(of: row)?.verdict?.rawValue ?? Self.open
  }

  package static let open = "open"

  /// The verdict in the language of the report.
  func verdictText(of row: WalkSheet.Row) -> String {
    result(of: row)?.verdict.map(phrases.walk.verdict) ?? phrases.walk.open
  }

  /// The lines that the tester was told to look for in the app's log. For a step that nobody has judged, what
  /// there is to look for.
  package func expected(in row: WalkSheet.Row) -> [String] {
    result(of: row)?.expected ?? row.step.callbacks
  }

  /// The measured time of a step; nil for a step that nobody has judged.
  func time(of row: WalkSheet.Row) -> String? {
    guard let result = result(of: row), result.verdict != nil else { return nil }
    return Self.clock(result.time)
  }

  /// A time in minutes and seconds: `3:07`.
  static func clock(_ time: Duration) -> String {
    let seconds = Int((time.milliseconds + 500) / 1000)
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
  }

  /// The text of a cell that has nothing to say.
  static let none = "–"

  /// The keys that lead to a step in the emulator, from the start: each in brackets, `+3s` for a
  /// wait, and what is typed as it is. Nil for a step that has not failed, or comes after many that have.
  package func keys(to row: WalkSheet.Row) -> String? {
    stepsWithKeys.contains(row.step.number)
      ? sheet.keys(to: row.step.number).joined(separator: " ") : nil
  }

  /// The name of a step.
  package func name(of row: WalkSheet.Row) -> String {
    "step \(row.step.number): " + row.instruction.joined(separator: " ")
  }

  /// The finding in place of what had to be seen, in one line.
  package func finding(_ result: Walk.Result) -> String {
    let parts = [result.instead.joined(separator: ", "), result.note].filter { !$0.isEmpty }
    return parts.isEmpty ? result.verdict?.rawValue ?? Self.open : parts.joined(separator: "; ")
  }

  /// The command that runs the same scenario, for which the keys are.
  package var command: String {
    var words = ["applife"]
    if let version = walk.source.version { words.append("--ios \(version)") }
    if let style = walk.source.style { words.append("--style \(style.rawValue)") }
    return (words + [ShellWord.quoted(source)]).joined(separator: " ")
  }

  /// The number of times each verdict was given, with the steps that are open, by their words.
  package var counts: [(word: String, count: Int)] {
    var counts = Walk.Verdict.allCases.map { verdict in
      (
        word: verdict.rawValue,
        count: rows.count { result(of: $0)?.verdict == verdict }
      )
    }
    counts.append((word: Self.open, count: rows.count { result(of: $0)?.verdict == nil }))
    return counts
  }

  /// The facts that are known, with their words.
  package var facts: [(word: String, text: String)] {
    Walk.Fact.allCases.compactMap { fact in
      walk.facts[fact].map { (word: fact.rawValue, text: $0) }
    }
  }

  /// The times of the session that were measured, by activity.
  package var times: [(word: String, time: Duration)] {
    Walk.Activity.allCases.map { (word: $0.rawValue, time: walk.times[$0] ?? .zero) }
      .filter { $0.time > .zero }
  }
}

extension WalkReport {
  /// The lines of a column for a step; empty for none.
  func cell(_ column: WalkSheet.Column, of row: WalkSheet.Row) -> [String] {
    switch column {
    case .step: ["\(row.step.number)"]
    case .instruction: row.instruction
    case .screen: row.seen
    case .log: expected(in: row).isEmpty ? [phrases.walk.noCallbacks] : expected(in: row)
    case .model: row.model
    case .verdict: [verdictText(of: row)]
    case .note: result(of: row).map { $0.note.isEmpty ? [] : [$0.note] } ?? []
    case .time: time(of: row).map { [$0] } ?? []
    }
  }

  /// The steps that failed or are blocked, in order.
  var problems: [(row: WalkSheet.Row, result: Walk.Result, verdict: Walk.Verdict)] {
    rows.compactMap { row in
      guard let result = result(of: row), let verdict = result.verdict,
        verdict == .failed || verdict == .blocked
      else { return nil }
      return (row, result, verdict)
    }
  }

  /// The facts about the session, with their words.
  var head: [(word: String, text: String)] {
    let words = phrases.walk
    var facts = Walk.Fact.allCases.compactMap { fact in
      walk.facts[fact].map { (word: words.label(.fact(fact)), text: $0) }
    }
    facts.append((words.label(.scenario), source))
    if let started = walk.started {
      facts.append((words.label(.started), WalkDate.text(started)))
    }
    func count(_ verdict: Walk.Verdict?) -> Int {
      rows.count { result(of: $0)?.verdict == verdict }
    }
    let counts = words.counts(
      passed: count(.passed), failed: count(.failed), blocked: count(.blocked),
      skipped: count(.skipped), open: count(nil))
    facts.append((words.label(.verdicts), counts))
    for activity in Walk.Activity.allCases {
      guard let time = walk.times[activity], time > .zero else { continue }
      facts.append((words.label(.activity(activity)), words.clock(Self.clock(time))))
    }
    return facts
  }
}

/// The reports of sessions; the raw value is what `--format` takes.
package enum WalkFormat: String, CaseIterable, Sendable {
  case markdown
  case html
  case junit
  case tap
  case tap14
  case csv
  case json

  /// The encoding for the reader of the report.
  package var encoding: Printable.Encoding {
    switch self {
    case .json: .json
    case .csv: .csv
    case .markdown, .html, .junit, .tap, .tap14: .text
    }
  }

  package func write(_ report: WalkReport, to out: inout TextBuffer) {
    switch self {
    case .markdown: report.write(markdown: &out)
    case .html: report.write(html: &out)
    case .junit: report.write(junit: &out)
    case .tap: report.write(tap: &out, version: 13)
    case .tap14: report.write(tap: &out, version: 14)
    case .csv: report.write(csv: &out)
    case .json: report.write(json: &out)
    }
  }
}

extension WalkFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .json, .csv, .tap, .tap14, .junit: true
    case .markdown, .html: false
    }
  }
}
