// SPDX-License-Identifier: Apache-2.0

/// Cuts bytes that come in pieces into lines.
package struct LineReader {
  /// The line that has begun.
  private var pending: [UInt8] = []
  /// True if a carriage return ends a line too.
  private let endsAtReturn: Bool
  /// True if the last line ended at a carriage return: the newline that may follow belongs to that end.
  private var isAfterReturn = false
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameter endsAtReturn: True if a carriage return ends a line too, with or without a newline behind it.
  package init(endsAtReturn: Bool = false) { self.endsAtReturn = endsAtReturn }

  /// The next line that ends in these bytes, which are taken away; nil if none does.
  package mutating func next(from bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
    if isAfterReturn { skipRestOfEnd(in: &bytes) }
    guard let end = firstEnd(in: bytes) else {
      append(bytes)
      bytes = []
      return nil
    }
    append(bytes[..<end])
    isAfterReturn = bytes[end] != Self.newline
    bytes = bytes[(end + 1)...]
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  private func firstEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    endsAtReturn
      ? bytes.firstIndex { $0 == Self.newline || $0 == Self.carriageReturn }
      : bytes.firstIndex(of: Self.newline)
  }

  /// Takes away what belongs to the end of the last line: more carriage returns, and a newline.
  private mutating func skipRestOfEnd(in bytes: inout ArraySlice<UInt8>) {
    bytes = bytes.drop { $0 == Self.carriageReturn }
    guard let first = bytes.first else { return }
    isAfterReturn = false
    if first == Self.newline { bytes = bytes.dropFirst() }
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
