// SPDX-License-Identifier: Apache-2.0

/// A small picture of a graph: situations that look alike are one class, and what a walk costs from each class is known
/// exactly for every set of up to 14 things that it has covered. No walk on the graph costs less than its picture says.
struct TourRelaxation {
  /// A move as the picture sees it.
  struct Edge {
    let source: Int
    let target: Int
    let cost: Int
    /// The things it covers, as bits.
    let items: Int
  }

  /// The most things that are counted together.
  static let maxItems = 14
  /// Most classes times sets.
  private static let maxStates = 1 << 20
  /// The cost of getting to where nothing leads.
  static let never = Int.max / 4

  /// The class of each situation.
  private(set) var classes: [Int]
  private var classCount = 1
  private let itemCount: Int
  /// The least cost that is still to come, by set and class.
  private var remaining: [Int] = []

  /// - Parameters:
  ///   - count: how many situations there are.
  ///   - edges: the moves between them; costs are never negative.
  ///   - itemCount: how many bits the edges' things take; at most ``maxItems``.
  init(count: Int, edges: [Edge], itemCount: Int) {
    self.itemCount = itemCount
    classes = Array(repeating: 0, count: count)
    refine(edges)
    solve(edges)
  }

  /// The least cost that is still to come in a situation with some things covered.
  func cost(from index: Int, covered: Int) -> Int {
    remaining[covered * classCount + classes[index]]
  }

  /// The abilities of a class, as far as classes are known.
  private struct Signature: Hashable {
    let former: Int
    let moves: Set<Move>
  }

  private struct Move: Hashable {
    let target: Int
    let cost: Int
    let items: Int
  }

  /// Splits classes whose situations differ in what can be done there, until none does or there would be too many.
  private mutating func refine(_ edges: [Edge]) {
    let most = Self.maxStates >> itemCount
    while true {
      var moves = Array(repeating: Set<Move>(), count: classes.count)
      for edge in edges {
        let target = classes[edge.target]
        if edge.items == 0, target == classes[edge.source] { continue }
        moves[edge.source].insert(Move(target: target, cost: edge.cost, items: edge.items))
      }
      var known: [Signature: Int] = [:]
      var refined = classes
      for index in classes.indices {
        let signature = Signature(former: classes[index], moves: moves[index])
        let number = known[signature, default: known.count]
        known[signature] = number
        refined[index] = number
      }
      guard known.count > classCount, known.count <= most else { return }
      classes = refined
      classCount = known.count
    }
  }

  private mutating func solve(_ edges: [Edge]) {
    var least: [Move: [Int: Int]] = [:]
    for edge in edges {
      let key = Move(target: classes[edge.target], cost: 0, items: edge.items)
      let source = classes[edge.source]
      if source == key.target, edge.items == 0 { continue }
      least[key, default: [:]][source] = min(
        least[key]?[source] ?? Self.never, edge.cost)
    }
    var moves: [Edge] = []
    for (key, sources) in least {
      for (source, cost) in sources {
        moves.append(Edge(source: source, target: key.target, cost: cost, items: key.items))
      }
    }
    let full = (1 << itemCount) - 1
    remaining = Array(repeating: Self.never, count: (full + 1) * classCount)
    for index in 0..<classCount { remaining[full * classCount + index] = 0 }
    guard itemCount > 0 else { return }
    for covered in stride(from: full - 1, through: 0, by: -1) {
      let base = covered * classCount
      var hasChanged = true
      while hasChanged {
        hasChanged = false
        for move in moves {
          let cost =
            move.cost + remaining[(covered | move.items) * classCount + move.target]
          if cost < remaining[base + move.source] {
            remaining[base + move.source] = cost
            hasChanged = true
          }
        }
      }
    }
  }
}
