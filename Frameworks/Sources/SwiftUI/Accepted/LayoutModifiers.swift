// SPDX-License-Identifier: Apache-2.0

// Layout modifiers: nothing has a place here.

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func fixedSize() -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func ignoresSafeArea(_ edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func position(_ position: CGPoint) -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { self }
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions, edges: Edge.Set = .all
  ) -> some View { self }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { LayeredView(content: self, layer: content()) }
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  public func ignoresSafeArea(edges: Edge.Set) -> some View { self }
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { self }
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self }
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}
public enum VerticalEdge: CaseIterable, Sendable { case top, bottom }
public enum HorizontalEdge: CaseIterable, Sendable { case leading, trailing }
public enum LayoutDirection: CaseIterable, Sendable { case leftToRight, rightToLeft }
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: String
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }
}

public struct ScenePadding: Hashable, Sendable {
  public static let minimum = Self()
  public static let navigationBar = Self()
}
