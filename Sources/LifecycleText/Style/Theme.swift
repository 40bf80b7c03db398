// SPDX-License-Identifier: Apache-2.0

/// A map from looks to colors of the terminal. No theme paints a background: the terminal's own one
/// stays.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Colors that can be read on a dark and on a light background.
  case auto
  /// Bright colors, for a dark background.
  case dark
  /// Dark colors, for a light background.
  case light
  /// Bold text in strong colors, and nothing dim: what a projector washes out.
  case projector
  /// The terminal's own foreground alone, and nothing dim: kinds are told apart by bold text,
  /// underlines and reverse video.
  case highContrast = "high-contrast"
  /// No colors.
  case none

  /// True if it has colors at all.
  package var hasColors: Bool {
    switch self {
    case .auto, .dark, .light, .projector: true
    case .highContrast, .none: false
    }
  }

  /// The attributes that a look has in this theme.
  package func attributes(of style: Style) -> Style.Attributes {
    switch self {
    case .auto, .dark, .light, .none: style.attributes
    case .projector: style.attributes.subtracting(.dim).union(.bold)
    case .highContrast: Self.emphasis(of: style)
    }
  }

  /// The attributes in place of a color where there is none.
  private static func emphasis(of style: Style) -> Style.Attributes {
    let attributes = style.attributes.subtracting(.dim)
    switch style.color {
    case .standard: return attributes
    case .cyan, .green, .blue: return attributes.union(.bold)
    case .orange, .magenta: return attributes.union([.bold, .underline])
    case .red: return attributes.symmetricDifference(.reverse).union(.bold)
    }
  }

  /// The numbers of a color in a terminal's palettes; nil for the terminal's own foreground.
  package func palette(of color: Style.Color) -> Palette? {
    switch self {
    case .highContrast, .none: nil
    case .auto, .projector: Self.middling(color)
    case .dark: Self.bright(color)
    case .light: Self.deep(color)
    }
  }

  /// A color in the palettes that terminals have.
  package struct Palette: Hashable, Sendable {
    /// Among 256 colors.
    package let number: Int16
    /// Among eight; nil where none of those can be read, and the terminal's foreground is used.
    package let basicNumber: Int16?

    init(_ number: Int16, basic: Int16? = nil) {
      self.number = number
      basicNumber = basic
    }

    /// Red, green and blue, eight bits each, as a terminal with direct colors takes them: those
    /// that xterm has at this number of its palette of 256, a cube of six levels and a ramp of
    /// grays.
    /// - SeeAlso: https://invisible-island.net/xterm/xterm.faq.html#xterm_256color
    package var rgb: Int32 {
      let cube = Int32(number) - 16
      if cube >= 216 {
        let gray = 8 + 10 * (cube - 216)
        return gray << 16 | gray << 8 | gray
      }
      func level(_ step: Int32) -> Int32 { step == 0 ? 0 : 55 + 40 * step }
      return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }
  }

  /// All are of middling brightness: on black and on white alike the contrast is about four to
  /// one, so that nobody has to tell the program which background there is.
  private static func middling(_ color: Style.Color) -> Palette? {
    switch color {
    case .standard: nil
    case .red: Palette(160, basic: 1)
    case .green: Palette(28)
    case .orange: Palette(130)
    case .blue: Palette(27)
    case .magenta: Palette(163, basic: 5)
    case .cyan: Palette(30)
    }
  }

  /// At least seven to one on black.
  private static func bright(_ color: Style.Color) -> Palette? {
    switch color {
    case .standard: nil
    case .red: Palette(210, basic: 1)
    case .green: Palette(114, basic: 2)
    case .orange: Palette(215, basic: 3)
    case .blue: Palette(111)
    case .magenta: Palette(213, basic: 5)
    case .cyan: Palette(80, basic: 6)
    }
  }

  /// At least five to one on white.
  private static func deep(_ color: Style.Color) -> Palette? {
    switch color {
    case .standard: nil
    case .red: Palette(88, basic: 1)
    case .green: Palette(22)
    case .orange: Palette(94)
    case .blue: Palette(25, basic: 4)
    case .magenta: Palette(90, basic: 5)
    case .cyan: Palette(23)
    }
  }
}
