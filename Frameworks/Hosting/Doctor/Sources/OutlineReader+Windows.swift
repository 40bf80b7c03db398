// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The windows that sources make and read.
extension OutlineReader {
  mutating func readWindow(_ token: SourceToken, _ index: Int) {
    if isAlternative(index) { return }
    noteMade(token, index)
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

  mutating func noteMade(_ token: SourceToken, _ index: Int) {
    let moment: SourceOutline.MadeWindow.Moment =
      language == .swift && isDoneLater(index) ? .later : isInClosure ? .unsure : .now
    let made = place(token)
    let name = assignedName(index)
    outline.madeWindows[made] = .init(name: name, moment: moment)
    if let name { madeNames.insert(SourceHash.of(name)) }
    if let name = newName(index) { changeOpen { $0.newWindows.append((name, made)) } }
  }

  /// Notes where a method puts the windows that it made under a name of its own: `self.window = window`.
  mutating func followWindows(of open: OpenMethod, in body: Range<Int>) {
    for (name, place) in open.newWindows.prefix(16) {
      let used = body.first { at in
        tokens[at].hash == name && isWord(at) && isMark(at - 1, "=") && isWord(at - 2)
          && word(at - 3) != .let && word(at - 3) != .var && !isMark(at + 1, ".")
      }
      guard let used, let moment = outline.madeWindows[place]?.moment else { continue }
      outline.madeWindows[place] = .init(name: text(tokens[used - 2]), moment: moment)
    }
  }

  /// True if something else is taken first: `windows.first ?? UIWindow(…)`, `first ?: window`, `is ? one : other`.
  func isAlternative(_ index: Int) -> Bool {
    let before =
      language == .objectiveC ? index - 3 : word(index - 1) == .new ? index - 2 : index - 1
    if isMark(before, "?") { return true }
    guard isMark(before, ":") else { return false }
    if language == .objectiveC { return !isWord(before - 1) || isMark(before - 2, "?") }
    // A label follows a bracket or a comma: `show(window: UIWindow(…))`.
    return !isWord(before - 1) || !isMark(before - 2, "(") && !isMark(before - 2, ",")
  }

  /// The name that a window is assigned to: `self.window = UIWindow(…)`; nil if it is not plain.
  private func assignedName(_ index: Int) -> String? {
    // `[[UIWindow alloc] init…]`
    let before =
      language == .objectiveC ? index - 3 : word(index - 1) == .new ? index - 2 : index - 1
    guard isMark(before, "=") else { return nil }
    var at = before - 1
    // `let window: UIWindow? = …`
    if isMark(at, "?") || isMark(at, "!") { at -= 1 }
    if language == .swift, isMark(at - 1, ":") { at -= 2 }
    return isWord(at) ? text(tokens[at]) : nil
  }

  /// The name that a method declares for a window: `let window = UIWindow(…)`; nil for none.
  func newName(_ index: Int) -> UInt64? {
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

  private static let later: Set<SourceWord> = [
    .async, .asyncAfter, .Task, .detached, .dataTask, .scheduledTimer,
  ]

  /// True for a word before a brace of code that runs at once.
  private static func isControl(_ word: SourceWord) -> Bool {
    word == .if || word == .else || word == .guard || word == .for || word == .switch
      || word == .while || word == .do || word == .catch || word == .repeat || word == .defer
  }

  /// The functions that run the closure which they get at once.
  private static let immediate = Set(
    [
      "performWithoutAnimation", "animate", "map", "forEach", "flatMap", "compactMap", "filter",
      "reduce", "sync", "autoreleasepool", "assumeIsolated", "withExtendedLifetime", "with",
    ].map(SourceHash.of))

  /// True if a brace in a method opens a closure that the function which gets it may run later.
  func mayRunLater(_ brace: Int) -> Bool {
    guard method != nil, language != .cSharp else { return false }
    var callee = brace - 1
    if isMark(callee, ")"), let open = opening(callee) { callee = open - 1 }
    if language == .objectiveC { return isMark(callee, "^") }
    if isWord(callee), Self.immediate.contains(tokens[callee].hash) { return false }
    // `{ … }()`
    if isMark(closing(brace) + 1, "(") { return false }
    var at = brace - 1
    let first = max(0, brace - 64)
    while at >= first, !isMark(at, "{"), !isMark(at, "}"), !isMark(at, ";") {
      if let word = tokens[at].word, Self.isControl(word) { return false }
      if isMark(at, ")") || isMark(at, "]"), let open = opening(at) { at = open }
      at -= 1
    }
    return at >= first
  }

  /// True if what is read is in such a closure of the open method.
  var isInClosure: Bool {
    // What is that deep is told apart no more.
    if scopes.count > Self.deepest { return true }
    for scope in scopes.reversed() {
      switch scope {
      case .closure: return true
      case .method, .type: return false
      case .protocolBody, .other: continue
      }
    }
    return false
  }

  /// True if a token is in a closure that a queue, a task or a timer runs later.
  private func isDoneLater(_ index: Int) -> Bool {
    isEnclosed(index) { brace in
      let close = brace - 1
      let callee = isMark(close, ")") ? opening(close).map { $0 - 1 } : close
      return callee.flatMap(word).map(Self.later.contains) ?? false
    }
  }

  /// True if a token is in a block that runs only on an iOS without scenes: the `else` of `#available`.
  ///
  /// - Parameter isCertain: false if it may be for an iOS with scenes that lacks something else.
  func isForOlderSystem(_ index: Int, isCertain: Bool = false) -> Bool {
    isEnclosed(index) { isOlderBlock($0, isCertain) }
  }

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

  private func isOlderBlock(_ brace: Int, _ isCertain: Bool) -> Bool {
    func isMeant(_ range: Range<Int>) -> Bool {
      !isCertain
        || range.contains { tokens[$0].kind == .number && text(tokens[$0]) == "13" }
    }
    func asks(_ close: Int, _ name: String) -> Bool {
      var at = close
      for _ in 0..<8 {
        guard isMark(at, ")"), let open = opening(at) else { return false }
        if isWord(open - 1) { return text(tokens[open - 1]) == name && isMeant(open..<at) }
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
    return isMeant(first..<open)
      && (first..<open).contains { isWord($0) && text(tokens[$0]) == "available" }
  }
}
