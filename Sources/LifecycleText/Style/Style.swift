// SPDX-License-Identifier: Apache-2.0

/// The look of a cell: a color and attributes.
// Public for the compiler: it puts calls of public functions in line in other modules, and these
// run for every cell of every frame.
public struct Style: Hashable, Sendable {
  /// The terminal's own foreground, or one of six colors.
  public enum Color: UInt8, CaseIterable, Hashable, Sendable {
    case standard
    case red
    case green
    case orange
    case blue
    case magenta
    case cyan
  }

  /// The attributes of a cell, as ncurses has them.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let reverse = Attributes(rawValue: 4)
    public static let underline = Attributes(rawValue: 8)

    /// True if a blank with these attributes is seen.
    public var showBlanks: Bool { rawValue & 0b1100 != 0 }
  }

  public var color: Color
  public var attributes: Attributes

  public init(_ color: Color = .standard, _ attributes: Attributes = []) {
    self.color = color
    self.attributes = attributes
  }

  public static let plain = Style()
  /// A row that is selected, if it has no color.
  package static let selected = Style(.standard, [.reverse, .bold])

  /// The same color, for a row that is selected.
  package var asSelected: Style { Style(color, attributes.union([.reverse, .bold])) }

  // Written out because it runs for every cell of every frame, and what is made for us compares
  // through the protocols of raw values.
  @inline(__always)
  public static func == (one: Style, other: Style) -> Bool {
    one.color.rawValue == other.color.rawValue
      && one.attributes.rawValue == other.attributes.rawValue
  }
}
