// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// One thing a hand does on a tour.
package enum TourMove: Hashable, Sendable {
  case event(SystemEvent)
  /// Waiting until the next deadline is over.
  case wait

  /// The longest wait a tour has.
  static let longestWait = Duration.seconds(3600)

  /// The outcome of a move.
  package struct Outcome {
    /// The entries until the device had settled.
    let entries: [Trace.Entry]
    /// The entries after that, while the hand was still busy.
    let tail: [Trace.Entry]
    /// The moment at which the move began.
    let began: Duration
    /// The moment at which the device had settled.
    let settled: Duration
    /// The moment at which the hand is free again.
    let free: Duration
    /// The moment at which the hand is free and the device has settled: the next move can begin.
    let ended: Duration
  }

  /// Makes the move on a device that has settled; nil if it is not possible.
  package func make(on device: inout Device) -> Outcome? {
    let began = device.now
    switch self {
    case .event(let event):
      guard device.isPossible(event), !event.kind.beginsAtHomeScreen || device.isAtHomeScreen else {
        return nil
      }
      let entries = device.doAndSettle(event)
      let settled = device.now
      let free = Self.free(from: max(settled, began + event.kind.handTime.duration), on: device)
      let tail = device.advance(to: free) + device.settle()
      return Outcome(
        entries: entries, tail: tail, began: began, settled: settled, free: free,
        ended: device.now)
    case .wait:
      guard let pause = Self.pause(on: device) else { return nil }
      let free = began + pause
      let entries = device.advance(to: free) + device.settle()
      return Outcome(
        entries: entries, tail: [], began: began, settled: device.now, free: free,
        ended: device.now)
    }
  }

  /// Returns the duration of a wait: whole seconds, with a margin; nil where nothing is due or it would be too long.
  static func pause(on device: Device) -> Duration? {
    guard let due = device.nextDeadline, due - device.now <= longestWait else { return nil }
    let (seconds, rest) = (due - device.now).components
    return .seconds(seconds + (rest > 0 ? 1 : 0)) + HandTime.margin.duration
  }

  /// Returns the moment at which a hand that would be free can go on: not where a limit is reached
  /// at about the same time, since a tester could not tell which came first.
  private static func free(from moment: Duration, on device: Device) -> Duration {
    let margin = HandTime.margin.duration
    guard let due = device.nextDeadline, due > moment - margin, due < moment + margin else {
      return moment
    }
    return due + margin
  }

  /// The move on a device whose windows have other numbers than those of a situation, which count from one.
  func naming(_ sessions: [SceneSession]) -> TourMove {
    func number(_ position: Int) -> Int {
      sessions.indices.contains(position - 1) ? sessions[position - 1].number : position
    }
    return switch self {
    case .event(.closeWindow(let position, let app)): .event(.closeWindow(number(position), app))
    case .event(.chooseWindow(let position, let app)): .event(.chooseWindow(number(position), app))
    case .event(.disconnectScene(let position?, let app)):
      .event(.disconnectScene(number(position), app))
    case .event, .wait: self
    }
  }

  /// The means that a tester needs for the move; nil if a finger is enough.
  var means: TourMeans? {
    if case .event(let event) = self { event.kind.means } else { nil }
  }

  /// The rank of the move among those that take the same time: the lower, the more a hand likes it.
  var preference: Int {
    switch self {
    case .wait: 1
    case .event(let event):
      switch event.kind.tourGroup {
      case nil, .lock, .switcher, .controlCenter, .notificationCenter: 2
      case .some: event.kind.isControlOfApp ? 4 : 3
      }
    }
  }
}
