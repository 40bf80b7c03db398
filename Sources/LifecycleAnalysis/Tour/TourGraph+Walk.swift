// SPDX-License-Identifier: Apache-2.0

/// Ways through a graph.
extension TourGraph {
  /// An edge, by the situation it begins in and its place there.
  struct Step: Hashable, Sendable {
    let source: Int
    let index: Int
  }

  func edge(_ step: Step) -> Edge { edges[step.source][step.index] }

  func cost(of walk: [Step]) -> Int { walk.reduce(0) { $0 + edge($1).cost } }

  /// Returns the items that a walk covers.
  func items(of walk: [Step]) -> TourItemSet { walk.reduce(.empty) { $0.union(edge($1).items) } }

  /// Returns the items that can be covered with some means alone.
  func reachable(with means: Set<TourMeans>) -> TourItemSet {
    guard !edges.isEmpty else { return .empty }
    var found = TourItemSet.empty
    var known = Array(repeating: false, count: edges.count)
    var waiting = [0]
    known[0] = true
    while let here = waiting.popLast() {
      for edge in edges[here] where edge.move.means.map(means.contains) != false {
        found = found.union(edge.items)
        if known[edge.target] { continue }
        known[edge.target] = true
        waiting.append(edge.target)
      }
    }
    return found
  }

  /// The cheapest ways from one situation to all others.
  struct Distances {
    var costs: [Int]
    var steps: [Step?]

    /// The way to a situation.
    func way(to target: Int) -> [Step] {
      var way: [Step] = []
      var here = target
      while let step = steps[here] {
        way.append(step)
        here = step.source
      }
      return way.reversed()
    }
  }

  func distances(from source: Int) -> Distances {
    var found = Distances(
      costs: Array(repeating: TourRelaxation.never, count: edges.count),
      steps: Array(repeating: nil, count: edges.count))
    found.costs[source] = 0
    var queue = TourQueue()
    queue.push(source, cost: 0)
    while let (cost, here) = queue.pop() {
      guard cost == found.costs[here] else { continue }
      for (index, edge) in edges[here].enumerated()
      where cost + edge.cost < found.costs[edge.target] {
        found.costs[edge.target] = cost + edge.cost
        found.steps[edge.target] = Step(source: here, index: index)
        queue.push(edge.target, cost: cost + edge.cost)
      }
    }
    return found
  }

  /// The cheapest way to an edge that covers one of some things; of equal ones, the one that covers
  /// most. Nil if there is none.
  ///
  /// - Parameter isRatio: true if the cost is divided by how much the edge covers.
  func nearest(_ wanted: TourItemSet, from source: Int, isRatio: Bool = false) -> [Step]? {
    let distances = distances(from: source)
    var best: (cost: Int, gain: Int, step: Step)?
    for source in edges.indices where distances.costs[source] < TourRelaxation.never {
      for (index, edge) in edges[source].enumerated() where edge.items.intersects(wanted) {
        let gain = edge.items.intersection(wanted).count
        let cost = (distances.costs[source] + edge.cost) * 1000 / (isRatio ? gain : 1)
        if let best, (cost, -gain) >= (best.cost, -best.gain) { continue }
        best = (cost, gain, Step(source: source, index: index))
      }
    }
    guard let best else { return nil }
    return distances.way(to: best.step.source) + [best.step]
  }
}
