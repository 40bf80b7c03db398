// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// A value of a property list, in whichever form it was written: XML, binary, or the older one that Xcode's
/// projects have.
///
/// The readers take what strangers wrote. They bound the depth and the number of values, so that a list that
/// contains itself, or one list many times, is an error and not an endless work.
package indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case truth(Bool)
  case number(Int)
  /// A date, data or a fraction. Nobody asks for its value.
  case other
  case list([PropertyList])
  case keys([Entry])

  /// A key with its value, and the line that the key stands in; 0 if the form has no lines.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyList
    package let line: Int
  }

  /// The reason that a property list was not read.
  package enum Problem: Error, Hashable, Sendable {
    /// It is no property list, or breaks off. The line is 0 if the form has none.
    case malformed(line: Int)
    /// It is nested more deeply than any real one.
    case tooDeep
    /// It has more values than any real one.
    case tooMany
  }

  /// The depth that is read, and the number of values.
  static let deepest = 64
  static let most = 4_000_000
  /// The bytes of all texts together: in the binary form, a text may be in a list many times.
  static let mostText = 64 * 1024 * 1024

  /// Reads a property list of any form.
  package static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyList {
    if bytes.starts(with: Array("bplist".utf8)) {
      var reader = BinaryListReader(bytes)
      return try reader.read()
    }
    // A mark of UTF-8 may stand before the first letter.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 > 0x20 }
    if first == UInt8(ascii: "<") {
      let rest = bytes[start...].drop { $0 <= 0x20 }
      // `<a0b1>` is data of the older form, which no project begins with.
      if rest.dropFirst().first.map({
        $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "p")
      }) ?? false {
        var reader = XMLListReader(bytes, from: start)
        return try reader.read()
      }
    }
    var reader = OldListReader(bytes, from: start)
    return try reader.read()
  }
}

extension PropertyList {
  /// The value of a key; the last one, as Apple's reader takes it.
  package subscript(_ key: String) -> PropertyList? { entry(key)?.value }

  /// The key with its line.
  package func entry(_ key: String) -> Entry? {
    if case .keys(let entries) = self { entries.last { $0.key == key } } else { nil }
  }

  package var entries: [Entry] { if case .keys(let entries) = self { entries } else { [] } }

  package var items: [PropertyList] { if case .list(let items) = self { items } else { [] } }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; of one text that stands alone, that.
  package var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let items): items.compactMap(\.text)
    case .truth, .number, .other, .keys: []
    }
  }

  /// True for a truth, and for the words that build settings have.
  package var isTrue: Bool {
    switch self {
    case .truth(let value): value
    case .number(let number): number != 0
    case .text(let text): ["YES", "true", "1"].contains(text)
    case .other, .list, .keys: false
    }
  }
}
