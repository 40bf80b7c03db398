// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// The differences that each version of iOS makes in the runs of many scenarios.
package struct VersionChanges: Sendable {
  /// A difference that a version makes in the run of a scenario.
  package struct Change: Hashable, Sendable {
    package let kind: VersionTable.Change.Kind
    package let entry: Trace.Entry
    /// The name of the scenario.
    package let scenario: String
  }

  /// The differences of a version that came with a rule.
  package struct Part: Sendable {
    package let rule: Rule
    package fileprivate(set) var changes: [Change]
  }

  private var parts: [SystemVersion: [Part]] = [:]

  package init() {}

  /// The versions that differ from the one before, the oldest first.
  package var versions: [SystemVersion] { parts.keys.sorted() }

  /// Returns the differences of a version, in the order of the rules.
  package func parts(in version: SystemVersion) -> [Part] {
    (parts[version] ?? []).sorted { $0.rule.rawValue < $1.rule.rawValue }
  }

  /// Adds the runs of a scenario.
  ///
  /// - Parameter runs: the versions in order, each with what was recorded on it.
  package mutating func add(
    _ runs: [(version: SystemVersion, recording: Scenario.Recording)], of scenario: String
  ) {
    for row in VersionTable(VersionTable.changed(runs)).rows {
      for change in row.changes where change.rule.grade != .precondition {
        guard
          let entry = row.cells.lazy.compactMap({ $0 }).first(where: { $0.rule == change.rule })
            ?? row.entry
        else { continue }
        let found = Change(kind: change.kind, entry: entry, scenario: scenario)
        var all = parts[change.version] ?? []
        if let place = all.firstIndex(where: { $0.rule == change.rule }) {
          all[place].changes.append(found)
        } else {
          all.append(Part(rule: change.rule, changes: [found]))
        }
        parts[change.version] = all
      }
    }
  }
}

extension Scenario {
  /// The first version of iOS that has all of its events.
  package var firstVersion: SystemVersion {
    steps.compactMap { step in
      if case .event(let event) = step.action { event.kind.minimumVersion } else { nil }
    }.max() ?? SystemVersion(Device.knownVersions.lowerBound)
  }
}
