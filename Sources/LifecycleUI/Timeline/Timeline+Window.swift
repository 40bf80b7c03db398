// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The moments around the one that is shown: what the timeline's panel draws.
struct TimelineWindow: Sendable {
  /// The moments, oldest first.
  var stops: [Stop] = []
  /// The one that is shown.
  var shown = 0
  /// Whether other branches leave after a moment, by its place in ``stops``.
  var forks: Set<Int> = []

  /// How many moments there are at most on each side of the one that is shown.
  static let reach = 180

  /// Some stops of a segment.
  struct Part: Hashable, Sendable {
    let branch: Int
    let segment: Int
    let first: Int
    let count: Int
  }
}

extension Timeline {
  /// The moments around the one that is shown.
  var window: TimelineWindow {
    if let past { return past.window }
    // What is concealed is not shown here either.
    let stops = recent.stops.suffix(TimelineWindow.reach).filter { $0.rowCount <= presentLog.end }
    var window = TimelineWindow(stops: stops, shown: max(0, stops.count - 1))
    window.forks = forks(after: stops)
    return window
  }

  /// After which of these moments, on the way to the present, another branch leaves.
  func forks(after stops: [Stop]) -> Set<Int> {
    guard branches.count > 1 || isDetached, let first = stops.first else { return [] }
    var forks: Set<Int> = []
    func mark(_ place: Place) {
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

  private static let capacity = 4 * TimelineWindow.reach

  /// An event happened, or time passed and something was due.
  mutating func add(_ entries: [Trace.Entry], event: SystemEvent.Kind?, at position: Position) {
    if stops.count >= Self.capacity { stops.removeFirst(stops.count - TimelineWindow.reach) }
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
          place: Place(
            eventCount: position.eventCount, time: time, hasAdvanced: event == nil),
          event: event, changesState: changesState, states: states, rowCount: rows))
      if entries.isEmpty { break }
    }
  }
}
