// SPDX-License-Identifier: Apache-2.0

/// A short name for much text: the same text has the same, and by all odds no other has.
///
/// FNV-1a, twice with different beginnings. It finds what was built before; it protects nothing.
struct Fingerprint {
  private var one: UInt64 = 0xcbf2_9ce4_8422_2325
  private var other: UInt64 = 0x9e37_79b9_7f4a_7c15

  init() {}

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    // So that what is added is told apart from where it is cut.
    add(0)
  }

  mutating func add(_ text: String) { add(text.utf8) }

  private mutating func add(_ byte: UInt8) {
    one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
    other = (other ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Thirty-two digits.
  var text: String {
    [one, other].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
