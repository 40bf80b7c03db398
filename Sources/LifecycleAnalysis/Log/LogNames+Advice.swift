// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines with which UIKit or a library advises whoever writes the app. They name a method and do not come from it.
///
/// - SeeAlso: https://github.com/AlphaWallet/alpha-wallet-ios/issues/5420 (`This can be done in in the App Delegate's
///   application(_:didFinishLaunchingWithOptions:)`), https://github.com/NativeScript/plugins/issues/191 (`You can do this by
///   calling …`)
extension LogNames {
  /// Returns true if a line advises somebody to do something with a method.
  ///
  /// - Parameter name: The range of the method's name.
  static func advises(_ message: ArraySlice<UInt8>, about name: Range<Int>) -> Bool {
    if speaksToDevelopers(message) { return true }
    let sentence = sentence(around: name, in: message)
    let before = adviceWords(message[sentence.lowerBound..<name.lowerBound])
    let after = adviceWords(behindSelector(message[name.upperBound..<sentence.upperBound]))
    if before.contains(where: demands.contains) || demandsBehind(after) { return true }
    let isQuoted =
      message[..<name.lowerBound].last == backtick
      || message[name.upperBound...].prefix(2).contains(backtick)
    let words = before + after
    if isQuoted, words.count >= fewestWords, words.contains(where: quoteVerbs.contains) {
      return true
    }
    // `Add X to application(…)`: a log of one's own says so too, but in one sentence.
    let isLong = isQuoted || sentence.lowerBound > message.startIndex || holds("://", in: message)
    guard isLong, let verb = before.first, before.count > 2 else { return false }
    return verbs.contains(verb) && before.suffix(4).contains(where: prepositions.contains)
  }

  // MARK: Phrases

  /// Phrases in lower case with which a line speaks to the app's developers.
  private static let phrases = [
    "you've implemented", "you must", "you should", "you can ", "you need", "you have to",
    "if you want", "if you need", "if you use", "if you are using", "did you forget",
    "don't forget",
    "do not forget", "must call", "should call", "must implement", "should implement",
    "must be called", "should be called", "needs to be called", "need to be called",
    "has to be called", "have to be called", "never called", "was not called", "not implement",
    "n't implement", "unrecognized selector", "swizzl", "received call to -", "can be done in",
    "can be done by", "should be done in", "must be done in", "make sure to", "make sure that",
    "make sure you", "make sure it is", "be sure to", "please add", "please call", "please check",
    "please ensure", "please forward", "please implement", "please initialize", "please make",
    "please move", "please override", "please refer", "please register", "please see", "please set",
    "please update", "please use", "your app delegate", "your appdelegate", "your app's delegate",
    "your application delegate", "your scene delegate", "your scenedelegate", "your info.plist",
    "your uiapplicationdelegate", "your uiscenedelegate", "see http", "read more: http",
    "learn more: http", "more info: http", "for more information", "for more info",
    "for more details",
    "refer to http", "refer to the doc", "see the doc", "has been deprecated",
  ].map { Array($0.utf8) }
  /// For each byte: true if a phrase begins with it. Every line with a method's name is searched
  /// byte by byte.
  private static let isFirst = (0...UInt8.max).map { byte in phrases.contains { $0[0] == byte } }

  private static func speaksToDevelopers(_ message: ArraySlice<UInt8>) -> Bool {
    let text = message.prefix(mostBytes)
    let isFirst = isFirst
    for at in text.indices {
      let first = ASCII.lower(text[at])
      guard isFirst[Int(first)] else { continue }
      for phrase in phrases where phrase[0] == first {
        if text[at...].prefix(phrase.count).lazy.map(ASCII.lower).elementsEqual(phrase) {
          return true
        }
      }
    }
    return false
  }

  // MARK: Words

  /// Words in front of a name, in its sentence, with which a line asks for something.
  private static let demands: Set = [
    "must", "ought", "please", "recommend", "recommended", "require", "required", "requires",
    "should", "your",
  ]
  /// Verbs with which advice begins.
  private static let verbs: Set = [
    "add", "call", "configure", "consider", "enable", "ensure", "forward", "implement",
    "initialize",
    "invoke", "move", "override", "pass", "place", "put", "register", "remove", "set", "start",
    "try",
    "use",
  ]
  /// Verbs beside a quoted name that a log of the method's own does not have.
  private static let quoteVerbs: Set = [
    "add", "consider", "ensure", "implement", "instead", "must", "need", "needs", "override",
    "please", "require", "required", "requires", "should", "swiftui", "use", "using",
  ]
  private static let prepositions: Set = [
    "by", "from", "in", "inside", "into", "of", "to", "via", "within",
  ]
  private static let deeds: Set = [
    "added", "called", "declared", "defined", "forwarded", "handled", "implemented", "invoked",
    "moved", "overridden", "registered", "removed", "set", "used",
  ]
  private static let lacks: Set = [
    "deprecated", "missing", "needed", "obsolete", "required", "unavailable", "unimplemented",
  ]
  private static let fewestWords = 4
  private static let backtick = UInt8(ascii: "`")

  /// Returns true if the words behind a name say what has to be done with it: `must be forwarded`, `is required`.
  private static func demandsBehind(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    let rest = words.dropFirst()
    switch first {
    case "is", "are": return rest.prefix(2).contains(where: lacks.contains)
    case "must", "should":
      return rest.first == "be" && rest.dropFirst().prefix(2).contains(where: deeds.contains)
    case "need", "needs", "has", "have":
      return rest.starts(with: ["to", "be"])
        && rest.dropFirst(2).prefix(2).contains(where: deeds.contains)
    case _: return false
    }
  }

  // MARK: Sentences

  private static let ends = Array(".;!?".utf8)

  /// Returns the range of the sentence around a name: a point ends one if a blank follows it. Labels in brackets in
  /// front of the message, and a word such as `Warning:`, are no part of it.
  private static func sentence(
    around name: Range<Int>, in message: ArraySlice<UInt8>
  ) -> Range<Int> {
    func isEnd(_ at: Int) -> Bool {
      ends.contains(message[at]) && (at + 1 == message.endIndex || ASCII.isBlank(message[at + 1]))
    }
    var begin = message.startIndex
    if let end = message[..<name.lowerBound].indices.last(where: isEnd) { begin = end + 1 }
    // `10.20.0 - [FirebaseCore] Warning: …`
    if begin == message.startIndex {
      let text = message[..<name.lowerBound]
      while begin < name.lowerBound {
        let rest = text[begin...].drop(while: ASCII.isBlank)
        guard rest.first == ASCII.openBracket, let close = rest.firstIndex(of: UInt8(ascii: "]")),
          close + 1 < text.endIndex
        else { break }
        begin = close + 1
      }
    }
    let rest = message[begin..<name.lowerBound]
    if let colon = rest.indices.last(where: {
      rest[$0] == UInt8(ascii: ":") && $0 + 1 < rest.endIndex && ASCII.isBlank(rest[$0 + 1])
    }) {
      begin = colon + 1
    }
    let end = message[name.upperBound...].indices.first(where: isEnd) ?? message.endIndex
    return begin..<max(end, name.upperBound)
  }

  /// Returns a text without what is left of a selector, as `:)`, and the quotation mark behind it.
  private static func behindSelector(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.drop { !ASCII.isBlank($0) }
  }

  /// Returns true if a message has a text in it.
  static func holds(_ text: String, in message: ArraySlice<UInt8>) -> Bool {
    let text = Array(text.utf8)
    return message.indices.contains { message[$0] == text[0] && message[$0...].starts(with: text) }
  }

  /// Returns the words of a text in lower case: letters alone.
  private static func adviceWords(_ text: ArraySlice<UInt8>) -> [String] {
    text.prefix(mostBytes).split { !isLetter($0) && $0 != UInt8(ascii: "'") }
      .map { String(decoding: $0.map(ASCII.lower), as: UTF8.self) }
  }
}
