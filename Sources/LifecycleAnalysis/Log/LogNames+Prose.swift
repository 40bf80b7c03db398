// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines that name a method and do not come from it.
extension LogNames {
  /// Returns true if a line is a frame of a stack, or tells of a method: UIKit, the runtime and
  /// frameworks write such lines for developers.
  ///
  /// - SeeAlso: https://github.com/Pushwoosh/pushwoosh-unity/issues/3 (`You've implemented -[<UIApplicationDelegate> …], but
  ///   you still need to …`), https://github.com/wordpress-mobile/WordPress-iOS/issues/4454 (`… received call to -application:…
  ///   but the completion handler was never called`)
  ///
  /// - Parameter name: The range of the method's name.
  static func isAbout(_ name: Range<Int>, in message: ArraySlice<UInt8>) -> Bool {
    isFrame(message[..<name.lowerBound]) || leadsToName(wordsBefore(name.lowerBound, in: message))
      || denies(words(in: message[name.upperBound...]))
      || advises(message, about: name) && !standsApart(name, in: message)
  }

  /// `4   App   0x0000000102ba4f2c -[AppDelegate …] + 388`, `frame #1: 0x0000000104d2c0d0 App`…`
  private static func isFrame(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text.drop { ASCII.isBlank($0) || $0 == UInt8(ascii: "*") }
    if rest.starts(with: frame) { rest = rest.dropFirst(frame.count) }
    if rest.first == ASCII.number { rest = rest.dropFirst() }
    let number = rest.prefix(while: ASCII.isDigit)
    rest = rest[number.endIndex...]
    guard !number.isEmpty, let next = rest.first,
      ASCII.isBlank(next) || next == UInt8(ascii: ":"),
      let address = rest.indices.first(where: { rest[$0...].starts(with: addressPrefix) })
    else { return false }
    return rest[(address + addressPrefix.count)...].prefix(while: isHexadecimal).count
      >= fewestDigits
  }

  private static let frame = Array("frame ".utf8)
  private static let addressPrefix = Array("0x".utf8)
  /// An address has at least so many digits.
  private static let fewestDigits = 6

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || ASCII.lower(byte) &- 0x61 < 6
  }

  // MARK: Words beside a name

  /// Words in front of a name with which a line tells of a call that is asked for, awaited or missing, not of one that
  /// happens: `waiting for …`, `does not respond to …`, `removed observer …`.
  private static let leads: Set = [
    "add", "added", "adding", "await", "awaiting", "expect", "expected", "expecting", "implement",
    "implemented", "implementing", "implements", "missing", "never", "not", "observing", "override",
    "overriding", "register", "registered", "registering", "remove", "removed", "removeobserver",
    "removing", "respond", "responds", "subscribe", "subscribed", "subscribing", "unregister",
    "unregistered", "unsubscribe", "unsubscribed", "wait", "waiting", "without",
  ]
  /// Words behind a name with which a line says that nothing happens to it.
  private static let unlikely: Set = [
    "deprecated", "missing", "needed", "required", "swizzled", "unavailable", "unrecognized",
  ]
  /// The same behind a denial.
  private static let happenings: Set = [
    "arrived", "available", "called", "delivered", "fired", "implemented", "invoked", "received",
    "sent", "supported",
  ]
  /// The words that are looked at on each side.
  private static let mostWords = 4

  private static func leadsToName(_ words: [String]) -> Bool {
    words.contains { leads.contains($0) || $0.hasSuffix("n't") }
  }

  private static func denies(_ words: [String]) -> Bool {
    if words.prefix(2).contains(where: unlikely.contains) { return true }
    if words.starts(with: ["will", "be"]), words.dropFirst(2).contains(where: happenings.contains) {
      return true
    }
    let place = words.firstIndex { $0 == "not" || $0 == "never" || $0.hasSuffix("n't") }
    guard let place else { return false }
    return words[place...].contains(where: happenings.contains)
  }

  /// Returns the last words in front of a name, up to what ends a sentence or a label.
  static func wordsBefore(_ start: Int, in message: ArraySlice<UInt8>) -> [String] {
    let text = message[..<start]
    let begin = text.lastIndex(where: endsSentence).map { $0 + 1 } ?? text.startIndex
    return Array(split(text[begin...]).suffix(mostWords))
  }

  /// Returns the first words of a text, up to what ends a sentence.
  static func words(in text: ArraySlice<UInt8>) -> [String] {
    // The rest of a selector and the brackets around it are no sentence.
    let rest = text.drop { !ASCII.isBlank($0) && !endsSentence($0) }.drop { $0 == closeBracket }
    return Array(split(rest.prefix { !endsSentence($0) }).prefix(mostWords))
  }

  private static let closeBracket = UInt8(ascii: "]")
  private static let sentenceEnds = Array(".;!?|]})>".utf8)

  private static func endsSentence(_ byte: UInt8) -> Bool { sentenceEnds.contains(byte) }

  /// The words of a text in lower case.
  private static func split(_ text: ArraySlice<UInt8>) -> [String] {
    text.prefix(mostBytes).split { !isLetter($0) && $0 != UInt8(ascii: "'") }
      .map { String(decoding: $0.map(ASCII.lower), as: UTF8.self) }
  }

  /// The bytes of a message that are looked at.
  static let mostBytes = 1000
}
