// SPDX-License-Identifier: Apache-2.0

// Shapes made of shapes: nobody sees them.

public enum ShapeRole: Sendable { case fill, stroke, separator }
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
  ) -> some Shape { self }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool
  ) -> some Shape { self }
  public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape { self }
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape { self }
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape { self }
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
}

/// A shape that is another one, elsewhere or of another size.
protocol ChangedShape: InsettableShape where InsetShape == Self {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension ChangedShape {
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

public nonisolated struct OffsetShape<Content: Shape>: ChangedShape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
}
public nonisolated struct ScaledShape<Content: Shape>: ChangedShape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
}
public nonisolated struct RotatedShape<Content: Shape>: ChangedShape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
}
public nonisolated struct TransformedShape<Content: Shape>: ChangedShape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
}
