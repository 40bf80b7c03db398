// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The things that other files can read, and those that they can't.
extension OutlineReader {
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "final", "override", "static", "class", "lazy", "weak",
    "unowned", "nonisolated", "dynamic", "required", "convenience", "mutating", "objc",
    "IBOutlet", "MainActor", "indirect", "discardableResult",
  ]

  /// True if the modifiers before a declaration make it private. `private(set)` does not.
  func isPrivate(before index: Int) -> Bool {
    var at = index - 1
    while at >= 0, index - at < 12 {
      if isMark(at, "@") {
        at -= 1
      } else if isMark(at, ")"), let open = opening(at), isWord(open - 1) {
        // `private(set)`, `@available(iOS 13, *)`
        at = open - 2
      } else if isWord(at) {
        let word = text(tokens[at])
        if word == "private" || word == "fileprivate" { return true }
        guard Self.modifiers.contains(word) else { return false }
        at -= 1
      } else {
        return false
      }
    }
    return false
  }

  /// True if an attribute before a property may be a wrapper, which gives it a value.
  private func hasWrapper(before index: Int) -> Bool {
    var at = index - 1
    while at >= 0, index - at < 12 {
      if isMark(at, ")"), let open = opening(at) { at = open - 1 }
      guard isWord(at) else { return false }
      let word = text(tokens[at])
      if isMark(at - 1, "@") {
        if !["objc", "nonobjc", "MainActor", "available"].contains(word) { return true }
        at -= 1
      } else if !Self.modifiers.contains(word), word != "private", word != "fileprivate" {
        return false
      }
      at -= 1
    }
    return false
  }

  /// Notes a property of a type of Swift that has a window: `var window: UIWindow?`.
  mutating func noteWindow(at index: Int) {
    guard case .type? = scopes.last, isWord(index + 1) else { return }
    var at = index + 2
    guard isMark(at, ":") || isMark(at, "=") else { return }
    at += 1
    while isMark(at + 1, "."), isWord(at + 2) { at += 2 }
    guard isWord(at), word(at) == .UIWindow || text(tokens[at]).hasSuffix("Window") else { return }
    let isOfType = ["static", "class"].contains { word in
      (max(0, index - 4)..<index).contains { isWord($0) && text(tokens[$0]) == word }
    }
    outline.windows.append(
      SourceOutline.WindowProperty(
        type: currentType, name: text(tokens[index + 1]), className: text(tokens[at]),
        isPrivate: isOfType || isPrivate(before: index),
        isFilled: hasWrapper(before: index) || isMark(index + 2, "=") || isMark(at + 1, "{")
          || isMark(at + 2, "{")
          || (isMark(at + 1, "=") || isMark(at + 2, "=")) && !isNil(at + 2) && !isNil(at + 3),
        isForced: isMark(at + 1, "!")))
  }

  /// Notes a property of Objective-C that has a window: `@property (strong) UIWindow *window;`.
  mutating func noteWindowProperty(at index: Int) {
    guard let type = outline.types.last?.name else { return }
    var at = isMark(index, "(") ? closing(index, atMost: 32) + 1 : index
    let end = at + 4
    while at < end, isWord(at), word(at) != .UIWindow { at += 1 }
    guard word(at) == .UIWindow, isMark(at + 1, "*"), isWord(at + 2) else { return }
    outline.windows.append(
      SourceOutline.WindowProperty(
        type: type, name: text(tokens[at + 2]), className: "UIWindow",
        isPrivate: !outline.file.hasSuffix(".h")))
  }
}
