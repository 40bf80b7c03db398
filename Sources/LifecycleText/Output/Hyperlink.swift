// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Links on a terminal: an address leads to itself, a thread of a rule's sources (`owner/repository#7`) to its page.
///
/// - SeeAlso: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda
package enum Hyperlink {
  private static let start = Array("https://".utf8)
  private static let opening = Array("\u{1B}]8;;".utf8)
  private static let end = Array("\u{1B}\\".utf8)
  /// The pages of the threads that rules name. Nothing else that looks like one is a link.
  private static let threads: [[UInt8]: [UInt8]] = {
    var pages: [[UInt8]: [UInt8]] = [:]
    for rule in Rule.allCases {
      for source in rule.origin.sources {
        if case .thread = source.place, let address = source.place.address {
          pages[Array(source.place.text.utf8)] = Array(address.utf8)
        }
      }
    }
    return pages
  }()

  /// The same text, in which each address and each thread is a link. The text has no control
  /// characters but ends of lines, and the escapes of styles.
  package static func marked(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var at = 0
    var isFirst = true
    while at < text.count {
      guard let (shown, target) = link(text[at...], isFirst: isFirst) else {
        // The letter that ends a style is no part of the name behind it.
        let end = text[at] == 0x1B ? text[at...].firstIndex(of: UInt8(ascii: "m")) : nil
        result += text[at...(end ?? at)]
        at = (end ?? at) + 1
        isFirst = end != nil || !isInName(text[at - 1])
        continue
      }
      result += opening + target + end + shown + opening + end
      at += shown.count
      isFirst = !isInName(text[at - 1])
    }
    return result
  }

  /// The address that a word leads to; nil for a word that is no link.
  package static func address(of word: Substring) -> String? {
    let bytes = Array(word.utf8)
    return link(bytes[...], isFirst: true).map { String(decoding: $0.target, as: UTF8.self) }
  }

  /// The link that a text begins with, and where it leads.
  private static func link(
    _ text: ArraySlice<UInt8>, isFirst: Bool
  ) -> (shown: ArraySlice<UInt8>, target: ArraySlice<UInt8>)? {
    guard let first = text.first else { return nil }
    if first == start[0], text.starts(with: start) {
      let address = address(text)
      return (address, address)
    }
    guard isFirst, isInName(first) else { return nil }
    let thread = thread(text)
    guard !thread.isEmpty, let page = threads[Array(thread)] else { return nil }
    return (thread, page[...])
  }

  /// Returns the thread at the beginning of a text, if there may be one: a name, a slash, a name, `#` and digits.
  private static func thread(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = text.prefix { isInName($0) || $0 == UInt8(ascii: "/") }
    guard name.contains(UInt8(ascii: "/")), name.endIndex < text.endIndex,
      text[name.endIndex] == UInt8(ascii: "#")
    else { return [] }
    let digits = text[(name.endIndex + 1)...].prefix { (0x30...0x39).contains($0) }
    return text[text.startIndex..<digits.endIndex]
  }

  /// Returns true if a byte may stand in the name of an owner or a repository.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
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
