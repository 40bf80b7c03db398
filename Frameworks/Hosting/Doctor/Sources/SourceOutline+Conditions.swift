// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension SourceOutline {
  /// True if something that could be judged stands in lines that only a flag of the project includes.
  var hasConditionalCode: Bool {
    if conditionalLines.isEmpty { return false }
    let isIn = { (place: SourcePlace) in conditionalLines.hold(place.line) }
    return methods.contains { isIn($0.place) || $0.begins.contains { isIn($0.place) } }
      || uses.contains { $0.use.isJudged && isIn($0.place) }
      || observers.contains { isIn($0.place) }
  }
}

extension SourceOutline.Use {
  /// True if something is said of its place, and it is not only a sign of something else.
  fileprivate var isJudged: Bool {
    if case .windowShown = self { return false }
    if case .unhidden = self { return false }
    if case .windowSet = self { return false }
    return self != .windowRooted && self != .windowForced(implicitly: true)
  }
}

extension [ClosedRange<Int>] {
  /// True if one of the ranges, which are in order and apart, has a line.
  func hold(_ line: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound < line { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(line)
  }
}
