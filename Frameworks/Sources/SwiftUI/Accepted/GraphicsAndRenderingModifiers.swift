// SPDX-License-Identifier: Apache-2.0

// Graphics and rendering modifiers: nothing is drawn.

extension View {
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func scaleEffect(_ scale: CGFloat) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { self }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func colorInvert() -> some View { self }
  public func luminanceToAlpha() -> some View { self }
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<T: Shape>(in shape: T) -> some View { self }
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public func glassEffectUnion<ID: Hashable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
  public func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    self
  }
  public func backgroundExtensionEffect() -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
  public static func + (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians + other.radians)
  }
  public static func - (one: Angle, other: Angle) -> Angle {
    Angle(radians: one.radians - other.radians)
  }
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  public static func * (factor: Double, angle: Angle) -> Angle { angle * factor }
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
  public static func += (one: inout Angle, other: Angle) { one = one + other }
  public static func -= (one: inout Angle, other: Angle) { one = one - other }
  public static func *= (angle: inout Angle, factor: Double) { angle = angle * factor }
  public static func /= (angle: inout Angle, divisor: Double) { angle = angle / divisor }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
}
public struct GlassEffectTransition: Sendable {
  public static let identity = Self()
  public static let matchedGeometry = Self()
  public static let materialize = Self()
}
public struct Glass: Equatable, Sendable {
  public static let regular = Self()
  public static let clear = Self()
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}
public struct GlassEffectContainer<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
public enum ContainerBackgroundPlacement: Sendable { case widget, navigation, tabView, window }
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }
public enum MaterialActiveAppearance: Sendable { case automatic, active, inactive, matchWindow }
