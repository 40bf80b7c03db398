// SPDX-License-Identifier: Apache-2.0

/// A queue of numbers by their costs, the cheapest first; equal costs in the order of the numbers.
struct TourQueue {
  private var heap: [(cost: Int, value: Int)] = []

  mutating func push(_ value: Int, cost: Int) {
    heap.append((cost, value))
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard heap[place] < heap[parent] else { break }
      heap.swapAt(place, parent)
      place = parent
    }
  }

  /// Takes the cheapest number; nil if there is none.
  mutating func pop() -> (cost: Int, value: Int)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child] < heap[least] { least = child }
      guard least != place else { return first }
      heap.swapAt(place, least)
      place = least
    }
  }
}
