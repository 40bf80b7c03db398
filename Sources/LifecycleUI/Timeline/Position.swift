// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A device somewhere in a history, and what is known about it.
///
/// A position changes only by the events it takes and the time that passes: from one that was kept,
/// any later one can be had again.
package struct Position: Sendable {
  private(set) var device: Device
  /// The facts about each app beside the device.
  private(set) var facts: [AppFacts]
  /// The number of inputs from the first of all: events, and what hosted processes did.
  private(set) var eventCount = 0
  /// The number of events of the device that were not refused: those that the timeline marks, the log has
  /// with ``Sign/event`` and reports call `event`. Every number of events that a user reads counts these.
  private(set) var systemEventCount = 0
  /// True if time has passed, or something was due, since the last event.
  private(set) var hasAdvanced = true
  /// The last moment at which something happened by itself since the last event that was not
  /// refused; nil if nothing did.
  private(set) var lastDue: Duration?
  /// The number the next row of the log gets.
  var rowCount = 0

  init(start: Device) {
    device = start
    facts = start.apps.map { AppFacts(state: $0.state, since: start.now) }
  }

  /// The place of this position in its history.
  var place: Place { Place(eventCount: eventCount, time: device.now, hasAdvanced: hasAdvanced) }

  /// An event happens now. Returns what follows, and whether the event was refused.
  mutating func take(_ event: SystemEvent) -> (entries: [Trace.Entry], isRefused: Bool) {
    let entries = device.handle(event)
    var isRefused = false
    if case .refused? = entries.last?.kind { isRefused = true }
    if !isRefused {
      lastDue = nil
    } else if entries.count > 1 {
      // A deadline at this moment went before the event.
      lastDue = device.now
    }
    eventCount += 1
    if !isRefused { systemEventCount += 1 }
    hasAdvanced = false
    return (entries, isRefused)
  }

  /// Something reaches the device now. Returns what follows, and whether it was refused.
  mutating func take(_ input: Device.Input) -> (entries: [Trace.Entry], isRefused: Bool) {
    if case .event(let event) = input { return take(event) }
    let entries = device.apply(input)
    lastDue = nil
    eventCount += 1
    hasAdvanced = false
    return (entries, false)
  }

  /// Time passes, and what is due happens.
  mutating func pass(to instant: Duration) -> [Trace.Entry] {
    let before = device.now
    let entries = device.advance(to: instant)
    if entries.isEmpty, device.now == before { return entries }
    if let last = entries.last { lastDue = last.time }
    hasAdvanced = true
    return entries
  }

  /// Takes over the facts that an entry tells about its app.
  mutating func learn(_ entry: Trace.Entry) {
    guard let name = entry.app, let index = device.index(of: name) else { return }
    facts[index].learn(entry, event: max(0, eventCount - 1))
  }

  /// Goes on to a later place by taking the events that follow.
  mutating func replay(_ events: some Sequence<RecordedInput>, until place: Place) {
    for event in events {
      if eventCount == place.eventCount { break }
      pass(to: event.time).forEach { learn($0) }
      take(event.input).entries.forEach { learn($0) }
    }
    if place.hasAdvanced { pass(to: place.time).forEach { learn($0) } }
  }
}

extension Position {
  /// The place of a position in its history.
  package struct Place: Hashable, Sendable, Comparable {
    /// The number of events from the first of all.
    package let eventCount: Int
    /// The device's time.
    package let time: Duration
    /// True if everything that was due at that time, after those events, has happened.
    package let hasAdvanced: Bool

    package static func < (one: Place, other: Place) -> Bool {
      if one.eventCount != other.eventCount { return one.eventCount < other.eventCount }
      if one.time != other.time { return one.time < other.time }
      return !one.hasAdvanced && other.hasAdvanced
    }
  }
}

/// Something that reached a device from outside, kept so that it can be repeated.
struct RecordedInput: Hashable, Sendable {
  /// The device's time.
  let time: Duration
  let input: Device.Input
  let isRefused: Bool

  /// The event, unless it is something a hosted process did.
  var event: RecordedEvent? {
    guard case .event(let event) = input else { return nil }
    return RecordedEvent(time: time, event: event, isRefused: isRefused)
  }

  /// The kind of the event, if it is one that was accepted.
  var kind: SystemEvent.Kind? { isRefused ? nil : event?.event.kind }
}

/// An event that happened, or was refused.
package struct RecordedEvent: Hashable, Sendable {
  /// The device's time.
  package let time: Duration
  package let event: SystemEvent
  package let isRefused: Bool
}
