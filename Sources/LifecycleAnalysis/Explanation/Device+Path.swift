// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finds the events and waits that lead to a goal. Each begins when the device has settled after
/// the one before.
extension Device {
  /// The number of devices that the search for a path looks at before it gives up.
  private static let maxPathPlaces = 300

  /// The shortest path to a device on which an event is possible: empty if it is possible now, nil
  /// if no path was found.
  ///
  /// The search first follows what the event needs (``refusal(of:)``). If that leads nowhere or
  /// takes several steps, it tries every event that makes sense, within a bound. It never tries an
  /// event that only terminates a process. A step that a finger can't do counts twice
  /// (``PathEffort``).
  package func path(to event: SystemEvent) -> [StateSpace.Edge]? {
    guard let unmet = firstUnmet(for: event) else { return [] }
    let remedy = unmet.isLasting ? nil : self.remedy(for: event)?.map(StateSpace.Edge.event)
    if let remedy, remedy.count == 1 { return remedy }
    if unmet.isLasting || lastingNeed(of: event) != nil { return nil }
    let app = event.app ?? firstIcon?.app
    return path(for: app, insteadOf: remedy) { $0.isPossible(event) }
  }

  /// The shortest path to a device on which an app is in a state: empty if it is in that state now,
  /// nil if no path was found. A step that a finger can't do counts twice.
  package func path(to state: EmulatedApp.State, of app: AppReference) -> [StateSpace.Edge]? {
    path(for: app) { $0.apps[app.index].state == state }
  }

  /// The device at the end of a path; nil if a step is not possible.
  package func following(_ path: [StateSpace.Edge]) -> Device? {
    var device = self
    for edge in path { guard device.take(edge) else { return nil } }
    return device
  }

  /// The need of an event, or of an event that provides what it needs, that nothing on this device
  /// can change; nil if there is none.
  package func lastingNeed(of event: SystemEvent) -> (event: SystemEvent, rule: Rule)? {
    var wanted = event
    for _ in 0..<Self.maxPathPlaces {
      guard let unmet = firstUnmet(for: wanted) else { return nil }
      if unmet.isLasting { return (wanted, unmet.rule) }
      guard let remedy = unmet.remedy, remedy != wanted else { return nil }
      wanted = remedy
    }
    return nil
  }

  /// Searches for a device that is wanted, the path of least effort first. Code that answers from
  /// outside is taken to return at once.
  ///
  /// - Parameter known: a path that leads there. Only one of less effort and no more steps is better.
  private func path(
    for app: AppReference?, insteadOf known: [StateSpace.Edge]? = nil,
    where isWanted: (Device) -> Bool
  ) -> [StateSpace.Edge]? {
    let start = answeringAtOnce
    if isWanted(start) { return [] }
    if isFarBehind { return known }
    var best = known.map { (path: $0, effort: PathEffort($0)) }
    var efforts = [StateSpace.Fingerprint(start.rebased): PathEffort()]
    // The places that were not looked at yet, in the order in which they were found.
    var open: [(device: Device, path: [StateSpace.Edge], effort: PathEffort)] = [
      (start, [], PathEffort())
    ]
    while let next = open.indices.min(by: { open[$0].effort < open[$1].effort }) {
      let (device, path, effort) = open.remove(at: next)
      if let known, path.count >= known.count { continue }
      for edge in device.edges(for: app) {
        let sum = effort.adding(edge)
        if let best, sum >= best.effort { continue }
        var reached = device
        guard reached.take(edge) else { continue }
        if isWanted(reached) {
          best = (path + [edge], sum)
          continue
        }
        let fingerprint = StateSpace.Fingerprint(reached.rebased)
        if let least = efforts[fingerprint] {
          if least <= sum { continue }
        } else if efforts.count >= Self.maxPathPlaces {
          continue
        }
        efforts[fingerprint] = sum
        open.append((reached, path + [edge], sum))
      }
    }
    return best?.path
  }

  /// Returns the edges that the search tries on one device.
  private func edges(for app: AppReference?) -> [StateSpace.Edge] {
    let events = app.map(candidates(for:)) ?? candidates
    // Waiting comes first, so that a path has no event if waiting is enough.
    return [.wait]
      + events.filter { !Self.terminatingKinds.contains($0.kind) }.map(StateSpace.Edge.event)
  }

  /// Takes one step of a path and settles; false if the step is not possible.
  private mutating func take(_ edge: StateSpace.Edge) -> Bool {
    switch edge {
    case .event(let event):
      guard isPossible(event) else { return false }
      doAndSettle(event)
    case .wait:
      guard let due = nextDeadline else { return false }
      _ = advance(to: due)
      settle()
    }
    return true
  }

  /// The events that exist to terminate a process, or to make iOS do so. Swiping an app away is not one of them: the user
  /// does it to end an app.
  private static let terminatingKinds: Set<SystemEvent.Kind> = [
    .crash, .exit, .exceedMemory, .endProcess, .changePrivacy, .reclaimMemory, .reboot,
    .slowSave,
  ]
}

/// The effort that a path takes.
private struct PathEffort: Comparable {
  /// The steps. One that takes more than a finger (``TourMeans``) counts twice: to open an app and
  /// leave it is no more than to have a server send a push.
  private var steps = 0
  /// The number of events that take more than a finger.
  private var others = 0

  init(_ path: [StateSpace.Edge] = []) {
    for edge in path { self = adding(edge) }
  }

  func adding(_ edge: StateSpace.Edge) -> PathEffort {
    var sum = self
    sum.steps += 1
    if case .event(let event) = edge, event.kind.means != nil {
      sum.steps += 1
      sum.others += 1
    }
    return sum
  }

  static func < (one: PathEffort, other: PathEffort) -> Bool {
    one.steps == other.steps ? one.others < other.others : one.steps < other.steps
  }
}
