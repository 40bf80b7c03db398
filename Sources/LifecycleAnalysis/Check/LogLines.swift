// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Cuts a log that comes in pieces into lines, and has them checked; nothing of it is kept here.
package struct LogLines {
  private var decoder = LogDecoder()
  private var lines = LineReader()

  package init() {}

  /// Takes the next piece.
  package mutating func read(_ bytes: ArraySlice<UInt8>, into check: inout LogCheck) {
    var rest = decoder.decode(bytes)
    while let line = lines.next(from: &rest) { check.read(line[...]) }
  }

  /// The log has ended: its last line may have no end.
  package mutating func finish(into check: inout LogCheck) {
    var rest = decoder.takeRest()
    while let line = lines.next(from: &rest) { check.read(line[...]) }
    if let line = lines.takeRest() { check.read(line[...]) }
  }
}
