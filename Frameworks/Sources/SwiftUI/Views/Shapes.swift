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
