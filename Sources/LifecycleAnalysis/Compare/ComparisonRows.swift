// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Aligns entries of two runs, each with those that go back to its counterpart: first equal entries, then similar ones
/// between them, then calls that stand for the same transition.
///
/// What is called instead of what is found here and nowhere listed. Three things say it, in this order: both calls are
/// handed the same payload; both are made at the same point between entries that are the same, and read the same state;
/// a change of SwiftUI's phase comes from or leads to the state that the call reads.
struct ComparisonRows {
  private(set) var rows: [Comparison.Row] = []
  private let left: Entries
  private let right: Entries

  /// A part of a run.
  private struct Entries {
    let entries: ArraySlice<Trace.Entry>
    /// The cause of each of them.
    let causes: [CauseOfEntry.ID]
    let keys: [Key]

    init(_ entries: ArraySlice<Trace.Entry>, _ causes: [CauseOfEntry.ID]) {
      self.entries = entries
      self.causes = causes
      keys = zip(entries, causes).map { Key(cause: $1, what: ComparisonKey($0)) }
    }

    var count: Int { entries.count }
    var startIndex: Int { entries.startIndex }
    var endIndex: Int { entries.endIndex }
  }

  /// Counterparts say the same and go back to counterparts.
  private struct Key: Hashable {
    let cause: CauseOfEntry.ID
    let what: ComparisonKey

    var loosened: Key? { what.loosened.map { Key(cause: cause, what: $0) } }

    static func precedes(_ one: Key, _ other: Key) -> Bool {
      ComparisonKey.precedes(one.what, other.what)
    }
  }

  init(
    left: ArraySlice<Trace.Entry>, _ leftCauses: [CauseOfEntry.ID],
    right: ArraySlice<Trace.Entry>, _ rightCauses: [CauseOfEntry.ID]
  ) {
    self.left = Entries(left, leftCauses)
    self.right = Entries(right, rightCauses)
    let pairs = Self.counterparts(self.left, self.right)
    build(pairs, instead: isPaired(pairs) ? [] : calledInstead(pairs))
  }

  private typealias Pair = Alignment.Pair

  /// Returns true if nothing is left over on one side.
  private func isPaired(_ pairs: [Pair]) -> Bool {
    pairs.count == left.count || pairs.count == right.count
  }

  // MARK: Counterparts

  /// Entries that are equal but for their times, states and reasons; and between these, those that
  /// are so more loosely. By their places in the runs.
  private static func counterparts(_ left: Entries, _ right: Entries) -> [Pair] {
    let leftKeys = left.keys
    let rightKeys = right.keys
    let exact = Alignment.pairs(of: leftKeys, and: rightKeys, precedes: Key.precedes)
    var all: [Pair] = []
    var (leftAt, rightAt) = (0, 0)
    for pair in exact + [(leftKeys.count, rightKeys.count)] {
      if leftAt < pair.left, rightAt < pair.right {
        let leftLoose = (leftAt..<pair.left).filter { leftKeys[$0].loosened != nil }
        let rightLoose = (rightAt..<pair.right).filter { rightKeys[$0].loosened != nil }
        let loose = Alignment.pairs(
          of: leftLoose.compactMap { leftKeys[$0].loosened },
          and: rightLoose.compactMap { rightKeys[$0].loosened },
          precedes: Key.precedes)
        all += loose.map { (left: leftLoose[$0.left], right: rightLoose[$0.right]) }
      }
      if pair.left < leftKeys.count { all.append(pair) }
      (leftAt, rightAt) = (pair.left + 1, pair.right + 1)
    }
    return all.map { (left: $0.left + left.startIndex, right: $0.right + right.startIndex) }
  }

  // MARK: Called instead

  /// A call, or a change of the app's phase, without a counterpart.
  private struct Leftover {
    let index: Int
    /// The number of the gap between counterparts that it stands in.
    let gap: Int
    let entry: Trace.Entry
    let cause: CauseOfEntry.ID

    init(index: Int, gap: Int, in entries: Entries) {
      self.index = index
      self.gap = gap
      entry = entries.entries[index]
      cause = entries.causes[index - entries.startIndex]
    }

    /// Returns true if both follow from the same in the same app.
    func isAkin(to other: Leftover) -> Bool { cause == other.cause && entry.app == other.entry.app }

    var call: Trace.Call? { if case .call(let call) = entry.kind { call } else { nil } }

    /// The change of the whole app's phase; a scene's own does not count.
    var phase: (from: SwiftUIPhase, to: SwiftUIPhase)? {
      if case .phase(nil, let from, let to) = entry.kind { (from, to) } else { nil }
    }
  }

  private func leftovers(_ entries: Entries, without matched: [Int]) -> [Leftover] {
    var gap = 0
    var found: [Leftover] = []
    for index in entries.entries.indices {
      if gap < matched.count, matched[gap] == index {
        gap += 1
      } else {
        found.append(Leftover(index: index, gap: gap, in: entries))
      }
    }
    return found
  }

  private func calledInstead(_ pairs: [Pair]) -> [Pair] {
    let shared = Set(left.causes).intersection(right.causes)
    var leftRest = leftovers(left, without: pairs.map { $0.left }).filter {
      shared.contains($0.cause)
    }
    var rightRest = leftovers(right, without: pairs.map { $0.right })
      .filter { shared.contains($0.cause) }
    var found: [Pair] = []
    func take(_ new: [Pair]) {
      found += new
      leftRest.removeAll { rest in new.contains { $0.left == rest.index } }
      rightRest.removeAll { rest in new.contains { $0.right == rest.index } }
    }
    take(Self.samePayload(leftRest, rightRest))
    take(Self.samePoint(leftRest, rightRest))
    take(Self.callsAndPhases(leftRest, rightRest))
    take(Self.callsAndPhases(rightRest, leftRest).map { (left: $0.right, right: $0.left) })
    return found.sorted { $0.left < $1.left }
  }

  /// Calls that are handed the same payload. Of several, the last: where a scene connects, its
  /// configuration is asked for with the payload, and then the scene is handed it.
  private static func samePayload(_ left: [Leftover], _ right: [Leftover]) -> [Pair] {
    lastPairs(left, right) { one, other in
      let values = one.call?.options?.items.map { $0.value } ?? []
      return other.call?.shownOptions?.items.contains { values.contains($0.value) } == true
    }
  }

  /// Calls of delegates at the same point that read the same state. The last ones first: what is
  /// called in addition, such as a scene that connects, comes before what is called instead.
  private static func samePoint(_ left: [Leftover], _ right: [Leftover]) -> [Pair] {
    lastPairs(left, right) { one, other in
      guard let call = one.call, call.object == nil else { return false }
      return other.gap == one.gap && other.call?.state == call.state && other.call?.object == nil
    }
  }

  /// Pairs that follow from the same in the same app and fit, the last ones first.
  private static func lastPairs(
    _ left: [Leftover], _ right: [Leftover], fit: (Leftover, Leftover) -> Bool
  ) -> [Pair] {
    var found: [Pair] = []
    var taken: Set<Int> = []
    for one in left.reversed() {
      let counterpart = right.last {
        !taken.contains($0.index) && $0.isAkin(to: one) && fit(one, $0)
      }
      guard let counterpart else { continue }
      taken.insert(counterpart.index)
      found.append((left: one.index, right: counterpart.index))
    }
    return found
  }

  /// Calls of one side, and changes of the phase on the other that come from or lead to the state
  /// which the call reads, in order.
  private static func callsAndPhases(_ calls: [Leftover], _ phases: [Leftover]) -> [Pair] {
    var found: [Pair] = []
    var next = 0
    for one in calls {
      guard let call = one.call, call.object == nil, call.shownOptions == nil,
        let state = call.state.phase
      else { continue }
      let index = phases[next...].firstIndex { other in
        guard let phase = other.phase, other.isAkin(to: one) else { return false }
        return phase.from == state || phase.to == state
      }
      guard let index else { continue }
      found.append((left: one.index, right: phases[index].index))
      next = index + 1
    }
    return found
  }

  // MARK: Rows

  /// Puts everything in order: counterparts beside each other, calls beside those that are made
  /// instead where both stand at the same point, and the rest alone.
  private mutating func build(_ pairs: [Pair], instead: [Pair]) {
    let counterpartOfLeft = Dictionary(uniqueKeysWithValues: instead.map { ($0.left, $0.right) })
    let counterpartOfRight = Dictionary(uniqueKeysWithValues: instead.map { ($0.right, $0.left) })
    var (leftAt, rightAt) = (left.startIndex, right.startIndex)

    func addAlone(upTo leftEnd: Int, _ rightEnd: Int) {
      for index in leftAt..<leftEnd {
        rows.append(
          Comparison.Row(
            left: index, right: nil, match: .onlyLeft, counterpart: counterpartOfLeft[index]))
      }
      for index in rightAt..<rightEnd {
        rows.append(
          Comparison.Row(
            left: nil, right: index, match: .onlyRight, counterpart: counterpartOfRight[index]))
      }
    }

    for pair in pairs + [(left.endIndex, right.endIndex)] {
      let here = instead.filter {
        (leftAt..<pair.left).contains($0.left) && (rightAt..<pair.right).contains($0.right)
      }
      for one in here
      // Rows keep the order of both sides: of calls that change places, none has one row.
      where here.allSatisfy({ ($0.left < one.left) == ($0.right < one.right) }) {
        addAlone(upTo: one.left, one.right)
        rows.append(
          Comparison.Row(left: one.left, right: one.right, match: .instead, counterpart: nil))
        (leftAt, rightAt) = (one.left + 1, one.right + 1)
      }
      addAlone(upTo: pair.left, pair.right)
      guard pair.left < left.endIndex else { break }
      rows.append(
        Comparison.Row(left: pair.left, right: pair.right, match: .same, counterpart: nil))
      (leftAt, rightAt) = (pair.left + 1, pair.right + 1)
    }
  }
}

extension ApplicationState {
  /// SwiftUI's phase of that name; nil for inactive, through which every transition goes.
  fileprivate var phase: SwiftUIPhase? {
    switch self {
    case .active: .active
    case .inactive: nil
    case .background: .background
    }
  }
}
