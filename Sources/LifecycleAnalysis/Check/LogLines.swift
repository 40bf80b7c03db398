// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Cuts a log that comes in pieces into lines, and has them checked; nothing of it is kept here.
struct LogLines {
  private var decoder = LogDecoder()
  private var lines = LineReader()

  /// Takes the next piece.
  mutating func read(_ bytes: ArraySlice<UInt8>, into check: inout LogCheck) {
    var rest = decoder.decode(bytes)
    while let line = lines.next(from: &rest) { check.read(line[...]) }
  }

  /// The log has ended: its last line may have no end.
  mutating func finish(into check: inout LogCheck) {
    var rest = decoder.takeRest()
    while let line = lines.next(from: &rest) { check.read(line[...]) }
    if let line = lines.takeRest() { check.read(line[...]) }
  }
}
