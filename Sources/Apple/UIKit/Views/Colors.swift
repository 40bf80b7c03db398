// SPDX-License-Identifier: Apache-2.0

// Colors, fonts and pictures: accepted, and without effect.

/// A color.
/// - Note: Unchecked, as it is Apple's: a color never changes.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable, _ExpressibleByColorLiteral {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }
  /// - Note: The names of an asset catalog are not read: each names the same gray.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(white: 0.5, alpha: 1) }
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(white: 0.5, alpha: 1)
  }
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
  open var cgColor: CGColor { CGColor() }

  public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(red: 0.667, green: 0.667, blue: 0.667, alpha: 1) }
  public class var darkGray: UIColor { UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  // Those that follow the system's look, as they are when it is light.
  public class var label: UIColor { .black }
  public class var secondaryLabel: UIColor { .darkGray }
  public class var tertiaryLabel: UIColor { .gray }
  public class var quaternaryLabel: UIColor { .lightGray }
  public class var placeholderText: UIColor { .lightGray }
  public class var link: UIColor { .blue }
  public class var separator: UIColor { .lightGray }
  public class var opaqueSeparator: UIColor { .lightGray }
  public class var systemBackground: UIColor { .white }
  public class var secondarySystemBackground: UIColor { .white }
  public class var tertiarySystemBackground: UIColor { .white }
  public class var systemGroupedBackground: UIColor { .white }
  public class var secondarySystemGroupedBackground: UIColor { .white }
  public class var tertiarySystemGroupedBackground: UIColor { .white }
  public class var systemFill: UIColor { .lightGray }
  public class var secondarySystemFill: UIColor { .lightGray }
  public class var tertiarySystemFill: UIColor { .lightGray }
  public class var quaternarySystemFill: UIColor { .lightGray }
  public class var darkText: UIColor { .black }
  public class var lightText: UIColor { .white }
  public class var systemBlue: UIColor { .blue }
  public class var systemRed: UIColor { .red }
  public class var systemGreen: UIColor { .green }
  public class var systemOrange: UIColor { .orange }
  public class var systemYellow: UIColor { .yellow }
  public class var systemPink: UIColor { .magenta }
  public class var systemPurple: UIColor { .purple }
  public class var systemTeal: UIColor { .cyan }
  public class var systemIndigo: UIColor { .blue }
  public class var systemBrown: UIColor { .brown }
  public class var systemMint: UIColor { .cyan }
  public class var systemCyan: UIColor { .cyan }
  public class var systemGray: UIColor { .gray }
  public class var systemGray2: UIColor { .lightGray }
  public class var systemGray3: UIColor { .lightGray }
  public class var systemGray4: UIColor { .lightGray }
  public class var systemGray5: UIColor { .lightGray }
  public class var systemGray6: UIColor { .white }
  public class var tintColor: UIColor { .blue }
}

/// What a `#colorLiteral` is.
public typealias _ColorLiteralType = UIColor

/// A color of Core Graphics: without effect.
public final class CGColor: Sendable {}

/// A font.
/// - Note: Unchecked, as it is Apple's: a font never changes.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
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
  }
  open var pointSize: CGFloat { size }
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
  private let size: CGFloat
  private init(size: CGFloat) { self.size = size }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

/// A picture: there is none.
/// - Note: Unchecked, as it is Apple's: a picture never changes.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public override init() { super.init() }
  public convenience init?(named name: String) { self.init() }
  public convenience init?(systemName name: String) { self.init() }
  public convenience init?(data: Data) { self.init() }
  public required convenience init(imageLiteralResourceName name: String) { self.init() }
  open var size: CGSize { .zero }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
}

/// What an `#imageLiteral` is.
public typealias _ImageLiteralType = UIImage

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
