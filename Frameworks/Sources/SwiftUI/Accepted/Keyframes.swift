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
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent { public init(_ to: Value) {} }
public struct KeyframeGroup<Value>: KeyframeTrackContent {}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
  public static func buildEither(
    first component: some KeyframeTrackContent<Value>
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
  public static func buildEither(
    second component: some KeyframeTrackContent<Value>
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
  public static func buildOptional(
    _ component: (some KeyframeTrackContent<Value>)?
  ) -> KeyframeGroup<Value> { KeyframeGroup() }
}
public struct KeyframeTracks<Value>: Keyframes {}
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTracks<Value> where K.Value == Value { KeyframeTracks() }
  public static func buildBlock<each K: Keyframes>(
    _ content: repeat each K
  ) -> KeyframeTracks<Value> { KeyframeTracks() }
  public static func buildArray(_ components: [some Keyframes<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks()
  }
  public static func buildEither(
    first component: some Keyframes<Value>
  ) -> KeyframeTracks<Value> { KeyframeTracks() }
  public static func buildEither(
    second component: some Keyframes<Value>
  ) -> KeyframeTracks<Value> { KeyframeTracks() }
}
/// The values of keyframes, which an app may ask for: always the first.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/keyframetimeline
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) { self.initialValue = initialValue }
  public var duration: TimeInterval { 0 }
  public func value(time: Double) -> Value { initialValue }
  public func value(progress: Double) -> Value { initialValue }
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
