// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// What is said of a termination report.
package struct CrashReport {
  private let log: CrashLog
  /// Ends an app the same way; nil where the model has no such end.
  package let scenario: Scenario?
  /// How the app of the scenario ended.
  private let ending: Termination?

  /// - Parameter name: the report's name.
  package init(name: String, log: CrashLog) {
    self.log = log
    scenario = log.scenario(title: "Ends an app as \(name) says")
    ending = scenario.flatMap(log.reproduced)
  }

  private var phrases: ExplainPhrases { Phrases.english.explain }

  /// A heading and what it says.
  private var rows: [(heading: String, key: String, lines: [String])] {
    var rows = [(phrases.whatHappened, "what", [phrases.cause(log.cause)])]
    if let process = log.process { rows[0].2.append(process + version) }
    if let code = log.code {
      let known = log.namespace == "SIGNAL" ? nil : TerminationCode(rawValue: code)
      let text = known.map { "\($0.text): \(phrases.code($0))" }
      let unknown = "0x\(String(code, radix: 16)): \(phrases.unknownCode)"
      if let text, let known {
        rows.append((phrases.codeHeading, "code", [text, known.source.text]))
      } else if log.namespace != "SIGNAL" {
        rows.append((phrases.codeHeading, "code", [unknown]))
      }
    }
    if let signal = [log.exception, log.signal].compactMap({ $0 }).nonEmpty, log.code == nil {
      rows.append((phrases.codeHeading, "code", [signal.joined(separator: ", ")]))
    }
    if let rule = log.rule {
      let grade = Phrases.english.grade(rule.grade)
      rows.append(
        (
          phrases.rule, "rule",
          ["\(rule.rawValue) (\(grade)): \(Sentences.rule(rule))"]
            + rule.origin.sources.map(\.text)
        ))
    }
    if !times.isEmpty { rows.append((phrases.time, "time", times)) }
    if let ending {
      let state = Phrases.english.state(ending.state)
      let callback = ending.lastCallback
      rows.append(
        (
          phrases.state, "state",
          [callback.map { phrases.lastCallback(state, $0.rawValue) } ?? state]
        ))
      rows.append(
        (
          phrases.notified, "notified",
          [ending.notified ? phrases.wasNotified : phrases.wasNotNotified]
        ))
      rows.append(
        (
          phrases.lost, "lost",
          [ending.unsavedEditsLost > 0 ? phrases.editsLost : phrases.nothingToLose]
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
        phrases.allowed(
          seconds(allowance), log.isProcessorTime, isOther ? standard.map(seconds) : nil))
    } else if let limit = log.limit, let standard {
      lines.append(phrases.standard(seconds(standard), Phrases.english.limit(limit)))
    }
    if let time = log.processorTime {
      lines.append(phrases.processorTime(seconds(time), log.processorShare))
    }
    if let lifetime = log.lifetime { lines.append(phrases.lifetime(seconds(lifetime))) }
    return lines
  }

  package func writeText(to out: inout TextBuffer) {
    let rows = rows
    let width = rows.map(\.heading.count).max() ?? 0
    for row in rows {
      for (place, line) in row.lines.enumerated() {
        let start = out.bytes.count
        if place == 0 { out.add(row.heading) }
        out.pad(from: start, to: width + 2)
        out.add(line + "\n")
      }
    }
    out.newline()
    guard let scenario else {
      out.add(phrases.noScenario + "\n")
      return
    }
    out.add(phrases.reproduce + "\n")
    for line in scenario.text.split(separator: "\n") { out.add("    \(line)\n") }
  }

  package func writeJSON(to out: inout TextBuffer) {
    out.add("{")
    for row in rows {
      out.addJSON(row.key)
      out.add(":[")
      for (place, line) in row.lines.enumerated() {
        if place > 0 { out.add(",") }
        out.addJSON(line)
      }
      out.add("],")
    }
    out.add("\"scenario\":")
    if let scenario { out.addJSON(scenario.text) } else { out.add("null") }
    out.add("}\n")
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
