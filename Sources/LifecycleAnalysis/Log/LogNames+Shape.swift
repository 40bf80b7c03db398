// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words beside a name in a line, which tell an app's statements apart.
extension LogNames {
  /// The bytes on each side of a name that are looked at.
  private static let farthest = 60

  /// Returns a message without the name in it, and without digits and blanks: the same for each line of a statement
  /// that logs no more than numbers.
  static func shape(of message: ArraySlice<UInt8>, without name: Range<Int>) -> [UInt8] {
    func isPart(_ byte: UInt8) -> Bool { !ASCII.isDigit(byte) && !ASCII.isBlank(byte) }
    var shape = message[..<name.lowerBound].suffix(farthest).filter(isPart) + [ASCII.newline]
    var rest = message[name.upperBound...].prefix(farthest)
    while let byte = rest.first {
      let word = rest.prefix(while: isLetter)
      rest = rest[max(word.endIndex, rest.startIndex + 1)...]
      if word.isEmpty, isPart(byte) { shape.append(byte) }
      // A state is another one in each call of a method.
      if state(in: [ASCII.openBracket] + word) == nil { shape += word }
    }
    return shape
  }

  /// Returns the word of a sentence in front of a name and the one behind it, in lower case: `until` and nothing in
  /// `Skipping refresh until m`. Names of classes, labels and states are none.
  static func wordsBeside(
    _ name: Range<Int>, in message: ArraySlice<UInt8>
  ) -> (before: String?, after: String?) {
    func isQuote(_ byte: UInt8) -> Bool { "`'\"]".utf8.contains(byte) }
    var before = message[..<name.lowerBound]
    while let last = before.last, ASCII.isBlank(last) || isQuote(last) { before.removeLast() }
    let isApart = before.endIndex < name.lowerBound
    let word = Array(before.reversed().prefix(while: isLetter).reversed())
    let front = isApart ? sentenceWord(word[...]) : nil
    var behind = message[name.upperBound...]
    // `-[AppDelegate m:] uploaded`
    if behind.starts(with: ":]".utf8) { behind = behind.dropFirst() }
    behind = behind.drop(while: isQuote)
    // A list of names tells of methods.
    if behind.first == ASCII.comma { return (front, ",") }
    guard behind.first.map(ASCII.isBlank) ?? false else { return (front, nil) }
    return (front, sentenceWord(behind.drop(while: ASCII.isBlank).prefix(while: isLetter)))
  }

  /// Returns a word in lower case; nil for `AppDelegate`, `DEBUG`, `active`, which stand in no sentence.
  private static func sentenceWord(_ word: ArraySlice<UInt8>) -> String? {
    guard !word.isEmpty, word.dropFirst().allSatisfy({ $0 >= 0x61 }),
      state(in: [ASCII.openBracket] + word) == nil
    else { return nil }
    return String(decoding: word.map(ASCII.lower), as: UTF8.self)
  }

  /// Returns true if a name stands by itself, as in a line that its method logs: only labels in front of it, or a dash
  /// between it and the app's own words.
  static func standsApart(_ name: Range<Int>, in message: ArraySlice<UInt8>) -> Bool {
    let before = message[..<name.lowerBound]
    let beside = wordsBeside(name, in: message)
    guard beside.before == nil, beside.after == nil else { return false }
    let isLast = message[name.upperBound...].allSatisfy { !isLetter($0) }
    if isLast, before.suffix(2).elementsEqual("- ".utf8) { return true }
    return before.split { !isLetter($0) }.allSatisfy { $0.count < 2 || sentenceWord($0) == nil }
  }

  /// Returns the words of a text in lower case.
  static func lowerWords(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { !isLetter($0) }.map { String(decoding: $0.map(ASCII.lower), as: UTF8.self) }
  }
}
