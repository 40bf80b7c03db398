// SPDX-License-Identifier: Apache-2.0

/// A shape, which nobody sees: its path is never asked for.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/shape
public protocol Shape: View, Animatable, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
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

public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension UnevenRoundedRectangle {
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self.init() }
}

/// A rectangle whose corners follow those of what it is in.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/concentricrectangle
public nonisolated struct ConcentricRectangle: PlainShape {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) {}
}

extension Edge {
  public enum Corner: Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      public static let concentric = Self()
      public static func concentric(minimum: Self? = nil) -> Self { Self() }
      public static func fixed(_ radius: CGFloat) -> Self { Self() }
      public init(floatLiteral value: Double) {}
      public init(integerLiteral value: Int) {}
      init() {}
    }
  }
}

public nonisolated struct ButtonBorderShapeOutline: PlainShape {}
public nonisolated struct DefaultGlassEffectShape: PlainShape { public init() {} }

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: Self { Self() }
}

extension Shape where Self == ButtonBorderShapeOutline {
  public static var buttonBorder: Self { Self() }
}

extension Shape where Self == Capsule {
  public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { Self(style: style) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { Self() }
}
