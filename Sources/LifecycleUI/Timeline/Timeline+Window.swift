// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The moments around the one that is shown: what the timeline's panel draws.
struct TimelineWindow: Hashable, Sendable {
  /// The moments, oldest first.
  var stops: [Stop] = []
  /// The one that is shown.
  var shown = 0
  /// The one in the middle of what is drawn: the same for several that are shown one after the
  /// other, so that a step moves a mark and not the whole line.
  var middle: Int {
    guard stops.indices.contains(shown) else { return shown }
    let block = Self.block * (stops[shown].place.eventCount / Self.block)
    let nearest = block + Self.block / 2
    return stops.firstIndex { $0.place.eventCount >= nearest } ?? shown
  }

  /// The number of events that share a middle.
  private static let block = 16

  /// The indices in ``stops`` of the moments at which other branches leave.
  var forks: Set<Int> = []

  /// The number of moments that were asked for on each side of the one that is shown.
  var reach = TimelineWindow.mostReach
  /// The most moments on each side.
  static let mostReach = 180

  /// Some stops of a segment.
  struct Part: Hashable, Sendable {
    let branch: Int
    let segment: Int
    let first: Int
    let count: Int
  }
}

extension Timeline {
  /// The moments around the one that is shown: at least as many as were asked for in
  /// ``prepareWindow(reach:)``.
  var window: TimelineWindow {
    if let past {
      if let window = past.window { return window }
      var copy = self
      return copy.window(around: past.cursor, reach: TimelineWindow.mostReach)
    }
    // Concealed rows are not shown here either.
    let stops = recent.stops.suffix(TimelineWindow.mostReach)
      .filter { $0.rowCount <= presentLog.end }
    var window = TimelineWindow(stops: stops, shown: max(0, stops.count - 1))
    window.forks = forks(after: stops)
    return window
  }

  /// Before a frame: the moments around the one that is shown are made, so many on each side. Of
  /// several steps between two frames only the last one needs them.
  mutating func prepareWindow(reach: Int) {
    guard let past else { return }
    let reach = min(reach, TimelineWindow.mostReach)
    if let window = past.window, window.reach >= reach { return }
    let window = window(around: past.cursor, reach: reach)
    self.past?.window = window
  }

  /// The moments around one, on the way to the present.
  mutating func window(around cursor: Cursor, reach: Int) -> TimelineWindow {
    let before = stops(before: cursor, reach: reach)
    let after = stops(from: cursor, reach: reach)
    var window = TimelineWindow(shown: before.reduce(0) { $0 + $1.count }, reach: reach)
    window.stops = stops(of: before.reversed() + after)
    window.forks = forks(after: window.stops)
    return window
  }

  /// The newest moments up to one.
  mutating func stops(upTo cursor: Cursor) -> [Stop] {
    let before = stops(before: cursor, reach: TimelineWindow.mostReach)
    let last = TimelineWindow.Part(
      branch: cursor.branch, segment: cursor.segment, first: cursor.stop, count: 1)
    return stops(of: before.reversed() + [last])
  }

  private mutating func stops(of parts: [TimelineWindow.Part]) -> [Stop] {
    parts.flatMap { part in
      segment(part.branch, part.segment).stops[part.first..<part.first + part.count]
    }
  }

  /// The stops before one, the nearest segment first.
  private mutating func stops(before cursor: Cursor, reach: Int) -> [TimelineWindow.Part] {
    var parts: [TimelineWindow.Part] = []
    var wanted = reach
    var (branch, index, end) = (cursor.branch, cursor.segment, cursor.stop)
    while true {
      let count = min(wanted, end)
      parts.append(
        TimelineWindow.Part(branch: branch, segment: index, first: end - count, count: count))
      wanted -= count
      if wanted == 0 { return parts }
      if index > 0 {
        index -= 1
        end = segment(branch, index).stops.count
      } else {
        guard let parent = branches[branch].parent else { return parts }
        let fork = branches[branch].fork
        index = branches[parent].segment(of: fork)
        end = segment(parent, index).stops.prefix { $0.place <= fork }.count
        branch = parent
      }
    }
  }

  /// A stop and those after it, on the way to the present.
  private mutating func stops(from cursor: Cursor, reach: Int) -> [TimelineWindow.Part] {
    guard let present = past?.present else { return [] }
    let path = path(to: current)
    var parts: [TimelineWindow.Part] = []
    var wanted = reach
    var (index, first) = (cursor.segment, cursor.stop)
    for (branch, limit) in path.drop(while: { $0.branch != cursor.branch }) {
      let place = limit ?? present.place
      let rows = limit == nil ? presentLog.end : .max
      while index < branches[branch].checkpoints.count {
        let stops = segment(branch, index).stops.dropFirst(first)
        let reached = stops.prefix(wanted).prefix { $0.place <= place && $0.rowCount <= rows }.count
        parts.append(
          TimelineWindow.Part(branch: branch, segment: index, first: first, count: reached))
        wanted -= reached
        if wanted == 0 { return parts }
        if reached < stops.count { break }
        index += 1
        first = 0
      }
      index = 0
      first = 0
    }
    return parts
  }

  /// After which of these moments, on the way to the present, another branch leaves.
  func forks(after stops: [Stop]) -> Set<Int> {
    guard branches.count > 1 || isDetached, let first = stops.first else { return [] }
    var forks: Set<Int> = []
    func mark(_ place: Position.Place) {
      guard first.place <= place else { return }
      forks.insert((stops.firstIndex { place < $0.place } ?? stops.count) - 1)
    }
    let path = path(to: current)
    let ways = Dictionary(uniqueKeysWithValues: path.map { ($0.branch, $0.limit) })
    for branch in branches {
      guard let parent = branch.parent, let limit = ways[parent] else { continue }
      if branch.fork <= limit ?? branch.fork { mark(branch.fork) }
    }
    if isDetached { mark((past?.present ?? position).place) }
    return forks
  }
}

/// The newest moments of the present: kept as they happen, so that nothing is repeated to draw them.
struct RecentStops: Sendable {
  private(set) var stops: [Stop]

  init(_ stops: [Stop]) { self.stops = stops }

  private static let capacity = 4 * TimelineWindow.mostReach

  /// An event happened, or time passed and something was due.
  mutating func add(_ entries: [Trace.Entry], event: SystemEvent.Kind?, at position: Position) {
    if stops.count >= Self.capacity { stops.removeFirst(stops.count - TimelineWindow.mostReach) }
    var states = stops.last?.states ?? []
    var rows = position.rowCount - entries.count
    var index = 0
    while index < entries.count || index == 0 && entries.isEmpty {
      let time = entries.isEmpty ? position.place.time : entries[index].time
      var changesState = false
      while index < entries.count, entries[index].time == time || event != nil {
        if case .state(_, let to, _) = entries[index].kind, let name = entries[index].app,
          let app = position.device.index(of: name)
        {
          states[app] = to
          changesState = true
        }
        index += 1
        rows += 1
      }
      stops.append(
        Stop(
          place: Position.Place(
            eventCount: position.eventCount, time: time, hasAdvanced: event == nil),
          event: event, changesState: changesState, states: states, rowCount: rows))
      if entries.isEmpty { break }
    }
  }
}
