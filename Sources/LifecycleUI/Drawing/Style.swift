// SPDX-License-Identifier: Apache-2.0

/// How a cell looks: a colour by its role in the terminal's own palette, and attributes.
package struct Style: Hashable, Sendable {
  /// One of the terminal's eight colours, or its default foreground.
  package enum Color: UInt8, CaseIterable, Hashable, Sendable {
    case standard
    case red
    case green
    case yellow
    case blue
    case magenta
    case cyan
    case white
  }

  /// What ncurses calls attributes.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let reverse = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)

    /// Whether a blank with these attributes is seen.
    package var showBlanks: Bool { rawValue & 0b1100 != 0 }
  }

  package var color: Color
  package var attributes: Attributes

  package init(_ color: Color = .standard, _ attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  package static let plain = Style()
}
