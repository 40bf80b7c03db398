// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The things that other declarations have in a source: superclasses, and modules.
extension OutlineReader {
  /// Returns true if a body is one call of the superclass's method of that name: `super.method(argument)`,
  /// `[super method:argument]`, `base.Method(argument)`.
  func onlyCallsSuper(_ method: Int, in body: Range<Int>) -> Bool {
    var at = body.lowerBound
    while at < body.upperBound, isWord(at) || isMark(at, "="),
      ["return", "await", "try", "_", "="].contains(text(tokens[at]))
    {
      at += 1
    }
    guard at < body.upperBound else { return false }
    let end: Int
    if isMark(at, "["), isWord(at + 1), text(tokens[at + 1]) == "super" {
      end = closing(at)
    } else if isWord(at), ["super", "base"].contains(text(tokens[at])), isMark(at + 1, "."),
      isWord(at + 2), text(tokens[at + 2]) == outline.methods[method].name || language == .cSharp,
      isMark(at + 3, "(")
    {
      end = closing(at + 3)
    } else {
      return false
    }
    return end + 1 == body.upperBound || isMark(end + 1, ";") && end + 2 == body.upperBound
  }

  /// Reads what is imported, from behind `import` on: `import Module`, `import class Module.Name`.
  mutating func readImport(at index: Int) -> Int {
    let kinds: Set<SourceWord?> = [.class, .struct, .enum, .protocol, .func, .let, .var]
    let module = kinds.contains(word(index)) ? index + 1 : index
    if isWord(module) { outline.imports.insert(text(tokens[module])) }
    return module + 1
  }

  /// Returns true if `override` stands among the modifiers of a function, whose last one or whose `func` is at an
  /// index.
  func isOverride(_ index: Int) -> Bool {
    var at = index
    while at > index - 8, isWord(at) {
      if word(at) == .override { return true }
      at -= 1
    }
    return false
  }
}
