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
    if let process = log.process { rows[0].2.append(process + version) }
    if let code = log.code {
      let known = log.namespace == "SIGNAL" ? nil : TerminationCode(rawValue: code)
      let text = known.map { phrases.labeled($0.text, text: words.code($0)) }
      let unknown = phrases.labeled("0x" + String(code, radix: 16), text: words.unknownCode)
      if let text, let known {
        rows.append((words.codeHeading, "code", [text, known.source.text]))
      } else if log.namespace != "SIGNAL" {
        rows.append((words.codeHeading, "code", [unknown]))
      }
    }
    if let signal = [log.exception, log.signal].compactMap({ $0 }).nonEmpty, log.code == nil {
      rows.append((words.codeHeading, "code", [phrases.list(signal)]))
    }
    if let category = log.exitCategory ?? ending?.exitCategory {
      let isForeground = log.isForeground ?? ending?.isInForeground ?? false
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
          [words.ruleText(rule.rawValue, grade: grade, text: phrases.rule(rule))]
            + rule.origin.sources.map(\.text)
        ))
    }
    if !times.isEmpty { rows.append((words.time, "time", times)) }
    if let ending {
      let state = phrases.state(ending.state)
      let callback = ending.lastCallback
      rows.append(
        (
          words.state, "state",
          [callback.map { words.lastCallback(state, callback: $0.rawValue) } ?? state]
        ))
      rows.append(
        (
          words.notified, "notified",
          [ending.notified ? words.wasNotified : words.wasNotNotified]
        ))
      rows.append(
        (
          words.lost, "lost",
          [ending.unsavedEditsLost > 0 ? words.editsLost : words.nothingToLose]
        ))
    }
    return rows
  }

  private var version: String { log.version.map { ", iOS \($0)" } ?? "" }

  private var times: [String] {
    func seconds(_ duration: Duration) -> String {
      Duration.milliseconds(Int(duration / .milliseconds(1))).words
    }
    var lines: [String] = []
    let standard = log.limit.map { $0.standard(ios: log.version ?? Device.latestVersion) }
    if let allowance = log.allowance {
      let isOther = standard.map { $0 != allowance } ?? false
      lines.append(
        words.allowed(
          seconds(allowance), log.isProcessorTime, standard: isOther ? standard.map(seconds) : nil))
    } else if let limit = log.limit, let standard {
      lines.append(words.standard(seconds(standard), limit))
    }
    if let time = log.processorTime {
      lines.append(words.processorTime(seconds(time), log.processorShare))
    }
    if let lifetime = log.lifetime { lines.append(words.lifetime(seconds(lifetime))) }
    return lines
  }

  package func writeText(to out: inout TextBuffer, on page: ReportPage = .lines) {
    out.add(
      rows: rows(areParted: true).map { row in
        (
          row.heading,
          row.lines.enumerated().map { place, line in
            (line, row.key == "what" && place == 0 ? .bad : line.isAddress ? .quiet : .plain)
          }
        )
      }, on: page)
    out.newline()
    guard let scenario else { return out.add(words.noScenario, on: page) }
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
