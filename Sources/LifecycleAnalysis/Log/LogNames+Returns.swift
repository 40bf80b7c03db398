// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines that an app logs at the end of a method: `< m`, `exit m`, `m: end`, `m took 1800 ms`. They belong to the call that
/// was logged before.
extension LogNames {
  /// Returns true if a line says that a method returns.
  ///
  /// - Parameter name: The range of the method's name.
  static func tellsReturn(of name: Range<Int>, in message: ArraySlice<UInt8>) -> Bool {
    let before = message[..<name.lowerBound].suffix(farthest)
    let after = message[name.upperBound...].prefix(farthest)
    return returns(before: before, isBracket: after.contains(UInt8(ascii: ">")))
      || returns(behind: after)
  }

  /// The bytes on each side of a name that are looked at.
  private static let farthest = 120

  // MARK: In front of the name

  private static let arrows = [
    "<-", "<=", "<<", "\u{2190}", "\u{21d0}", "\u{27f5}", "\u{2b05}", "\u{21a9}", "\u{2514}",
    "\u{2570}",
  ]
  .map { Array($0.utf8) }
  private static let wordsInFront: Set = [
    "after", "complete", "completed", "completes", "completing", "done", "end", "ended", "ending",
    "ends", "exit", "exited", "exiting", "exits", "finish", "finished", "finishes", "finishing",
    "leave", "leaves", "leaving", "return", "returned", "returning", "returns",
  ]
  private static let fillersInFront: Set = [
    "call", "calling", "from", "func", "function", "method", "of", "the", "to", "with",
  ]

  private static func returns(before text: ArraySlice<UInt8>, isBracket: Bool) -> Bool {
    var text = withoutReceiver(text)
    let isApart = text.last.map(ASCII.isBlank) ?? false
    while let last = text.last, ASCII.isBlank(last) || quotes.contains(last) { text.removeLast() }
    // `└─ m`, `⬅️ m`: what only lengthens or colors a sign.
    for tail in tails where text.count > tail.count && text.suffix(tail.count).elementsEqual(tail) {
      text.removeLast(tail.count)
    }
    if arrows.contains(where: { text.suffix($0.count).elementsEqual($0) }) { return true }
    if let last = text.last, last == UInt8(ascii: "<") || last == UInt8(ascii: "}") {
      let isAlone = text.dropLast().last.map(ASCII.isBlank) ?? true
      if isAlone, isApart || !isBracket && last == UInt8(ascii: "<") { return true }
    }
    var words = lowerWords(text).suffix(5)[...]
    while let last = words.last, fillersInFront.contains(last) || last.hasSuffix("delegate") {
      words.removeLast()
    }
    return words.last.map(wordsInFront.contains) ?? false
  }

  private static let quotes = Array("`'\":*".utf8)
  private static let tails = ["\u{2500}", "\u{fe0f}", "--", ">"].map { Array($0.utf8) }

  /// Returns a text without `-[Class ` at its end.
  private static func withoutReceiver(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.last == ASCII.space, let open = text.lastIndex(of: ASCII.openBracket),
      open > text.startIndex,
      text[open - 1] == UInt8(ascii: "-") || text[open - 1] == UInt8(ascii: "+"),
      text[(open + 1)...].dropLast().allSatisfy(isNamePart)
    else { return text }
    return text[..<(open - 1)]
  }

  // MARK: Behind the name

  private static let wordsBehind: Set = [
    "complete", "completed", "completes", "done", "elapsed", "end", "ended", "ending", "ends",
    "exit", "exited", "exiting", "exits", "finish", "finished", "finishes", "finishing", "leave",
    "leaves", "leaving", "lasted", "return", "returned", "returning", "returns", "takes", "took",
  ]
  private static let fillersBehind: Set = [
    "call", "did", "event", "func", "function", "handler", "has", "is", "method", "was", "with",
  ]
  private static let truths: Set = ["false", "no", "true", "yes"]
  private static let units: Set = [
    "milliseconds", "ms", "msec", "s", "sec", "seconds", "secs", "us",
  ]
  private static let timeWords: Set = [
    "after", "cost", "costs", "duration", "elapsed", "for", "in", "ran", "time", "total",
  ]
  private static func returns(behind text: ArraySlice<UInt8>) -> Bool {
    let rest = behindParameters(text)
    let signs = rest.drop { ASCII.isBlank($0) || $0 == UInt8(ascii: ":") }
    if arrows.contains(where: { signs.starts(with: $0) })
      || signs.elementsEqual([UInt8(ascii: "}")])
    {
      return true
    }
    let words = lowerWords(withoutPlace(rest))
    // Other words speak of something else that ends: `m: login finished`, `m: returned from background`.
    let telling = words.filter { !fillersBehind.contains($0) }
    if let first = telling.first, wordsBehind.contains(first),
      telling.dropFirst().allSatisfy({
        timeWords.contains($0) || units.contains($0) || truths.contains($0)
      })
    {
      return true
    }
    // `m -> true`, `m = YES`
    if words.count == 1, truths.contains(words[0]),
      signs.first.map({ "-=".utf8.contains($0) }) ?? false
    {
      return true
    }
    return tellsTime(rest)
  }

  /// Returns a text without the place in a source at its beginning: `[AppDelegate.swift:18]`.
  private static func withoutPlace(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = text.drop(while: ASCII.isBlank)
    guard text.first == ASCII.openBracket, let end = text.firstIndex(of: UInt8(ascii: "]")) else {
      return text
    }
    return text[(end + 1)...]
  }

  /// `m in 1800 ms`, `m (1.8s)`: nothing else is behind the name.
  private static func tellsTime(_ text: ArraySlice<UInt8>) -> Bool {
    guard let digit = text.firstIndex(where: ASCII.isDigit) else { return false }
    let unit = text[digit...].drop { ASCII.isDigit($0) || ".,".utf8.contains($0) }
    let words = lowerWords(unit)
    return words.count == 1 && units.contains(words[0])
      && lowerWords(text[..<digit]).allSatisfy(timeWords.contains)
  }

  /// Returns a text without parameters in parentheses and the bracket of a selector at its beginning.
  private static func behindParameters(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let open = UInt8(ascii: "(")
    let close = UInt8(ascii: ")")
    let isCall =
      text.first == open
      && lowerWords(text.dropFirst().prefix(while: { $0 != close })).allSatisfy {
        !units.contains($0)
      }
    if isCall, let end = text.firstIndex(of: close) {
      return text[(end + 1)...]
    }
    return text.drop { $0 == UInt8(ascii: "]") }
  }

  /// Returns the words of a text in lower case.
  static func lowerWords(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { !isLetter($0) }.map { String(decoding: $0.map(ASCII.lower), as: UTF8.self) }
  }
}
