// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Ends that a line tells, and lines that come later than the model lets them.
extension HypothesisGraph {
  // MARK: Ends

  /// Explains that a process has ended, as the system or the debugger says, and for the reason that it names. If it was
  /// ended before, that is no news.
  mutating func endings(of hypothesis: Hypothesis, _ entry: LogEntry) -> [Successor] {
    let app = entry.app
    var pending = hypothesis.pending
    pending[app] = 0
    let cost = hypothesis.pending[app] == 0 ? 0 : Self.costOfEnding
    let reached = world.devices[hypothesis.device].apps[app]
    if reached.process == nil {
      // That end was not told so late, and had no other reason.
      let isLate = entry.seconds > Self.longestEnd
      // UIKit ends a process with the status 0 after it was told.
      if let end = entry.observation.end, end.namesReason, end != .exit(0) {
        guard !isLate, let ending = reached.lastEnding, end.agrees(with: ending) else { return [] }
      }
      return [
        Successor(
          hypothesis: Hypothesis(device: hypothesis.device, pending: pending),
          cost: cost + (isLate ? Self.costOfLateness : 0), path: [])
      ]
    }
    let endings = world.endings(
      from: hypothesis.device, of: app, after: entry.seconds, as: entry.observation.end)
    // The app would have logged what it was told before its end.
    let untold = endings.filter { !isMissed($0.outputs[app]) }
    return (untold.isEmpty ? endings : untold).map { ending in
      var left = pending
      for other in left.indices where other != app {
        left[other] = world.list(left[other], then: ending.outputs[other])
      }
      return Successor(
        hypothesis: Hypothesis(device: ending.reached.device, pending: left),
        cost: ending.reached.cost + cost + (untold.isEmpty ? Self.costOfEnding : 0),
        path: ending.reached.path)
    }
  }

  // MARK: Late lines

  /// The seconds within which everything is logged that one event leads to: a launch has the most.
  private static let longestEvent = 20
  /// The same for an app that is being ended.
  private static let longestEnd = 5
  /// The cost of a line that was due and came late. Another explanation is likelier, if there is one.
  private static let costOfLateness = 12

  /// Returns true if a line that was due comes later than the limits allow: a debugger may have stopped the app.
  func isLate(_ entry: LogEntry, on device: Int) -> Bool {
    guard isTolerant, !entry.observation.symbol.isOptional else { return false }
    let isEnding = world.devices[device].apps[entry.app].process == nil
    return entry.seconds > (isEnding ? Self.longestEnd : Self.longestEvent)
  }

  /// Explains such a line. The time passes on the device too, if nothing happens meanwhile.
  mutating func late(_ device: Int, _ pending: [Int], _ entry: LogEntry) -> Successor {
    let edge = world.passing(entry.seconds, from: device)
    return Successor(
      hypothesis: Hypothesis(device: edge.isSilent ? edge.next : device, pending: pending),
      cost: Self.costOfLateness, path: edge.isSilent ? edge.actions : [], isLate: true)
  }
}
