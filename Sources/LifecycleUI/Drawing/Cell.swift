// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// One place on the screen: a character with its marks, and how it looks.
///
/// A cell holds numbers and no strings, so that a canvas is made, compared and copied at the cost
/// of its memory alone.
package struct Cell: Hashable, Sendable {
  // The widest field first: a cell takes 16 bytes, and a large screen has ten thousand.

  /// Up to three scalars that join the first, the earliest in the highest bits.
  package internal(set) var marks: UInt64 = 0
  /// The character's first scalar; zero in the second half of a wide character.
  package internal(set) var base: UInt32 = 0x20
  /// The arms of the line that is drawn here; zero where none is.
  var arms = Arms.none
  package var style = Style.plain

  /// A cell with nothing in it.
  static let blank = Cell()

  /// True if nothing is in it.
  var isBlank: Bool { base == 0x20 && marks == 0 }

  /// True if this is the second half of a wide character, and so has no text of its own.
  package var isTrailing: Bool { base == 0 }

  /// The number of bits of ``marks`` that one scalar takes.
  private static let bits: UInt64 = 21
  private static let mask: UInt64 = (1 << bits) - 1

  /// Joins a mark; beyond three it is left out.
  mutating func join(_ scalar: Unicode.Scalar) {
    if base == 0 || marks >> (2 * Self.bits) != 0 { return }
    marks = marks << Self.bits | UInt64(scalar.value)
  }

  /// The scalars of the cell, in order.
  @inline(__always)
  package func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    if let first = Unicode.Scalar(base), base != 0 { body(first) }
    if marks == 0 { return }
    for index in [2, 1, 0] as [UInt64] {
      let value = UInt32(truncatingIfNeeded: marks >> (index * Self.bits) & Self.mask)
      if value != 0, let scalar = Unicode.Scalar(value) { body(scalar) }
    }
  }

  /// The character with its marks; empty in the second half of a wide character.
  package var text: String {
    var scalars = String.UnicodeScalarView()
    forEachScalar { scalars.append($0) }
    return String(scalars)
  }
}
