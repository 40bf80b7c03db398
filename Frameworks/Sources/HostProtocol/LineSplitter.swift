// SPDX-License-Identifier: Apache-2.0

/// Cuts what arrives in pieces into lines, and keeps no more than a bounded part of one.
package struct LineSplitter: Sendable {
  /// The part of a line whose end has not arrived.
  private var rest: [UInt8] = []
  /// True if what arrives is dropped until the line ends, because it is too long.
  private var isSkipping = false
  private let limit: Int

  /// - Parameter limit: how many bytes of a line are kept, without its end.
  package init(limit: Int = HostProtocol.longestLine) { self.limit = limit }

  /// A line that has ended.
  package struct Line: Equatable, Sendable {
    /// Its first bytes, at most the limit, without its end.
    package let bytes: [UInt8]
    /// True if there were more.
    package let isCut: Bool

    package init(bytes: [UInt8], isCut: Bool) {
      self.bytes = bytes
      self.isCut = isCut
    }
  }

  /// The lines that end in what has arrived.
  package mutating func add(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var left = bytes[...]
    while let end = left.firstIndex(of: UInt8(ascii: "\n")) {
      keep(left[..<end])
      lines.append(Line(bytes: rest, isCut: isSkipping))
      rest.removeAll(keepingCapacity: true)
      isSkipping = false
      left = left[left.index(after: end)...]
    }
    keep(left)
    return lines
  }

  /// Keeps what there is room for.
  private mutating func keep(_ bytes: some Collection<UInt8>) {
    let part = bytes.prefix(limit - rest.count)
    rest.append(contentsOf: part)
    if part.count < bytes.count { isSkipping = true }
  }

  /// True if a line has begun that has not ended.
  package var hasRest: Bool { !rest.isEmpty }

  /// Takes what has arrived of a line that will not end; nil for none.
  package mutating func takeRest() -> Line? {
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return Line(bytes: rest, isCut: isSkipping)
  }
}
