// SPDX-License-Identifier: Apache-2.0

// The place where a scroll view comes to rest: nothing scrolls here.

public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
public enum ScrollDismissesKeyboardMode: Sendable {
  case automatic, immediately, interactively, never
}
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = Self()
  public static let hard = Self()
  public static let soft = Self()
}
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }
public enum ContentMarginPlacement: Sendable { case automatic, scrollContent, scrollIndicators }
public enum ScrollContentOffsetAdjustmentBehavior: Sendable { case automatic, disabled }

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scrolltargetbehavior
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero) }
  public var velocity: CGVector { .zero }
  public var contentSize: CGSize { .zero }
  public var containerSize: CGSize { .zero }
  public var axes: Axis.Set { .vertical }
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    EnvironmentValues()[keyPath: keyPath]
  }
}
public struct ScrollTargetBehaviorPropertiesContext {}
public struct ScrollTargetBehaviorProperties {
  public var limitsScrolls = false
  public init() {}
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public struct LimitBehavior: Sendable {
    public static let automatic = Self()
    public static let always = Self()
    public static let alwaysByFew = Self()
    public static let alwaysByOne = Self()
    public static let never = Self()
  }
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { Self() }
  public static func viewAligned(anchor: UnitPoint?) -> Self { Self() }
  public static func viewAligned(
    limitBehavior: Self.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { Self() }
}

public enum ScrollInputBehavior: Sendable { case automatic, enabled, disabled }
public enum ScrollInputKind: Sendable { case look }
public enum ScrollPhase: Equatable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry { ScrollGeometry() }
  public var velocity: CGVector? { nil }
}
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset = CGPoint.zero
  public var contentSize = CGSize.zero
  public var contentInsets = EdgeInsets()
  public var containerSize = CGSize.zero
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  init() {}
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// The position of a scroll view that an app wants. It is kept.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scrollposition
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public private(set) var x: CGFloat?
  public private(set) var y: CGFloat?
  private var id: UncheckedID?
  public private(set) var isPositionedByUser = false

  /// The identifier that an app gives a view.
  /// - Note: Unchecked: an identifier never changes.
  private struct UncheckedID: Equatable, @unchecked Sendable { let value: AnyHashable }

  private init() {}
  public init(idType: (some Hashable).Type = Never.self) { self.init() }
  public init(idType: (some Hashable).Type = Never.self, edge: Edge) {
    self.init()
    self.edge = edge
  }
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init()
    scrollTo(x: x, y: y)
  }
  public init(idType: (some Hashable).Type = Never.self, y: CGFloat) {
    self.init()
    self.y = y
  }
  public init(idType: (some Hashable).Type = Never.self, x: CGFloat) {
    self.init()
    self.x = x
  }
  public init(idType: (some Hashable).Type = Never.self, point: CGPoint) {
    self.init()
    self.point = point
  }
  public init(id: some Hashable, anchor: UnitPoint? = nil) {
    self.init()
    self.id = UncheckedID(value: AnyHashable(id))
  }
  public mutating func scrollTo(edge: Edge) {
    self = Self()
    self.edge = edge
  }
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = Self(id: id, anchor: anchor)
  }
  public mutating func scrollTo(y: CGFloat) {
    self = Self()
    self.y = y
  }
  public mutating func scrollTo(x: CGFloat) {
    self = Self()
    self.x = x
  }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: y))
  }
  public mutating func scrollTo(point: CGPoint) {
    self = Self()
    self.point = point
  }
  public var viewID: (any Hashable)? { id.map { $0.value.base as? any Hashable ?? $0.value } }
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.value.base as? T }
}
