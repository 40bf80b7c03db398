// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

extension OutlineReader {
  /// A method of Objective-C, from the sign before it on.
  mutating func readObjectiveCMethod(at index: Int) -> Int {
    var at = closing(index + 1) + 1
    guard isWord(at) else { return index + 1 }
    let first = tokens[at]
    var selector = ""
    var names: Set<UInt64> = []
    var last: UInt64?
    while at < tokens.count, !isMark(at, "{"), !isMark(at, ";"), at < index + 200 {
      if isWord(at), isMark(at + 1, ":") {
        selector += text(tokens[at]) + ":"
        let isLaunch =
          tokens[at].word == .didFinishLaunchingWithOptions
          || tokens[at].word == .willFinishLaunchingWithOptions
        at += 2
        if isMark(at, "(") { at = closing(at) + 1 }
        guard isWord(at) else { continue }
        last = tokens[at].hash
        if isLaunch { names.insert(tokens[at].hash) }
      } else if selector.isEmpty, isWord(at) {
        selector = text(tokens[at])
      }
      at += 1
    }
    guard isMark(at, "{") else { return at }
    begin(
      String(selector.prefix { $0 != ":" }), ObjectiveCSelector.swift(selector), first,
      options: names, last: last)
    return at
  }
}
