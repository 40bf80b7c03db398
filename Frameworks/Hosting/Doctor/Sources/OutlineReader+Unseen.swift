// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The ways to set a member that are not followed: what they set may be any object's.
extension OutlineReader {
  func isAssigned(_ sign: Int) -> Bool { isMark(sign, "=") && !isMark(sign + 1, "=") }

  /// True if code may set a member, or give somebody a way to: with a key path, as `inout`, or in a tuple.
  func isSetUnseen(_ index: Int) -> Bool {
    let start = chainStart(index)
    if isMark(start, "\\") || isMark(start - 1, "\\") { return true }
    // `&x.window`, and not `a && x.window`.
    if isMark(start - 1, "&"), !isMark(start - 2, "&") { return true }
    // `#selector(setter: X.window)`, `#keyPath(X.window)`
    if isWord(start - 2), ["setter", "keyPath"].contains(text(tokens[start - 2])) { return true }
    return isInAssignedTuple(index)
  }

  /// The first token of a chain of members: `x` in `x?.y(1).z`.
  private func chainStart(_ index: Int) -> Int {
    var at = index
    while isMark(at - 1, "."), index - at < 200 {
      at -= 2
      while isMark(at, "?") || isMark(at, "!") { at -= 1 }
      if isMark(at, ")") || isMark(at, "]"), let open = opening(at) {
        at = isWord(open - 1) && language != .objectiveC ? open - 1 : open
      }
    }
    return at
  }

  /// `(x.window, done) = (window, true)`
  private func isInAssignedTuple(_ index: Int) -> Bool {
    guard isMark(index + 1, ",") || isMark(index + 1, ")") else { return false }
    var at = index - 1
    while at > 0, index - at < 200, !isMark(at, "{"), !isMark(at, "}"), !isMark(at, ";") {
      if isMark(at, "(") { return isAssigned(closing(at, atMost: 400) + 1) }
      at = isMark(at, ")") || isMark(at, "]") ? (opening(at) ?? at) - 1 : at - 1
    }
    return false
  }

  /// A literal that may be the key of a member, or its setter: `setValue(window, forKey: "window")`.
  mutating func readKey(_ token: SourceToken) {
    guard token.end - token.start <= 64 else { return }
    switch text(token).split(separator: ".").last {
    case "window", "setWindow:": outline.setsWindowUnseen = true
    case "windowScene", "setWindowScene:": outline.setsSceneUnseen = true
    case _: break
    }
  }

  /// A `windowScene` that is set, in a way that is followed or not.
  mutating func readScene(_ token: SourceToken, _ index: Int) {
    if isMark(index - 1, "."), isAssigned(index + 1) {
      // `window.windowScene = scene`
      use(.windowWithScene, token)
      let origin = origin(ofReceiver: index)
      use(.windowGivenScene(origin), token)
      if origin == nil, !isMadeHere(receiverOf: index) { outline.setsSceneUnseen = true }
      return
    }
    readClassWithScene(token, index)
    // A class of windows gives one to its own objects, and an extension of UIWindow to all.
    let isOwn =
      isAssigned(index + 1) && !isMark(index - 1, ".") && word(index - 1) != .let
      && word(index - 1) != .var && !isLocal(token.hash) && !isParameter(token.hash)
      && (!isOfWindow || currentType == "UIWindow")
    if isOwn || isSetUnseen(index) { outline.setsSceneUnseen = true }
  }

  /// True if a member is asked of a name to which the source assigned a window that it made.
  private mutating func isMadeHere(receiverOf index: Int) -> Bool {
    var at = index - 2
    while isMark(at, "?") || isMark(at, "!") { at -= 1 }
    guard isWord(at), madeNames.contains(tokens[at].hash), !isParameter(tokens[at].hash) else {
      return false
    }
    let isMember = isMark(at - 1, ".")
    return isMember ? isWord(at - 2) && text(tokens[at - 2]) == "self" : !isOfClosure(at)
  }

  // MARK: Older systems

  static let asking = Set(
    [
      "available", "unavailable", "connectedScenes", "respondsToSelector", "responds",
      "systemVersion", "isOperatingSystemAtLeast", "isOperatingSystemAtLeastVersion",
    ].map(SourceHash.of))

  /// True if code before a token, in its method, asks for the system: the token may be for an iOS without scenes.
  func mayBeForOlderSystem(_ index: Int) -> Bool {
    openMethods.contains(where: \.asksForSystem)
      || openMethods.isEmpty
        && (max(0, index - 200)..<index).contains { Self.asking.contains(tokens[$0].hash) }
  }
}
