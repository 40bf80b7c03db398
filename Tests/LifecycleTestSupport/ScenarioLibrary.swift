// SPDX-License-Identifier: Apache-2.0
import Foundation
import Lifecycle
import LifecycleAnalysis

/// The scenarios of `Resources/Scenarios`, read from the disk.
package enum ScenarioLibrary {
  /// The names of the files, without their ending, in order.
  package static let names = names(in: folder)

  package static func names(in folder: URL) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".scenario") }.sorted()
      .map { String($0.dropLast(".scenario".count)) }
  }

  /// The names of a few scenarios in which each event is that any scenario has.
  package static let varied: [String] = {
    var met: Set<SystemEvent.Kind> = []
    return names.filter { name in
      let kinds = ((try? scenario(name))?.steps ?? []).compactMap { step -> SystemEvent.Kind? in
        if case .event(let event) = step.action { event.kind } else { nil }
      }
      defer { met.formUnion(kinds) }
      return !met.isSuperset(of: kinds)
    }
  }()

  package static let folder = Project.root.appendingPathComponent("Resources/Scenarios")
  package static let goldens = Project.root.appendingPathComponent("Tests/LifecycleTests/Goldens")

  package static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".scenario"), encoding: .utf8)
  }

  package static func scenario(_ name: String) throws -> Scenario {
    try Scenario.parse(text(name))
  }

  /// A scenario played to its end.
  package struct Played {
    package var entries: [Trace.Entry] = []
    /// The expectations that did not hold, in words.
    package var failures: [String] = []
    package var expectations = 0
    /// The device as the scenario left it.
    package var device: Device?

    /// The trace as text; a refusal names its rule.
    package func text(apps: [String]) -> String {
      let layout = Trace.TextLayout(apps: apps)
      var buffer = TextBuffer()
      for entry in entries { layout.write(entry, to: &buffer) { $0.rawValue } }
      return buffer.text
    }
  }

  package static func play(_ scenario: Scenario) -> Played {
    var played = Played()
    var runner = Scenario.Runner(scenario)
    while let turn = runner.next() {
      played.entries += turn.entries
      guard let verdict = turn.verdict else { continue }
      played.expectations += 1
      if !verdict.isHeld {
        played.failures.append("line \(verdict.position.line): \(verdict.expectation.text)")
      }
    }
    played.device = runner.device
    return played
  }

  /// Compares a trace with its golden. A missing golden is written, and fails; with
  /// `APPLIFE_RECORD_GOLDENS=1` every golden is written, and the difference is left to review.
  ///
  /// - Returns: what is wrong, in one line; nil if nothing is.
  package static func difference(from name: String, _ text: String) throws -> String? {
    let url = goldens.appendingPathComponent(name + ".trace")
    let isRecording = ProcessInfo.processInfo.environment["APPLIFE_RECORD_GOLDENS"] == "1"
    guard let old = try? String(contentsOf: url, encoding: .utf8), !isRecording else {
      try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return isRecording ? nil : "\(name).trace was missing: it has been written, read it"
    }
    guard old != text else { return nil }
    let was = old.split(separator: "\n", omittingEmptySubsequences: false)
    let now = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(was, now).prefix { $0 == $1 }.count
    return "\(name).trace, line \(line + 1): − \(line < was.count ? was[line] : "the end")"
      + "   + \(line < now.count ? now[line] : "the end")"
  }
}
