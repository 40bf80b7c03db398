// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The bytes for a terminal with 256 colors that shows one canvas after the other.
package struct ScreenText: Sendable {
  private let palette: ColorPalette
  private let hasColors: Bool
  /// The canvas that the terminal shows; nil before the first.
  private var shown: Canvas?

  package init(theme: Theme, hasColors: Bool) {
    // The terminal in which it will be played is not known.
    palette = ColorPalette(theme)
    self.hasColors = hasColors
  }

  /// The text that turns what is shown into this canvas; empty if it looks the same.
  package mutating func text(showing canvas: Canvas) -> String {
    let isNew = shown?.size != canvas.size
    // No cursor, and nothing left of what was there before.
    var text = isNew ? "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" : ""
    canvas.forEachChange(since: isNew ? nil : shown) { place, cells in
      text += "\u{1B}[\(place.y + 1);\(place.x + 1)H"
      var style = Style.plain
      for cell in cells where !cell.isTrailing {
        if cell.style != style {
          style = cell.style
          text += escape(style)
        }
        cell.forEachScalar { text.unicodeScalars.append(Printable.isHarmless($0) ? $0 : "?") }
      }
      if style != .plain { text += "\u{1B}[0m" }
    }
    shown = canvas
    return text
  }

  /// Selects a style, whatever was selected before.
  private func escape(_ style: Style) -> String {
    let drawn = palette.drawn(style)
    let attributes = drawn.attributes
    var codes = "0"
    if attributes.contains(.bold) { codes += ";1" }
    if attributes.contains(.dim) { codes += ";2" }
    if attributes.contains(.underline) { codes += ";4" }
    if attributes.contains(.reverse) { codes += ";7" }
    if hasColors, let ink = palette.ink(of: drawn.color) { codes += ";38;5;\(ink.number)" }
    return "\u{1B}[\(codes)m"
  }
}
