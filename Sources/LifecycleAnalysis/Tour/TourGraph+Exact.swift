// SPDX-License-Identifier: Apache-2.0

/// The shortest walk, where there is little enough to cover.
extension TourGraph {
  /// The result of a search for the shortest walk.
  struct Shortest {
    /// The walk; nil where the search was given up.
    let walk: [Step]?
    /// No walk costs less.
    let bound: Int
  }

  /// The number of situations, each with what has been covered, that are looked at.
  private static let maxVisits = 400_000

  /// Searches for the shortest walk that covers some things: A*, with the relaxation as its guide.
  ///
  /// - Precondition: at most ``TourRelaxation/maxItems`` things, all of them reachable.
  func shortest(covering wanted: TourItemSet) -> Shortest {
    let indices = wanted.indices
    let bits = { (items: TourItemSet) -> Int in
      indices.enumerated().reduce(0) { $0 | (items.contains($1.element) ? 1 << $1.offset : 0) }
    }
    let masks = edges.map { $0.map { bits($0.items) } }
    let relaxation = TourRelaxation(
      count: edges.count, edges: relaxed(masks) { $0.cost }, itemCount: indices.count)
    let full = (1 << indices.count) - 1
    let shift = indices.count
    var costs = [0: 0]
    var parents: [Int: Step] = [:]
    var queue = TourQueue()
    var bound = relaxation.cost(from: 0, covered: 0)
    queue.push(0, cost: bound)
    var visits = 0
    while let (estimate, node) = queue.pop() {
      let (here, covered) = (node >> shift, node & full)
      guard let cost = costs[node],
        cost + relaxation.cost(from: here, covered: covered) == estimate
      else { continue }
      bound = max(bound, estimate)
      if covered == full {
        return Shortest(walk: walk(to: node, parents, shift), bound: cost)
      }
      visits += 1
      if visits > Self.maxVisits { break }
      for (index, edge) in edges[here].enumerated() {
        let reached = covered | masks[here][index]
        let next = edge.target << shift | reached
        if let known = costs[next], known <= cost + edge.cost { continue }
        let rest = relaxation.cost(from: edge.target, covered: reached)
        guard rest < TourRelaxation.never else { continue }
        costs[next] = cost + edge.cost
        // The node before is kept beside the edge, because several sets of covered items lead to the same one.
        parents[next] = Step(source: node, index: index)
        queue.push(next, cost: cost + edge.cost + rest)
      }
    }
    return Shortest(walk: nil, bound: bound)
  }

  private func walk(to node: Int, _ parents: [Int: Step], _ shift: Int) -> [Step] {
    var walk: [Step] = []
    var here = node
    while let step = parents[here] {
      walk.append(Step(source: step.source >> shift, index: step.index))
      here = step.source
    }
    return walk.reversed()
  }

  /// The edges as a relaxation takes them.
  func relaxed(_ masks: [[Int]], cost: (Edge) -> Int) -> [TourRelaxation.Edge] {
    edges.indices.flatMap { source in
      edges[source].enumerated().map { index, edge in
        TourRelaxation.Edge(
          source: source, target: edge.target, cost: cost(edge), items: masks[source][index])
      }
    }
  }
}
