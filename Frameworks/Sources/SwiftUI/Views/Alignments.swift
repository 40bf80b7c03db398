// SPDX-License-Identifier: Apache-2.0

// By what views stand in line: nothing has a place here, so a guide is asked for nothing.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/alignmentid
public protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }

public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  public static let leading = Self(name: "leading")
  public static let center = Self(name: "center")
  public static let trailing = Self(name: "trailing")
  public static let listRowSeparatorLeading = Self(name: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = Self(name: "listRowSeparatorTrailing")
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    nil
  }
}
public struct VerticalAlignment: Equatable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  public static let top = Self(name: "top")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
  public static let firstTextBaseline = Self(name: "firstTextBaseline")
  public static let lastTextBaseline = Self(name: "lastTextBaseline")
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  private init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }
  public static let center = Self(.center, .center)
  public static let leading = Self(.leading, .center)
  public static let trailing = Self(.trailing, .center)
  public static let top = Self(.center, .top)
  public static let bottom = Self(.center, .bottom)
  public static let topLeading = Self(.leading, .top)
  public static let topTrailing = Self(.trailing, .top)
  public static let bottomLeading = Self(.leading, .bottom)
  public static let bottomTrailing = Self(.trailing, .bottom)
  public static let centerFirstTextBaseline = Self(.center, .firstTextBaseline)
  public static let centerLastTextBaseline = Self(.center, .lastTextBaseline)
  public static let leadingFirstTextBaseline = Self(.leading, .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(.leading, .lastTextBaseline)
  public static let trailingFirstTextBaseline = Self(.trailing, .firstTextBaseline)
  public static let trailingLastTextBaseline = Self(.trailing, .lastTextBaseline)
}

public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
