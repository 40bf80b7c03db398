// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The beginnings and the ends of background tasks. A task whose identifier can't be followed is accused of nothing.
extension OutlineReader {
  // MARK: Beginnings

  mutating func readBegin(_ token: SourceToken, _ index: Int) {
    // A name that is declared or looked up is no call.
    guard isMark(index + 1, "(") || isMark(index + 1, ":") || isMark(index + 1, "{") else { return }
    if method == nil { outline.looseCalls.insert(token.hash) }
    guard isOfUIKit(index) else { return }
    let begin = SourceOutline.TaskBegin(
      identifier: identifier(of: index), isOfApplication: isOfApplication(index),
      place: place(token))
    change { $0.begins.append(begin) }
    if language == .objectiveC {
      if let open = ahead(index..<index + 4000, ";", "{"), isMark(open, "{") {
        noteHandler(open..<closing(open))
      }
      return
    }
    let end = isMark(index + 1, "(") ? closing(index + 1) : index
    if let open = ahead(index + 1..<end + 1, "{") {
      noteHandler(open..<closing(open))
    } else if isMark(end + 1, "{") {
      noteHandler(end + 1..<closing(end + 1))
    }
  }

  /// True if a call may be UIKit's method: an app may have one of that name, whose tasks are its own affair.
  private func isOfUIKit(_ index: Int) -> Bool {
    if language == .objectiveC { return true }
    let isOwn =
      isMark(index - 1, ".")
      ? ["self", "super"].contains(textOfWord(index - 2)) : currentType != "UIApplication"
    if isOwn, currentType != "UIApplication" { return false }
    guard isMark(index + 1, "("), isWord(index + 2), isMark(index + 3, ":") else { return true }
    return ["withName", "expirationHandler"].contains(textOfWord(index + 2))
  }

  private func textOfWord(_ index: Int) -> String { isWord(index) ? text(tokens[index]) : "" }

  /// The fate of the value of a call: the name that it is assigned to.
  private func identifier(of index: Int) -> SourceOutline.TaskBegin.Identifier {
    guard let (start, before) = language == .objectiveC ? message(index) : expression(index) else {
      return .elsewhere
    }
    if isMark(before, "=") { return assigned(before) }
    // The value of another app's object may be anything.
    guard (start..<index).contains(where: isApplication) else { return .elsewhere }
    let isStatement =
      before < 0 || isMark(before, ";") || isMark(before, "}") || isMark(before, "{")
      || textOfWord(before) == "else"
    if language == .objectiveC {
      guard isMark(before, ")"), let open = opening(before) else {
        return isStatement ? .discarded : .elsewhere
      }
      return ["if", "while", "for"].contains(textOfWord(open - 1)) ? .discarded : .elsewhere
    }
    let end = end(of: index)
    if isMark(end + 1, "."), !isMark(end + 2, ".") { return .elsewhere }
    if isMark(before, "{") || textOfWord(before) == "in" || textOfWord(before) == "else" {
      // A closure or a function of one expression returns it.
      let isAlone = isMark(end + 1, "}")
      let isLost = !isAlone || isMark(before, "{") && isBodyWithoutResult(before)
      return isLost ? .discarded : .elsewhere
    }
    // A statement begins on a line of its own.
    let isNewLine =
      tokens.indices.contains(before) && tokens[before].line < tokens[start].line
      && (tokens[before].kind != .mark || isMark(before, ")") || isMark(before, "]"))
      && !["return", "case", "yield", "as", "is"].contains(textOfWord(before))
    return isStatement || isNewLine ? .discarded : .elsewhere
  }

  /// True if a call is certainly one of the app's object.
  private func isOfApplication(_ index: Int) -> Bool {
    guard let (start, _) = language == .objectiveC ? message(index) : expression(index) else {
      return false
    }
    return (start..<index).contains(where: isApplication)
  }

  private func isApplication(_ index: Int) -> Bool {
    let name = textOfWord(index).lowercased()
    return name == "app" || name.hasSuffix("application")
  }

  /// True if a brace opens the body of a function that returns nothing.
  private func isBodyWithoutResult(_ brace: Int) -> Bool {
    guard case .method? = scopes.last, brace >= 0 else { return false }
    var at = brace - 1
    var steps = 0
    while at > 0, steps < 64 {
      if isMark(at, ")"), let open = opening(at) { at = open }
      if word(at) == .func || word(at) == .initializer { return true }
      if isMark(at, ">"), isMark(at - 1, "-") { return false }
      if isMark(at, "{") || isMark(at, "}") { return false }
      at -= 1
      steps += 1
    }
    return false
  }

  /// The last token of a call, with the closure behind it.
  private func end(of index: Int) -> Int {
    let end = isMark(index + 1, "(") ? closing(index + 1) : index
    return isMark(end + 1, "{") ? closing(end + 1) : end
  }

  /// The first token of the expression that ends with a call, and the one before it and its `await` or `try`.
  private func expression(_ index: Int) -> (start: Int, before: Int)? {
    var at = index
    var steps = 0
    // `UIApplication.shared?.`, `(delegate as X).`, `owner(of: x)!.`
    while isMark(at - 1, ".") {
      at -= 2
      while isMark(at, "?") || isMark(at, "!") { at -= 1 }
      while isMark(at, ")") || isMark(at, "]") || isMark(at, "}"), let open = opening(at) {
        let isCall = isWord(open - 1) || isMark(open - 1, ")") || isMark(open - 1, "]")
        at = isCall && tokens[open - 1].line == tokens[open].line ? open - 1 : open
        steps += 1
        if steps > 32 || !isCall { break }
      }
      steps += 1
      guard steps < 32, at >= 0 else { return nil }
    }
    var before = at - 1
    while before >= 0 {
      if ["await", "try", "unsafe"].contains(textOfWord(before)) {
        before -= 1
      } else if isMark(before, "?") || isMark(before, "!"), textOfWord(before - 1) == "try" {
        before -= 2
      } else {
        break
      }
    }
    return (at, before)
  }

  /// The bracket that opens a message, and the token before it and its casts.
  private func message(_ index: Int) -> (start: Int, before: Int)? {
    var at = index - 1
    var steps = 0
    while !isMark(at, "[") {
      if isMark(at, "]") || isMark(at, ")"), let open = opening(at) { at = open }
      at -= 1
      steps += 1
      guard at >= 0, steps < 32, !isMark(at, ";"), !isMark(at, "{"), !isMark(at, "}") else {
        return nil
      }
    }
    var before = at - 1
    // `(UIBackgroundTaskIdentifier)[app begin…]`
    while isMark(before, ")"), let open = opening(before), !isWord(open - 1) { before = open - 1 }
    return (at, before)
  }

  /// The name that a value is assigned to.
  private func assigned(_ sign: Int) -> SourceOutline.TaskBegin.Identifier {
    var at = sign - 1
    // A blank tells `task! = …` from `task != …`.
    if isMark(at, "!"), tokens[at].end == tokens[sign].start { return .elsewhere }
    while isMark(at, "?") || isMark(at, "!") { at -= 1 }
    guard isWord(at) else { return .elsewhere }
    // `let id: UIBackgroundTaskIdentifier = …`
    var type = at
    while isMark(type - 1, "."), isWord(type - 2) { type -= 2 }
    if isMark(type - 1, ":"), isWord(type - 2), word(type - 3) == .let || word(type - 3) == .var {
      at = type - 2
    }
    let name = tokens[at]
    if text(name) == "_" { return .discarded }
    // `*task = …`
    if isMark(at - 1, "*") { return .elsewhere }
    if isParameter(name.hash) { return .elsewhere }
    let isOwn = isMark(at - 1, ".") || isMark(at - 1, ">")
    return !isOwn && isLocal(name.hash) ? .local(name.hash) : .property(name.hash)
  }

  // MARK: Where identifiers go

  /// Returns those names that stand alone as an argument of something else than the end of a task, or are returned
  /// or kept.
  func namesGivenAway(of names: Set<UInt64>, in body: Range<Int>) -> Set<UInt64> {
    var given: Set<UInt64> = []
    for index in body where tokens[index].kind == .word && names.contains(tokens[index].hash) {
      let start = chainStart(index)
      let isKept =
        word(start - 1) == .return
        || isMark(start - 1, "=") && !isMark(start - 2, "=") && !isMark(start - 2, "!")
      if isKept || isArgumentElsewhere(start, index) { given.insert(tokens[index].hash) }
    }
    return given
  }

  /// The first token of `self.manager?.task`, whose last one is at an index.
  private func chainStart(_ index: Int) -> Int {
    var at = index
    while index - at < 16 {
      if isMark(at - 1, "."), isWord(at - 2) {
        at -= 2
      } else if isMark(at - 1, "."), isMark(at - 2, "?") || isMark(at - 2, "!"), isWord(at - 3) {
        at -= 3
      } else if isMark(at - 1, ">"), isMark(at - 2, "-"), isWord(at - 3) {
        at -= 3
      } else {
        break
      }
    }
    return at
  }

  /// Returns the names that a body lends to functions, which may change them: `finish(&self.task)`.
  func namesLent(in body: Range<Int>) -> Set<UInt64> {
    var lent: Set<UInt64> = []
    for index in body where isMark(index, "&") && isWord(index + 1) {
      var at = index + 1
      while isMark(at + 1, "."), isWord(at + 2) { at += 2 }
      if isMark(at + 1, ")") || isMark(at + 1, ",") { lent.insert(tokens[at].hash) }
    }
    return lent
  }

  private func isArgumentElsewhere(_ start: Int, _ index: Int) -> Bool {
    // `finish(&task)`
    let before = isMark(start - 1, "&") ? start - 2 : start - 1
    guard isMark(before, "(") || isMark(before, ":") || isMark(before, ","),
      isMark(index + 1, ")") || isMark(index + 1, "]") || isMark(index + 1, ",")
    else { return false }
    var at = before
    while at > max(0, before - 16), !isWord(at) { at -= 1 }
    return word(at) != .endBackgroundTask
  }

  // MARK: Ends

  mutating func readEnd(at index: Int) {
    if mayEndOfUIKit(index) { outline.mayEndTasks = true }
    guard isMark(index + 1, "(") || isMark(index + 1, ":") else {
      // `ids.forEach(UIApplication.shared.endBackgroundTask)`
      if isMark(index - 1, ".") { noteEnd(TaskLedger.any, at: index) }
      return
    }
    let end =
      isMark(index + 1, "(") ? closing(index + 1, atMost: 60) : min(index + 12, tokens.count)
    var name: UInt64 = 0
    var at = index + 2
    while at < end, !isMark(at, "]"), !isMark(at, ";") {
      if isWord(at) { name = textOfWord(at) == "_" ? TaskLedger.any : tokens[at].hash }
      at += 1
    }
    noteEnd(name, at: index)
  }

  /// True if a call of `endBackgroundTask` may be that of UIKit's method, which takes the identifier. One on `self`
  /// is not, but in an extension of `UIApplication`.
  private func mayEndOfUIKit(_ index: Int) -> Bool {
    if language == .objectiveC { return !isMark(index + 1, "]") }
    if isMark(index + 1, "("), isMark(index + 2, ")") { return false }
    if currentType == "UIApplication" { return true }
    return isMark(index - 1, ".") && !["self", "super"].contains(textOfWord(index - 2))
  }
}
