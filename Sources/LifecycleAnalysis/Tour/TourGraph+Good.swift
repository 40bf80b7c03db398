// SPDX-License-Identifier: Apache-2.0

/// Good walks, where there is too much to cover for the shortest.
extension TourGraph {
  /// A walk that covers some things: the nearest first, then improved by changing the order.
  ///
  /// - Parameter budget: what it may cost; it then covers what it can.
  func goodWalk(covering wanted: TourItemSet, within budget: Int = TourRelaxation.never) -> [Step] {
    let walks = [false, true].map { isRatio in
      improved(nearestFirst([], wanted, within: budget, isRatio: isRatio), wanted)
    }
    return walks.min { one, other in
      let (first, second) = (covered(one, wanted), covered(other, wanted))
      return (-first, cost(of: one)) < (-second, cost(of: other))
    } ?? []
  }

  /// Returns the number of things that a walk covers.
  func covered(_ walk: [Step], _ wanted: TourItemSet) -> Int {
    wanted.intersection(items(of: walk)).count
  }

  /// Goes on with a walk to whatever is nearest, as long as it is affordable.
  func nearestFirst(
    _ walk: [Step], _ wanted: TourItemSet, within budget: Int, isRatio: Bool
  ) -> [Step] {
    var walk = walk
    var spent = cost(of: walk)
    var open = wanted.subtracting(items(of: walk))
    while !open.isEmpty {
      let here = walk.last.map { edge($0).target } ?? 0
      let ways = [isRatio, false].lazy.compactMap { nearest(open, from: here, isRatio: $0) }
      guard let way = ways.first(where: { spent + cost(of: $0) <= budget }) else { break }
      walk += way
      spent += cost(of: way)
      open = open.subtracting(items(of: way))
    }
    return walk
  }

  /// The number of times that the order of a walk is changed at most.
  private static let maxRounds = 6
  /// The number of edges that are looked at for that.
  private static let maxLooks = 40_000_000

  /// The same coverage at a lower cost: what is covered twice is left out, and stretches between
  /// are put in a better order.
  func improved(_ walk: [Step], _ wanted: TourItemSet) -> [Step] {
    var best = walk
    let target = items(of: walk)
    let needed = target.intersection(wanted)
    var looks = 0
    for _ in 0..<Self.maxRounds {
      let keys = keys(of: best, needed)
      looks += keys.count * edges.reduce(0) { $0 + $1.count }
      guard looks < Self.maxLooks else { break }
      let next = reordered(keys)
      guard cost(of: next) < cost(of: best) else { break }
      best = next
    }
    return best
  }

  /// The steps of a walk that it needs to cover what it does: no other step covers the same.
  private func keys(of walk: [Step], _ needed: TourItemSet) -> [Step] {
    var open = TourItemSet.empty
    var keys: [Step] = []
    for step in walk {
      let gain = edge(step).items.subtracting(open)
      if gain.intersects(needed) { keys.append(step) }
      open = open.union(edge(step).items)
    }
    // The costliest first.
    for step in keys.sorted(by: { edge($0).cost > edge($1).cost }) {
      guard let index = keys.firstIndex(of: step) else { continue }
      var others = keys
      others.remove(at: index)
      if items(of: others).isSuperset(of: needed) { keys = others }
    }
    return keys
  }

  /// A walk over some steps, in an order that moving up to three of them does not improve.
  private func reordered(_ keys: [Step]) -> [Step] {
    guard !keys.isEmpty else { return [] }
    // 0 is the start; each key is one more.
    let ways = [distances(from: 0)] + keys.map { distances(from: edge($0).target) }
    func cost(_ from: Int, _ to: Int) -> Int { ways[from].costs[keys[to - 1].source] }
    func total(_ order: [Int]) -> Int {
      var here = 0
      return order.reduce(0) { sum, next in
        defer { here = next }
        return min(TourRelaxation.never, sum + cost(here, next))
      }
    }
    var order = Array(1...keys.count)
    var best = total(order)
    var hasChanged = true
    var rounds = 0
    while hasChanged, rounds < 50 {
      hasChanged = false
      rounds += 1
      for length in 1...min(3, order.count) {
        for from in 0...(order.count - length) {
          var rest = order
          let moved = rest[from..<from + length]
          rest.removeSubrange(from..<from + length)
          for index in 0...rest.count where index != from {
            var changed = rest
            changed.insert(contentsOf: moved, at: index)
            let cost = total(changed)
            if cost < best {
              (order, best, hasChanged) = (changed, cost, true)
              break
            }
          }
          if hasChanged { break }
        }
        if hasChanged { break }
      }
    }
    var walk: [Step] = []
    var here = 0
    for next in order {
      walk += ways[here].way(to: keys[next - 1].source) + [keys[next - 1]]
      here = next
    }
    return walk
  }
}
