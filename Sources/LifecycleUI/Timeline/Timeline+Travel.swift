// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Looking at the past, and beginning another future there.
extension Timeline {
  /// How far one step through time goes.
  package enum Unit: Hashable, Sendable, CaseIterable {
    /// All that shares an instant.
    case moment
    /// An event that was not refused.
    case event
    /// A change of an app's state.
    case state

    /// The unit a typed word names; a moment where there is none.
    init?(word: String) {
      switch word.lowercased() {
      case "", "moment": self = .moment
      case "event": self = .event
      case "state": self = .state
      case _: return nil
      }
    }
  }

  package enum Direction: Hashable, Sendable, CaseIterable {
    case backward
    case forward
  }

  /// What is needed while a moment of the past is shown.
  struct Past: Sendable {
    /// The present.
    let present: Position
    /// Where the moment that is shown is.
    var cursor: Cursor
    /// The log up to that moment.
    var log: Log
    /// The moments around the one that is shown.
    var window = TimelineWindow()
    /// The scenario in the present.
    var playback: ScenarioPlayback?
    /// The parts of the history that were made again last, the newest last.
    var segments: [(branch: Int, index: Int, segment: Segment)] = []
    /// Rows that were made again, because the log no longer has them, and where they begin.
    var older: (branch: Int, index: Int, log: Log)?
  }

  /// A stop: the branch, the segment of the branch, and its place there.
  struct Cursor: Hashable, Sendable {
    var branch: Int
    var segment: Int
    var stop: Int
  }

  /// The very first moment, before anything happened.
  static let first = Cursor(branch: 0, segment: 0, stop: 0)

  /// How many segments are kept while the past is shown.
  private static let keptSegments = 4

  // MARK: Steps

  /// Goes one step through time; false where there is none in that direction. A step beyond the last
  /// moment leads back to the present.
  mutating func step(_ direction: Direction, by unit: Unit) -> Bool {
    switch direction {
    case .backward: stepBackward(by: unit)
    case .forward: stepForward(by: unit)
    }
  }

  private mutating func stepBackward(by unit: Unit) -> Bool {
    let wasPast = isPast
    lookBack()
    guard let past else { return false }
    let from = past.cursor
    let here = stop(at: from)
    // The present is more than its last moment only if rows have come since.
    let isWithin = wasPast || here.rowCount >= presentLog.end
    var found: Cursor? = isWithin ? previous(from) : from
    while let cursor = found {
      let stop = stop(at: cursor)
      let isThere =
        switch unit {
        case .moment: !isWithin || stop.place.time < here.place.time
        case .event: stop.event != nil
        case .state: stop.changesState
        }
      if isThere {
        show(cursor)
        return true
      }
      found = previous(cursor)
    }
    guard from != Self.first else {
      if !wasPast { returnToPresent() }
      return false
    }
    show(Self.first)
    return true
  }

  private mutating func stepForward(by unit: Unit) -> Bool {
    guard let past else { return false }
    // What happens at the time of the very first moment comes after it.
    let time = past.cursor == Self.first ? nil : stop(at: past.cursor).place.time
    var found = next(past.cursor)
    while let cursor = found {
      let stop = stop(at: cursor)
      let after = next(cursor)
      let isThere =
        switch unit {
        case .moment:
          time.map { stop.place.time > $0 } ?? true
            && (after.map { self.stop(at: $0).place.time > stop.place.time } ?? true)
        case .event: stop.event != nil
        case .state: stop.changesState
        }
      if isThere, after != nil || stop.rowCount < presentLog.end {
        show(cursor)
        return true
      }
      found = after
    }
    returnToPresent()
    return true
  }

  /// Shows the first moment; false where nothing has happened.
  mutating func goToFirst() -> Bool {
    guard position.eventCount > 0 || !presentLog.isEmpty else { return false }
    lookBack()
    show(Self.first)
    return true
  }

  /// Shows a moment.
  mutating func go(to cursor: Cursor) {
    lookBack()
    show(cursor)
  }

  /// Shows the present again.
  mutating func returnToPresent() {
    guard let past else { return }
    position = past.present
    self.past = nil
    revision += 1
  }

  /// The past is about to be shown, beginning with the last moment.
  private mutating func lookBack() {
    guard past == nil else { return }
    if !isDetached { branches[current].end = position }
    let cursor = Cursor(branch: current, segment: 0, stop: 0)
    past = Past(present: position, cursor: cursor, log: presentLog)
    let last = last(notAfter: position.place, rows: presentLog.end)
    past?.cursor = last
  }

  private mutating func show(_ cursor: Cursor) {
    let segment = segment(cursor.branch, cursor.segment)
    position = segment.position(at: cursor.stop)
    let log = log(upTo: position.rowCount, at: cursor)
    past?.cursor = cursor
    past?.log = log
    let window = window(around: cursor)
    past?.window = window
    revision += 1
  }

  /// The log up to a row; made again where it has forgotten those before.
  private mutating func log(upTo end: Int, at cursor: Cursor) -> Log {
    let hasAll = presentLog.first == 0 || end > presentLog.first + Self.fewestRows
    if hasAll, end <= presentLog.end {
      var log = presentLog
      log.limit(to: end)
      return log
    }
    if let older = past?.older, older.branch == cursor.branch, older.index == cursor.segment {
      var log = older.log
      log.limit(to: end)
      return log
    }
    var log = rows(endingWith: cursor.segment, of: cursor.branch, atLeast: Self.fewestRows)
    past?.older = (cursor.branch, cursor.segment, log)
    log.limit(to: end)
    return log
  }

  /// How many rows before a moment there are at least, if there were so many.
  private static let fewestRows = 200

  /// The rows of a segment and of those before it.
  private mutating func rows(endingWith index: Int, of branch: Int, atLeast count: Int) -> Log {
    var parts: [ArraySlice<Log.Row>] = []
    var (index, branch) = (index, branch)
    var found = 0
    var first = 0
    var limit = Int.max
    while true {
      let segment = segment(branch, index)
      let rows = segment.rows.prefix(max(0, limit - segment.firstRow))
      parts.append(rows)
      first = segment.firstRow
      // The last segment may be shown from its first row on.
      if parts.count > 1 { found += rows.count }
      if found >= count { break }
      if index > 0 {
        index -= 1
      } else if let parent = branches[branch].parent {
        limit = branches[branch].checkpoints[0].rowCount
        index = branches[parent].segment(of: branches[branch].fork)
        branch = parent
        continue
      } else {
        break
      }
      limit = Int.max
    }
    generations += 1
    var log = Log(first: first, generation: generations)
    for rows in parts.reversed() { for row in rows { log.append(row) } }
    return log
  }

  // MARK: Stops

  private mutating func stop(at cursor: Cursor) -> Stop {
    segment(cursor.branch, cursor.segment).stops[cursor.stop]
  }

  private mutating func segment(_ branch: Int, _ index: Int) -> Segment {
    if let kept = past?.segments.first(where: { $0.branch == branch && $0.index == index }) {
      return kept.segment
    }
    let segment = Segment(index, of: branches[branch])
    if past?.segments.count == Self.keptSegments { past?.segments.removeFirst() }
    past?.segments.append((branch, index, segment))
    return segment
  }

  /// The stop before; nil at the very first.
  private mutating func previous(_ cursor: Cursor) -> Cursor? {
    var cursor = cursor
    while cursor.stop == 0 {
      if cursor.segment > 0 {
        cursor.segment -= 1
        cursor.stop = segment(cursor.branch, cursor.segment).stops.count
      } else {
        guard let parent = branches[cursor.branch].parent else { return nil }
        return last(notAfter: branches[cursor.branch].fork, in: parent)
      }
    }
    cursor.stop -= 1
    return cursor
  }

  /// The stop after, on the way to the present; nil where nothing happened after it.
  private mutating func next(_ cursor: Cursor) -> Cursor? {
    let path = path(to: current)
    guard let past, var step = path.firstIndex(where: { $0.branch == cursor.branch }) else {
      return nil
    }
    var next = cursor
    next.stop += 1
    while true {
      let limit = path[step].limit ?? past.present.place
      if next.stop < segment(next.branch, next.segment).stops.count {
        let stop = stop(at: next)
        if stop.place <= limit {
          return step == path.count - 1 && stop.rowCount > presentLog.end ? nil : next
        }
      } else if next.segment + 1 < branches[next.branch].checkpoints.count {
        next.segment += 1
        next.stop = 0
        continue
      }
      step += 1
      guard step < path.count else { return nil }
      next = Cursor(branch: path[step].branch, segment: 0, stop: 0)
    }
  }

  /// The last stop of a branch, or of those it comes from, that is not after a place.
  private mutating func last(
    notAfter place: Place, in branch: Int? = nil, rows: Int = .max
  ) -> Cursor {
    let branch = branch ?? current
    let index = branches[branch].segment(of: place)
    let stops = segment(branch, index).stops
    let count = stops.prefix { $0.place <= place && $0.rowCount <= rows }.count
    let after = Cursor(branch: branch, segment: index, stop: count)
    // The very first moment is before every place.
    return previous(after) ?? Self.first
  }

  /// The moments around one, on the way to the present.
  private mutating func window(around cursor: Cursor) -> TimelineWindow {
    var before: [Cursor] = []
    var earlier = previous(cursor)
    while let cursor = earlier, before.count < TimelineWindow.reach {
      before.append(cursor)
      earlier = previous(cursor)
    }
    var after: [Cursor] = []
    var later = next(cursor)
    while let cursor = later, after.count < TimelineWindow.reach {
      after.append(cursor)
      later = next(cursor)
    }
    var window = TimelineWindow(shown: before.count)
    window.cursors = before.reversed() + [cursor] + after
    window.stops = window.cursors.map { stop(at: $0) }
    window.forks = forks(after: window.stops)
    return window
  }

  // MARK: Other futures

  /// The moment that is shown becomes the present. What came after it stays in its branch.
  mutating func continueHere() {
    guard let past else { return }
    if past.log.generation != presentLog.generation { presentLog = past.log }
    generations += 1
    presentLog.removeRows(from: position.rowCount, generation: generations)
    forgetConcealed()
    let shown = past.window.stops.prefix(past.window.shown + 1)
    recent = RecentStops(shown.isEmpty ? [Stop(first: position)] : Array(shown))
    current = past.cursor.branch
    isDetached = position.place != branches[current].end.place
    self.past = nil
    revision += 1
  }

  /// A place on the way to the present becomes the present.
  mutating func goBack(to place: Place) {
    lookBack()
    var branch = current
    while let parent = branches[branch].parent, place < branches[branch].fork { branch = parent }
    show(last(notAfter: place, in: branch))
    continueHere()
    guard place.hasAdvanced, place.time > position.device.now else { return }
    _ = position.pass(to: place.time)
    isDetached = position.place != branches[current].end.place
  }

  /// Goes on with another branch where it ended.
  mutating func switchBranch(to branch: Int) {
    returnToPresent()
    if !isDetached { branches[current].end = position }
    forgetConcealed()
    current = branch
    isDetached = false
    position = branches[branch].end
    let last = branches[branch].checkpoints.count - 1
    // Segments are kept only while the past is shown.
    past = Past(
      present: position, cursor: Cursor(branch: branch, segment: last, stop: 0), log: presentLog)
    presentLog = rows(endingWith: last, of: branch, atLeast: Log.capacity)
    let end = self.last(notAfter: position.place)
    recent = RecentStops(window(around: end).stops)
    past = nil
    revision += 1
  }

  /// Where the last event before the moment that is shown happened; nil if there is none.
  var lastEventPlace: Place? {
    var count = position.eventCount
    for (branch, limit) in path(to: past?.cursor.branch ?? current).reversed() {
      let own = branches[branch]
      count = min(count, limit?.eventCount ?? count)
      while count > own.fork.eventCount {
        let event = own.events[count - own.fork.eventCount - 1]
        count -= 1
        if !event.isRefused {
          return Place(eventCount: count, time: event.time, hasAdvanced: true)
        }
      }
    }
    return nil
  }
}
