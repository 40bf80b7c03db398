// SPDX-License-Identifier: Apache-2.0

// Animations by keyframes: nothing moves, so a view has its first values.

public protocol Keyframes<Value> { associatedtype Value }
public protocol KeyframeTrackContent<Value> { associatedtype Value }
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}
extension KeyframeTrack { public typealias Value = Root }
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring()) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) {} }
public struct KeyframeGroup<Value>: KeyframeTrackContent {}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}
public struct KeyframeTracks<Value>: Keyframes {}
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTracks<
    Value
  >
  where K.Value == Value { KeyframeTracks() }
  public static func buildBlock<each K: Keyframes>(
    _ content: repeat each K
  ) -> KeyframeTracks<Value> { KeyframeTracks() }
}
extension View {
  public func keyframeAnimator<Value, C: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }
  public func keyframeAnimator<Value, C: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(self, initialValue) }
}
public struct KeyframeAnimator<Value, Content: View>: View {
  public let body: Content
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { body = content(initialValue) }
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { body = content(initialValue) }
}
public struct UnitCurve: Hashable, Sendable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
}
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  public init(response: Double, dampingRatio: Double) {}
  public init(mass: Double = 1, stiffness: Double, damping: Double) {}
  public static let bouncy = Spring()
  public static let smooth = Spring()
  public static let snappy = Spring()
}
extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/transition
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}
public struct PlaceholderContentView: View, LeafView { public typealias Body = Never }
public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}
extension View {
  @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self }
}
extension AnyTransition { public init<T: Transition>(_ transition: T) { self = .identity } }
