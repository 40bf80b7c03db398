// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Makes the groups and rows of a ``Comparison``: first the inputs of the two runs are aligned,
/// then the entries between two inputs that are counterparts and the next two.
struct ComparisonBuilder {
  private var left: Side
  private var right: Side
  private(set) var groups: [Comparison.Group] = []
  private(set) var rows: [Comparison.Row] = []

  init(_ left: Scenario.Recording, _ right: Scenario.Recording) {
    self.left = Side(left)
    self.right = Side(right)
  }

  /// One of the runs, and how far its rows have come.
  private struct Side {
    let entries: [Trace.Entry]
    /// The inputs: their entries' places.
    let inputs: [Int]
    /// The cause of each entry.
    var causes: [CauseOfEntry] = []
    private let appIndices: [String: Int]
    /// The state of each app after the rows so far.
    private(set) var states: [EmulatedApp.State]

    init(_ recording: Scenario.Recording) {
      let entries = recording.entries
      self.entries = entries
      inputs = entries.indices.filter { entries[$0].input != nil }
      let names = recording.scenario.apps.map { $0.name }
      appIndices = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
      states = [EmulatedApp.State](repeating: .notRunning, count: names.count)
    }

    /// Entries from an input, or from the start for -1, up to another one.
    func range(from input: Int, to end: Int) -> Range<Int> {
      let start = input < 0 ? 0 : input < inputs.count ? inputs[input] : entries.count
      return start..<(end < inputs.count ? inputs[end] : entries.count)
    }

    mutating func pass(_ index: Int) {
      guard case .state(_, let to, _) = entries[index].kind, let app = entries[index].app,
        let appIndex = appIndices[app]
      else { return }
      states[appIndex] = to
    }
  }

  // MARK: Inputs

  mutating func build() {
    let pairs = Alignment.pairs(
      of: left.inputs.compactMap { left.entries[$0].input },
      and: right.inputs.compactMap { right.entries[$0].input },
      precedes: { $0.description < $1.description })
    var causes = ComparisonCauses()
    let shared = Set(pairs.map { $0.left })
    left.causes = causes.all(of: left.entries) { ($0, shared.contains($0)) }
    // An input of the right run has the number of its counterpart, or one that no other has.
    let numbers = Dictionary(uniqueKeysWithValues: pairs.map { ($0.right, $0.left) })
    right.causes = causes.all(of: right.entries) { number in
      numbers[number].map { ($0, true) } ?? (-1 - number, false)
    }
    var (leftAt, rightAt) = (-1, -1)
    for pair in pairs + [(left.inputs.count, right.inputs.count)] {
      add(
        left.range(from: leftAt, to: pair.left), right.range(from: rightAt, to: pair.right))
      (leftAt, rightAt) = (pair.left, pair.right)
    }
  }

  // MARK: Entries

  /// Aligns what stands between inputs that are counterparts, these included.
  private mutating func add(_ leftRange: Range<Int>, _ rightRange: Range<Int>) {
    let aligned = ComparisonRows(
      left: left.entries[leftRange], left.causes[leftRange].map { $0.shared },
      right: right.entries[rightRange], right.causes[rightRange].map { $0.shared })
    var first = rows.count
    for row in aligned.rows {
      if rows.count > first, cause(of: row) != cause(of: rows[first]) {
        addGroup(from: first)
        first = rows.count
      }
      add(row)
    }
    if rows.count > first { addGroup(from: first) }
  }

  private func cause(of row: Comparison.Row) -> CauseOfEntry.ID? {
    row.left.map { left.causes[$0].id } ?? row.right.map { right.causes[$0].id }
  }

  private mutating func add(_ row: Comparison.Row) {
    if let index = row.left { left.pass(index) }
    if let index = row.right { right.pass(index) }
    guard let leftPlace = row.left, let rightPlace = row.right, row.match != .instead else {
      rows.append(row)
      return
    }
    rows.append(
      Comparison.Row(
        left: leftPlace, right: rightPlace, match: match(leftPlace, rightPlace), counterpart: nil))
  }

  private func match(_ leftPlace: Int, _ rightPlace: Int) -> Comparison.Match {
    let one = left.entries[leftPlace]
    let other = right.entries[rightPlace]
    var differences = Comparison.Difference.all(one, other)
    let leftTime = one.time - left.causes[leftPlace].since
    let rightTime = other.time - right.causes[rightPlace].since
    if leftTime != rightTime { differences.insert(.time) }
    return differences.isEmpty ? .same : .differs(differences)
  }

  private mutating func addGroup(from first: Int) {
    let row = rows[first]
    let entry = row.left.map { left.entries[$0] } ?? row.right.map { right.entries[$0] }
    guard let entry else { return }
    groups.append(
      Comparison.Group(
        cause: cause(of: entry, in: row.left == nil ? right : left), rows: first..<rows.count,
        leftStates: left.states, rightStates: right.states))
  }

  private func cause(of entry: Trace.Entry, in side: Side) -> Comparison.Cause {
    if let input = entry.input { return .input(input) }
    switch entry.cause {
    case .deadline(let limit, _): return .deadline(limit, app: entry.app)
    case .event(let number):
      let input = side.entries.index(ofNumber: number).flatMap { side.entries[$0].input }
      return input.map { .continued($0) } ?? .start
    }
  }
}

extension Trace.Entry {
  /// The event of an input's own entry, accepted or refused; nil for any other entry.
  var input: SystemEvent? {
    switch kind {
    case .event(let event): event
    case .refused(let refusal): refusal.event
    case .process, .call, .returned, .notification, .state, .task, .deadline, .queue, .phase, .end,
      .output:
      nil
    }
  }
}
