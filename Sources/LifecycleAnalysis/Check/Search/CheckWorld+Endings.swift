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
  /// The seconds by which an end may come sooner than in the model.
  private static let tolerance = 5

  /// Returns the ways in which the process of an app may have ended within some seconds, the likeliest first. A reason
  /// that needs the app to run may have ended a suspended one that was woken before.
  ///
  /// - Parameters:
  ///   - start: The number of the device with the process.
  ///   - end: The reason; nil if the line names none.
  mutating func endings(
    from start: Int, of app: Int, after seconds: Int, as end: LogEnd?
  ) -> [Ending] {
    let plans = LogEnd.plans(for: end)
    let wake = CheckVocabulary.wake(on: devices[start].version)
    var found: [Ending] = []
    for (index, plan) in (plans + plans.map { [wake] + $0 }).enumerated()
    where index < plans.count || found.isEmpty {
      guard let (taken, _) = run(plan, as: end, on: start, of: app, after: 0) else { continue }
      let rest = seconds - Int(taken.components.seconds)
      guard rest >= -Self.tolerance || !hasTimes,
        let (_, ending) = run(plan, as: end, on: start, of: app, after: max(0, rest))
      else { continue }
      found.append(
        Ending(
          reached: Reached(
            device: ending.reached.device, cost: Self.costOfEnd + index, path: ending.reached.path),
          outputs: ending.outputs))
    }
    return found
  }

  /// Takes the events of a plan after some seconds; nil if they don't end the process for a reason.
  ///
  /// - Returns: The time from the first event to the end, and the end.
  private mutating func run(
    _ plan: [SystemEvent.Kind], as end: LogEnd?, on start: Int, of app: Int, after seconds: Int
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
    for kind in plan {
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
    let name = device.apps[app].traits.name
    let endings = entries.compactMap { entry in
      if entry.app == name, case .end(let ending) = entry.kind { ending } else { nil }
    }
    guard !hasProcess(), let ending = endings.last else { return nil }
    if let end, end.namesReason {
      guard end.agrees(with: ending) else { return nil }
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
