// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// Comparisons as JSON Lines: an object for each group and each row.
extension ComparisonHead {
  func write(
    json comparison: Comparison, _ name: String, _ title: String, to out: inout TextBuffer
  ) {
    out.add(line: [
      "kind": "comparison", "schema": .number(1), "file": .text(name), "title": .text(title),
      "left": .text(names.left), "right": .text(names.right),
      "same": .truth(comparison.isSame),
    ])
    for group in comparison.groups {
      for row in group.rows { out.add(line: json(comparison.rows[row], of: comparison)) }
      out.add(line: json(group, of: comparison))
    }
  }

  private func json(_ row: Comparison.Row, of comparison: Comparison) -> JSON {
    var differences: [Comparison.Difference]?
    if case .differs(let found) = row.match {
      differences = Comparison.Difference.allCases.filter(found.contains)
    }
    let other = row.left == nil ? comparison.left : comparison.right
    return [
      "kind": "row", "match": .text(row.match.name),
      "differs": differences.map { .texts($0.map(\.rawValue)) },
      "left": comparison.entry(of: row, .left).map { .entry($0, phrases) },
      "right": comparison.entry(of: row, .right).map { .entry($0, phrases) },
      "counterpart": row.counterpart.map { .entry(other.entries[$0], phrases) },
    ]
  }

  private func json(_ group: Comparison.Group, of comparison: Comparison) -> JSON {
    let cause =
      switch group.cause {
      case .start: "start"
      case .input(let event), .continued(let event): event.description
      case .deadline(let limit, _): limit.rawValue
      }
    return [
      "kind": "states", "after": .text(cause),
      "left": json(group.leftStates, of: comparison.left.scenario),
      "right": json(group.rightStates, of: comparison.right.scenario),
    ]
  }

  private func json(_ states: [EmulatedApp.State], of scenario: Scenario) -> JSON {
    .object(zip(scenario.apps, states).map { ($0.name, .text($1.rawValue)) })
  }
}

/// Tables of methods as JSON Lines: an object for each row.
extension ComparisonHead {
  func write(json table: MethodTable, file: String?, to out: inout TextBuffer) {
    for line in table.lines { out.add(line: json(line, file: file)) }
  }

  private func json(_ line: MethodTable.Line, file: String?) -> JSON {
    let kind: JSON =
      switch line.subject {
      case .method: "method"
      case .notification: "notification"
      case .phase: "phase"
      }
    let states = line.states.map { ("\($0.left.rawValue) -> \($0.right.rawValue)", $1) }
    return [
      "kind": kind, "name": .text(line.subject.name), "file": file.map { .text($0) },
      "outcome": .text(line.outcome.rawValue), "left": .number(line.left),
      "right": .number(line.right), "instead": counts(line.instead.map { ($0.name, $1) }),
      "replaces": counts(line.replaces.map { ($0.name, $1) }),
      "nothing": json(line.withoutCounterpart), "added": json(line.added),
      "states": counts(states),
      "optionsLost": line.optionsLost > 0 ? .number(line.optionsLost) : nil,
      "optionsGained": line.optionsGained > 0 ? .number(line.optionsGained) : nil,
    ]
  }

  /// Names and numbers as the members of an object, by name; nil for none.
  private func counts(_ counts: [(String, Int)]) -> JSON? {
    counts.isEmpty
      ? nil : .object(counts.sorted { $0.0 < $1.0 }.map { ($0, .number($1)) })
  }

  private func json(_ occurrences: MethodTable.Occurrences) -> JSON? {
    occurrences.first.map { ["count": .number(occurrences.count), "first": .text($0)] }
  }
}

extension Comparison.Match {
  /// The match as JSON names it.
  fileprivate var name: String {
    switch self {
    case .same: "same"
    case .differs: "differs"
    case .instead: "instead"
    case .onlyLeft: "left"
    case .onlyRight: "right"
    }
  }
}
