// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The windows that sources make and read.
extension OutlineReader {
  mutating func readWindow(_ token: SourceToken, _ index: Int) {
    if let name = assignedName(index) { outline.windowNames[place(token)] = name }
    if language == .swift, isDoneLater(index) { outline.lateWindows.insert(place(token)) }
    if language == .objectiveC {
      // `[[UIWindow alloc] initWithFrame:…]`
      guard isWord(index + 1), text(tokens[index + 1]) == "alloc" else { return }
      if word(index + 3) == .initWithWindowScene { return }
      use(.windowWithoutScene, token)
      return
    }
    guard isMark(index + 1, "(") else { return }
    if word(index + 2) == .windowScene
      || text(tokens[min(index + 2, tokens.count - 1)]) == "WindowScene"
    {
      use(.windowWithScene, token)
      noteSceneWindow(local: newName(index))
    } else if language == .cSharp, !isMark(index + 2, ")") {
      // `new UIWindow (scene)` and `new UIWindow (frame)` are told apart by types alone.
      let argument = isWord(index + 2) ? text(tokens[index + 2]).lowercased() : ""
      use(argument.contains("scene") ? .windowWithScene : .windowWithoutScene, token)
    } else {
      use(.windowWithoutScene, token)
    }
  }

  /// The name that a window is assigned to: `self.window = UIWindow(…)`; nil if it is not plain.
  private func assignedName(_ index: Int) -> String? {
    let before = language == .objectiveC ? index - 3 : index - 1
    guard isMark(before, "="), isWord(before - 1) else { return nil }
    return text(tokens[before - 1])
  }

  /// The name that a method declares for a window: `let window = UIWindow(…)`; nil for none.
  private func newName(_ index: Int) -> UInt64? {
    guard language == .swift, isMark(index - 1, "=") else { return nil }
    // `let window: UIWindow = …`
    let at = isMark(index - 3, ":") ? index - 4 : index - 2
    guard isWord(at), word(at - 1) == .let || word(at - 1) == .var else { return nil }
    return tokens[at].hash
  }

  /// True if a body does more with one of some names than to declare it and to ask it for members.
  func isUsed(anyOf names: Set<UInt64>, in body: Range<Int>) -> Bool {
    body.contains { index in
      tokens[index].kind == .word && names.contains(tokens[index].hash)
        && word(index - 1) != .let && word(index - 1) != .var && !isMark(index + 1, ".")
    }
  }

  /// The window of the app's delegate: `UIApplication.shared.delegate?.window`. Any other delegate may have one too.
  mutating func readDelegateWindow(_ token: SourceToken, _ index: Int) {
    guard isMark(index - 1, ".") else { return }
    if isMark(index + 1, "="), !isMark(index + 2, "="), isWord(index - 2),
      text(tokens[index - 2]).lowercased().hasSuffix("appdelegate")
    {
      use(.delegateGivenWindow, token)
      return
    }
    var at = index - 2
    while isMark(at, "?") || isMark(at, "!") { at -= 1 }
    // `[[UIApplication sharedApplication] delegate].window`
    if isMark(at, "]") { at -= 1 }
    guard word(at) == .delegate else { return }
    at -= 1
    if isMark(at, ".") { at -= 1 }
    while isMark(at, "?") || isMark(at, "!") || isMark(at, "]") { at -= 1 }
    guard word(at) == .shared || word(at) == .sharedApplication else { return }
    use(.delegateWindow, token)
  }

  private static let later: Set<SourceWord> = [
    .async, .asyncAfter, .Task, .detached, .dataTask, .scheduledTimer,
  ]

  /// True if a token is in a closure that a queue, a task or a timer runs later.
  private func isDoneLater(_ index: Int) -> Bool {
    isEnclosed(index) { brace in
      let close = brace - 1
      let callee = isMark(close, ")") ? opening(close).map { $0 - 1 } : close
      return callee.flatMap(word).map(Self.later.contains) ?? false
    }
  }

  /// True if a token is in a block that runs only on an iOS without scenes: the `else` of `#available`.
  func isForOlderSystem(_ index: Int) -> Bool { isEnclosed(index, by: isOlderBlock) }

  /// True if one of the braces around a token, of those near to it, is one of some.
  private func isEnclosed(_ index: Int, by isOne: (_ brace: Int) -> Bool) -> Bool {
    var at = index - 1
    var steps = 0
    while at > 0, steps < 400 {
      steps += 1
      if isMark(at, "}") || isMark(at, ")") || isMark(at, "]"), let open = opening(at) {
        at = open - 1
        continue
      }
      if isMark(at, "{"), isOne(at) { return true }
      at -= 1
    }
    return false
  }

  private func isOlderBlock(_ brace: Int) -> Bool {
    func asks(_ close: Int, _ name: String) -> Bool {
      var at = close
      for _ in 0..<8 {
        guard isMark(at, ")"), let open = opening(at) else { return false }
        if isWord(open - 1) { return text(tokens[open - 1]) == name }
        // `if (@available(iOS 13.0, *))`
        at -= 1
      }
      return false
    }
    guard word(brace - 1) == .else else { return asks(brace - 1, "unavailable") }
    // `guard #available(iOS 13, *) else {`
    if asks(brace - 2, "available") { return true }
    guard isMark(brace - 2, "}"), let open = opening(brace - 2) else { return false }
    if asks(open - 1, "available") { return true }
    guard isMark(open - 1, ")"), let first = opening(open - 1) else { return false }
    return (first..<open).contains { isWord($0) && text(tokens[$0]) == "available" }
  }
}
