// SPDX-License-Identifier: Apache-2.0

/// A queue of numbers by their costs, the cheapest first; equal costs in the order of the numbers.
struct TourQueue {
  private var heap: [(cost: Int, value: Int)] = []

  mutating func push(_ value: Int, cost: Int) {
    heap.append((cost, value))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index] < heap[parent] else { break }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Takes the cheapest number; nil if there is none.
  mutating func pop() -> (cost: Int, value: Int)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child] < heap[least] { least = child }
      guard least != index else { return first }
      heap.swapAt(index, least)
      index = least
    }
  }
}
