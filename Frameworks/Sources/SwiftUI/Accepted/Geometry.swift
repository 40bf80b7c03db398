// SPDX-License-Identifier: Apache-2.0

// Places of views: nothing has a place here, so anchors and preferences of places have their first values.

public struct Anchor<Value> {
  let value: Value
  public struct Source {
    let value: Value
  }
}
extension Anchor where Value == CGRect {
  /// The place of what has none.
  package static var empty: Anchor { Anchor(value: .zero) }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Self { Self(value: .zero) }
  public static func rect(_ r: CGRect) -> Self { Self(value: r) }
}
extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Self { Self(value: .zero) }
  public static var top: Self { Self(value: .zero) }
  public static var topTrailing: Self { Self(value: .zero) }
  public static var leading: Self { Self(value: .zero) }
  public static var center: Self { Self(value: .zero) }
  public static var trailing: Self { Self(value: .zero) }
  public static var bottomLeading: Self { Self(value: .zero) }
  public static var bottom: Self { Self(value: .zero) }
  public static var bottomTrailing: Self { Self(value: .zero) }
  public static func point(_ p: CGPoint) -> Self { Self(value: p) }
  public static func unitPoint(_ p: UnitPoint) -> Self { Self(value: .zero) }
}
extension GeometryProxy {
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
  @_disfavoredOverload public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
  { CGRect(origin: .zero, size: size) }
  public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> CGAffineTransform? {
    .identity
  }
}
extension View {
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { self }
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { self }
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { LayeredView(content: self, layer: transform(K.defaultValue)) }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { LayeredView(content: self, layer: transform(K.defaultValue)) }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/geometryeffect
public protocol GeometryEffect: Animatable, ViewModifier where Body == Content {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  public func body(content: Content) -> Content { content }
  public func ignoredByLayout() -> Self { self }
}
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) {}
  public init(_ m: CATransform3D) {}
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}
