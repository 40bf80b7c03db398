// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The lines and the pairs of brackets of a source, found in one pass: what is never closed, or a file of one long
/// line, is not searched again for each declaration.
struct SourceMarks {
  /// The index of the mark that closes what each token opens; its own index if nothing does, or it opens nothing.
  private let closers: [Int32]
  /// The index of the mark that opens what each token closes; its own index if nothing does, or it closes nothing.
  private let openers: [Int32]
  /// The first byte of each line.
  private let lines: [Int32]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [SourceToken]) {
    var lines: [Int32] = [0]
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(Int32(index) + 1)
    }
    self.lines = lines
    var closers = Array(0..<Int32(tokens.count))
    var openers = closers
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .mark {
      switch tokens[index].mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let opener = open.popLast() {
          closers[opener] = Int32(index)
          openers[index] = Int32(opener)
        }
      case _: break
      }
    }
    self.closers = closers
    self.openers = openers
  }

  /// Returns the index of the mark that closes what the one at an index opens. If nothing does within so many
  /// tokens, the last of them.
  func closing(_ index: Int, atMost most: Int) -> Int {
    let end = min(index + most, closers.count)
    guard closers.indices.contains(index) else { return end - 1 }
    let closer = Int(closers[index])
    return index < closer && closer < end ? closer : end - 1
  }

  /// Returns the index of the mark that opens what the one at an index closes; nil if nothing does.
  func opening(_ index: Int) -> Int? {
    guard openers.indices.contains(index), openers[index] < index else { return nil }
    return Int(openers[index])
  }

  /// Returns the number of a byte in its line, from 1.
  func column(_ byte: Int32) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= byte { low = middle } else { high = middle }
    }
    return Int(byte - lines[low]) + 1
  }
}
