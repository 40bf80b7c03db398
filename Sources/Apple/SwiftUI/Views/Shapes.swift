// SPDX-License-Identifier: Apache-2.0

/// A shape, which nobody sees: its path is never asked for.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View, Animatable, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: EmptyView { EmptyView() }

  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some Shape {
    self
  }
  public func fill(style: FillStyle = FillStyle()) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some Shape { self }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some Shape { self }
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some Shape { self }
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape { self }
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some Shape { self }
}

/// The shapes of SwiftUI, whose paths nobody asks for.
protocol PlainShape: InsettableShape where InsetShape == Self {}
extension PlainShape {
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

public nonisolated struct Rectangle: PlainShape { public init() {} }
public nonisolated struct Circle: PlainShape { public init() {} }
public nonisolated struct Ellipse: PlainShape { public init() {} }
public nonisolated struct ContainerRelativeShape: PlainShape { public init() {} }
public nonisolated struct Capsule: PlainShape {
  public init(style: RoundedCornerStyle = .continuous) {}
}
public nonisolated struct RoundedRectangle: PlainShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}
public nonisolated struct UnevenRoundedRectangle: PlainShape {
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}
public nonisolated struct AnyShape: PlainShape { public init<S: Shape>(_ shape: S) {} }

extension Shape where Self == Rectangle { public static var rect: Self { Self() } }
extension Shape where Self == Circle { public static var circle: Self { Self() } }
extension Shape where Self == Ellipse { public static var ellipse: Self { Self() } }
extension Shape where Self == Capsule { public static var capsule: Self { Self() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadius: cornerRadius, style: style) }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// The outline of a shape: its lines are accepted, and only where they end is kept.
public nonisolated struct Path: PlainShape, Equatable {
  private var points: [CGPoint] = []

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint? { points.last }
  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }

  public mutating func move(to end: CGPoint) { points.append(end) }
  public mutating func addLine(to end: CGPoint) { points.append(end) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { points.append(end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }
  public mutating func addRect(_ rect: CGRect) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { points.append(center) }
  public mutating func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat) {
    points.append(p2)
  }
  public mutating func addPath(_ path: Path) { points += path.points }
  public mutating func closeSubpath() {}
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

// MARK: Animated values

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (one: Self, other: Self) -> Self { one }
  public static func - (one: Self, other: Self) -> Self { one }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

// MARK: Gradients

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
}
public nonisolated struct AngularGradient: View, LeafView, ShapeStyle {
  public typealias Body = Never
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
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
