// SPDX-License-Identifier: Apache-2.0

/// The last lines of a log as they came, each cut to a few hundred bytes: a departure is shown with
/// the lines around it.
package struct LogTail: Sendable {
  /// The number of lines that are kept.
  private static let capacity = 4_000
  /// The number of bytes of a line that are kept.
  private static let longest = 240

  /// A ring, once there are as many as there may be.
  private var lines: [[UInt8]] = []
  /// The number of lines that have come.
  package private(set) var count = 0

  mutating func add(_ line: some Collection<UInt8>) {
    let kept = Array(line.prefix(Self.longest))
    if lines.count < Self.capacity {
      lines.append(kept)
    } else {
      lines[count % Self.capacity] = kept
    }
    count += 1
  }

  /// The lines of these numbers, counted from one, that have come and are still kept.
  package func lines(_ numbers: ClosedRange<Int>) -> [(number: Int, text: String)] {
    let first = max(numbers.lowerBound, count - lines.count + 1, 1)
    let last = min(numbers.upperBound, count)
    guard first <= last else { return [] }
    return (first...last).map { number in
      (number, String(decoding: lines[(number - 1) % Self.capacity], as: UTF8.self))
    }
  }
}
