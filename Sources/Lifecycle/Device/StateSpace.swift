// SPDX-License-Identifier: Apache-2.0

/// Every state a device can reach by a set of events and by waiting, with the shortest way there.
///
/// The walk is breadth first over rebased devices: two devices that behave alike from now on are
/// the same place, whatever their clocks say. A limit is required, because some worlds are large.
/// A place keeps how it was reached; its device and what was recorded on the way are made again by
/// repeating that (``device(at:)``, ``trace(to:)``).
public struct StateSpace: Sendable {
  /// A way from one place to the next.
  public enum Edge: Hashable, Sendable {
    case event(SystemEvent)
    /// Waiting until the next deadline.
    case wait
  }

  /// A place: where it was reached from, and how.
  public struct Place: Sendable {
    /// The place it was reached from; nil for the start.
    public let parent: Int?
    /// The way it was reached. Nil for the start.
    public let edge: Edge?
  }

  /// The places in the order they were found; the first is the start.
  public private(set) var places: [Place]
  /// True if the walk ended because of the limit and not because everything was found.
  public private(set) var isTruncated = false
  /// The device the walk started from, with its own clock.
  private let start: Device

  /// Walks from a device over the events that are possible in each place.
  ///
  /// - Parameters:
  ///   - start: where the walk begins.
  ///   - events: What is tried in each place; nil: whatever makes sense there
  ///     (``Device/candidates``).
  ///   - limit: The most places that are kept.
  public init(from start: Device, events: [SystemEvent]? = nil, limit: Int) {
    self.start = start
    places = [Place(parent: nil, edge: nil)]
    let first = start.rebased
    var known: Set<Fingerprint> = [Fingerprint(first)]
    // Only the devices whose edges have not been tried are kept.
    var frontier = [first]
    var next = 0
    while !frontier.isEmpty {
      var found: [Device] = []
      for device in frontier {
        let edges = (events ?? device.candidates).map(Edge.event) + [.wait]
        for edge in edges {
          guard let (reached, _) = device.following(edge) else { continue }
          let rebased = reached.rebased
          guard known.insert(Fingerprint(rebased)).inserted else { continue }
          guard places.count < limit else {
            isTruncated = true
            return
          }
          places.append(Place(parent: next, edge: edge))
          found.append(rebased)
        }
        next += 1
      }
      frontier = found
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

  /// The device at a place, with the clock of the way there.
  public func device(at place: Int) -> Device { follow(path(to: place)).device }

  /// Everything recorded on the way from the start to a place, on one clock.
  public func trace(to place: Int) -> [Trace.Entry] { follow(path(to: place)).entries }

  private func follow(_ path: [Edge]) -> (device: Device, entries: [Trace.Entry]) {
    var device = start
    var entries: [Trace.Entry] = []
    for edge in path {
      guard let (next, said) = device.following(edge) else { break }
      device = next
      entries += said
    }
    return (device, entries)
  }

  /// A stand-in for a device among those known: two hashes of it, 128 bits. That two devices of a
  /// walk share them by chance is less likely than a fault of the hardware.
  package struct Fingerprint: Hashable {
    private let one: Int
    private let two: Int

    package init(_ device: Device) {
      var hasher = Hasher()
      device.hash(into: &hasher)
      one = hasher.finalize()
      // A hasher's state has 256 bits: one word more gives another 64 of them.
      hasher.combine(0x5bd1_e995)
      two = hasher.finalize()
    }
  }
}

extension Device {
  /// The device after an edge, and what it recorded; nil if the edge is not possible.
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
}
