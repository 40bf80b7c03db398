// SPDX-License-Identifier: Apache-2.0

/// Makes the groups and rows of a ``Comparison``: first the inputs of the two runs are aligned, then
/// what follows from each input and from each deadline, then the entries within.
struct ComparisonBuilder {
  private var left: Side
  private var right: Side
  private(set) var groups: [Comparison.Group] = []
  private(set) var rows: [Comparison.Row] = []

  /// When the last inputs that are each other's counterparts happened: times are compared from
  /// there.
  private var since: (left: Duration, right: Duration) = (.zero, .zero)

  init(_ left: Scenario.Recording, _ right: Scenario.Recording) {
    self.left = Side(left)
    self.right = Side(right)
  }

  /// One of the runs, and how far its rows have come.
  private struct Side {
    let entries: [Trace.Entry]
    /// The inputs: their entries' places.
    let inputs: [Int]
    /// Which input the entry of that number is.
    let ordinals: [Int: Int]
    private let appIndices: [String: Int]
    /// The state of each app after the rows so far.
    private(set) var states: [EmulatedApp.State]

    init(_ recording: Scenario.Recording) {
      let entries = recording.entries
      let inputs = entries.indices.filter { entries[$0].input != nil }
      self.entries = entries
      self.inputs = inputs
      ordinals = Dictionary(
        uniqueKeysWithValues: inputs.enumerated().map { (entries[$1].number, $0) })
      let names = recording.scenario.apps.map(\.name)
      appIndices = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
      states = [EmulatedApp.State](repeating: .notRunning, count: names.count)
    }

    /// Entries from an input to the one after it; before the first one for -1.
    func range(of input: Int) -> Range<Int> {
      let start = input < 0 ? 0 : inputs[input]
      return start..<(input + 1 < inputs.count ? inputs[input + 1] : entries.count)
    }

    mutating func pass(_ place: Int) {
      guard case .state(_, let to, _) = entries[place].kind, let app = entries[place].app,
        let index = appIndices[app]
      else { return }
      states[index] = to
    }
  }

  /// Entries that follow each other and go back to one cause.
  private struct Segment {
    let cause: Comparison.Cause
    let range: Range<Int>
  }

  /// What makes two segments counterparts.
  private enum SegmentKey: Hashable {
    case input
    /// An input before the last one, by its place in the left run, or below zero by its place
    /// among those only the right run has.
    case continued(Int)
    case deadline(TimeLimit, app: String?)
  }

  // MARK: Inputs

  mutating func build() {
    let pairs = Alignment.pairs(
      of: left.inputs.compactMap { left.entries[$0].input },
      and: right.inputs.compactMap { right.entries[$0].input },
      precedes: { $0.description < $1.description })
    // The left run's number of each input of the right run.
    var counterparts: [Int: Int] = [:]
    for pair in pairs { counterparts[pair.right] = pair.left }
    var (leftAt, rightAt) = (0, 0)
    align(left.range(of: -1), right.range(of: -1), counterparts)
    for pair in pairs {
      addOneSided(left: leftAt..<pair.left, right: rightAt..<pair.right)
      align(left.range(of: pair.left), right.range(of: pair.right), counterparts)
      since = (
        left.entries[left.inputs[pair.left]].time, right.entries[right.inputs[pair.right]].time
      )
      (leftAt, rightAt) = (pair.left + 1, pair.right + 1)
    }
    addOneSided(left: leftAt..<left.inputs.count, right: rightAt..<right.inputs.count)
  }

  /// Inputs without a counterpart, with what follows from them.
  private mutating func addOneSided(left leftInputs: Range<Int>, right rightInputs: Range<Int>) {
    for input in leftInputs {
      for segment in Self.segments(of: left, in: left.range(of: input)) { addOnlyLeft(segment) }
    }
    for input in rightInputs {
      for segment in Self.segments(of: right, in: right.range(of: input)) {
        addOnlyRight(segment)
      }
    }
  }

  // MARK: Causes

  private static func segments(of side: Side, in range: Range<Int>) -> [Segment] {
    var segments: [Segment] = []
    var start = range.lowerBound
    for place in range where place > start {
      if side.entries[place].cause != side.entries[start].cause {
        segments.append(segment(of: side, start..<place, in: range))
        start = place
      }
    }
    if start < range.upperBound {
      segments.append(segment(of: side, start..<range.upperBound, in: range))
    }
    return segments
  }

  private static func segment(
    of side: Side, _ part: Range<Int>, in range: Range<Int>
  ) -> Segment {
    let first = side.entries[part.lowerBound]
    switch first.cause {
    case .event(let number):
      guard let ordinal = side.ordinals[number],
        let event = side.entries[side.inputs[ordinal]].input
      else { return Segment(cause: .start, range: part) }
      return Segment(
        cause: side.inputs[ordinal] == range.lowerBound ? .input(event) : .continued(event),
        range: part)
    case .deadline(let limit, _):
      return Segment(cause: .deadline(limit, app: first.app), range: part)
    }
  }

  /// What two segments have in common if they are counterparts.
  private static func key(
    of segment: Segment, in side: Side, counterparts: [Int: Int]?
  ) -> SegmentKey {
    switch segment.cause {
    case .start, .input: return .input
    case .deadline(let limit, let app): return .deadline(limit, app: app)
    case .continued:
      guard case .event(let number) = side.entries[segment.range.lowerBound].cause,
        let ordinal = side.ordinals[number]
      else { return .input }
      guard let counterparts else { return .continued(ordinal) }
      return .continued(counterparts[ordinal] ?? -1 - ordinal)
    }
  }

  /// What follows from two inputs that are counterparts.
  private mutating func align(
    _ leftRange: Range<Int>, _ rightRange: Range<Int>, _ counterparts: [Int: Int]
  ) {
    let leftSegments = Self.segments(of: left, in: leftRange)
    let rightSegments = Self.segments(of: right, in: rightRange)
    let pairs = Alignment.pairs(
      of: leftSegments.map { Self.key(of: $0, in: left, counterparts: nil) },
      and: rightSegments.map { Self.key(of: $0, in: right, counterparts: counterparts) },
      precedes: Self.precedes)
    var (leftAt, rightAt) = (0, 0)
    for pair in pairs {
      leftSegments[leftAt..<pair.left].forEach { addOnlyLeft($0) }
      rightSegments[rightAt..<pair.right].forEach { addOnlyRight($0) }
      add(leftSegments[pair.left], rightSegments[pair.right], leftRange, rightRange)
      (leftAt, rightAt) = (pair.left + 1, pair.right + 1)
    }
    leftSegments[leftAt...].forEach { addOnlyLeft($0) }
    rightSegments[rightAt...].forEach { addOnlyRight($0) }
  }

  private static func precedes(_ one: SegmentKey, _ other: SegmentKey) -> Bool {
    func rank(_ key: SegmentKey) -> (Int, Int, String) {
      switch key {
      case .input: (0, 0, "")
      case .continued(let ordinal): (1, ordinal, "")
      case .deadline(let limit, let app): (2, 0, limit.rawValue + " " + (app ?? ""))
      }
    }
    return rank(one) < rank(other)
  }

  // MARK: Entries

  private mutating func add(
    _ leftSegment: Segment, _ rightSegment: Segment, _ leftRange: Range<Int>,
    _ rightRange: Range<Int>
  ) {
    let first = rows.count
    let aligned = ComparisonRows(
      left.entries[leftSegment.range], right.entries[rightSegment.range])
    for row in aligned.rows {
      var match = row.match
      if let leftPlace = row.left, let rightPlace = row.right, match != .instead {
        match = self.match(leftPlace, rightPlace, leftRange, rightRange)
      }
      add(
        Comparison.Row(
          left: row.left, right: row.right, match: match, counterpart: row.counterpart))
    }
    addGroup(leftSegment.cause, from: first)
  }

  private func match(
    _ leftPlace: Int, _ rightPlace: Int, _ leftRange: Range<Int>, _ rightRange: Range<Int>
  ) -> Comparison.Match {
    let one = left.entries[leftPlace]
    let other = right.entries[rightPlace]
    var differences = Comparison.Difference.all(one, other)
    // An input is timed from the one before it, everything else from its input.
    let isInput = one.input != nil
    let leftSince =
      isInput || leftRange.isEmpty ? since.left : left.entries[leftRange.lowerBound].time
    let rightSince =
      isInput || rightRange.isEmpty ? since.right : right.entries[rightRange.lowerBound].time
    if one.time - leftSince != other.time - rightSince { differences.insert(.time) }
    return differences.isEmpty ? .same : .differs(differences)
  }

  private mutating func addOnlyLeft(_ segment: Segment) {
    let first = rows.count
    for place in segment.range {
      add(Comparison.Row(left: place, right: nil, match: .onlyLeft, counterpart: nil))
    }
    addGroup(segment.cause, from: first)
  }

  private mutating func addOnlyRight(_ segment: Segment) {
    let first = rows.count
    for place in segment.range {
      add(Comparison.Row(left: nil, right: place, match: .onlyRight, counterpart: nil))
    }
    addGroup(segment.cause, from: first)
  }

  private mutating func add(_ row: Comparison.Row) {
    if let place = row.left { left.pass(place) }
    if let place = row.right { right.pass(place) }
    rows.append(row)
  }

  private mutating func addGroup(_ cause: Comparison.Cause, from first: Int) {
    groups.append(
      Comparison.Group(
        cause: cause, rows: first..<rows.count, leftStates: left.states,
        rightStates: right.states))
  }
}

extension Trace.Entry {
  /// The event of an input's own entry, accepted or refused; nil for any other entry.
  fileprivate var input: SystemEvent? {
    switch kind {
    case .event(let event): event
    case .refused(let refusal): refusal.event
    case .process, .call, .returned, .notification, .state, .task, .deadline, .queue, .phase, .end:
      nil
    }
  }
}
