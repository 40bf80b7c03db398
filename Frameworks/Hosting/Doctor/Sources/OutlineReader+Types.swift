// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The declarations of types.
extension OutlineReader {
  mutating func readType(_ word: SourceWord, at index: Int) -> Int? {
    guard language != .objectiveC, isWord(index + 1), !isMark(index - 1, "."),
      tokens[index + 1].word != .func, tokens[index + 1].word != .var,
      tokens[index + 1].word != .let, tokens[index + 1].word != .override,
      tokens[index + 1].word != .initializer, !isMark(index - 1, ":")
    else { return nil }
    let isExtension = word == .extension
    var at = index + 1
    let first = tokens[at]
    var name = text(first)
    at += 1
    while isMark(at, "."), isWord(at + 1) {
      name = text(tokens[at + 1])
      at += 2
    }
    var inherits: [String] = []
    var isList = false
    while at < tokens.count, at < index + 400 {
      let token = tokens[at]
      if token.isMark("{") || token.isMark(";") { break }
      if token.isMark("}") { return nil }
      if token.isMark(":") { isList = true }
      if token.word == .where { break }
      if isList, token.kind == .word, !isMark(at + 1, ".") {
        inherits.append(text(token))
      }
      at += 1
    }
    while at < tokens.count, !isMark(at, "{"), !isMark(at, "}"), at < index + 600 {
      at += 1
    }
    let isHidden = !isExtension && (!openTypes.isEmpty || isPrivate(before: index))
    let isPrivateExtension = isExtension && isPrivate(before: index)
    let declaration = SourceOutline.TypeDeclaration(
      name: name, runtimeName: runtimeName, inherits: inherits, isMain: isMain,
      isExtension: isExtension, isProtocol: word == .protocol, isHidden: isHidden,
      isPrivateExtension: isPrivateExtension,
      place: self.place(first), language: language)
    isMain = false
    runtimeName = nil
    outline.types.append(declaration)
    pending = word == .protocol ? .protocolBody : .type(outline.types.count - 1)
    return at
  }

  mutating func readInterface(at index: Int, isImplementation: Bool) -> Int {
    guard isWord(index) else { return index }
    let first = tokens[index]
    var at = index + 1
    var inherits: [String] = []
    var isExtension = isImplementation
    if isMark(at, "(") {
      isExtension = true
      at = closing(at) + 1
    }
    if isMark(at, ":"), isWord(at + 1) {
      inherits.append(text(tokens[at + 1]))
      at += 2
    }
    if isMark(at, "<") {
      while at < tokens.count, !isMark(at, ">"), at < index + 200 {
        if isWord(at) { inherits.append(text(tokens[at])) }
        at += 1
      }
      at += 1
    }
    outline.types.append(
      SourceOutline.TypeDeclaration(
        name: text(first), runtimeName: nil, inherits: inherits, isMain: false,
        isExtension: isExtension, place: self.place(first), language: language))
    if isImplementation {
      openTypes = [outline.types.count - 1]
      self.isImplementation = true
    }
    // Variables in braces are no method.
    return isMark(at, "{") ? closing(at) + 1 : at
  }
}
