// SPDX-License-Identifier: Apache-2.0

/// What an entry goes back to, in a way that can be compared between two runs.
struct CauseOfEntry: Hashable {
  /// Two entries of different runs with the same one go back to counterparts.
  enum ID: Hashable {
    case start
    /// An event, by its place among those of the left run; below zero one that only the right run
    /// has.
    case input(Int)
    /// A deadline, by its place among those that differ.
    case deadline(Int)
  }

  let id: ID
  /// From when the entry is timed: an input from the one before it, everything else from its input.
  let since: Duration
}

/// Finds what entries go back to. Deadlines of two runs are counterparts if they are of the same
/// kind, for the same app, and were set by counterparts.
struct ComparisonCauses {
  private struct Deadline: Hashable {
    let limit: TimeLimit
    let app: String?
    let parent: CauseOfEntry.ID
  }

  private var deadlines: [Deadline: Int] = [:]

  /// The cause of each entry of a run.
  ///
  /// - Parameters:
  ///   - entries: everything that happened.
  ///   - inputs: the places of the inputs' own entries.
  ///   - numbered: what an input is called in both runs, by its place among those of this run.
  mutating func all(
    of entries: [Trace.Entry], inputs: [Int], numbered: (Int) -> Int
  ) -> [CauseOfEntry] {
    var found: [CauseOfEntry] = []
    found.reserveCapacity(entries.count)
    // The last input, and where the others are timed from.
    var last = CauseOfEntry(id: .start, since: .zero)
    var ordinal = 0
    for entry in entries {
      if entry.input != nil {
        let own = CauseOfEntry(id: .input(numbered(ordinal)), since: last.since)
        found.append(own)
        last = CauseOfEntry(id: own.id, since: entry.time)
        ordinal += 1
        continue
      }
      switch entry.cause {
      case .event(let number):
        let place = entries.place(ofNumber: number).flatMap { $0 < found.count ? $0 : nil }
        guard let place else {
          found.append(CauseOfEntry(id: .start, since: .zero))
          continue
        }
        found.append(CauseOfEntry(id: found[place].id, since: entries[place].time))
      case .deadline(let limit, let announced):
        let place = announced.flatMap(entries.place).flatMap { $0 < found.count ? $0 : nil }
        let parent = place.map { found[$0] } ?? last
        let isInput = place.map { entries[$0].input != nil } ?? false
        let deadline = Deadline(
          limit: limit, app: place.flatMap { entries[$0].app }, parent: parent.id)
        found.append(
          CauseOfEntry(
            id: .deadline(number(of: deadline)),
            since: isInput ? place.map { entries[$0].time } ?? .zero : parent.since))
      }
    }
    return found
  }

  private mutating func number(of deadline: Deadline) -> Int {
    if let known = deadlines[deadline] { return known }
    deadlines[deadline] = deadlines.count
    return deadlines.count - 1
  }
}

extension [Trace.Entry] {
  /// Where the entry of a number stands in a whole run.
  func place(ofNumber number: Int) -> Int? {
    let place = number - (first?.number ?? 0)
    return indices.contains(place) && self[place].number == number ? place : nil
  }
}
