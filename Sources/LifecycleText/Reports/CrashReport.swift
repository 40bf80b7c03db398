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
  private var rows: [(heading: String, key: String, lines: [String])] {
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
          [phrases.labeled(words.counted(category, isForeground), text: words.category(category))]
        ))
    }
    if let rule = log.rule {
      let grade = phrases.grade(rule.grade)
      rows.append(
        (
          words.rule, "rule",
          ["\(rule.rawValue) (\(grade)): \(phrases.rule(rule))"]
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

  package func writeText(to out: inout TextBuffer) {
    let rows = rows
    let width = rows.map { TextWidth.of($0.heading) }.max() ?? 0
    for row in rows {
      for (place, line) in row.lines.enumerated() {
        let heading = place == 0 ? row.heading : ""
        out.add(heading + String(repeating: " ", count: width + 2 - TextWidth.of(heading)))
        out.add(line + "\n")
      }
    }
    out.newline()
    guard let scenario else {
      out.add(words.noScenario + "\n")
      return
    }
    out.add(words.reproduce(log.isScenarioExample) + "\n")
    for line in scenario.text.split(separator: "\n") { out.add("    \(line)\n") }
  }

  package func writeJSON(to out: inout TextBuffer) {
    var members: [(key: String, value: JSON?)] = [("schema", .number(1))]
    members += rows.map { ($0.key, .texts($0.lines)) }
    members.append(("scenario", scenario.map { .text($0.text) } ?? .null))
    out.add(line: .object(members))
  }
}

extension Array { fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self } }
