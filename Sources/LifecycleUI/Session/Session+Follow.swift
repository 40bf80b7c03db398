// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Something a log that is followed tells the session.
package enum FollowedChange: Hashable, Sendable {
  /// An event must have happened.
  case event(SystemEvent)
  /// So much time has passed on the device since the log began, at least.
  case time(Duration)
  /// Time has passed until the next deadline.
  case skip
  /// What a line shows, or what is to be said of it.
  case note(String, isProblem: Bool)
}

extension Session {
  /// The device follows a real one: what its log tells happens here too.
  mutating func follow(_ change: FollowedChange, at wall: Duration) {
    // What happens on the real device happens in the present.
    if timeline.isPast { travelToPresent(at: wall) }
    reveal(all: true)
    switch change {
    case .event(let event): cause(event, at: wall)
    case .time(let moment):
      if moment > device.now { putForward(to: moment, at: wall) }
    case .skip:
      if let due = device.nextDeadline { putForward(to: due, at: wall) }
    case .note(let text, let isProblem):
      let text = Self.visible(text)
      timeline.append(Log.Note(isProblem ? .failed : .presenter, text))
      if isProblem { message = Message(.error, text) }
    }
    view.cursor.follow()
  }
}
