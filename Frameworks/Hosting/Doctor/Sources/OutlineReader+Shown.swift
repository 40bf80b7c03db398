// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The classes of windows that an app has, and what makes a window visible.
extension OutlineReader {
  /// `OwnWindow(windowScene: scene)` and `super.init(windowScene: scene)`
  mutating func readClassWithScene(_ token: SourceToken, _ index: Int) {
    // A window may give one to itself: `windowScene = scene`.
    if isOfWindow, isMark(index + 1, "="), !isMark(index - 1, ".") { use(.windowWithScene, token) }
    guard language == .swift, isMark(index - 1, "("), isMark(index + 1, ":"), isWord(index - 2),
      word(index - 2) != .UIWindow
    else { return }
    let name = text(tokens[index - 2])
    if name == "init", isMark(index - 3, ".") {
      use(.windowWithScene, token)
    } else if name.first?.isUppercase == true {
      use(.windowWithScene, tokens[index - 2])
      noteSceneWindow(local: newName(index - 2))
    }
  }

  /// `OwnWindow(frame: bounds)` and `[[OwnWindow alloc] initWithFrame:bounds]`. The project knows if it is a window.
  mutating func readClassOfWindow(_ token: SourceToken, _ index: Int) {
    let at: Int
    if language == .objectiveC {
      guard isMark(index - 1, "]"), isWord(index - 2), text(tokens[index - 2]) == "alloc" else {
        return
      }
      at = index - 3
    } else {
      guard language == .swift, isMark(index - 1, "("), isMark(index + 1, ":") else { return }
      at = index - 2
    }
    guard isWord(at), !isMark(at - 1, "."), !isForOlderSystem(at), !isAlternative(at) else {
      return
    }
    let name = text(tokens[at])
    // Apple's own classes have this prefix.
    guard name.first?.isUppercase == true, !name.hasPrefix("UI") else { return }
    noteMade(tokens[at], at)
    use(.objectMade(name), tokens[at])
  }

  /// `window.makeKeyAndVisible()`, `window.isHidden = false`
  mutating func readShown(_ word: SourceWord, _ token: SourceToken, _ index: Int) {
    // Views are hidden too; only windows are made key.
    let hides: Set<SourceWord> = [.isHidden, .hidden, .Hidden, .setHidden]
    guard hides.contains(word) else { return use(.windowShown(receiver(index)), token) }
    let sign: Unicode.Scalar = word == .setHidden ? ":" : "="
    let name = receiver(index)
    let isToggled =
      isMark(index + 1, ".") && isWord(index + 2) && text(tokens[index + 2]) == "toggle"
    guard isMark(index + 1, sign) && !isTrue(index + 2) || isToggled else { return }
    if name.lowercased().hasSuffix("window") || ["", "self"].contains(name) && isOfWindow {
      use(.windowShown(name), token)
    } else if !name.isEmpty {
      use(.unhidden(name), token)
    }
  }

  /// `window.rootViewController = controller`; before iOS 4 a window had views alone.
  mutating func readRooted(_ word: SourceWord, _ token: SourceToken, _ index: Int) {
    switch word {
    case .rootViewController, .RootViewController:
      guard isMark(index + 1, "="), !isMark(index + 2, "=") else { return }
    case .addSubview, .AddSubview:
      guard receiver(index).lowercased().hasSuffix("window") else { return }
    case let other: if other != .setRootViewController { return }
    }
    use(.windowRooted, token)
  }

  /// True if what is read is a window's own, as far as the name of its class says.
  var isOfWindow: Bool { currentType.hasSuffix("Window") }

  /// The name of what a member or a message is asked of; empty for none.
  private func receiver(_ index: Int) -> String {
    var at = index - 1
    if isMark(at, ".") { at -= 1 }
    while isMark(at, "?") || isMark(at, "!") { at -= 1 }
    return isWord(at) ? text(tokens[at]) : ""
  }

  private func isTrue(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    return ["true", "YES"].contains(text(tokens[index]))
  }
}
