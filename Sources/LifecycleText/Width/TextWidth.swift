// SPDX-License-Identifier: Apache-2.0

/// The width of a text on a terminal, in columns.
///
/// The table is our own, so that a screen does not depend on the locale of the machine that draws it.
package enum TextWidth {
  /// The effect of a scalar on its way into a cell.
  package enum Class: Equatable {
    /// It takes one column.
    case narrow
    /// It takes two columns.
    case wide
    /// It joins the scalar before it.
    case joining
    /// It could move the cursor or change what is beside it: it never reaches a cell, and a dot
    /// stands where a reader should know that something was there.
    case control
    /// It has no width and no shape of its own, and is left out.
    case ignored
  }

  @inline(__always)
  package static func classify(_ scalar: Unicode.Scalar) -> Class {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? .control : .narrow }
    if value < 0x300 {
      if value < 0xA0 { return .control }
      return value == 0xAD ? .ignored : .narrow
    }
    // Lines, blocks and arrows are what this program draws most.
    if value >= 0x2190, value < 0x2300 { return .narrow }
    if value >= 0x2500, value < 0x25FD { return .narrow }
    // Cyrillic but for its marks, Vietnamese letters, and Han characters: what the languages are written in.
    if value >= 0x400, value < 0x483 { return .narrow }
    if value >= 0x1E00, value < 0x2000 { return .narrow }
    if value >= 0x4E00, value < 0xA000 { return .wide }
    return classifyOther(value)
  }

  private static func classifyOther(_ value: UInt32) -> Class {
    switch value {
    case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      // Directions, joiners, variation selectors and tags: terminals disagree about them.
      return .ignored
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF:
      // Private use: nobody knows how wide.
      return .control
    case 0x1F3FB...0x1F3FF:
      // A skin tone: terminals disagree whether it joins.
      return .ignored
    default:
      if WidthTable.contains(value, in: WidthTable.joining) { return .joining }
      return WidthTable.contains(value, in: WidthTable.wide) ? .wide : .narrow
    }
  }

  /// The columns a text takes.
  package static func of(_ text: String) -> Int {
    let ascii = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 } ? bytes.count : -1
    }
    if let ascii, ascii >= 0 { return ascii }
    var columns = 0
    for scalar in text.unicodeScalars { columns += columnsOf(scalar) }
    return columns
  }

  /// Returns a text with blanks behind it, up to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + blanks(columns - of(text))
  }

  /// Returns so many blanks.
  package static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// The columns a scalar takes.
  @inline(__always)
  package static func columnsOf(_ scalar: Unicode.Scalar) -> Int {
    switch classify(scalar) {
    case .narrow, .control: 1
    case .wide: 2
    case .joining, .ignored: 0
    }
  }

  /// The beginning of a text that fits into a number of columns, with an ellipsis where it was cut.
  package static func cut(_ text: String, to columns: Int) -> String {
    if columns <= 0 { return "" }
    if of(text) <= columns { return text }
    var kept = String.UnicodeScalarView()
    var used = 0
    for scalar in text.unicodeScalars {
      let width = columnsOf(scalar)
      if used + width > columns - 1 { break }
      kept.append(scalar)
      used += width
    }
    return String(kept) + "…"
  }
}
