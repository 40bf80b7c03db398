// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// A moment at which travel through time stops: right after an event, or after what was due at one
/// instant.
package struct Stop: Hashable, Sendable {
  package let place: Position.Place
  /// The event, if it is one that was not refused.
  package let event: SystemEvent.Kind?
  /// True if an app went from one of the five states to another.
  package let changesState: Bool
  /// The states of the apps, in their order.
  package let states: [EmulatedApp.State]
  /// The number after its last row.
  package let rowCount: Int
}

extension Stop {
  /// The moment before anything happened, or one nothing is known about but the states.
  init(first position: Position) {
    self.init(
      place: position.place, event: nil, changesState: false,
      states: position.device.apps.map { $0.state }, rowCount: position.rowCount)
  }
}

/// The moments between one checkpoint of a branch and the next, made from its events.
struct Segment: Sendable {
  private(set) var stops: [Stop] = []
  /// The rows of the log.
  private(set) var rows: [LogRow] = []
  /// The number of the first of ``rows``.
  let firstRow: Int
  /// The position at the first stop, and at each ``spacing`` stops after it.
  private var positions: [Position] = []
  /// One of ``positions``, by its index among them, and the positions at the stops after it, as far as
  /// they were asked for: the next step is mostly to one beside it.
  private var near: (index: Int, positions: [Position]) = (0, [])
  /// The events of the branch after the checkpoint. In a list of their own: a slice would hold on to
  /// all the events of the branch, which would then be copied for the next one.
  private let events: [RecordedInput]
  /// The place at which it ends.
  let end: Position.Place
  /// The number of events before the first of ``events``.
  private let firstEvent: Int

  /// The number of stops from one position that is kept to the next.
  private static let spacing = 16

  init(_ index: Int, of branch: Branch) {
    events = Array(branch.events(after: index))
    var position = branch.checkpoints[index]
    end = branch.end(ofSegment: index)
    firstRow = position.rowCount
    firstEvent = position.eventCount
    if branch.parent == nil, index == 0 { add([], event: nil, at: &position, branch) }
    for event in events {
      pass(to: event.time, at: &position, branch)
      let entries = position.take(event.input).entries
      add(entries, event: event.kind, at: &position, branch)
    }
    pass(to: end.time, at: &position, branch)
  }

  /// Time passes; there is a stop wherever something is due.
  private mutating func pass(
    to instant: Duration, at position: inout Position, _ branch: Branch
  ) {
    var last: Duration?
    while let due = position.device.nextDeadline, due <= instant, due != last {
      last = due
      let entries = position.pass(to: max(due, position.device.now))
      if !entries.isEmpty { add(entries, event: nil, at: &position, branch) }
    }
    let entries = position.pass(to: instant)
    if !entries.isEmpty { add(entries, event: nil, at: &position, branch) }
  }

  /// Something happened: one more stop.
  private mutating func add(
    _ entries: [Trace.Entry], event: SystemEvent.Kind?, at position: inout Position,
    _ branch: Branch
  ) {
    var changesState = false
    for entry in entries {
      while let note = branch.notes[position.rowCount] { add(note, at: &position) }
      add(.entry(entry), at: &position)
      position.learn(entry)
      if entry.isStateChange { changesState = true }
    }
    // A verdict belongs to the events before it, and a presenter's note to those behind it.
    while let row = branch.notes[position.rowCount], case .note(let note, _) = row,
      note.kind != .presenter
    { add(row, at: &position) }
    let states =
      changesState || stops.isEmpty
      ? position.device.apps.map { $0.state } : stops[stops.count - 1].states
    if stops.count.isMultiple(of: Self.spacing) { positions.append(position) }
    stops.append(
      Stop(
        place: position.place, event: event, changesState: changesState, states: states,
        rowCount: position.rowCount))
  }

  private mutating func add(_ row: LogRow, at position: inout Position) {
    rows.append(row)
    position.rowCount += 1
  }

  /// The position at one of ``stops``.
  mutating func position(at index: Int) -> Position {
    let (kept, wanted) = index.quotientAndRemainder(dividingBy: Self.spacing)
    if near.index != kept || near.positions.isEmpty { near = (kept, [positions[kept]]) }
    while near.positions.count <= wanted {
      var position = near.positions[near.positions.count - 1]
      let stop = stops[kept * Self.spacing + near.positions.count]
      position.replay(events.dropFirst(position.eventCount - firstEvent), until: stop.place)
      position.rowCount = stop.rowCount
      near.positions.append(position)
    }
    return near.positions[wanted]
  }

  /// Keeps no position beside the few it needs.
  mutating func forgetNear() {
    if !near.positions.isEmpty { near.positions = [] }
  }
}
