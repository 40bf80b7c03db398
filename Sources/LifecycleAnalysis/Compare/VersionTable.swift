// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The runs of one scenario on several versions of iOS, beside each other: the rows that differ, and the
/// rule with which each difference came.
///
/// Each version is aligned with the one before it by a ``Comparison``, so that an entry keeps its row for
/// as long as it has a counterpart.
package struct VersionTable: Sendable {
  /// The versions, in the order of the columns.
  package let versions: [SystemVersion]
  /// The rows in which something differs, in order.
  package let rows: [Row]

  /// An entry on each version.
  package struct Row: Hashable, Sendable {
    /// The entry on each version; nil where it is missing.
    package var cells: [Trace.Entry?]
    /// The differences from one column to the next.
    package var changes: [Change] = []

    /// The entry on the first version that has it.
    package var entry: Trace.Entry? { cells.lazy.compactMap { $0 }.first }
  }

  /// A difference to the version before.
  package struct Change: Hashable, Sendable {
    /// The version with which it came.
    package let version: SystemVersion
    /// The rule of the entry there, or of the one that is gone.
    package let rule: Rule
    package let kind: Kind

    package enum Kind: String, Hashable, Sendable {
      case comes, goes, differs
    }
  }

  /// Aligns runs.
  ///
  /// - Parameter runs: The versions and what was recorded on them, in the order of the columns.
  package init(_ runs: [(version: SystemVersion, recording: Scenario.Recording)]) {
    versions = runs.map { $0.version }
    var rows: [Row] = runs.prefix(1).flatMap { run in
      run.recording.entries.map { entry in
        Row(cells: [entry] + [Trace.Entry?](repeating: nil, count: runs.count - 1))
      }
    }
    // For each entry of the last run, its row.
    var places = Array(rows.indices)
    for column in runs.indices.dropFirst() {
      let comparison = Comparison(runs[column - 1].recording, runs[column].recording)
      let version = runs[column].version
      // A new entry stands behind the last one that has a counterpart or is gone.
      var inserted: [Int: [Row]] = [:]
      var insertedOf: [(after: Int, at: Int, entry: Int)] = []
      var known: [(entry: Int, row: Int)] = []
      var last = -1
      for row in comparison.rows {
        if let left = row.left { last = places[left] }
        let right = row.right.map { comparison.right.entries[$0] }
        if let left = row.left {
          let old = comparison.left.entries[left]
          if let index = row.right, let right, row.match != .instead {
            rows[last].cells[column] = right
            known.append((index, last))
            if case .differs = row.match {
              rows[last].changes.append(Change(version: version, rule: right.rule, kind: .differs))
            }
            continue
          }
          rows[last].changes.append(Change(version: version, rule: old.rule, kind: .goes))
        }
        if let index = row.right, let right {
          var cells = [Trace.Entry?](repeating: nil, count: runs.count)
          cells[column] = right
          let new = Row(
            cells: cells, changes: [Change(version: version, rule: right.rule, kind: .comes)])
          insertedOf.append((last, inserted[last]?.count ?? 0, index))
          inserted[last, default: []].append(new)
        }
      }
      // The rows as they are, with the new ones between them.
      var merged: [Row] = inserted[-1] ?? []
      var starts = [-1: 0]
      var moved: [Int] = []
      for (index, row) in rows.enumerated() {
        moved.append(merged.count)
        merged.append(row)
        starts[index] = merged.count
        merged += inserted[index] ?? []
      }
      places = [Int](repeating: 0, count: comparison.right.entries.count)
      for one in known { places[one.entry] = moved[one.row] }
      for one in insertedOf { places[one.entry] = (starts[one.after] ?? 0) + one.at }
      rows = merged
    }
    self.rows = rows.filter { !$0.changes.isEmpty }
  }

  /// The runs of a scenario on all versions that are announced. Those that do not know what it says are left out.
  package static func runs(
    of text: [UInt8]
  ) -> [(version: SystemVersion, recording: Scenario.Recording)] {
    Device.knownVersions.filter(Device.isAnnounced).compactMap { number in
      let version = SystemVersion(number)
      let overrides = Scenario.Overrides(version: version)
      return (try? Scenario.parse(text, overrides: overrides)).map { (version, $0.recorded()) }
    }
  }

  /// The versions at which a run differs from that of the version before, behind the first of all.
  package static func changed(
    _ runs: [(version: SystemVersion, recording: Scenario.Recording)]
  ) -> [(version: SystemVersion, recording: Scenario.Recording)] {
    runs.enumerated().filter { index, run in
      index == 0 || !Comparison(runs[index - 1].recording, run.recording).isSame
    }.map { $0.element }
  }
}
