// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The cause of an entry, in a way that can be compared between two runs.
struct CauseOfEntry: Hashable {
  /// Two entries of different runs with the same one go back to counterparts.
  enum ID: Hashable {
    case start
    /// An event, by its place among those of the left run; below zero one that only the right run has.
    case input(Int)
    /// A deadline, by the place of its kind and app among those there are.
    case deadline(Int)
  }

  let id: ID
  /// The cause that a counterpart must share. The entry that sets a deadline shares the deadline:
  /// which event it goes back to may be chance, where several came while the app was busy.
  let shared: ID
  /// The moment that the entry is timed from.
  let since: Duration
}

/// Finds what entries go back to. Deadlines are counterparts if they are of the same kind and for the same app.
struct ComparisonCauses {
  private struct Deadline: Hashable {
    let limit: TimeLimit
    let app: String?
  }

  private var deadlines: [Deadline: Int] = [:]

  /// The cause of each entry of a run.
  ///
  /// - Parameters:
  ///   - entries: everything that happened.
  ///   - numbered: what an input is called in both runs, by its place among those of this run, and
  ///   whether both have it.
  mutating func all(
    of entries: [Trace.Entry], numbered: (Int) -> (number: Int, isShared: Bool)
  ) -> [CauseOfEntry] {
    var found: [CauseOfEntry] = []
    found.reserveCapacity(entries.count)
    // The time of the last input that both runs have.
    var since = Duration.zero
    var count = 0
    for entry in entries {
      if entry.input != nil {
        let (number, isShared) = numbered(count)
        found.append(CauseOfEntry(.input(number), since: since))
        if isShared { since = entry.time }
        count += 1
        continue
      }
      switch entry.cause {
      case .event(let number):
        let index = entries.index(ofNumber: number).flatMap { $0 < found.count ? $0 : nil }
        let id = index.map { found[$0].id } ?? .start
        if case .deadline(let limit, _) = entry.kind {
          let shared = self.id(of: limit, for: entry.app)
          found.append(CauseOfEntry(id: id, shared: shared, since: since))
        } else {
          found.append(CauseOfEntry(id, since: index.map { entries[$0].time } ?? .zero))
        }
      case .deadline(let limit, let announced):
        let app =
          announced.flatMap(entries.index(ofNumber:)).flatMap { entries[$0].app } ?? entry.app
        found.append(CauseOfEntry(id(of: limit, for: app), since: since))
      }
    }
    return found
  }

  private mutating func id(of limit: TimeLimit, for app: String?) -> CauseOfEntry.ID {
    let deadline = Deadline(limit: limit, app: app)
    if let known = deadlines[deadline] { return .deadline(known) }
    deadlines[deadline] = deadlines.count
    return .deadline(deadlines.count - 1)
  }
}

extension CauseOfEntry {
  fileprivate init(_ id: ID, since: Duration) { self.init(id: id, shared: id, since: since) }
}

extension [Trace.Entry] {
  /// Returns the index in a whole run of the entry with a number.
  func index(ofNumber number: Int) -> Int? {
    let index = number - (first?.number ?? 0)
    return indices.contains(index) && self[index].number == number ? index : nil
  }
}
