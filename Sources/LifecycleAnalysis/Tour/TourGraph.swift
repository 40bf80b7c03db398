// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The graph that a tour walks on: the situations a device can be in, and the moves between them,
/// each with the time it takes a hand and with what it covers.
struct TourGraph: Sendable {
  /// A move from one situation to another.
  struct Edge: Hashable, Sendable {
    let target: Int
    /// The cost that a walk pays (``cost(_:_:)``).
    let cost: Int
    let items: TourItemSet
    let move: TourMove
  }

  /// The moves from each situation; the first is the start.
  private(set) var edges: [[Edge]] = []
  /// True if there is more than was looked at.
  private(set) var isCut = false
  /// The items that all edges together cover.
  private(set) var reachable = TourItemSet.empty

  /// The number of moves that are tried at most, possible or not.
  static let maxTries = 250_000

  /// Finds every situation that can be reached with some kinds of events and by waiting.
  ///
  /// - Parameters:
  ///   - start: where the walk begins; the tour is that of its first app.
  ///   - kinds: the events there are.
  ///   - maxOpen: how many things may be open at once (``Device/openCount``).
  init(from start: Device, kinds: [SystemEvent.Kind], items: TourItems, maxOpen: Int) {
    guard let app = start.references.first else { return }
    let first = TourSituation(start)
    var known: [TourSituation: Int] = [first: 0]
    var situations = [first]
    var next = 0
    var tries = 0
    while next < situations.count {
      let device = situations[next].device
      var moves = kinds.filter(device.suits).flatMap { device.candidates($0, for: app) }.map {
        TourMove.event($0)
      }
      moves.append(.wait)
      var found: [Edge] = []
      for move in moves {
        tries += 1
        var copy = device
        guard let outcome = move.make(on: &copy) else { continue }
        var covered = TourItemSet.empty
        for entry in outcome.entries { items.add(entry, of: app.name, to: &covered) }
        for entry in outcome.tail { items.add(entry, of: app.name, to: &covered) }
        guard copy.openCount <= maxOpen else { continue }
        // A limit that counted still does: the move was made beside it.
        let isBeside = device.nextDeadline.map { $0 == copy.nextDeadline } ?? false
        if isBeside, situations[next].hasActedBeside { continue }
        let reached = TourSituation(copy, hasActedBeside: isBeside)
        let target: Int
        if let index = known[reached] {
          target = index
        } else {
          guard tries < Self.maxTries else {
            isCut = true
            continue
          }
          target = situations.count
          known[reached] = target
          situations.append(reached)
        }
        // A move that leads nowhere and shows nothing is no part of any tour.
        if target == next, covered.isEmpty { continue }
        reachable = reachable.union(covered)
        found.append(
          Edge(
            target: target, cost: Self.cost(outcome.ended - outcome.began) + move.preference,
            items: covered, move: move))
      }
      edges.append(Self.cheapest(found))
      next += 1
    }
  }

  /// A time as a cost. Its last digits are left to preferences among walks that take the same time:
  /// 10,000 of them make a millisecond.
  static func cost(_ time: Duration) -> Int { Int(time.millisecondsRoundedUp) * 10_000 }

  /// The time of a cost, preferences left out.
  static func time(_ cost: Int) -> Duration { .milliseconds(cost / 10_000) }

  /// The most that a walk of so much time costs, preferences included.
  static func budget(_ time: Duration) -> Int { cost(time) + 9_999 }

  /// Of moves that lead to the same place and cover the same, the cheapest.
  private static func cheapest(_ edges: [Edge]) -> [Edge] {
    struct Key: Hashable {
      let target: Int
      let items: TourItemSet
    }
    var indices: [Key: Int] = [:]
    var kept: [Edge] = []
    for edge in edges {
      let key = Key(target: edge.target, items: edge.items)
      if let index = indices[key] {
        if edge.cost < kept[index].cost { kept[index] = edge }
      } else {
        indices[key] = kept.count
        kept.append(edge)
      }
    }
    return kept
  }
}
