// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Links on a terminal: what is shown is the address itself.
///
/// - SeeAlso: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
package enum Hyperlink {
  private static let start = Array("https://".utf8)
  private static let opening = Array("\u{1B}]8;;".utf8)
  private static let end = Array("\u{1B}\\".utf8)

  /// The same text, in which each address is a link. The text has no control characters but ends of lines.
  package static func marked(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    while at < text.count {
      guard text[at] == start[0], text[at...].starts(with: start) else {
        result.append(text[at])
        at += 1
        continue
      }
      let address = address(text[at...])
      result += opening + address + end + address + opening + end
      at += address.count
    }
    return result
  }

  /// The address that a text begins with: up to a blank or what is in no address, without the mark that
  /// ends a sentence. What is not ASCII is in no address.
  private static func address(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let excluded = Array("<>\"{}|\\^`".utf8)
    var address = text.prefix { $0 > 0x20 && $0 < 0x7F && !excluded.contains($0) }
    let marks = Array(".,;:!?".utf8)
    while let last = address.last {
      // The addresses of Apple's methods end with a parenthesis of their own.
      let closes = last == UInt8(ascii: ")")
      let isOpen = address.count { $0 == UInt8(ascii: "(") } >= address.count { $0 == last }
      guard closes ? !isOpen : marks.contains(last) else { break }
      address = address.dropLast()
    }
    return address
  }
}
