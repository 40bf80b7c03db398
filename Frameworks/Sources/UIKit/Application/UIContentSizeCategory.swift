// SPDX-License-Identifier: Apache-2.0

/// The size of text: `large`, until the emulator can change it.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ letters: String) { rawValue = "UICTContentSizeCategory" + letters }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self("XS")
  public static let small = Self("S")
  public static let medium = Self("M")
  public static let large = Self("L")
  public static let extraLarge = Self("XL")
  public static let extraExtraLarge = Self("XXL")
  public static let extraExtraExtraLarge = Self("XXXL")
  public static let accessibilityMedium = Self("AccessibilityM")
  public static let accessibilityLarge = Self("AccessibilityL")
  public static let accessibilityExtraLarge = Self("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self("AccessibilityXXXL")

  private static let all: [Self] = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]
  private var place: Int { Self.all.firstIndex(of: self) ?? 0 }
  public static func < (one: Self, other: Self) -> Bool { one.place < other.place }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
