// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What happened: a device, the events that reached it, and what it said.
///
/// A device is the function of its start and of what reached it, so that these are kept whole, with
/// a checkpoint now and then: any moment can be had again. Only the newest rows of the log are kept.
/// What a user looks at is not here, see ``View``.
package struct Timeline: Sendable {
  /// How many events are kept: what a scenario file can hold. No more are accepted, so that nothing
  /// is ever lost.
  package static let capacity = Scenario.Bound.steps.rawValue - 1_000
  /// A checkpoint is kept for every so many events: going back repeats no more than these.
  static let checkpointInterval = 1_000

  /// An event that happened, or was refused.
  package struct Moment: Hashable, Sendable {
    /// The device's time.
    package let time: Duration
    package let event: SystemEvent
    package let isRefused: Bool
  }

  /// The device and what is known about it before some event.
  private struct Checkpoint: Sendable {
    let device: Device
    let facts: [AppFacts]
  }

  /// A moment to which the timeline can go back.
  package struct Place: Hashable, Sendable {
    /// How many events there were.
    let moments: Int
    let time: Duration
    /// The number after the log's newest row.
    let rows: Int
    /// Whether what was due at that time had happened.
    let hasAdvanced: Bool
  }

  /// The device as it was before the first event.
  package let start: Device
  package private(set) var device: Device
  /// Every event, in order.
  package private(set) var moments: [Moment] = []
  private var checkpoints: [Checkpoint] = []
  package private(set) var log = Log()
  /// What is known about each app beside the device, as far as its rows are in the log.
  package private(set) var facts: [AppFacts]
  /// Changes with the device: what is computed from a device is kept together with it.
  package private(set) var revision = 0
  /// Whether time has passed, or something was due, since the last event.
  private var hasAdvanced = true
  /// When something last happened by itself since the last event that was not refused; nil if
  /// nothing did.
  package private(set) var lastDue: Duration?
  /// Rows that are not in the log yet, because the user looks at one callback after the other.
  private var concealed: [Log.Row] = []
  /// Whether new rows are concealed.
  private var isConcealing = false
  /// Rows nobody has taken, for a reader that wants every one; nil where nobody asks.
  private var unread: [Log.Row]?

  package init(start: Device, keepsUnread: Bool = false) {
    self.start = start
    device = start
    facts = start.apps.map { AppFacts(state: $0.state, since: start.now) }
    unread = keepsUnread ? [] : nil
  }

  /// Whether no event can be kept any more.
  package var isFull: Bool { moments.count >= Self.capacity }

  // MARK: What happens

  /// Something happens to the device.
  mutating func handle(_ event: SystemEvent) -> [Trace.Entry] {
    let checkpoint =
      moments.count == checkpoints.count * Self.checkpointInterval
      ? Checkpoint(device: device, facts: facts) : nil
    if let checkpoint { checkpoints.append(checkpoint) }
    let entries = apply(event)
    append(entries)
    return entries
  }

  /// The device takes an event, which is kept.
  private mutating func apply(_ event: SystemEvent) -> [Trace.Entry] {
    let entries = device.handle(event)
    var isRefused = false
    if case .refused? = entries.last?.kind { isRefused = true }
    moments.append(Moment(time: device.now, event: event, isRefused: isRefused))
    if !isRefused {
      lastDue = nil
    } else if entries.count > 1 {
      // What was due at this moment went before it.
      lastDue = device.now
    }
    hasAdvanced = false
    revision += 1
    return entries
  }

  /// Time passes, and what is due happens.
  mutating func advance(to instant: Duration) -> [Trace.Entry] {
    let entries = pass(to: instant)
    append(entries)
    return entries
  }

  private mutating func pass(to instant: Duration) -> [Trace.Entry] {
    let before = device.now
    let entries = device.advance(to: instant)
    if entries.isEmpty, device.now == before { return entries }
    if let last = entries.last { lastDue = last.time }
    hasAdvanced = true
    revision += 1
    return entries
  }

  /// A word beside the trace.
  mutating func append(_ note: Log.Note) { append(.note(note, time: device.now)) }

  private mutating func append(_ entries: [Trace.Entry]) {
    for entry in entries { append(.entry(entry)) }
  }

  private mutating func append(_ row: Log.Row) {
    // No row comes before one that happened earlier.
    if isConcealing || !concealed.isEmpty {
      concealed.append(row)
    } else {
      show(row)
    }
  }

  private mutating func show(_ row: Log.Row) {
    log.append(row)
    unread?.append(row)
    if case .entry(let entry) = row { learn(entry) }
  }

  private mutating func learn(_ entry: Trace.Entry) {
    guard let name = entry.app, let index = device.index(of: name) else { return }
    facts[index].learn(entry, event: max(0, moments.count - 1))
  }

  /// The rows that have come into the log since this was last asked.
  mutating func takeUnread() -> [Log.Row] {
    defer { unread?.removeAll(keepingCapacity: true) }
    return unread ?? []
  }

  /// The newest events from a number on, at most so many, without those that were refused.
  package func recent(since number: Int, atMost count: Int) -> [Moment] {
    Array(
      moments[min(number, moments.count)...].reversed().lazy.filter { !$0.isRefused }
        .prefix(count).reversed())
  }

  // MARK: One callback after the other

  /// Whether there are rows the user has not been shown.
  package var isConcealed: Bool { !concealed.isEmpty }

  /// From here on rows are concealed until they are revealed.
  mutating func beginConcealing() { isConcealing = true }

  /// Rows are no longer concealed; those that are wait to be revealed.
  mutating func endConcealing() { isConcealing = false }

  /// Shows the rows up to the next callback and what belongs to it; all of them on demand. Returns
  /// them.
  mutating func reveal(all: Bool) -> ArraySlice<Log.Row> {
    var calls = 0
    var count = 0
    for row in concealed {
      if case .entry(let entry) = row {
        if case .call = entry.kind { calls += 1 }
        if calls > 1, !all { break }
      }
      count += 1
    }
    let rows = concealed.prefix(count)
    concealed.removeFirst(count)
    for row in rows { show(row) }
    return rows
  }

  // MARK: Going back

  /// Where the timeline is now.
  package var place: Place {
    Place(
      moments: moments.count, time: device.now, rows: log.end + concealed.count,
      hasAdvanced: hasAdvanced)
  }

  /// Everything after a place is undone: the device is again what it was there.
  mutating func goBack(to place: Place) {
    let index = min(place.moments / Self.checkpointInterval, checkpoints.count - 1)
    concealed.removeAll()
    isConcealing = false
    if index >= 0 {
      device = checkpoints[index].device
      facts = checkpoints[index].facts
    } else {
      device = start
      facts = start.apps.map { AppFacts(state: $0.state, since: start.now) }
    }
    let first = max(0, index * Self.checkpointInterval)
    let repeated = Array(moments[first..<place.moments])
    moments.removeSubrange(first...)
    lastDue = nil
    for moment in repeated {
      pass(to: moment.time).forEach { learn($0) }
      apply(moment.event).forEach { learn($0) }
    }
    if place.hasAdvanced { pass(to: place.time).forEach { learn($0) } }
    let needed = (place.moments + Self.checkpointInterval - 1) / Self.checkpointInterval
    checkpoints.removeSubrange(min(needed, checkpoints.count)...)
    hasAdvanced = place.hasAdvanced
    log.removeRows(from: place.rows)
    revision += 1
  }
}
