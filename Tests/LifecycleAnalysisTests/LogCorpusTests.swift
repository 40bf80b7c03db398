// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The published logs the model matches, written as logs and held against it.
@Suite("Logs of the corpus")
struct LogCorpusTests {
  /// A row as the log its app would have written: what the source lists, in a line each.
  static func lines(_ log: DeviceLog) -> [String] {
    log.notified.filter { LogNames.standard.observation(in: Array($0.name.utf8)[...]) != nil }
      .map { $0.name + ($0.state.map { " [\($0)]" } ?? "") }
  }

  /// Returns a row's declarations of the device. The duration of methods is no part of a log.
  static func declarations(_ log: DeviceLog) -> String {
    log.declarations.split(separator: "\n").filter { !$0.contains(" take ") }
      .joined(separator: "\n") + "\n"
  }

  static func check(_ log: DeviceLog, _ lines: [String]) throws -> LogCheck {
    var options = LogCheck.Options()
    options.head = try Scenario.parse(declarations(log))
    var check = LogCheck(options)
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    return check
  }

  @Test("what the engine matches fits, and its explanation replays", arguments: DeviceLog.rows)
  func fits(row: String) throws {
    let log = try #require(DeviceLog(row))
    let lines = Self.lines(log)
    let check = try Self.check(log, lines)
    #expect(check.counts.observations == lines.count)
    #expect(check.departures.isEmpty, "\(log.id): \(check.departures)")
    guard !lines.isEmpty else { return }
    let explanation = try #require(check.explanation(title: log.id))
    let played = ScenarioLibrary.play(try Scenario.parse(explanation.scenario.text))
    #expect(played.failures == [], "\(explanation.scenario.text)")
    #expect(!played.entries.contains { if case .refused = $0.kind { true } else { false } })
  }
}
