// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The ends of a process that a line of the system or the debugger tells.
extension CheckWorld {
  /// A device on which a process has ended, and the outputs until then.
  struct Ending {
    let reached: Reached
    /// For each app, the number of the list of outputs that its log should show.
    let outputs: [Int]
  }

  /// The most deadlines after the last event.
  private static let mostSkips = 8
  /// The cost of the likeliest end; each further one costs one more.
  private static let costOfEnd = 3

  /// Returns the ways in which the process of an app may have ended within some seconds, the likeliest first.
  ///
  /// - Parameters:
  ///   - start: The number of the device with the process.
  ///   - end: The reason; nil if the line names none.
  mutating func endings(
    from start: Int, of app: Int, after seconds: Int, as end: LogEnd?
  ) -> [Ending] {
    var found: [Ending] = []
    for (index, plan) in LogEnd.plans(for: end).enumerated() {
      guard let (taken, _) = run(plan, on: start, of: app, after: 0) else { continue }
      let rest = Duration.seconds(seconds) - taken
      guard
        let (_, ending) = run(plan, on: start, of: app, after: max(0, Int(rest.components.seconds)))
      else { continue }
      found.append(
        Ending(
          reached: Reached(
            device: ending.reached.device, cost: Self.costOfEnd + index, path: ending.reached.path),
          outputs: ending.outputs))
    }
    return found
  }

  /// Takes the events of a plan after some seconds; nil if they don't end the process.
  ///
  /// - Returns: The time from the first event to the end, and the end.
  private mutating func run(
    _ plan: LogEnd.Plan, on start: Int, of app: Int, after seconds: Int
  ) -> (Duration, Ending)? {
    var device = devices[start]
    var actions: [Action] = []
    var entries: [Trace.Entry] = []
    if seconds > 0 {
      work += Self.workOfAnswer
      entries += device.advance(to: device.now + .seconds(seconds))
      actions.append(.wait(.seconds(seconds)))
    }
    let begin = device.now
    func hasProcess() -> Bool { device.apps[app].process != nil }
    for kind in plan.events {
      work += Self.workOfAnswer
      let event =
        kind.takesApp ? device.candidate(kind, for: device.references[app]) : SystemEvent(kind)
      guard hasProcess(), let event, let (next, more) = device.following(.event(event)) else {
        return nil
      }
      device = next
      entries += more
      actions.append(.event(event))
    }
    var skips = 0
    while hasProcess(), skips < Self.mostSkips, let (next, more) = device.following(.wait) {
      work += Self.workOfAnswer
      skips += 1
      device = next
      entries += more
      actions.append(.skip)
    }
    guard !hasProcess() else { return nil }
    if let reason = plan.reason {
      let isRight = entries.contains { entry in
        if case .end(let ending) = entry.kind { ending.reason == reason } else { false }
      }
      guard isRight else { return nil }
    } else if skips > 0 {
      return nil
    }
    let edge = edge(actions, 0, rank: 0, entries, device)
    return (
      device.now - begin,
      Ending(
        reached: Reached(device: edge.next, cost: 0, path: actions), outputs: edge.outputs)
    )
  }
}
