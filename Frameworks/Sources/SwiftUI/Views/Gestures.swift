// SPDX-License-Identifier: Apache-2.0

// Gestures: accepted, and never made. A tap in the emulator says that the screen is touched, not where.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/gesture
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture = Never
  @MainActor @preconcurrency var body: Body { get }
  /// Returns the type of the values, which an app's own gesture has of what it is made of.
  static func _values() -> Value.Type
}
extension Gesture where Value == Body.Value {
  public static func _values() -> Value.Type { Value.self }
}
extension Gesture where Body == Never {
  public static func _values() -> Value.Type { Value.self }
  public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}
extension Never: Gesture {
  public typealias Value = Never
  public static func _values() -> Never.Type { Never.self }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<T> { MappedGesture() }
  public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) {}
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second) {}
}
public struct MappedGesture<Value>: Gesture {
  public typealias Body = Never
  public static func _values() -> Value.Type { Value.self }
}
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  public static func _values() -> Value.Type { Value.self }
  public init<T: Gesture<Value>>(_ gesture: T) {}
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {}
}
public struct SpatialEventGesture: Gesture {
  public struct Value: Sendable {}
  public init(coordinateSpace: CoordinateSpace = .local) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndLocation: CGPoint
    public var predictedEndTranslation: CGSize
    public var velocity: CGSize
  }
  public var minimumDistance: CGFloat
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  @_disfavoredOverload public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) { self.minimumDistance = minimumDistance }
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public enum CoordinateSpace: Hashable, Sendable {
  case global, local
  case named(AnyHashableName)
  public static var scrollView: CoordinateSpace { .named("scrollView") }
  public static func named(_ name: some Hashable) -> CoordinateSpace {
    .named(AnyHashableName(name: "\(name)"))
  }
  /// A name that somebody gave a space.
  public struct AnyHashableName: Hashable, Sendable { let name: String }
}
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/coordinatespaceprotocol
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named("scrollView") }
}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let gesture = Self(rawValue: 1)
  public static let subviews = Self(rawValue: 2)
  public static let all: Self = [.gesture, .subviews]
}

/// A value that a gesture keeps while it lasts: always its first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.wrappedValue = wrappedValue }
  public init(
    initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { wrappedValue = initialValue }
  public init() where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  public init(
    reset: @escaping (Value, inout Transaction) -> Void
  ) where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    self
  }
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  @_disfavoredOverload public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
