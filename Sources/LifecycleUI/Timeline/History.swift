// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The events a session's device has accepted, from the start: enough to play it again.
package struct History: Sendable {
  /// How many events are kept; a session's later ones are counted, not kept.
  package static let capacity = 100_000
  /// How many of the newest events are kept for the card.
  package static let recentCapacity = 40

  /// An event and its moment on the device's clock.
  package struct Moment: Hashable, Sendable {
    package let time: Duration
    package let event: SystemEvent
  }

  /// The device as it was before the first event.
  package let start: Device
  package private(set) var moments: [Moment] = []
  /// The newest events, whatever ``moments`` had to leave out.
  package private(set) var recent: [Moment] = []
  /// How many events there were in all.
  package private(set) var count = 0

  package init(start: Device) { self.start = start }

  /// Whether ``moments`` holds every event there was.
  package var isComplete: Bool { count == moments.count }

  package mutating func record(_ event: SystemEvent, at time: Duration) {
    let moment = Moment(time: time, event: event)
    if moments.count < Self.capacity { moments.append(moment) }
    if recent.count == Self.recentCapacity { recent.removeFirst() }
    recent.append(moment)
    count += 1
  }

  /// The newest events from a number on, as many as are kept.
  package func recent(since number: Int) -> ArraySlice<Moment> {
    recent.suffix(max(0, count - number))
  }
}
