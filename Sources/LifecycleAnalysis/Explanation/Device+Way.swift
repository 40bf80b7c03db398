// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// How to get somewhere: events and waits, each done once the device has settled after the one
/// before.
extension Device {
  /// How many places a search for a way looks at before it gives up.
  package static let mostPlacesOfWay = 300

  /// The shortest way to where an event is possible: empty if it is possible now, nil if none was
  /// found.
  ///
  /// What the event needs is followed first (``refusal(of:)``); where that leads nowhere, or takes
  /// several steps, every event that makes sense is tried, breadth first and within a bound. What
  /// terminates a process is no step of a way that is searched for.
  package func way(to event: SystemEvent) -> [StateSpace.Edge]? {
    guard let unmet = firstUnmet(for: event) else { return [] }
    let remedy = unmet.isLasting ? nil : self.remedy(for: event)
    if let remedy, remedy.count == 1 { return [.event(remedy[0])] }
    if unmet.isLasting || lastingNeed(of: event) { return nil }
    let app = event.app ?? firstIcon?.app
    let found = way(for: app, atMost: (remedy?.count ?? .max) - 1) { $0.isPossible(event) }
    return found ?? remedy.map { $0.map(StateSpace.Edge.event) }
  }

  /// The shortest way to where an app is in a state: empty if it is there, nil if none was found.
  package func way(to state: EmulatedApp.State, of app: AppReference) -> [StateSpace.Edge]? {
    way(for: app, atMost: .max) { $0.apps[app.index].state == state }
  }

  /// The device at the end of a way; nil where a step is not possible.
  package func following(_ way: [StateSpace.Edge]) -> Device? {
    var device = self
    for edge in way { guard device.take(edge) else { return nil } }
    return device
  }

  /// Whether what the event needs leads to something that nothing on this device can change.
  private func lastingNeed(of event: SystemEvent) -> Bool {
    var wanted = event
    for _ in 0..<Self.mostPlacesOfWay {
      guard let unmet = firstUnmet(for: wanted) else { return false }
      if unmet.isLasting { return true }
      guard let remedy = unmet.remedy, remedy != wanted else { return false }
      wanted = remedy
    }
    return false
  }

  /// Searches breadth first for a device that is wanted. Code that answers from outside is taken to
  /// return at once.
  private func way(
    for app: AppReference?, atMost longest: Int, where isWanted: (Device) -> Bool
  ) -> [StateSpace.Edge]? {
    let start = answeringAtOnce
    if isWanted(start) { return [] }
    if isFarBehind { return nil }
    var known: Set<StateSpace.Fingerprint> = [StateSpace.Fingerprint(start.rebased)]
    var places: [(device: Device, way: [StateSpace.Edge])] = [(start, [])]
    var next = 0
    while next < places.count, places[next].way.count < longest {
      let (device, way) = places[next]
      next += 1
      for edge in device.edges(for: app) {
        var reached = device
        guard reached.take(edge) else { continue }
        if isWanted(reached) { return way + [edge] }
        guard places.count < Self.mostPlacesOfWay,
          known.insert(StateSpace.Fingerprint(reached.rebased)).inserted
        else { continue }
        places.append((reached, way + [edge]))
      }
    }
    return nil
  }

  /// What a search tries in one place.
  private func edges(for app: AppReference?) -> [StateSpace.Edge] {
    let events = app.map(candidates(for:)) ?? candidates
    // Where time alone would do, nothing else is asked for.
    return [.wait] + events.filter { !$0.kind.terminates }.map(StateSpace.Edge.event)
  }

  /// Takes one step of a way and settles; false where it is not possible.
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
}

extension SystemEvent.Kind {
  /// Whether the event is there to terminate a process. Swiping an app away is not among them: it
  /// is what a user does to end one.
  fileprivate var terminates: Bool {
    switch self {
    case .crash, .exit, .exceedMemory, .endProcess, .changePrivacy, .reclaimMemory, .reboot: true
    case _: false
    }
  }
}
