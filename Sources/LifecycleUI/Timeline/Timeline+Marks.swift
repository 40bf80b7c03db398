// SPDX-License-Identifier: Apache-2.0

/// A moment of the present that a timeline can be taken back to, without a copy of what came before.
struct TimelineMark: Sendable {
  fileprivate let position: Position
  fileprivate let recent: RecentStops
  fileprivate let branch: Int
  /// The number of branches.
  fileprivate let branchCount: Int
}

extension Timeline {
  /// The present, where it can be taken back to; nil while the past is shown, or where a new branch
  /// is about to begin.
  var mark: TimelineMark? {
    guard !isPast, !isDetached else { return nil }
    return TimelineMark(
      position: position, recent: recent, branch: current, branchCount: branches.count)
  }

  /// Everything is as it was at a mark, and what came after it is forgotten. It takes as long as
  /// that is long.
  ///
  /// - Returns: whether it could be done: not where the user has opened another branch since.
  mutating func takeBack(to mark: TimelineMark) -> Bool {
    guard !isPast, !isDetached, current == mark.branch, branches.count == mark.branchCount else {
      return false
    }
    recorded -= position.eventCount - mark.position.eventCount
    branches[current].removeAll(after: mark.position, rows: position.rowCount)
    segments.removeAll()
    generations += 1
    presentLog.removeRows(from: mark.position.rowCount, generation: generations)
    forgetConcealed()
    undone.removeAll()
    recent = mark.recent
    position = mark.position
    revision += 1
    assertConsistent()
    return true
  }
}

extension Branch {
  /// Forgets what came after a position that it was at.
  ///
  /// - Parameter rows: the number after its last row.
  fileprivate mutating func removeAll(after position: Position, rows: Int) {
    let own = position.eventCount - fork.eventCount
    let segments = max(0, own - 1) / Timeline.checkpointInterval + 1
    let notes = position.rowCount..<max(rows, position.rowCount)
    removeLast(events: own, checkpoints: segments, notes: notes, place: position.place)
  }
}
