// SPDX-License-Identifier: Apache-2.0

/// The look of a cell: a color and attributes.
package struct Style: Hashable, Sendable {
  /// A color by its meaning: none means two things, and whatever means none of them has the terminal's own foreground.
  package enum Color: UInt8, CaseIterable, Hashable, Sendable {
    /// The terminal's own foreground.
    case standard
    /// The end of a process, and the last third of a limit that ends one.
    case ending
    case active
    case inactive
    case background
    case suspended
    /// Dim text, on a background that is known. Only a ``ColorPalette`` chooses it.
    case quiet
  }

  /// The attributes of a cell, as ncurses has them.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let reverse = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)

    /// True if a blank with these attributes is seen.
    package var showBlanks: Bool { rawValue & 0b1100 != 0 }
  }

  package var color: Color
  package var attributes: Attributes

  package init(_ color: Color = .standard, _ attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  package static let plain = Style()
  /// A row that is selected, if it has no color.
  package static let selected = Style(.standard, [.reverse, .bold])

  /// The same color, for a row that is selected.
  package var asSelected: Style { Style(color, attributes.union([.reverse, .bold])) }
}
