// SPDX-License-Identifier: Apache-2.0

/// Every state a device can reach by a set of events and by waiting, with the shortest way there.
///
/// The walk is breadth first over rebased devices: two devices that behave alike from now on are
/// the same place, whatever their clocks say. A limit is required, because some worlds are large.
public struct StateSpace: Sendable {
  /// A way from one place to the next.
  public enum Edge: Hashable, Sendable {
    case event(SystemEvent)
    /// Waiting until the next deadline.
    case wait
  }

  /// A place: the device, where it was reached from, and what was said on the way.
  public struct Place: Sendable {
    public let device: Device
    public let parent: Int?
    public let edge: Edge?
    public let entries: [Trace.Entry]
  }

  /// The places in the order they were found; the first is the start.
  public private(set) var places: [Place]
  /// Whether the walk ended because of the limit and not because everything was found.
  public private(set) var isCut = false

  /// Walks from a device over the events that are possible in each place.
  public init(from start: Device, events: [SystemEvent], limit: Int) {
    places = [Place(device: start.rebased, parent: nil, edge: nil, entries: [])]
    var known: [Device: Int] = [places[0].device: 0]
    var next = 0
    while next < places.count {
      let device = places[next].device
      for edge in events.map(Edge.event) + [.wait] {
        guard let (reached, entries) = device.following(edge) else { continue }
        let rebased = reached.rebased
        if known[rebased] != nil { continue }
        guard places.count < limit else {
          isCut = true
          return
        }
        known[rebased] = places.count
        places.append(Place(device: rebased, parent: next, edge: edge, entries: entries))
      }
      next += 1
    }
  }

  /// The edges from the start to a place.
  public func path(to place: Int) -> [Edge] {
    var edges: [Edge] = []
    var here = place
    while let edge = places[here].edge, let parent = places[here].parent {
      edges.append(edge)
      here = parent
    }
    return edges.reversed()
  }

  /// Everything said on the way from the start to a place.
  public func trace(to place: Int) -> [Trace.Entry] {
    var parts: [[Trace.Entry]] = []
    var here: Int? = place
    while let now = here {
      parts.append(places[now].entries)
      here = places[now].parent
    }
    return parts.reversed().flatMap { $0 }
  }
}

extension Device {
  /// The device after an edge, and what it said; nil if the edge is not possible.
  public func following(_ edge: StateSpace.Edge) -> (device: Device, entries: [Trace.Entry])? {
    var copy = self
    switch edge {
    case .event(let event):
      guard isPossible(event) else { return nil }
      let entries = copy.handle(event)
      return (copy, entries)
    case .wait:
      guard let due = nextDeadline else { return nil }
      let entries = copy.advance(to: due)
      return (copy, entries)
    }
  }

  /// The same device with its clock at zero: instants become ages, and what only tells the past
  /// (process identifiers, the last ending, counts beyond one) is dropped.
  public var rebased: Device {
    var copy = self
    copy.context.now = .zero
    copy.nextPID = 0
    for index in copy.apps.indices { copy.apps[index].rebase(by: now) }
    return copy
  }
}

extension EmulatedApp {
  fileprivate mutating func rebase(by age: Duration) {
    lastEnding = nil
    unsavedEdits = min(unsavedEdits, 1)
    // The next session's number tells only how many there have been.
    sessionCount = min(sessionCount, 1)
    fetchedAt = fetchedAt.map { $0 - age }
    sessions = sessions.map { SceneSession(id: "scene-1", activation: $0.activation) }
    process?.rebase(by: age)
  }
}

extension AppProcess {
  fileprivate mutating func rebase(by age: Duration) {
    var copy = AppProcess(pid: 0, launch: launch, phase: phase)
    if case .background(let background) = phase {
      copy.phase = .background(
        Background(
          because: background.because, since: background.since - age,
          idleSince: background.idleSince.map { $0 - age }, hasExpired: background.hasExpired))
    }
    copy.thread = thread
    copy.thread.hungSince = thread.hungSince.map { $0 - age }
    copy.thread.request = thread.request.map { Request(since: $0.since - age, limit: $0.limit) }
    copy.thread.current = thread.current.map {
      CallInProgress(
        callback: $0.callback, since: $0.since - age, returnsAt: $0.returnsAt.map { $0 - age })
    }
    copy.tasks = tasks
    copy.work = work.map { BackgroundWork(wake: $0.wake, since: $0.since - age) }
    copy.pendingChanges = pendingChanges
    copy.launching = launching.map { Launching(since: $0.since - age, limit: $0.limit) }
    copy.acceptedLaunch = acceptedLaunch
    copy.isNotified = isNotified
    self = copy
  }
}
