// SPDX-License-Identifier: Apache-2.0

/// The user's choice of colors. No theme paints a background: the terminal's own one stays. A
/// ``ColorPalette`` is the theme on the background that the terminal has.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Colors for the terminal's background.
  case auto
  /// Bright colors, for a dark background.
  case dark
  /// Dark colors, for a light background.
  case light
  /// Bold text in the colors for the terminal's background, and nothing dim: what a projector washes out.
  case projector
  /// The terminal's own foreground alone, and nothing dim: kinds are told apart by bold text and reverse video.
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

  /// True if its colors are chosen by the terminal's background.
  package var dependsOnBackground: Bool {
    switch self {
    case .auto, .projector: true
    case .dark, .light, .highContrast, .none: false
    }
  }
}
