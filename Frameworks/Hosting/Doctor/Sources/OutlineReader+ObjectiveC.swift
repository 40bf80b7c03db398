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

  /// Notes the modules of `#import <Module/Header.h>`. The tokens have no such line.
  mutating func readImports() {
    let sign = UInt8(ascii: "#")
    var isStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      if isStart, byte == sign, let name = module(at: index) { outline.imports.insert(name) }
      isStart = byte == UInt8(ascii: "\n") || isStart && (byte == 0x20 || byte == 0x09)
    }
  }

  /// The name between `<` and `/` in a line that begins at an index; nil for another line.
  private func module(at index: Int) -> String? {
    let line = bytes[index..<min(bytes.count, index + 120)].prefix { $0 != UInt8(ascii: "\n") }
    guard let open = line.firstIndex(of: UInt8(ascii: "<")),
      let slash = line[open...].firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    let name = String(decoding: line[(open + 1)..<slash], as: UTF8.self)
    // Frameworks begin with a capital; folders of the system don't.
    return name.first?.isUppercase == true ? name : nil
  }
}
