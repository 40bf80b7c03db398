// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The text about a termination report.
package struct CrashReport {
  private let log: CrashLog
  private let phrases: Phrases
  /// The scenario that ends an app the same way; nil where the model has no such end.
  package let scenario: Scenario?
  /// The end of the scenario's app.
  private let ending: Termination?

  /// - Parameter name: the report's name.
  package init(name: String, log: CrashLog, _ phrases: Phrases) {
    self.log = log
    self.phrases = phrases
    scenario = log.scenario(title: phrases.explain.scenarioTitle(name))
    ending = scenario.flatMap(log.reproduced)
  }

  private var words: any ExplainPhrases { phrases.explain }

  /// A heading with the lines below it.
  private struct Row {
    let heading: String
    /// The name of the lines in JSON.
    let key: String
    let lines: [String]
  }

  /// Returns the rows of the report.
  ///
  /// - Parameter areParted: True if the category of MetricKit has a line of its own, as people read it.
  private func rows(areParted: Bool) -> [Row] {
    var rows = [Row(heading: words.whatHappened, key: "what", lines: whatHappened)]
    func add(_ heading: String, _ key: String, _ lines: [String]) {
      if !lines.isEmpty { rows.append(Row(heading: heading, key: key, lines: lines)) }
    }
    add(words.said, "said", log.said.map { [$0] } ?? [])
    add(words.memory, "memory", memory.map { [$0] } ?? [])
    add(words.codeHeading, "code", code)
    add(words.codeHeading, "code", signal)
    add(words.metricKit, "metricKit", category(areParted: areParted))
    add(words.rule, "rule", rule)
    add(words.source, "source", source)
    add(
      phrases.field.next, "next",
      (log.clue?.next ?? log.nextStep).map { [phrases.field.nextStep($0)] } ?? [])
    add(words.time, "time", times)
    add(words.state, "state", log.shownState.map { [words.shownState($0)] } ?? [])
    // No report shows the state on which it depends whether the user's swipe was told.
    if let ending, log.cause != .user {
      // A slow end may be that of a scene's method.
      if log.cause != .limit(.terminate) {
        add(
          words.notified, "notified",
          [ending.notified ? words.wasNotified : words.wasNotNotified])
      }
      add(
        words.lost, "lost",
        [log.shownState == .launching ? words.nothingToLose : words.unsavedLost])
    }
    add(phrases.field.alsoFound, "also", log.otherSightings.map(FieldReport(phrases).line))
    return rows
  }

  /// The most other processes that are named.
  private static let mostNames = 8

  /// The cause, and the process that has ended.
  private var whatHappened: [String] {
    var lines = [words.cause(log.cause)]
    if let killed = log.resource?.isKilled, log.cause != .fact(.nonFatal) {
      lines.append(words.resourceEnd(killed))
    }
    if let process = log.process { lines.append(process + pid + version) }
    if log.isExtension {
      lines.append(words.isExtension)
    } else if log.isDaemon {
      lines.append(words.isDaemon)
    }
    if !log.alsoKilled.isEmpty {
      let names = Array(log.alsoKilled.prefix(Self.mostNames))
      let more = log.alsoKilled.count - names.count
      lines.append(words.alsoKilled(phrases.list(names), more: more))
    }
    if log.platform != .iOS { lines.append(words.otherSystem(log.platform.rawValue)) }
    if log.reportCount > 1 { lines.append(words.firstOf(log.reportCount)) }
    return lines
  }

  /// The code of the termination, with its source if it is published; empty where the number says nothing of its own.
  private var code: [String] {
    guard let code = log.code,
      !["SIGNAL", "TCC", "DYLD", "GUARD", "JETSAM", "CODESIGNING"].contains(log.namespace)
    else { return [] }
    guard let known = TerminationCode(rawValue: code) else {
      return [phrases.labeled("0x" + String(code, radix: 16), text: words.unknownCode)]
    }
    return [phrases.labeled(known.text, text: words.code(known)), phrases.source(known.source)]
  }

  /// The exception and the signal, unless a code says more.
  private var signal: [String] {
    let names = [log.exception, log.signal].compactMap { $0 }
    guard !names.isEmpty, log.code == nil || code.isEmpty || log.isCrashOrSignal else { return [] }
    return [phrases.list(names)]
  }

  /// The category of MetricKit, and its meaning.
  private func category(areParted: Bool) -> [String] {
    guard let category = log.category(of: ending) else { return [] }
    // A category that MetricKit counts in the background only tells it too.
    let isForeground = log.wasInFront ?? (category.isOfForeground ? nil : false)
    let counted = words.counted(category, isForeground)
    return areParted
      ? [counted, words.category(category)]
      : [phrases.labeled(counted, text: words.category(category))]
  }

  /// The rule behind the end, with its sources.
  private var rule: [String] {
    guard let rule = log.rule else { return [] }
    let grade = phrases.grade(rule.grade)
    let text =
      log.cause == .rule(rule)
      ? "\(rule.rawValue) (\(grade))"
      : words.ruleText(rule.rawValue, grade: grade, text: phrases.rule(rule))
    return [text] + rule.origin.sources.map { phrases.source($0) }
  }

  /// The grade and the sources of a cause that the model does not have.
  private var source: [String] {
    guard let origin = log.causeFact?.origin else { return [] }
    return [phrases.grade(origin.grade)] + origin.sources.map { phrases.source($0) }
  }

  private var pid: String {
    log.pid.map { (log.process ?? "").holds("[\($0)]") ? "" : " [\($0)]" } ?? ""
  }

  private var memory: String? {
    guard let memory = log.memory else { return nil }
    return words.memoryUse(
      used: memory.used.map(MemoryUse.megabytes), limit: memory.limit.map(MemoryUse.megabytes),
      page: memory.pageSize.map { "\($0 / 1024) KB" })
  }

  private var version: String { log.version.map { ", iOS \($0)" } ?? "" }

  private var times: [String] {
    func seconds(_ duration: Duration) -> String {
      Duration.milliseconds(Int(duration / .milliseconds(1))).words
    }
    var lines: [String] = []
    let standard = log.limit.map { $0.standard(ios: log.version ?? Device.latestVersion) }
    if let allowance = log.allowance, log.isProcessorTime {
      // Time of the processor is compared with time of the processor only.
      lines.append(
        words.processorAllowance(
          seconds(allowance), used: log.processorTime.map(seconds)))
    } else if let allowance = log.allowance {
      let isOther = standard.map { $0 != allowance } ?? false
      lines.append(
        words.allowed(
          seconds(allowance), standard: isOther ? standard.map(seconds) : nil))
    } else if let limit = log.limit, let standard {
      lines.append(words.standard(seconds(standard), limit))
    }
    if let time = log.processorTime, !log.isProcessorTime {
      lines.append(
        words.processorTime(
          seconds(time), log.processorShare, waits: log.mainThreadWaited))
    }
    if let lifetime = log.lifetime {
      lines.append(words.lifetime(seconds(lifetime), hasEnded: log.hasEnded))
    }
    return lines
  }

  package func writeText(to out: inout TextBuffer, on page: ReportPage = .lines) {
    out.add(
      rows: rows(areParted: true).map { row in
        (
          row.heading,
          row.lines.enumerated().map { index, line in
            (line, row.key == "what" && index == 0 ? .bad : line.isAddress ? .quiet : .plain)
          }
        )
      }, on: page)
    out.newline()
    guard let scenario else {
      // A process of another kind has no life cycle that a scenario could show.
      if log.hasLifeCycle {
        let example = log.clue?.example.map { words.shownBy("applife " + $0) }
        out.add(example ?? words.noScenario, on: page)
      }
      return
    }
    out.add(words.reproduce(log.isScenarioExample), on: page, .strong)
    out.add(copied: scenario.text, on: page, indent: 4)
  }

  package func writeJSON(to out: inout TextBuffer) {
    var members: [(key: String, value: JSON?)] = [("schema", .number(1))]
    members += rows(areParted: false).map { ($0.key, .texts($0.lines)) }
    members.append(("scenario", scenario.map { .text($0.text) } ?? .null))
    out.add(line: .object(members))
  }
}
