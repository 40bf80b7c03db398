// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Looking at the past, and beginning another future there.
extension Timeline {
  /// The state of travel while a moment of the past is shown.
  struct Past: Sendable {
    /// The present.
    let present: Position
    /// The moment that is shown.
    var cursor: Cursor
    /// The log up to that moment.
    var log: Log
    /// The moments around the one that is shown; nil until a frame needs them.
    var window: TimelineWindow?
    /// True if the present has not been seen: a step that is presented has brought it.
    var isOutcomeHidden = false
    /// True if some rows of the next moment have been revealed, and not all.
    var isBetweenMoments = false
    /// The scenario in the present.
    let playback: ScenarioPlayback?
    /// Rows that were made again, because the log no longer has them.
    var older: Log?
  }

  /// A stop: the branch, the segment of the branch, and its place there.
  struct Cursor: Hashable, Sendable {
    var branch: Int
    var segment: Int
    var stop: Int
  }

  /// The very first moment, before anything happened.
  static let first = Cursor(branch: 0, segment: 0, stop: 0)

  /// The number of segments that are kept: those around a moment, and some beside them.
  private static let keptSegments = 10

  // MARK: Moments

  /// Shows the first moment; false where nothing has happened.
  mutating func goToFirst() -> Bool {
    guard position.eventCount > 0 || !presentLog.isEmpty else { return false }
    lookBack()
    show(Self.first)
    return true
  }

  /// Shows a moment on the way to the present.
  mutating func go(to stop: Stop) {
    lookBack()
    past?.isOutcomeHidden = false
    show(cursor(notAfter: stop.place, rows: stop.rowCount))
  }

  /// The last stop on the way to the present that is not after a place.
  mutating func cursor(notAfter place: Position.Place, rows: Int = .max) -> Cursor {
    var branch = current
    while let parent = branches[branch].parent, place < branches[branch].fork { branch = parent }
    return last(notAfter: place, in: branch, rows: rows)
  }

  /// Shows the present again.
  mutating func returnToPresent() {
    guard let past else { return }
    position = past.present
    playback = past.playback
    self.past = nil
    revision += 1
  }

  /// The past is about to be shown, beginning with the last moment.
  mutating func lookBack() {
    guard past == nil else { return }
    if !isDetached { branches[current].end = position }
    let cursor = Cursor(branch: current, segment: 0, stop: 0)
    past = Past(present: position, cursor: cursor, log: presentLog, playback: playback)
    let last = last(notAfter: position.place, rows: presentLog.end)
    past?.cursor = last
  }

  mutating func show(_ cursor: Cursor) {
    let index = segmentIndex(cursor.branch, cursor.segment)
    for other in segments.indices where other != index { segments[other].segment.forgetNear() }
    position = segments[index].segment.position(at: cursor.stop)
    let log = log(upTo: position.rowCount, at: cursor)
    past?.cursor = cursor
    past?.log = log
    past?.window = nil
    past?.isBetweenMoments = false
    playback = playbackThen ?? past?.playback
    revision += 1
  }

  /// The log up to a row; made again where it has forgotten those before.
  mutating func log(upTo end: Int, at cursor: Cursor) -> Log {
    let hasAll = presentLog.first == 0 || end > presentLog.first + Self.fewestRows
    if hasAll, end <= presentLog.end {
      var log = presentLog
      log.limit(to: end)
      return log
    }
    if var log = past?.older, end <= log.end, log.first == 0 || end >= log.first + Self.fewestRows {
      log.limit(to: end)
      return log
    }
    // Some more than that, which the next steps will ask for. They are the same rows that the log
    // had under these numbers.
    let more = end - 2 * Self.fewestRows..<end + Self.fewestRows
    var log = rows(
      more, endingWith: cursor.segment, of: cursor.branch, generation: presentLog.generation)
    past?.older = log
    log.limit(to: end)
    return log
  }

  /// The fewest rows before a moment, if there were so many.
  private static let fewestRows = 200

  /// Rows by their numbers, as far as they are in a segment and those before it.
  mutating func rows(
    _ wanted: Range<Int>, endingWith index: Int, of branch: Int, generation: Int
  ) -> Log {
    var parts: [ArraySlice<LogRow>] = []
    var (index, branch, end) = (index, branch, wanted.upperBound)
    var first = end
    while true {
      let segment = segment(branch, index)
      first = max(segment.firstRow, wanted.lowerBound)
      parts.append(
        segment.rows.prefix(max(0, end - segment.firstRow)).dropFirst(first - segment.firstRow))
      if first == wanted.lowerBound { break }
      if index > 0 {
        index -= 1
      } else if let parent = branches[branch].parent {
        end = branches[branch].checkpoints[0].rowCount
        index = branches[parent].segment(of: branches[branch].fork)
        branch = parent
      } else {
        break
      }
    }
    var log = Log(first: first, generation: generation)
    for rows in parts.reversed() { for row in rows { log.append(row) } }
    return log
  }

  /// The rows of the moment of the past that is shown; none in the present.
  var momentRows: [LogRow] {
    guard isPast else { return [] }
    let log = log
    let now = device.now
    let rows = (log.first..<log.end).reversed().lazy.map { log[$0] }.prefix { $0.time == now }
    return rows.reversed()
  }

  /// An app's state as far as it has been revealed: the device may be ahead of it.
  func state(of app: EmulatedApp) -> EmulatedApp.State {
    guard isConcealed || isOutcomeHidden, let index = device.index(of: app.name) else {
      return app.state
    }
    return facts[index].state
  }

  // MARK: Presenting

  /// True if the outcome of a presented step has not been revealed.
  package var isOutcomeHidden: Bool { past?.isOutcomeHidden ?? false }

  /// True if some rows of a moment have been revealed, and not all: the device is that of the moment before.
  var isBetweenMoments: Bool { isOutcomeHidden && past?.isBetweenMoments == true }

  /// The first row that is hidden; nil if none is.
  var firstHiddenRow: LogRow? {
    guard isOutcomeHidden, log.end < presentLog.end else { return nil }
    return presentLog[max(log.end, presentLog.first)]
  }

  /// True if there is such a row among those that are hidden.
  func hasHiddenRow(where isWanted: (LogRow) -> Bool) -> Bool {
    isOutcomeHidden
      && (max(log.end, presentLog.first)..<presentLog.end).contains { isWanted(presentLog[$0]) }
  }

  /// Shows the moment at a place, as if what came after it had not happened yet.
  mutating func hideOutcome(since place: Position.Place, rows: Int) {
    lookBack()
    show(last(notAfter: place))
    past?.isOutcomeHidden = true
    past?.log.limit(to: rows)
    _ = position.pass(to: place.time)
  }

  /// Shows one more row of what is hidden. The clock and the states of the apps go with the row; the
  /// rest of the device follows once all rows of its moment are shown.
  ///
  /// - Parameter waits: True if the present is not shown before its time, though nothing is hidden.
  mutating func revealLine(waits: Bool = false) {
    guard let past, isOutcomeHidden else { return }
    let rows = past.log.end + 1
    let isOver = rows >= presentLog.end
    let staysBefore =
      waits && rows == presentLog.end
      && presentLog[rows - 1].time < past.present.device.now
    guard let next = next(past.cursor), !isOver || staysBefore else { return returnToPresent() }
    if rows >= stop(at: next).rowCount {
      // The step that is presented is the same until all of it is revealed.
      let step = playback
      show(next)
      playback = step
      self.past?.isOutcomeHidden = true
      self.past?.log.limit(to: rows)
    } else {
      _ = position.pass(to: presentLog[rows - 1].time)
      if let entry = presentLog[rows - 1].entry { position.learn(entry) }
      var log = presentLog
      log.limit(to: rows)
      self.past?.log = log
      self.past?.isBetweenMoments = true
      revision += 1
    }
  }

  /// Shows the next rows that are hidden: those of one moment, up to the next callback, or the next
  /// change of a state if there was one.
  mutating func revealBeat() {
    guard let time = firstHiddenRow?.time else { return }
    var (calls, states) = (0, 0)
    while let row = firstHiddenRow, row.time == time {
      if let entry = row.entry {
        if case .call = entry.kind { calls += 1 }
        if entry.isStateChange { states += 1 }
      }
      if calls > 1 || states > 1 { return }
      revealLine(waits: true)
    }
  }

  /// The device's time runs on while the outcome is hidden, and nothing happens: what is due at the
  /// next hidden row comes with that row.
  mutating func passHidden(to instant: Duration) {
    guard isOutcomeHidden else { return }
    let last = firstHiddenRow.map { $0.time - .milliseconds(1) } ?? instant
    let instant = min(instant, last)
    if instant > position.device.now { _ = position.pass(to: instant) }
  }

  // MARK: Stops

  mutating func stop(at cursor: Cursor) -> Stop {
    segments[segmentIndex(cursor.branch, cursor.segment)].segment.stops[cursor.stop]
  }

  mutating func segment(_ branch: Int, _ index: Int) -> Segment {
    segments[segmentIndex(branch, index)].segment
  }

  /// Returns the index of a segment in ``segments``. It is made if it is not there.
  mutating func segmentIndex(_ branch: Int, _ index: Int) -> Int {
    let known = segments.firstIndex { $0.branch == branch && $0.index == index }
    if let known {
      // The last one grows with its branch.
      if segments[known].segment.end == branches[branch].end(ofSegment: index) { return known }
      segments.remove(at: known)
    }
    let segment = Segment(index, of: branches[branch])
    if segments.count == Self.keptSegments { segments.removeFirst() }
    segments.append((branch, index, segment))
    return segments.count - 1
  }

  /// The last stop of a branch, or of those it comes from, that is not after a place.
  mutating func last(
    notAfter place: Position.Place, in branch: Int? = nil, rows: Int = .max
  ) -> Cursor {
    let branch = branch ?? current
    let index = branches[branch].segment(of: place)
    let stops = segment(branch, index).stops
    let count = stops.prefix { $0.place <= place && $0.rowCount <= rows }.count
    let after = Cursor(branch: branch, segment: index, stop: count)
    // The very first moment is before every place.
    return previous(after) ?? Self.first
  }
}
