// SPDX-License-Identifier: Apache-2.0

// Gradients and what else a shape is filled with: accepted, and drawn by nobody.

public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
  public init(stops: [Stop]) { self.stops = stops }
}

public nonisolated struct AnyGradient: ShapeStyle { public init(_ gradient: Gradient) {} }
extension Color { public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) } }

public nonisolated struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }

public nonisolated struct LinearGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
public nonisolated struct RadialGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}
public nonisolated struct EllipticalGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}
public nonisolated struct AngularGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

/// A color that lies between those of a grid, which nobody sees.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/meshgradient
public nonisolated struct MeshGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  public var width: Int
  public var height: Int
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.height) = (width, height) }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.height) = (width, height) }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.height) = (width, height) }
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { (self.width, self.height) = (width, height) }
}
extension Gradient {
  public struct ColorSpace: Hashable, Sendable {
    public static let device = Self()
    public static let perceptual = Self()
  }
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
/// A shape filled with a picture.
public nonisolated struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }
}
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> Self { Self(image: image, sourceRect: sourceRect, scale: scale) }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
  public var secondary: some ShapeStyle { self }
  public var tertiary: some ShapeStyle { self }
  public var quaternary: some ShapeStyle { self }
  public var quinary: some ShapeStyle { self }
}
extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> Self { Self(Color.primary) }
  public static func opacity(_ opacity: Double) -> Self { Self(Color.primary) }
  public static func blendMode(_ mode: BlendMode) -> Self { Self(Color.primary) }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: Self { Self() }
}

// Styles that say what they are for.
public nonisolated struct ForegroundStyle: ShapeStyle { public init() {} }
public nonisolated struct SelectionShapeStyle: ShapeStyle { public init() {} }
public nonisolated struct SeparatorShapeStyle: ShapeStyle { public init() {} }
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle { public init() {} }
public nonisolated struct LinkShapeStyle: ShapeStyle { public init() {} }
public nonisolated struct FillShapeStyle: ShapeStyle { public init() {} }
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: Self { Self() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: Self { Self() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: Self { Self() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: Self { Self() }
}
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: Self { Self() }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(colors: colors, center: center) }
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(gradient: gradient, center: center) }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(stops: stops, center: center) }
}
extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> Self {
    Self(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(gradient: gradient, center: center) }
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(stops: stops, center: center) }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self { Self(gradient: gradient, center: center) }
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self { Self(stops: stops, center: center) }
}

public struct ShadowStyle: Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
}
extension ShapeStyle where Self == Material {
  public static var ultraThickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: Gradient(colors: colors), center: center) }
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: Gradient(colors: colors), center: center) }
}
