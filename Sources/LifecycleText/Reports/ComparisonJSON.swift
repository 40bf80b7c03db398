// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// Comparisons as JSON Lines: an object for each group and each row.
package struct ComparisonJSONReport: ComparisonReport {
  private let head: ComparisonHead

  package init(_ head: ComparisonHead) { self.head = head }

  package mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer
  ) {
    out.add("{\"kind\":\"comparison\",\"file\":")
    out.addJSON(name)
    out.add(",\"title\":")
    out.addJSON(title)
    out.add(",\"left\":")
    out.addJSON(head.names.left)
    out.add(",\"right\":")
    out.addJSON(head.names.right)
    out.add(comparison.isSame ? ",\"same\":true}\n" : ",\"same\":false}\n")
    for group in comparison.groups {
      for row in group.rows { write(comparison.rows[row], of: comparison, to: &out) }
      write(group, of: comparison, to: &out)
    }
  }

  private func write(_ row: Comparison.Row, of comparison: Comparison, to out: inout TextBuffer) {
    out.add("{\"kind\":\"row\",\"match\":")
    out.addName(row.match.name)
    if case .differs(let differences) = row.match {
      out.add(",\"differs\":[")
      let names = Comparison.Difference.allCases.filter(differences.contains)
      for (place, difference) in names.enumerated() {
        if place > 0 { out.add(",") }
        out.addName(difference.rawValue)
      }
      out.add("]")
    }
    if let entry = comparison.entry(of: row, .left) { write(entry, ",\"left\":", to: &out) }
    if let entry = comparison.entry(of: row, .right) { write(entry, ",\"right\":", to: &out) }
    if let place = row.counterpart {
      let other = row.left == nil ? comparison.left : comparison.right
      write(other.entries[place], ",\"counterpart\":", to: &out)
    }
    out.add("}\n")
  }

  private func write(_ entry: Trace.Entry, _ key: StaticString, to out: inout TextBuffer) {
    out.add(key)
    entry.writeJSONObject(to: &out, why: head.phrases.rule)
  }

  private func write(
    _ group: Comparison.Group, of comparison: Comparison, to out: inout TextBuffer
  ) {
    out.add("{\"kind\":\"states\",\"after\":")
    switch group.cause {
    case .start: out.add("\"start\"")
    case .input(let event), .continued(let event): out.addJSON(event.description)
    case .deadline(let limit, _): out.addName(limit.rawValue)
    }
    out.add(",\"left\":")
    write(group.leftStates, of: comparison.left.scenario, to: &out)
    out.add(",\"right\":")
    write(group.rightStates, of: comparison.right.scenario, to: &out)
    out.add("}\n")
  }

  private func write(
    _ states: [EmulatedApp.State], of scenario: Scenario, to out: inout TextBuffer
  ) {
    out.add("{")
    for (place, (app, state)) in zip(scenario.apps, states).enumerated() {
      if place > 0 { out.add(",") }
      out.addJSON(app.name)
      out.add(":")
      out.addName(state.rawValue)
    }
    out.add("}")
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    for name in head.leftOut { out.addLeftOut(name) }
  }
}

/// One table of methods over all scenarios as JSON Lines, and one for each if that is asked for.
package struct MethodTableJSONReport: ComparisonReport {
  private let head: ComparisonHead
  private let isEach: Bool
  private var table = MethodTable()

  package init(_ head: ComparisonHead, isEach: Bool) {
    self.head = head
    self.isEach = isEach
  }

  package mutating func add(
    _ comparison: Comparison, name: String, title: String, to out: inout TextBuffer
  ) {
    table.add(comparison, name: name.scenarioName)
    guard isEach else { return }
    var own = MethodTable()
    own.add(comparison, name: name.scenarioName)
    write(own, file: name, to: &out)
  }

  package mutating func finish(different: Int, to out: inout TextBuffer) {
    write(table, file: nil, to: &out)
    for name in head.leftOut { out.addLeftOut(name) }
  }

  private func write(_ table: MethodTable, file: String?, to out: inout TextBuffer) {
    for line in table.lines {
      switch line.subject {
      case .method: out.add("{\"kind\":\"method\",\"name\":")
      case .notification: out.add("{\"kind\":\"notification\",\"name\":")
      case .phase: out.add("{\"kind\":\"phase\",\"name\":")
      }
      out.addName(line.subject.name)
      if let file {
        out.add(",\"file\":")
        out.addJSON(file)
      }
      out.add(",\"outcome\":")
      out.addName(line.outcome.rawValue)
      out.add(",\"left\":")
      out.add(line.left)
      out.add(",\"right\":")
      out.add(line.right)
      write(line.instead, ",\"instead\":", to: &out)
      write(line.replaces, ",\"replaces\":", to: &out)
      write(line.withoutCounterpart, ",\"nothing\":", to: &out)
      write(line.added, ",\"added\":", to: &out)
      writeChanges(of: line, to: &out)
      out.add("}\n")
    }
  }

  private func writeChanges(of line: MethodTable.Line, to out: inout TextBuffer) {
    if !line.states.isEmpty {
      out.add(",\"states\":{")
      let states = line.states.map { ("\($0.left.rawValue) -> \($0.right.rawValue)", $1) }
      out.addCounts(states)
      out.add("}")
    }
    if line.optionsLost > 0 {
      out.add(",\"optionsLost\":")
      out.add(line.optionsLost)
    }
    if line.optionsGained > 0 {
      out.add(",\"optionsGained\":")
      out.add(line.optionsGained)
    }
  }

  private func write(
    _ counts: [MethodTable.Subject: Int], _ key: StaticString, to out: inout TextBuffer
  ) {
    guard !counts.isEmpty else { return }
    out.add(key)
    out.add("{")
    out.addCounts(counts.map { ($0.name, $1) })
    out.add("}")
  }

  private func write(
    _ occurrences: MethodTable.Occurrences, _ key: StaticString, to out: inout TextBuffer
  ) {
    guard let first = occurrences.first else { return }
    out.add(key)
    out.add("{\"count\":")
    out.add(occurrences.count)
    out.add(",\"first\":")
    out.addJSON(first)
    out.add("}")
  }
}

extension TextBuffer {
  /// Names and numbers as the members of an object, by name.
  fileprivate mutating func addCounts(_ counts: [(String, Int)]) {
    for (place, (name, count)) in counts.sorted(by: { $0.0 < $1.0 }).enumerated() {
      if place > 0 { add(",") }
      addJSON(name)
      add(":")
      add(count)
    }
  }

  /// A scenario that one of the worlds does not allow.
  fileprivate mutating func addLeftOut(_ name: String) {
    add("{\"kind\":\"left-out\",\"file\":")
    addJSON(name)
    add("}\n")
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
