// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The history of a session: a device, the events that reached it, and its log, in every future
/// there was.
///
/// A device is the function of its start and of what reached it, so that these are kept whole, with
/// a position now and then: any moment can be had again. Only the newest rows of the log are kept.
///
/// The history is a tree of ``Branch``es. One position is shown: the present, or a moment of the
/// past (see `Timeline+Travel`). What happens in the present goes on with the current branch; where
/// the present is not the end of that branch, it opens a new one, and nothing is lost.
/// What a user looks at is not here, see ``View``.
package struct Timeline: Sendable {
  /// The most events that are kept in all branches, as many as a scenario file can hold. No more
  /// are accepted, so that nothing is ever lost.
  package static let capacity = Scenario.Bound.steps.rawValue - 1_000
  /// A position is kept for every so many events of a branch: going back repeats no more than these.
  package static let checkpointInterval = 100

  /// The device as it was before the first event.
  package let start: Device
  /// Every future, in the order in which they began.
  var branches: [Branch]
  /// The branch that is continued, by its index in ``branches``; where ``isDetached``, the one that
  /// is about to be left.
  var current = 0
  /// True if the present is not the end of the current branch: the next event opens a new one.
  var isDetached = false
  /// The position that is shown: the present, or a moment of the past.
  var position: Position
  /// The present, while a moment of the past is shown.
  var past: Past?
  /// The scenario that is stepped through, as it is at the moment that is shown.
  package internal(set) var playback: ScenarioPlayback?
  /// The parts of the history that were made again last, the newest last.
  var segments: [(branch: Int, index: Int, segment: Segment)] = []
  /// The positions to which redo leads, the newest last.
  var undone: [Undone] = []
  /// The number of events in all branches.
  var recorded = 0
  /// Changes with the device that is shown, but not with its clock alone: what is computed from a
  /// device is kept together with it.
  package internal(set) var revision = 0

  /// The log up to the present.
  var presentLog = Log()
  /// The number of logs so far: see ``Log/generation``.
  var generations = 0
  /// Rows that are not in the log yet, because the user looks at one callback after the other.
  private(set) var concealed: [LogRow] = []
  /// True if new rows are concealed.
  private var isConcealing = false
  /// Rows nobody has taken, for a reader that wants every one; nil where nobody asks.
  private var unread: [LogRow]?

  /// The newest moments of the present.
  var recent: RecentStops

  package init(start: Device, playback: ScenarioPlayback? = nil, keepsUnread: Bool = false) {
    self.start = start
    self.playback = playback
    position = Position(start: start)
    recent = RecentStops([Stop(first: position)])
    branches = [Branch(from: position, of: nil)]
    unread = keepsUnread ? [] : nil
  }

  /// The device as it is in the present.
  package var presentDevice: Device { past?.present.device ?? position.device }
  /// The device that is shown.
  package var device: Device {
    _read { yield position.device }
  }
  /// The facts about each app beside the device, as far as its rows are in the log.
  package var facts: [AppFacts] { position.facts }
  /// The rows up to the moment that is shown.
  package var log: Log { past?.log ?? presentLog }
  /// The last moment at which something happened by itself since the last event that was not
  /// refused; nil if nothing did.
  package var lastDue: Duration? { (past?.present ?? position).lastDue }
  /// The place of the position that is shown.
  package var place: Position.Place { position.place }
  /// True if a moment of the past is shown.
  package var isPast: Bool { past != nil }
  /// True if an event has happened, in any branch.
  var hasEvents: Bool { recorded > 0 }
  /// True if no event can be kept any more.
  package var isFull: Bool { recorded >= Self.capacity }

  // MARK: What happens

  /// Nothing happens to a device of the past: whoever tries has forgotten ``continueHere()``.
  private var isPresent: Bool {
    assert(!isPast, "Something happens while a moment of the past is shown")
    return !isPast
  }

  /// Something happens to the device, in the present.
  mutating func handle(_ event: SystemEvent) -> [Trace.Entry] { apply(.event(event)) }

  /// Something reaches the device from outside, in the present.
  mutating func apply(_ input: Device.Input) -> [Trace.Entry] {
    guard isPresent else { return [] }
    leaveBranch()
    branches[current].prepare(position)
    let time = position.device.now
    let (entries, isRefused) = position.take(input)
    let record = RecordedInput(time: time, input: input, isRefused: isRefused)
    branches[current].append(record, entries)
    recorded += 1
    revision += 1
    append(entries)
    recent.add(entries, event: record.kind, at: position)
    assertConsistent()
    return entries
  }

  /// Time passes in the present, and what is due happens.
  mutating func advance(to instant: Duration) -> [Trace.Entry] {
    guard isPresent else { return [] }
    if isDetached, let due = position.device.nextDeadline, due <= instant { leaveBranch() }
    let entries = position.pass(to: instant)
    if entries.isEmpty { return entries }
    revision += 1
    append(entries)
    branches[current].noteContents(of: entries)
    recent.add(entries, event: nil, at: position)
    assertConsistent()
    return entries
  }

  /// A word beside the trace, in the present.
  mutating func append(_ note: LogNote) {
    guard isPresent else { return }
    leaveBranch()
    let row = LogRow.note(note, time: device.now)
    branches[current].append(row, number: position.rowCount)
    append(row)
    assertConsistent()
  }

  /// Says the rows beside the trace in other words.
  mutating func mapNotes(_ change: (LogNote) -> LogNote) {
    for index in branches.indices { branches[index].mapNotes(change) }
    for index in concealed.indices { concealed[index] = concealed[index].mapNote(change) }
    segments.removeAll()
    generations += 1
    presentLog.mapNotes(generation: generations, change)
    past?.log.mapNotes(generation: generations, change)
    revision += 1
  }

  /// The current branch is called that. A present that is no branch yet becomes one.
  mutating func nameBranch(_ name: String) {
    leaveBranch()
    branches[current].name = name
  }

  /// Returns the number of events of a branch's own, its beginning and its end.
  func summary(of branch: Int) -> (events: Int, start: Duration, end: Position) {
    let own = branches[branch]
    let isPresent = branch == current && !isDetached
    let end = isPresent ? past?.present ?? position : own.end
    return (
      end.systemEventCount - own.checkpoints[0].systemEventCount, own.fork.time, end
    )
  }

  /// Something is about to happen: where the present is not the end of its branch, one begins.
  private mutating func leaveBranch() {
    guard isDetached else { return }
    isDetached = false
    branches.append(Branch(from: position, of: current))
    current = branches.count - 1
  }

  private mutating func append(_ entries: [Trace.Entry]) {
    for entry in entries { append(.entry(entry)) }
  }

  private mutating func append(_ row: LogRow) {
    position.rowCount += 1
    // No row comes before one that happened earlier.
    if isConcealing || !concealed.isEmpty {
      concealed.append(row)
    } else {
      show(row)
    }
  }

  private mutating func show(_ row: LogRow) {
    presentLog.append(row)
    unread?.append(row)
    if case .entry(let entry) = row { position.learn(entry) }
  }

  /// The rows that have come into the log since this was last asked.
  mutating func takeUnread() -> [LogRow] {
    guard let rows = unread else { return [] }
    // Hidden rows are read out once they are revealed.
    let hidden = isOutcomeHidden ? presentLog.end - log.end : 0
    unread?.removeFirst(max(0, rows.count - hidden))
    return rows.dropLast(hidden)
  }

  // MARK: One callback after the other

  /// True if there are rows the user has not been shown.
  package var isConcealed: Bool { !isPast && !concealed.isEmpty }

  /// From here on rows are concealed until they are revealed.
  mutating func beginConcealing() { isConcealing = true }

  /// Rows are no longer concealed; those that are wait to be revealed.
  mutating func endConcealing() { isConcealing = false }

  /// Forgets the concealed rows: they are part of another future now.
  mutating func forgetConcealed() {
    concealed.removeAll()
    isConcealing = false
  }

  /// The part of the concealed rows that is shown at once.
  enum Reveal {
    case all
    /// Up to the next callback.
    case callback
    /// Up to the next callback, or the next change of a state if there was one: so that a state in
    /// which an app is only for a moment is seen too.
    case beat
  }

  /// Shows some of the rows that are concealed. Returns them.
  mutating func reveal(_ extent: Reveal) -> ArraySlice<LogRow> {
    var calls = 0
    var states = 0
    var count = 0
    for row in concealed {
      if case .entry(let entry) = row {
        if case .call = entry.kind { calls += 1 }
        if entry.isStateChange { states += 1 }
        let isOver =
          switch extent {
          case .all: false
          case .callback: calls > 1
          case .beat: calls > 1 || states > 1
          }
        if isOver { break }
      }
      count += 1
    }
    let rows = concealed.prefix(count)
    concealed.removeFirst(count)
    revision += 1
    for row in rows { show(row) }
    return rows
  }

  // MARK: Scenarios

  /// A step of the scenario, or an event beside it, is about to be taken in the present.
  mutating func beginStep() {
    guard let playback else { return }
    leaveBranch()
    branches[current].begin(playback, at: position.place)
  }

  /// The scenario is kept with its branch, as it is at the branch's end.
  mutating func keepPlayback() {
    if !isDetached { branches[current].playback = past?.playback ?? playback }
  }

  /// The scenario as it was at the moment that is shown; nil if it is as it is in the present.
  var playbackThen: ScenarioPlayback? {
    let place = position.place
    for (branch, limit) in path(to: current) {
      if let next = branches[branch].firstStep(notBefore: place),
        next.place <= limit ?? next.place
      {
        return next.playback
      }
    }
    return nil
  }

  /// The last time that a step of the scenario began on the way to the present; nil if it was not taken.
  ///
  /// - Parameter number: how many steps are before it.
  func step(_ number: Int) -> Branch.ScenarioStep? {
    for (branch, limit) in path(to: current).reversed() {
      let step = branches[branch].steps.last {
        $0.playback.taken == number && $0.place <= limit ?? $0.place
      }
      if let step { return step }
    }
    return nil
  }

  /// The last step of the scenario that began at or before the moment that is shown, and was not
  /// the next one there.
  var lastStep: Branch.ScenarioStep? {
    guard let playback else { return nil }
    let place = position.place
    for (branch, limit) in path(to: past?.cursor.branch ?? current).reversed() {
      let step = branches[branch].steps.last {
        $0.place <= (limit ?? place)
          && ($0.place < place || $0.place == place && $0.playback.taken < playback.taken)
      }
      if let step { return step }
    }
    return nil
  }

  // MARK: What happened

  /// The branches from the first to one, and how far each is followed.
  func path(to branch: Int) -> [(branch: Int, limit: Position.Place?)] {
    var path: [(branch: Int, limit: Position.Place?)] = [(branch, nil)]
    while let parent = branches[path[0].branch].parent {
      path.insert((parent, branches[path[0].branch].fork), at: 0)
    }
    return path
  }

  /// Every event up to the present, the oldest first.
  package var events: [RecordedEvent] {
    let end = past?.present.eventCount ?? position.eventCount
    return path(to: current).flatMap { branch, limit in
      let own = branches[branch]
      return own.events.prefix((limit?.eventCount ?? end) - own.fork.eventCount)
        .compactMap { $0.event }
    }
  }

  /// The newest events from a number on, at most so many, without those that were refused.
  package func recent(since number: Int, atMost count: Int) -> [RecordedEvent] {
    var found: [RecordedEvent] = []
    var end = position.eventCount
    for (branch, limit) in path(to: current).reversed() {
      let own = branches[branch]
      end = min(end, limit?.eventCount ?? end)
      let first = own.fork.eventCount
      let wanted = own.events.prefix(max(0, end - first)).dropFirst(max(0, number - first))
      for event in wanted.reversed().lazy.compactMap({ $0.event }) where !event.isRefused {
        found.append(event)
        if found.count == count { return found.reversed() }
      }
    }
    return found.reversed()
  }
}
