// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Colors: kept, and not drawn.

/// A color.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, NSSecureCoding, @unchecked AppleSendable,
  _ExpressibleByColorLiteral
{
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  /// In place of SwiftUI's initializer from a color of its own, which sources that import only UIKit use too.
  @_disfavoredOverload public convenience init(_ color: UIColor) {
    self.init(cgColor: color.cgColor)
  }
  public static var supportsSecureCoding: Bool { true }
  /// The keys are those of Apple's archives.
  public required init?(coder: NSCoder) {
    components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map {
      CGFloat(coder.decodeDouble(forKey: $0))
    }
  }
  open func encode(with coder: NSCoder) {
    for (key, value) in zip(["UIRed", "UIGreen", "UIBlue", "UIAlpha"], components) {
      coder.encode(Double(value), forKey: key)
    }
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }
  /// A color of an asset catalog. Sources without a catalog and without a project get the same gray for every name.
  public convenience init?(named name: String) {
    guard let color = AssetCatalog.color(name) else { return nil }
    self.init(
      red: CGFloat(color[0]), green: CGFloat(color[1]), blue: CGFloat(color[2]),
      alpha: CGFloat(color[3]))
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
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
  open var cgColor: CGColor {
    CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  @discardableResult open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }
  @discardableResult open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = (components[0] + components[1] + components[2]) / 3
    alpha?.pointee = components[3]
    return true
  }
  @discardableResult open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components[0], components[1], components[2])
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let spread = most - least
    var place: CGFloat = 0
    if spread > 0 {
      if most == red {
        place = (green - blue) / spread + (green < blue ? 6 : 0)
      } else if most == green {
        place = (blue - red) / spread + 2
      } else {
        place = (red - green) / spread + 4
      }
    }
    hue?.pointee = place / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = components[3]
    return true
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }
  open override var hash: Int { components.hashValue }
  open func set() {}
  open func setFill() {}
  open func setStroke() {}
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

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
  // Under their names before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  public class var scrollViewTexturedBackground: UIColor { .gray }
  public class var viewFlipsideBackground: UIColor { .gray }
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

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
