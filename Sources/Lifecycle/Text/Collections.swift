// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which something is true, among elements of which it
  /// is true for all behind one; the end for none. It takes few steps, however many there are.
  package func lowerBound(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
