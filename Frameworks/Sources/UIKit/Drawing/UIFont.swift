// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Fonts: their names and sizes, and no letters.

/// A font.
open class UIFont: NSObject, @unchecked AppleSendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let light = Weight(rawValue: -0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
    public static let thin = Weight(rawValue: -0.6)
    public static let ultraLight = Weight(rawValue: -0.8)
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
  }
  open var pointSize: CGFloat { size }
  open var fontName: String { name }
  open var familyName: String { name }
  open var lineHeight: CGFloat { size * 1.2 }
  open var ascender: CGFloat { size * 0.95 }
  open var descender: CGFloat { size * -0.24 }
  open var capHeight: CGFloat { size * 0.7 }
  open var xHeight: CGFloat { size * 0.5 }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor {
    let descriptor = UIFontDescriptor(name: name, size: size)
    return traits.isEmpty ? descriptor : descriptor.withSymbolicTraits(traits) ?? descriptor
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, name: name, traits: traits)
  }
  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  private let size: CGFloat
  private let name: String
  private let traits: UIFontDescriptor.SymbolicTraits
  private init(
    size: CGFloat, name: String = ".SFUI-Regular", traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    self.size = size
    self.name = name
    self.traits = traits
  }
  public convenience override init() { self.init(size: 0) }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize, name: fontName)
  }
  /// - Parameter pointSize: 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let name = descriptor.postscriptName
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize,
      name: name.isEmpty ? ".SFUI-Regular" : name, traits: descriptor.symbolicTraits)
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont(size: 17) }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, traits: .traitBold)
  }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, traits: .traitItalic)
  }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject {
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension UIFont {
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let condensed = Self(rawValue: -0.2)
    public static let compressed = Self(rawValue: -0.4)
    public static let standard = Self(rawValue: 0)
    public static let expanded = Self(rawValue: 0.2)
  }
  public class func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: Width
  ) -> UIFont { .systemFont(ofSize: fontSize, weight: weight) }
}
