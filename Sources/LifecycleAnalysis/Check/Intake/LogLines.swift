// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Cuts a log that comes in pieces into lines, and has a check read them. Nothing of it is kept
/// here, but for the last lines of a live log.
package struct LogLines {
  private var decoder = LogDecoder()
  private var lines = LineReader(endsAtReturn: true)
  /// The last lines; nil if they are not kept.
  package private(set) var tail: LogTail?

  /// - Parameter keepsTail: true if the last lines are kept.
  package init(keepsTail: Bool = false) { tail = keepsTail ? LogTail() : nil }

  /// Takes the next piece.
  package mutating func read(_ bytes: ArraySlice<UInt8>, into check: inout LogCheck) {
    var rest = decoder.decode(bytes)
    while let line = lines.next(from: &rest) { take(line[...], into: &check) }
  }

  /// Reads what is left when the log has ended: its last line may have no end.
  package mutating func finish(into check: inout LogCheck) {
    var rest = decoder.takeRest()
    while let line = lines.next(from: &rest) { take(line[...], into: &check) }
    if let line = lines.takeRest() { take(line[...], into: &check) }
  }

  private mutating func take(_ line: ArraySlice<UInt8>, into check: inout LogCheck) {
    tail?.add(line)
    check.read(line)
  }
}
