// SPDX-License-Identifier: Apache-2.0

/// A map from looks to what a terminal draws: a theme on a background.
package struct ColorPalette: Hashable, Sendable {
  /// The background of a terminal, as far as it is known.
  package enum Background: Hashable, Sendable {
    case dark
    case light
    case unknown
  }

  /// A color in the palettes that terminals have.
  package struct Ink: Hashable, Sendable {
    /// Among 256 colors.
    package let number: Int16
    /// Among eight.
    package let basicNumber: Int16

    init(_ number: Int16, basic: Int16) {
      self.number = number
      basicNumber = basic
    }

    /// True if it is one of the terminal's own colors, which differ from terminal to terminal.
    package var isTerminals: Bool { number < 16 }

    /// The number for a terminal with direct colors: red, green and blue, eight bits each, as xterm has
    /// them at this number of its palette of 256, a cube of six levels and a ramp of grays. The
    /// terminal's own colors have the numbers of the eight there.
    /// - SeeAlso: https://invisible-island.net/xterm/xterm.faq.html#xterm_256color
    package var direct: Int32 {
      if isTerminals { return Int32(basicNumber) }
      let cube = Int32(number) - 16
      if cube >= 216 {
        let gray = 8 + 10 * (cube - 216)
        return gray << 16 | gray << 8 | gray
      }
      func level(_ step: Int32) -> Int32 { step == 0 ? 0 : 55 + 40 * step }
      return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
    }
  }

  package let theme: Theme
  /// The background that the colors are for.
  package let background: Background

  package init(_ theme: Theme, on background: Background = .unknown) {
    self.theme = theme
    self.background =
      switch theme {
      case .dark: .dark
      case .light: .light
      case .auto, .projector: background
      case .highContrast, .none: .unknown
      }
  }

  /// The look that is drawn for another one.
  package func drawn(_ style: Style) -> Style {
    switch theme {
    case .projector:
      return Style(style.color, style.attributes.subtracting(.dim).union(.bold))
    case .highContrast: return Style(.standard, Self.emphasis(of: style))
    case .none: return Style(.standard, style.attributes)
    case .auto, .dark, .light:
      // A terminal makes text dim as it likes, and often too dim to read.
      guard style.attributes.contains(.dim), ink(of: .quiet) != nil else { return style }
      return Style(.quiet, style.attributes.subtracting(.dim))
    }
  }

  /// The attributes in place of a color where there is none.
  private static func emphasis(of style: Style) -> Style.Attributes {
    let attributes = style.attributes.subtracting(.dim)
    switch style.color {
    case .standard, .quiet: return attributes
    case .active, .inactive, .background, .suspended: return attributes.union(.bold)
    case .ending: return attributes.symmetricDifference(.reverse).union(.bold)
    }
  }

  /// The ink of a color; nil for the terminal's own foreground.
  package func ink(of color: Style.Color) -> Ink? {
    guard theme.hasColors else { return nil }
    return switch background {
    case .dark: Self.bright(color)
    case .light: Self.deep(color)
    case .unknown: Self.own(color)
    }
  }

  /// The terminal's own colors, of which somebody has chosen some that can be read on its background.
  private static func own(_ color: Style.Color) -> Ink? {
    switch color {
    case .standard, .quiet: nil
    case .ending: Ink(1, basic: 1)
    case .active: Ink(2, basic: 2)
    case .inactive: Ink(5, basic: 5)
    case .background: Ink(6, basic: 6)
    // The blue of many terminals can't be read on black.
    case .suspended: Ink(12, basic: 4)
    }
  }

  /// On black and on #1E1E1E, the lightest of the dark backgrounds, at least seven to one, and dim text five to one.
  private static func bright(_ color: Style.Color) -> Ink? {
    switch color {
    case .standard: nil
    case .ending: Ink(210, basic: 1)
    case .active: Ink(114, basic: 2)
    case .inactive: Ink(213, basic: 5)
    case .background: Ink(80, basic: 6)
    case .suspended: Ink(111, basic: 4)
    case .quiet: Ink(247, basic: 7)
    }
  }

  /// On white and on #FAFAFA, the darkest of the light backgrounds, at least seven to one, and dim text five to one.
  private static func deep(_ color: Style.Color) -> Ink? {
    switch color {
    case .standard: nil
    case .ending: Ink(124, basic: 1)
    case .active: Ink(22, basic: 2)
    case .inactive: Ink(90, basic: 5)
    case .background: Ink(23, basic: 6)
    case .suspended: Ink(20, basic: 4)
    case .quiet: Ink(241, basic: 0)
    }
  }
}

extension ColorPalette.Background {
  /// Chooses the colors that can be read better on a terminal's background. Unknown: on this one, neither can be read.
  package init(behind ground: RGB) {
    func least(_ background: Self) -> Double {
      let palette = ColorPalette(.auto, on: background)
      var least = 21.0
      for color in Style.Color.allCases {
        guard let ink = palette.ink(of: color) else { continue }
        least = min(least, RGB(ink.direct).contrast(with: ground))
      }
      return least
    }
    let (dark, light) = (least(.dark), least(.light))
    self = max(dark, light) < Self.readable ? .unknown : dark > light ? .dark : .light
  }

  /// The least contrast of text that can be read.
  /// - SeeAlso: https://www.w3.org/TR/WCAG22/#contrast-minimum
  package static var readable: Double { 4.5 }
}
