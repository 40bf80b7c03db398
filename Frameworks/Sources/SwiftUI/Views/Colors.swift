// SPDX-License-Identifier: Apache-2.0

// Colors and materials: accepted, and drawn by nobody.

extension Color {
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(red: brightness, green: brightness, blue: brightness, opacity: opacity)
  }
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

public nonisolated struct Color: View, LeafView, Hashable, Sendable {
  public typealias Body = Never
  private let components: [Double]

  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

  private init(_ components: [Double]) { self.components = components }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { self.init([red, green, blue, opacity]) }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) { self.init([white, white, white, opacity]) }
  /// A color of an asset catalog; clear for a name that the catalogs do not have.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(UIColor(named: name) ?? .clear) }
  @_disfavoredOverload public init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init([Double(red), Double(green), Double(blue), Double(alpha)])
  }
  public init(uiColor: UIColor) { self.init(uiColor) }
  public init<T: Hashable & ShapeStyle>(_ color: T) { self = color as? Color ?? .primary }

  public init(_ resource: ColorResource) { self.init(resource.name) }
  /// - SeeAlso: https://developer.apple.com/documentation/swiftui/color/resolved
  public struct Resolved: Hashable, Codable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]),
      opacity: Float(components[3]))
  }
  public init(_ resolved: Resolved) {
    self.init([
      Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity),
    ])
  }
  public var cgColor: CGColor? { uiColor.cgColor }
  var uiColor: UIColor {
    UIColor(
      red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]),
      alpha: CGFloat(components[3]))
  }
  public func opacity(_ opacity: Double) -> Color { Color(components.dropLast() + [opacity]) }

  public static let black = Color([0, 0, 0, 1])
  public static let white = Color([1, 1, 1, 1])
  public static let gray = Color([0.557, 0.557, 0.576, 1])
  public static let red = Color([1, 0.231, 0.188, 1])
  public static let green = Color([0.204, 0.78, 0.349, 1])
  public static let blue = Color([0, 0.478, 1, 1])
  public static let orange = Color([1, 0.584, 0, 1])
  public static let yellow = Color([1, 0.8, 0, 1])
  public static let pink = Color([1, 0.176, 0.333, 1])
  public static let purple = Color([0.686, 0.322, 0.871, 1])
  public static let brown = Color([0.635, 0.518, 0.369, 1])
  public static let cyan = Color([0.196, 0.678, 0.902, 1])
  public static let indigo = Color([0.345, 0.337, 0.839, 1])
  public static let mint = Color([0, 0.78, 0.745, 1])
  public static let teal = Color([0.188, 0.69, 0.78, 1])
  public static let clear = Color([0, 0, 0, 0])
  public static let primary = Color([0, 0, 0, 1])
  public static let secondary = Color([0.24, 0.24, 0.26, 0.6])
  public static let accentColor = Color([0, 0.478, 1, 1])
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(cgColor: color.uiColor.cgColor) }
}

extension ShapeStyle where Self == Color {
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var red: Color { Color.red }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var pink: Color { Color.pink }
  public static var purple: Color { Color.purple }
  public static var brown: Color { Color.brown }
  public static var cyan: Color { Color.cyan }
  public static var indigo: Color { Color.indigo }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var clear: Color { Color.clear }
}

public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

/// The levels of what is in front, the tint, and materials.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct TintShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

public struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

public struct Material: ShapeStyle {}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
}
