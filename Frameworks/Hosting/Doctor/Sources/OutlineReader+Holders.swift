// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The `window` of other objects, and whose it is. Of what isn't plain it says that it is unknown.
extension OutlineReader {
  /// A `window` that is asked for, set, or taken for there.
  mutating func readHeldWindow(_ token: SourceToken, _ index: Int) {
    if language == .cSharp { return }
    if isSetUnseen(index) { outline.setsWindowUnseen = true }
    let isMember = isMark(index - 1, ".")
    if !isMember {
      let isDeclared = word(index - 1) == .let || word(index - 1) == .var || isMark(index - 1, "*")
      if isDeclared || isMark(index + 1, ":") { return }
    }
    let holder = isMember ? holder(of: index) : .own
    // `window?? = other`
    var sign = index + 1
    while isMark(sign, "?") { sign += 1 }
    if isAssigned(sign) {
      if !isNil(sign + 1), !isForOlderSystem(index, isCertain: true) {
        use(.windowSet(isOwn: holder == .own), token)
      }
      return
    }
    let isElse = language == .objectiveC || isLocal(token.hash) || isParameter(token.hash)
    if !isMember && isElse || mayBeForOlderSystem(index) { return }
    switch holder {
    case .own: readForced(token, index)
    case .application, .ofClass, .named: use(.windowRead(holder), token)
    case .unknown: break
    }
  }

  /// `_window = window` and `[delegate setWindow:window]`
  mutating func readSetWindow(_ word: SourceWord, _ token: SourceToken, _ index: Int) {
    if word == .windowVariable {
      if isAssigned(index + 1), !isNil(index + 2) { use(.windowSet(isOwn: true), token) }
    } else if isMark(index + 1, ":"), !isNil(index + 2) {
      let isOwn = isWord(index - 1) && text(tokens[index - 1]) == "self"
      use(.windowSet(isOwn: isOwn), token)
    }
  }

  func isNil(_ index: Int) -> Bool { isWord(index) && text(tokens[index]) == "nil" }

  // MARK: Windows that have to be there

  /// `window!`, `window?.rootViewController as! Controller` and, if it is declared so, `window.rootViewController`.
  private mutating func readForced(_ token: SourceToken, _ index: Int) {
    guard language == .swift, let body = openMethods.last?.body, !isInClosure else { return }
    if isMark(index + 1, ".") {
      if !isAsked(for: token.hash, in: body..<index) {
        use(.windowForced(implicitly: true), token)
      }
    } else if isForced(index + 1), !isAsked(for: token.hash, in: body..<index) {
      use(.windowForced(implicitly: false), token)
    }
  }

  /// True if a chain of members from its first mark on needs each of them: it has a `!`, or ends with `as!`.
  private func isForced(_ start: Int) -> Bool {
    var at = start
    while at < start + 40 {
      if isMark(at, "!") { return !isMark(at + 1, "=") }
      if isWord(at), text(tokens[at]) == "as" {
        var end = at + 2
        while isMark(end + 1, "."), isWord(end + 2) { end += 2 }
        // `as! Controller?` takes nil too.
        return isMark(at + 1, "!") && !isMark(end + 1, "?")
      }
      if isMark(at, "("), at > start { at = closing(at, atMost: 200) }
      guard
        isMark(at, "?") || isMark(at, ".") || isMark(at, ")") || isWord(at) && isMark(at - 1, ".")
      else { return false }
      at += 1
    }
    return false
  }

  /// True if code compares something with nil, or takes it only if it is there.
  private mutating func isAsked(for name: UInt64, in body: Range<Int>) -> Bool {
    ahead(body).contains { at in
      guard tokens[at].hash == name, isWord(at) else { return false }
      let isCompared = (isMark(at + 1, "!") || isMark(at + 1, "=")) && isMark(at + 2, "=")
      // `if let window = self.window`, and not `let window = self.window!`.
      let sign = isMark(at - 1, ".") ? at - 3 : at - 1
      let isTaken = isMark(sign, "=") && (word(sign - 2) == .let || word(sign - 2) == .var)
      let isCondition =
        isMark(sign - 3, ",")
        || isWord(sign - 3) && ["if", "guard", "while"].contains(text(tokens[sign - 3]))
      return isCompared || isTaken && isCondition
    }
  }

  // MARK: Whose it is

  /// The thing that a member is asked of; the member's index is behind the point.
  mutating func holder(of index: Int) -> SourceOutline.WindowHolder {
    var at = base(index - 2)
    if isMark(at, ")") { return cast(at).map { .ofClass($0) } ?? .unknown }
    // `[[UIApplication sharedApplication] delegate].window`
    if isMark(at, "]") {
      at -= 1
      return word(at) == .delegate && isOfApplication(at) ? .application : .unknown
    }
    if word(at) == .delegate, isOfApplication(at) { return .application }
    guard isWord(at) else { return .unknown }
    let name = text(tokens[at])
    if isMark(at - 1, ".") {
      let owner = base(at - 2)
      guard isWord(owner), !isMark(owner - 1, ".") else { return .unknown }
      let text = text(tokens[owner])
      if text == "self" { return .named(name, in: currentType) }
      return text.first?.isUppercase == true ? .named(name, in: text) : .unknown
    }
    if name == "self" { return .own }
    if language == .objectiveC { return declared(at).map { .ofClass($0) } ?? .unknown }
    let hash = tokens[at].hash
    let isOfClosure = isOfClosure(at)
    if isLocal(hash) || isParameter(hash) || isOfClosure {
      return isOfClosure
        ? .unknown : openMethods.last?.classes[hash].map { .ofClass($0) } ?? .unknown
    }
    return .named(name, in: currentType)
  }

  /// The tokens of the open method before one, as far as they may be looked at.
  private mutating func before(_ index: Int) -> Range<Int> {
    let first = max(openMethods.last?.body ?? index, index - 2000)
    return ahead(min(first, index)..<index)
  }

  private func base(_ index: Int) -> Int {
    var at = index
    while isMark(at, "?") || isMark(at, "!") { at -= 1 }
    return at
  }

  /// True if a `delegate` is that of the application.
  private func isOfApplication(_ index: Int) -> Bool {
    var at = index - 1
    if isMark(at, ".") { at -= 1 }
    while isMark(at, "?") || isMark(at, "!") || isMark(at, "]") { at -= 1 }
    return word(at) == .shared || word(at) == .sharedApplication
  }

  /// The class in `(… as? AppDelegate)` and in `((AppDelegate *)…)`, by the index of the last bracket.
  private func cast(_ close: Int) -> String? {
    guard let open = opening(close) else { return nil }
    if language == .objectiveC {
      let isCast = isMark(open + 1, "(") && isMark(open + 3, "*") && isMark(open + 4, ")")
      return isCast && isWord(open + 2) ? text(tokens[open + 2]) : nil
    }
    guard isWord(close - 1) else { return nil }
    var first = close - 1
    while isMark(first - 1, "."), isWord(first - 2) { first -= 2 }
    let before = base(first - 1)
    return isWord(before) && text(tokens[before]) == "as" ? text(tokens[close - 1]) : nil
  }

  /// The class that a method of Objective-C declares for a name: `AppDelegate *delegate`.
  private mutating func declared(_ index: Int) -> String? {
    let found = before(index).last {
      tokens[$0].hash == tokens[index].hash && isMark($0 - 1, "*") && isWord($0 - 2)
    }
    return found.map { text(tokens[$0 - 2]) }
  }

  /// True if a loop or a closure of the open method declares a name: `for delegate in all`, `{ delegate in`.
  mutating func isOfClosure(_ index: Int) -> Bool {
    before(index).contains { at in
      guard tokens[at].hash == tokens[index].hash, isWord(at), !isMark(at - 1, ".") else {
        return false
      }
      return (at + 1..<at + 8).prefix { !isMark($0, "{") && !isMark($0, "}") && !isMark($0, "=") }
        .contains { isWord($0) && text(tokens[$0]) == "in" }
    }
  }

  /// The property that has the window whose `windowScene` is set; nil if it isn't plain.
  mutating func origin(ofReceiver index: Int) -> SourceOutline.WindowOrigin? {
    let at = base(index - 2)
    guard isWord(at) else { return nil }
    if isMark(at - 1, ".") {
      let holder = holder(of: at)
      if holder != .own { return .init(holder: holder, name: text(tokens[at])) }
    }
    // `let window = appDelegate?.window`, `self.window = appDelegate.window`
    let assigned = before(at).last {
      tokens[$0].hash == tokens[at].hash && isWord($0) && isAssigned($0 + 1)
    }
    guard let assigned else { return nil }
    var end = assigned + 2
    var last: Int?
    while end < assigned + 40 {
      if isMark(end, "(") || isMark(end, "[") {
        end = closing(end, atMost: 200)
      } else if isWord(end) {
        if end > assigned + 2, !isMark(end - 1, ".") { break }
        last = end
      } else if !isMark(end, ".") && !isMark(end, "?") && !isMark(end, "!") {
        break
      }
      end += 1
    }
    guard let last, isMark(last - 1, ".") else { return nil }
    return .init(holder: holder(of: last), name: text(tokens[last]))
  }

  // MARK: Classes of names

  /// Notes the class of a constant or a variable, whose name is at an index.
  mutating func noteClass(of index: Int) {
    if language != .swift { return }
    let name = declaredClass(index + 1)
    if method != nil {
      let hash = tokens[index].hash
      changeOpen { $0.classes[hash] = name }
    } else if name?.hasSuffix("Delegate") ?? false
      || text(tokens[index]).lowercased().hasSuffix("delegate")
    {
      outline.delegateNames.append(
        .init(type: currentType, name: text(tokens[index]), className: name ?? ""))
    }
  }

  /// The class that a declaration gives to a name, from the mark behind it on: `: AppDelegate?`, `= … as? AppDelegate`.
  func declaredClass(_ sign: Int) -> String? {
    var at = sign + 1
    if isMark(sign, "=") {
      // The expression is one chain of members.
      while at < sign + 20, !isWord(at) || text(tokens[at]) != "as" {
        if isMark(at, "(") { at = closing(at, atMost: 40) }
        let isNext = isWord(at) && (at == sign + 1 || isMark(at - 1, "."))
        guard isNext || isMark(at, ".") || isMark(at, "?") || isMark(at, "!") || isMark(at, ")")
        else { return nil }
        at += 1
      }
      at += 1
      if isMark(at, "?") || isMark(at, "!") { at += 1 }
    } else if !isMark(sign, ":") {
      return nil
    }
    guard isWord(at) else { return nil }
    while isMark(at + 1, "."), isWord(at + 2) { at += 2 }
    return text(tokens[at])
  }
}
