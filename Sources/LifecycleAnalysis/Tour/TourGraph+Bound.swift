// SPDX-License-Identifier: Apache-2.0

/// The length below which there is no walk.
extension TourGraph {
  /// A share of the cost for each thing, so that no edge's things have more than the edge costs: a
  /// walk that covers some things costs at least their shares.
  func shares(of wanted: TourItemSet) -> [Int: Int] {
    // The least cost at which the same things are covered together.
    var least: [TourItemSet: Int] = [:]
    for edge in edges.joined() where edge.items.intersects(wanted) {
      let items = edge.items.intersection(wanted)
      least[items] = min(least[items] ?? .max, edge.cost)
    }
    var covering: [Int: [(cost: Int, items: [Int])]] = [:]
    for (items, cost) in least {
      for item in items.indices { covering[item, default: []].append((cost, items.indices)) }
    }
    func shares(in order: [Int]) -> [Int: Int] {
      var shares: [Int: Int] = [:]
      for item in order {
        let free = (covering[item] ?? []).map { edge in
          edge.cost - edge.items.reduce(0) { $0 + (shares[$1] ?? 0) }
        }
        shares[item] = max(0, free.min() ?? 0)
      }
      return shares
    }
    func cheapest(_ item: Int) -> Int { covering[item]?.map { $0.cost }.min() ?? 0 }
    let indices = wanted.indices
    let orders = [
      indices.sorted { (-cheapest($0), $0) < (-cheapest($1), $1) },
      indices.sorted { (covering[$0]?.count ?? 0, $0) < (covering[$1]?.count ?? 0, $1) },
      indices.sorted {
        let (one, other) = (widest(covering[$0]), widest(covering[$1]))
        return (one, $0) < (other, $1)
      },
    ]
    return orders.map(shares).max { $0.values.reduce(0, +) < $1.values.reduce(0, +) } ?? [:]
  }

  /// The most things that an edge covers together with one.
  private func widest(_ edges: [(cost: Int, items: [Int])]?) -> Int {
    edges?.map { $0.items.count }.max() ?? 0
  }

  /// The number of things that are counted exactly in a bound.
  private static let exactItems = 10

  /// No walk that covers all of some things costs less: the shares of most, and what the few that
  /// are farthest away cost exactly beside them.
  func bound(covering wanted: TourItemSet) -> Int {
    let shares = shares(of: wanted)
    let start = distances(from: 0)
    var farthest: [Int: Int] = [:]
    for source in edges.indices {
      for edge in edges[source] where edge.items.intersects(wanted) {
        for item in edge.items.indices where wanted.contains(item) {
          let far = start.costs[source] + edge.cost - (shares[item] ?? 0)
          farthest[item] = min(farthest[item] ?? .max, far)
        }
      }
    }
    let exact = farthest.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.exactItems).map { $0.key }
    let bits = Dictionary(uniqueKeysWithValues: exact.enumerated().map { ($1, 1 << $0) })
    var masks: [[Int]] = []
    for list in edges {
      masks.append(list.map { $0.items.indices.reduce(0) { $0 | (bits[$1] ?? 0) } })
    }
    let relaxation = TourRelaxation(
      count: edges.count,
      edges: relaxed(masks) { edge in
        edge.items.indices.reduce(edge.cost) { cost, item in
          bits[item] == nil ? cost - (shares[item] ?? 0) : cost
        }
      }, itemCount: exact.count)
    let others = shares.reduce(0) { $0 + (bits[$1.key] == nil ? $1.value : 0) }
    return max(shares.values.reduce(0, +), relaxation.cost(from: 0, covered: 0) + others)
  }

  /// No walk of that cost covers more of some things.
  func mostCovered(of wanted: TourItemSet, within cost: Int) -> Int {
    var left = cost
    return shares(of: wanted).values.sorted().prefix { share in
      left -= share
      return left >= 0
    }.count
  }
}
