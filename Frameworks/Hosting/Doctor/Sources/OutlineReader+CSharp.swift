// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension OutlineReader {
  /// Methods of C#, which are known by their names alone.
  mutating func readCSharp(_ word: SourceWord, _ index: Int) -> Int? {
    switch word {
    case .Register, .Export:
      guard isMark(index - 1, "["), isMark(index + 1, "("), tokens.indices.contains(index + 2),
        tokens[index + 2].kind == .text
      else { return nil }
      let name = text(tokens[index + 2])
      if word == .Register { runtimeName = name } else { exported = name }
      return index + 3
    case let other:
      if other != .override { return nil }
    }
    var at = index + 1
    while at < index + 12, isWord(at) || isMark(at, "?") || isMark(at, ".") {
      at += 1
    }
    guard isMark(at, "("), isWord(at - 1), case .type? = scopes.last else { return nil }
    let name = text(tokens[at - 1])
    let selector =
      exported.map(ObjectiveCSelector.swift) ?? ObjectiveCSelector.cSharp[name] ?? name + "()"
    exported = nil
    let end = closing(at)
    begin(
      String(selector.prefix { $0 != "(" }), selector, tokens[at - 1], options: [],
      last: isWord(end - 1) ? tokens[end - 1].hash : nil)
    if isMark(end + 1, "=") {
      // `=> expression;`
      pending = nil
      let start = min(end + 3, tokens.count)
      let last = tokens[start...].prefix(200).firstIndex { $0.isMark(";") } ?? start
      let method = outline.methods.count - 1
      outline.methods[method].onlyCallsSuper = onlyCallsSuper(method, in: start..<last)
    }
    return end + 1
  }
}
