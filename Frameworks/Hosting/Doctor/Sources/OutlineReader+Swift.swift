// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension OutlineReader {
  /// A function of Swift, from its name on.
  mutating func readFunction(at index: Int, isPrivate: Bool = false) -> Int {
    guard tokens.indices.contains(index) else { return index }
    let first = tokens[index]
    var open = index + 1
    while open < tokens.count, !isMark(open, "("), !isMark(open, "{"), open < index + 100 {
      open += 1
    }
    guard isMark(open, "("), first.kind == .word else { return open }
    let end = closing(open)
    var labels = ""
    var names: Set<UInt64> = []
    var parameters: Set<UInt64> = []
    var classes: [UInt64: String] = [:]
    var depth = 0
    var isStart = true
    var inner: UInt64?
    var isLaunch = false
    for at in open..<end {
      let token = tokens[at]
      if token.kind == .mark {
        switch token.mark {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        // An arrow closes nothing.
        case UInt8(ascii: ">") where !isMark(at - 1, "-"): depth -= 1
        case UInt8(ascii: ",") where depth == 1: isStart = true
        case _: break
        }
      } else if token.kind == .word {
        if isStart, depth == 1 {
          labels += text(token) + ":"
          isStart = false
          inner = isWord(at + 1) ? tokens[at + 1].hash : token.hash
          if let inner {
            parameters.insert(inner)
            classes[inner] = declaredClass(isWord(at + 1) ? at + 2 : at + 1)
          }
          isLaunch =
            token.word == .didFinishLaunchingWithOptions
            || token.word == .willFinishLaunchingWithOptions
          if isLaunch, let inner { names.insert(inner) }
        } else if token.word == .LaunchOptionsKey, let inner {
          names.insert(inner)
        }
      }
    }
    let name = text(first)
    // A name for Objective-C in an attribute is the method's, and no later type's.
    let isRenamed = runtimeName != nil
    runtimeName = nil
    if case .protocolBody? = scopes.last { return end + 1 }
    begin(
      name, "\(name)(\(labels))", first, options: names, parameters: parameters, classes: classes,
      isPrivate: isPrivate, last: inner)
    outline.methods[outline.methods.count - 1].isBound = isRenamed || isOverride(index - 1)
    // `scene(_ scene: UIWindowScene, willConnectTo: …)` is another method than UIKit's.
    if name == "scene", isMark(open + 3, ":"), isWord(open + 4), !isMark(open + 5, ".") {
      outline.methods[outline.methods.count - 1].isMistyped =
        text(tokens[open + 4]).hasSuffix("WindowScene")
    }
    return end + 1
  }
}
