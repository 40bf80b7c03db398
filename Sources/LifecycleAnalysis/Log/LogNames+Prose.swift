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
  /// - Parameter start: The index at which the method's name begins.
  static func isAbout(_ message: ArraySlice<UInt8>, before start: Int) -> Bool {
    isFrame(message[..<start]) || advises(message)
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

  /// Phrases in lower case with which a line speaks to the app's developers.
  private static let advice = [
    "you've implemented", "you must", "you should", "you can ", "you need", "did you forget",
    "must call", "must be called", "should be called", "never called", "was not called",
    "not implement", "n't implement", "unrecognized selector", "swizzl", "received call to -",
  ].map { Array($0.utf8) }
  /// For each byte: true if a phrase begins with it. Every line with a method's name is searched
  /// byte by byte.
  private static let isFirst = (0...UInt8.max).map { byte in advice.contains { $0[0] == byte } }

  private static func advises(_ message: ArraySlice<UInt8>) -> Bool {
    let text = message.prefix(mostBytes)
    let isFirst = isFirst
    for at in text.indices {
      let first = ASCII.lower(text[at])
      guard isFirst[Int(first)] else { continue }
      for phrase in advice where phrase[0] == first {
        if text[at...].prefix(phrase.count).lazy.map(ASCII.lower).elementsEqual(phrase) {
          return true
        }
      }
    }
    return false
  }

  /// The bytes of a message that are looked at.
  private static let mostBytes = 1000
}
