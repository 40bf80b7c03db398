// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

extension OutlineReader {
  /// A method of Objective-C, from the sign before it on.
  mutating func readObjectiveCMethod(at index: Int) -> Int {
    var place = closing(index + 1) + 1
    guard isWord(place) else { return index + 1 }
    let first = tokens[place]
    var selector = ""
    var names: Set<UInt64> = []
    var last: UInt64?
    while place < tokens.count, !isMark(place, "{"), !isMark(place, ";"), place < index + 200 {
      if isWord(place), isMark(place + 1, ":") {
        selector += text(tokens[place]) + ":"
        let isLaunch =
          tokens[place].word == .didFinishLaunchingWithOptions
          || tokens[place].word == .willFinishLaunchingWithOptions
        place += 2
        if isMark(place, "(") { place = closing(place) + 1 }
        guard isWord(place) else { continue }
        last = tokens[place].hash
        if isLaunch { names.insert(tokens[place].hash) }
      } else if selector.isEmpty, isWord(place) {
        selector = text(tokens[place])
      }
      place += 1
    }
    guard isMark(place, "{") else { return place }
    begin(
      String(selector.prefix { $0 != ":" }), ObjectiveCSelector.swift(selector), first,
      options: names, last: last)
    return place
  }
}
