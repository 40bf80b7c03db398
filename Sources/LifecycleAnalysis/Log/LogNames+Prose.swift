// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines that name a method and do not come from it.
extension LogNames {
  /// Whether a line is a frame of a stack, or tells of a method: what UIKit, the runtime and frameworks say to
  /// developers.
  ///
  /// - SeeAlso: https://github.com/Pushwoosh/pushwoosh-unity/issues/3 (`You've implemented -[<UIApplicationDelegate> …], but
  ///   you still need to …`), https://github.com/wordpress-mobile/WordPress-iOS/issues/4454 (`… received call to -application:…
  ///   but the completion handler was never called`)
  static func isAbout(_ buffer: UnsafeBufferPointer<UInt8>, name: Range<Int>) -> Bool {
    isFrame(buffer, before: name.lowerBound) || advises(buffer)
  }

  /// `4   App   0x0000000102ba4f2c -[AppDelegate …] + 388`, `frame #1: 0x0000000104d2c0d0 App`…`
  private static func isFrame(_ buffer: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
    var at = 0
    while at < end, ASCII.isBlank(buffer[at]) || buffer[at] == UInt8(ascii: "*") { at += 1 }
    if buffer[at..<end].starts(with: frame) { at += frame.count }
    if at < end, buffer[at] == ASCII.number { at += 1 }
    guard at < end, ASCII.isDigit(buffer[at]) else { return false }
    while at < end, ASCII.isDigit(buffer[at]) { at += 1 }
    guard at < end, ASCII.isBlank(buffer[at]) || buffer[at] == UInt8(ascii: ":") else {
      return false
    }
    while at + 1 < end {
      if buffer[at] == UInt8(ascii: "0"), buffer[at + 1] == UInt8(ascii: "x") {
        return buffer[(at + 2)..<end].prefix(while: isHexadecimal).count >= fewestDigits
      }
      at += 1
    }
    return false
  }

  private static let frame = Array("frame ".utf8)
  /// An address has at least so many digits.
  private static let fewestDigits = 6

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || ASCII.lower(byte) &- 0x61 < 6
  }

  /// In lower case: what is said of a method to whoever writes the app.
  private static let advice = [
    "you've implemented", "you must", "you should", "you can ", "you need", "did you forget",
    "must call", "must be called", "should be called", "never called", "was not called",
    "not implement", "n't implement", "unrecognized selector", "swizzl", "received call to -",
  ].map { Array($0.utf8) }
  /// Whether a phrase begins with a byte. Every line with a method's name is asked at each of its bytes.
  private static let isFirst = (0...UInt8.max).map { byte in advice.contains { $0[0] == byte } }

  private static func advises(_ buffer: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = min(buffer.count, mostBytes)
    let isFirst = isFirst
    for at in 0..<end {
      let first = ASCII.lower(buffer[at])
      guard isFirst[Int(first)] else { continue }
      for phrase in advice where phrase[0] == first && phrase.count <= end - at {
        if buffer[at..<(at + phrase.count)].lazy.map(ASCII.lower).elementsEqual(phrase) {
          return true
        }
      }
    }
    return false
  }

  /// So much of a message is looked at.
  private static let mostBytes = 1000
}
