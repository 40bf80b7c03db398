// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Going on somewhere else: from a moment of the past, or with another branch.
extension Timeline {
  /// The moment that is shown becomes the present. What came after it stays in its branch.
  mutating func continueHere() {
    guard let past else { return }
    keepPlayback()
    // It was made again where the log has forgotten too much.
    if past.log.first < presentLog.first { presentLog = past.log }
    generations += 1
    presentLog.removeRows(from: position.rowCount, generation: generations)
    forgetConcealed()
    recent = RecentStops(stops(upTo: past.cursor))
    current = past.cursor.branch
    isDetached = position.place != branches[current].end.place
    self.past = nil
    revision += 1
    assertConsistent()
  }

  /// Undoes everything since a place on the way to the present. It can be redone.
  ///
  /// - Parameter playback: the scenario at that place.
  mutating func undo(to place: Position.Place, _ playback: ScenarioPlayback?) {
    continueHere()
    keepPlayback()
    undone.append(Undone(branch: current, place: self.place, playback: self.playback))
    goBack(to: place, playback)
  }

  /// Brings back the last thing that was undone. Returns false if nothing was.
  mutating func redo() -> Bool {
    guard let last = undone.popLast() else { return false }
    goOn(with: last.branch)
    goBack(to: last.place, last.playback)
    return true
  }

  /// A place on the way to the present becomes the present.
  mutating func goBack(to place: Position.Place, _ playback: ScenarioPlayback?) {
    defer { self.playback = playback }
    if self.place == place { return }
    lookBack()
    show(cursor(notAfter: place))
    continueHere()
    guard place.hasAdvanced, place.time > position.device.now else { return }
    _ = position.pass(to: place.time)
    isDetached = position.place != branches[current].end.place
    assertConsistent()
  }

  /// Goes on with another branch where it ended.
  mutating func switchBranch(to branch: Int) {
    goOn(with: branch)
    undone.removeAll()
  }

  private mutating func goOn(with branch: Int) {
    returnToPresent()
    keepPlayback()
    if !isDetached { branches[current].end = position }
    forgetConcealed()
    let shared = sharedRows(with: branch)
    current = branch
    isDetached = false
    position = branches[branch].end
    playback = branches[branch].playback ?? playback
    restoreLog(from: shared)
    recent = RecentStops(stops(upTo: last(notAfter: position.place)))
    revision += 1
    assertConsistent()
  }

  /// Returns the number of rows that the present has in common with a branch.
  private func sharedRows(with branch: Int) -> Int {
    let (one, other) = (path(to: current), path(to: branch))
    let count = zip(one, other).prefix { $0.branch == $1.branch }.count
    func rows(_ path: [(branch: Int, limit: Position.Place?)], _ end: Position) -> Int {
      count < path.count ? branches[path[count].branch].checkpoints[0].rowCount : end.rowCount
    }
    return min(rows(one, position), rows(other, branches[branch].end))
  }

  /// The log becomes that of the current branch, of which the rows before a number are there.
  private mutating func restoreLog(from shared: Int) {
    let last = branches[current].checkpoints.count - 1
    generations += 1
    guard shared > presentLog.first, shared + Log.capacity > position.rowCount else {
      let end = position.rowCount
      presentLog = rows(
        end - Log.capacity..<end, endingWith: last, of: current, generation: generations)
      return
    }
    presentLog.removeRows(from: shared, generation: generations)
    for (branch, limit) in path(to: current) {
      let end = limit.map { branches[branch].segment(of: $0) + 1 }
      for index in 0..<(end ?? branches[branch].checkpoints.count) {
        let checkpoints = branches[branch].checkpoints
        // All of this segment's rows are there.
        if index + 1 < checkpoints.count, checkpoints[index + 1].rowCount <= shared { continue }
        let part = segment(branch, index)
        let isLast = index + 1 == end
        for (offset, row) in part.rows.enumerated() where part.firstRow + offset == presentLog.end {
          if isLast, presentLog.end >= rowsShared(after: branch) { break }
          presentLog.append(row)
        }
      }
    }
  }

  /// Returns the number of rows at the place where the current path leaves a branch.
  private func rowsShared(after branch: Int) -> Int {
    let path = path(to: current)
    guard let step = path.firstIndex(where: { $0.branch == branch }), step + 1 < path.count else {
      return .max
    }
    return branches[path[step + 1].branch].checkpoints[0].rowCount
  }

  // MARK: What the user is shown

  /// The branches with something of their own, by their indices. A branch that time alone opened, after
  /// something was undone, is none of them until an event happens there.
  package var listedBranches: [Int] { branches.indices.filter { !branches[$0].isBare } }

  /// The listed branch that the present belongs to.
  package var listedCurrent: Int { listed(current) }

  /// Returns a branch, or the nearest one above it that is listed.
  func listed(_ branch: Int) -> Int {
    var branch = branch
    while branches[branch].isBare, let parent = branches[branch].parent { branch = parent }
    return branch
  }

  /// The present as it was before something was undone.
  struct Undone: Sendable {
    let branch: Int
    let place: Position.Place
    let playback: ScenarioPlayback?
  }

  /// The place of the last event before the moment that is shown; nil if there is none.
  var lastEventPlace: Position.Place? {
    var count = position.eventCount
    for (branch, limit) in path(to: past?.cursor.branch ?? current).reversed() {
      let own = branches[branch]
      count = min(count, limit?.eventCount ?? count)
      while count > own.fork.eventCount {
        let event = own.events[count - own.fork.eventCount - 1]
        count -= 1
        if !event.isRefused {
          return Position.Place(eventCount: count, time: event.time, hasAdvanced: true)
        }
      }
    }
    return nil
  }
}
