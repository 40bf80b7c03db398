// SPDX-License-Identifier: Apache-2.0

/// Cuts bytes that come in pieces into lines.
package struct LineReader {
  /// The line that has begun.
  private var pending: [UInt8] = []
  private static let newline = UInt8(ascii: "\n")

  package init() {}

  /// The next line that ends in these bytes, which are taken away; nil if none does.
  package mutating func next(from bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard let newline = bytes.firstIndex(of: Self.newline) else {
      append(bytes)
      bytes = []
      return nil
    }
    append(bytes[..<newline])
    bytes = bytes[(newline + 1)...]
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// True if the line that has begun is longer than a line may be, so that its end need not be
  /// waited for.
  package var isTooLong: Bool { pending.count > Scenario.Bound.lineBytes.rawValue }

  /// Returns the bytes after the last end of a line. Nil if there are none.
  package mutating func takeRest() -> [UInt8]? {
    defer { pending = [] }
    return pending.isEmpty ? nil : pending
  }

  /// One byte more than a line may have is enough to know that it is too long.
  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    pending += bytes.prefix(Scenario.Bound.lineBytes.rawValue + 1 - pending.count)
  }
}
