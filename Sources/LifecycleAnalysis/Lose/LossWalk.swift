// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The search for a way to lose an edit: one number of events after the other. A wait leads to a
/// situation with the same number.
struct LossWalk {
  /// The number of events in which there is no way.
  private(set) var searchedEvents = 0
  /// True if there is nothing more to look at.
  private(set) var isComplete = false
  /// The way to each situation.
  private var places: [Place]
  private let start: Device
  private let kinds: [SystemEvent.Kind]
  private let limit: Int
  private var known: Set<StateSpace.Fingerprint>

  private struct Place {
    let parent: Int
    let edge: StateSpace.Edge
  }

  /// A situation whose edges were not tried yet. The start is no place: its number is -1.
  private struct Open {
    let place: Int
    let device: Device
  }

  init(from device: Device, kinds: [SystemEvent.Kind], limit: Int) {
    start = device
    self.kinds = kinds
    self.limit = limit
    places = []
    known = [StateSpace.Fingerprint(device.lossSituation)]
  }

  /// The number of situations that were found.
  var situations: Int { places.count + 1 }

  /// Searches for a way with at most so many events. Returns the shortest one; nil if none was found.
  mutating func run(events bound: Int) -> Loss.Way? {
    guard start.hasUnsavedEdit else {
      isComplete = true
      return nil
    }
    var level = [Open(place: -1, device: start)]
    for count in 0...max(0, bound) {
      var next: [Open] = []
      // With one event more: where time alone loses the edit, fewer are enough.
      var found: Loss.Way?
      var index = 0
      while index < level.count {
        let open = level[index]
        index += 1
        if let way = follow(.wait, from: open, to: &level) { return way }
        guard count < bound, found == nil else { continue }
        for event in open.device.lossEvents(kinds) {
          if let way = follow(.event(event), from: open, to: &next) {
            found = way
            break
          }
        }
        if places.count >= limit, found == nil { return nil }
      }
      searchedEvents = count
      if let found { return found }
      if next.isEmpty, count < bound {
        isComplete = true
        return nil
      }
      level = next
    }
    return nil
  }

  /// Follows an edge. Returns the way if it loses an edit; else what is new is added to the others.
  private mutating func follow(
    _ edge: StateSpace.Edge, from open: Open, to others: inout [Open]
  ) -> Loss.Way? {
    guard let (device, entries) = open.device.following(edge) else { return nil }
    for entry in entries {
      if case .end(let ending) = entry.kind, ending.unsavedEditsLost > 0 {
        return Loss.Way(edges: path(to: open.place) + [edge], end: entry)
      }
    }
    guard device.hasUnsavedEdit,
      known.insert(StateSpace.Fingerprint(device.lossSituation)).inserted
    else { return nil }
    places.append(Place(parent: open.place, edge: edge))
    others.append(Open(place: places.count - 1, device: device))
    return nil
  }

  private func path(to place: Int) -> [StateSpace.Edge] {
    var edges: [StateSpace.Edge] = []
    var here = place
    while here >= 0 {
      edges.append(places[here].edge)
      here = places[here].parent
    }
    return edges.reversed()
  }
}

extension Device {
  /// The device without what makes no difference to what can be lost from now on.
  fileprivate var lossSituation: Device { planned.withoutReasons }

  /// The events that are tried. Of apps that are alike but for their names, and have not been opened,
  /// the first stands for all.
  fileprivate func lossEvents(_ kinds: [SystemEvent.Kind]) -> [SystemEvent] {
    let apps = references.filter { app in
      !references.prefix(app.index).contains { isAlike($0, app) }
    }
    var events: [SystemEvent] = []
    for kind in kinds {
      // An event that names no app is listed once.
      for app in kind.takesApp ? apps : Array(apps.prefix(1)) {
        events += candidates(kind, for: app)
      }
    }
    return events
  }

  private func isAlike(_ one: AppReference, _ other: AppReference) -> Bool {
    let (one, other) = (apps[one.index], apps[other.index])
    var traits = other.traits
    traits.name = one.name
    guard traits == one.traits else { return false }
    return Device(version: version, apps: [one.traits, other.traits]).apps == [one, other]
  }
}
