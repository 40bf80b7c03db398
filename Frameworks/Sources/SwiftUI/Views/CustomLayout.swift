// SPDX-License-Identifier: Apache-2.0

// Layouts of an app's own: their views are there, and the layout is never asked where.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}
extension Layout {
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    content()
  }
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = Self(width: 0, height: 0)
  public static let unspecified = Self(width: nil, height: nil)
  public static let infinity = Self(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10))
    -> CGSize
  {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  public var layoutDirection: LayoutDirection { .leftToRight }
}
public struct LayoutSubview: Equatable, Sendable {
  public var containerValues: ContainerValues { ContainerValues() }
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
}
public struct ViewSpacing: Sendable {
  public init() {}
  public static let zero = ViewSpacing()
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}
/// A layout of SwiftUI's: its views are there.
protocol PlainLayout: Layout {}
extension PlainLayout {
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}
public struct HStackLayout: PlainLayout, Sendable {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct VStackLayout: PlainLayout, Sendable {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}
public struct ZStackLayout: PlainLayout, Sendable { public init(alignment: Alignment = .center) {} }
public struct GridLayout: PlainLayout, Sendable {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
public struct AnyLayout: PlainLayout { public init<L: Layout>(_ layout: L) {} }
