// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The text about a termination report.
package struct CrashReport {
  private let log: CrashLog
  private let phrases: Phrases
  /// Ends an app the same way; nil where the model has no such end.
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

  /// A heading and what it says.
  ///
  /// - Parameter areParted: whether what MetricKit counts has a line of its own, as people read it.
  private func rows(areParted: Bool) -> [(heading: String, key: String, lines: [String])] {
    var rows = [(words.whatHappened, "what", [words.cause(log.cause)])]
    if let killed = log.resource?.isKilled { rows[0].2.append(words.resourceEnd(killed)) }
    if let process = log.process { rows[0].2.append(process + pid + version) }
    if log.isExtension { rows[0].2.append(words.isExtension) }
    if log.platform != .iOS { rows[0].2.append(words.otherSystem(log.platform.rawValue)) }
    if log.reportCount > 1 { rows[0].2.append(words.firstOf(log.reportCount)) }
    if let said = log.said { rows.append((words.said, "said", [said])) }
    if let memory { rows.append((words.memory, "memory", [memory])) }
    if let code = log.code {
      let isSignal = log.namespace == "SIGNAL" || log.namespace == "TCC" || log.namespace == "DYLD"
      let known = isSignal ? nil : TerminationCode(rawValue: code)
      let text = known.map { phrases.labeled($0.text, text: words.code($0)) }
      let unknown = phrases.labeled("0x" + String(code, radix: 16), text: words.unknownCode)
      if let text, let known {
        rows.append((words.codeHeading, "code", [text, phrases.source(known.source)]))
      } else if !isSignal {
        rows.append((words.codeHeading, "code", [unknown]))
      }
    }
    if let signal = [log.exception, log.signal].compactMap({ $0 }).nonEmpty,
      log.code == nil || log.isCrashOrSignal
    {
      rows.append((words.codeHeading, "code", [phrases.list(signal)]))
    }
    if let category = log.category(of: ending) {
      // A category that MetricKit counts in the background only tells it too.
      let isForeground = log.wasInFront ?? (category.isOfForeground ? nil : false)
      rows.append(
        (
          words.metricKit, "metricKit",
          areParted
            ? [words.counted(category, isForeground), words.category(category)]
            : [
              phrases.labeled(words.counted(category, isForeground), text: words.category(category))
            ]
        ))
    }
    if let rule = log.rule {
      let grade = phrases.grade(rule.grade)
      rows.append(
        (
          words.rule, "rule",
          [
            log.cause == .rule(rule)
              ? "\(rule.rawValue) (\(grade))"
              : words.ruleText(rule.rawValue, grade: grade, text: phrases.rule(rule))
          ]
            + rule.origin.sources.map { phrases.source($0) }
        ))
    }
    if case .fact(let fact) = log.cause {
      let origin = fact.origin
      rows.append(
        (
          words.source, "source",
          [phrases.grade(origin.grade)] + origin.sources.map { phrases.source($0) }
        ))
    }
    if let next = log.clue?.next ?? log.nextStep {
      rows.append((phrases.field.next, "next", [phrases.field.nextStep(next)]))
    }
    if !times.isEmpty { rows.append((words.time, "time", times)) }
    if let state = log.shownState {
      rows.append((words.state, "state", [words.shownState(state)]))
    }
    // Whether the user's swipe was told depends on a state that no report shows.
    if let ending, log.cause != .user {
      rows.append(
        (
          words.notified, "notified",
          [ending.notified ? words.wasNotified : words.wasNotNotified]
        ))
      rows.append(
        (
          words.lost, "lost",
          [log.shownState == .launching ? words.nothingToLose : words.unsavedLost]
        ))
    }
    let others = log.otherSightings
    if !others.isEmpty {
      rows.append((phrases.field.alsoFound, "also", others.map(FieldReport(phrases).line)))
    }
    return rows
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
    if let lifetime = log.lifetime { lines.append(words.lifetime(seconds(lifetime))) }
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
      if log.platform == .iOS, !log.isExtension {
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

extension Array { fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self } }
