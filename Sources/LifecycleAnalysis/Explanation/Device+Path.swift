// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finds the events and waits that lead to a goal. Each begins when the device has settled after the
/// one before.
extension Device {
  /// How many devices the search for a path looks at before it gives up.
  private static let maxPathPlaces = 300

  /// The shortest path to a device on which an event is possible: empty if it is possible now, nil if
  /// no path was found.
  ///
  /// The search first follows what the event needs (``refusal(of:)``). If that leads nowhere or takes
  /// several steps, it tries every event that makes sense, breadth first and within a bound. It never
  /// tries an event that only terminates a process.
  package func path(to event: SystemEvent) -> [StateSpace.Edge]? {
    guard let unmet = firstUnmet(for: event) else { return [] }
    let remedy = unmet.isLasting ? nil : self.remedy(for: event)
    if let remedy, remedy.count == 1 { return [.event(remedy[0])] }
    if unmet.isLasting || lastingNeed(of: event) { return nil }
    let app = event.app ?? firstIcon?.app
    let found = path(for: app, atMost: (remedy?.count ?? .max) - 1) { $0.isPossible(event) }
    return found ?? remedy.map { $0.map(StateSpace.Edge.event) }
  }

  /// The shortest path to a device on which an app is in a state: empty if it is in that state now,
  /// nil if no path was found.
  package func path(to state: EmulatedApp.State, of app: AppReference) -> [StateSpace.Edge]? {
    path(for: app, atMost: .max) { $0.apps[app.index].state == state }
  }

  /// The device at the end of a path; nil if a step is not possible.
  package func following(_ path: [StateSpace.Edge]) -> Device? {
    var device = self
    for edge in path { guard device.take(edge) else { return nil } }
    return device
  }

  /// Whether what the event needs leads to something that nothing on this device can change.
  private func lastingNeed(of event: SystemEvent) -> Bool {
    var wanted = event
    for _ in 0..<Self.maxPathPlaces {
      guard let unmet = firstUnmet(for: wanted) else { return false }
      if unmet.isLasting { return true }
      guard let remedy = unmet.remedy, remedy != wanted else { return false }
      wanted = remedy
    }
    return false
  }

  /// Searches breadth first for a device that is wanted. Code that answers from outside is taken to
  /// return at once.
  private func path(
    for app: AppReference?, atMost longest: Int, where isWanted: (Device) -> Bool
  ) -> [StateSpace.Edge]? {
    let start = answeringAtOnce
    if isWanted(start) { return [] }
    if isFarBehind { return nil }
    var known: Set<StateSpace.Fingerprint> = [StateSpace.Fingerprint(start.rebased)]
    var places: [(device: Device, path: [StateSpace.Edge])] = [(start, [])]
    var next = 0
    while next < places.count, places[next].path.count < longest {
      let (device, path) = places[next]
      next += 1
      for edge in device.edges(for: app) {
        var reached = device
        guard reached.take(edge) else { continue }
        if isWanted(reached) { return path + [edge] }
        guard places.count < Self.maxPathPlaces,
          known.insert(StateSpace.Fingerprint(reached.rebased)).inserted
        else { continue }
        places.append((reached, path + [edge]))
      }
    }
    return nil
  }

  /// What the search tries on one device.
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

  /// The events that exist to terminate a process. Swiping an app away is not one of them: the user
  /// does it to end an app.
  private static let terminatingKinds: Set<SystemEvent.Kind> = [
    .crash, .exit, .exceedMemory, .endProcess, .changePrivacy, .reclaimMemory, .reboot,
  ]
}
