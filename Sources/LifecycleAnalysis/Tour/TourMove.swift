// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// One thing a hand does on a tour.
package enum TourMove: Hashable, Sendable {
  case event(SystemEvent)
  /// Waiting until the next deadline is over.
  case wait

  /// The longest wait a tour has.
  static let longestWait = Duration.seconds(3600)

  /// What a move did.
  package struct Outcome {
    /// What happened until the device had settled.
    let entries: [Trace.Entry]
    /// What happened after that, while the hand was still busy.
    let tail: [Trace.Entry]
    /// When the move began, and when the device had settled.
    let began: Duration
    let settled: Duration
    /// When the hand is free again.
    let free: Duration
    /// When the hand is free and the device has settled: the next move can begin.
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

  /// How long a wait lasts: whole seconds, with a margin; nil where nothing is due or it would be
  /// too long.
  static func pause(on device: Device) -> Duration? {
    guard let due = device.nextDeadline, due - device.now <= longestWait else { return nil }
    let (seconds, rest) = (due - device.now).components
    return .seconds(seconds + (rest > 0 ? 1 : 0)) + HandTime.margin.duration
  }

  /// When a hand that would be free at a moment can go on: not where a limit is reached at about
  /// the same time, since nobody could tell which came first.
  private static func free(from moment: Duration, on device: Device) -> Duration {
    let margin = HandTime.margin.duration
    guard let due = device.nextDeadline, due > moment - margin, due < moment + margin else {
      return moment
    }
    return due + margin
  }

  /// The move on a device whose windows have other numbers than those of a situation, which count
  /// from one.
  func naming(_ sessions: [SceneSession]) -> TourMove {
    func number(_ place: Int) -> Int {
      sessions.indices.contains(place - 1) ? sessions[place - 1].number : place
    }
    return switch self {
    case .event(.closeWindow(let place, let app)): .event(.closeWindow(number(place), app))
    case .event(.chooseWindow(let place, let app)): .event(.chooseWindow(number(place), app))
    case .event(.disconnectScene(let place?, let app)): .event(.disconnectScene(number(place), app))
    case .event, .wait: self
    }
  }

  /// What a tester needs for the move; nil if a finger is enough.
  var means: TourMeans? {
    if case .event(let event) = self { event.kind.means } else { nil }
  }

  /// How little a hand likes the move, of moves that take the same time.
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
