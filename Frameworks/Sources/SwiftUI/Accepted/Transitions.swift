// SPDX-License-Identifier: Apache-2.0

// Transitions: the ways in which a view comes and goes are accepted, and without effect.

public struct AnyTransition: Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let scale = Self()
  public static let slide = Self()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  public static func move(edge: Edge) -> Self { Self() }
  public static func push(from edge: Edge) -> Self { Self() }
  public static func offset(_ offset: CGSize) -> Self { Self() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { Self() }
  public static let symbolEffect = Self()
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
  public init<T: Transition>(_ transition: T) { self = .identity }
  private init() {}
  public func combined(with other: Self) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/transition
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View { content }
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    WrappedTransition(self)
  }
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    WrappedTransition(self)
  }
}
public struct PlaceholderContentView<Value>: View, LeafView { public typealias Body = Never }
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// One of SwiftUI's: its content as it is.
protocol PlainTransition: Transition where Body == PlaceholderContentView<Self> {}
extension PlainTransition {
  public func body(
    content: PlaceholderContentView<Self>, phase: TransitionPhase
  ) -> PlaceholderContentView<Self> { content }
}
public nonisolated struct WrappedTransition<Base>: PlainTransition { init(_ base: Base) {} }
public nonisolated struct IdentityTransition: PlainTransition { public init() {} }
public nonisolated struct OpacityTransition: PlainTransition { public init() {} }
public nonisolated struct SlideTransition: PlainTransition { public init() {} }
public nonisolated struct ScaleTransition: PlainTransition {
  public var scale: Double
  public init(_ scale: Double, anchor: UnitPoint = .center) { self.scale = scale }
}
public nonisolated struct MoveTransition: PlainTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
public nonisolated struct OffsetTransition: PlainTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}
public nonisolated struct PushTransition: PlainTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}
public nonisolated struct BlurReplaceTransition: PlainTransition {
  public struct Configuration: Equatable, Sendable {
    public static let downUp = Self()
    public static let upUp = Self()
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}
public nonisolated struct SymbolEffectTransition: PlainTransition {
  public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
}
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  PlainTransition
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
}

extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: Self { Self() }
}
extension Transition where Self == OpacityTransition {
  public nonisolated static var opacity: Self { Self() }
}
extension Transition where Self == SlideTransition {
  public nonisolated static var slide: Self { Self() }
}
extension Transition where Self == ScaleTransition {
  public nonisolated static var scale: Self { Self(1e-5) }
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  public nonisolated static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  public nonisolated static func offset(_ offset: CGSize) -> Self { Self(offset) }
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}
extension Transition where Self == PushTransition {
  public nonisolated static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public nonisolated static var blurReplace: Self { Self(configuration: .downUp) }
  public nonisolated static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}
extension Transition {
  public nonisolated static func asymmetric<A: Transition, B: Transition>(
    insertion: A, removal: B
  ) -> AsymmetricTransition<A, B> where Self == AsymmetricTransition<A, B> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}

extension View {
  public func transition(_ t: AnyTransition) -> some View { self }
  @_disfavoredOverload public func transition<T: Transition>(_ transition: T) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}

public struct ContentTransition: Equatable, Sendable {
  public static let identity = Self()
  public static let opacity = Self()
  public static let interpolate = Self()
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  public static func numericText(value: Double) -> Self { Self() }
  public static let symbolEffect = Self()
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}

/// A set of changes with its animation. They happen at once here.
/// - Note: Unchecked: it is a value, and a copy is handed over.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/transaction
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public var disablesContentTransitions = false
  public var dismissBehavior = DismissBehavior.interactive
  public var scrollTargetAnchor: UnitPoint?
  public var scrollPositionUpdatePreservesVelocity = false
  /// The values of an app's own keys.
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { Completion(call: completion).callSoon() }
}
public enum DismissBehavior: Sendable { case interactive, destructive }
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/transactionkey
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

@MainActor @preconcurrency @discardableResult public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }

/// - Note: Unchecked: the block runs on the main queue.
struct Completion: @unchecked Sendable {
  let call: () -> Void
  func callSoon() { DispatchQueue.main.async { call() } }
}

// MARK: Effects of symbols

/// - SeeAlso: https://developer.apple.com/documentation/symbols/symboleffect
public protocol SymbolEffect: Sendable {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public protocol TransitionSymbolEffect: SymbolEffect {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One that is made of others by its properties.
public protocol VariedSymbolEffect: SymbolEffect { init() }
extension VariedSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public protocol DirectedSymbolEffect: VariedSymbolEffect {}
extension DirectedSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}
public struct BounceSymbolEffect: DirectedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{ public init() {} }
public struct PulseSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public init() {}
}
public struct ScaleSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect { public init() {} }
public struct AppearSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{ public init() {} }
public struct DisappearSymbolEffect: DirectedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{ public init() {} }
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{ public init() {} }
public struct ReplaceSymbolEffect: VariedSymbolEffect, ContentTransitionSymbolEffect {
  public init() {}
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var magic: Self { self }
  public func magic(fallback: Self) -> Self { self }
}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public init() {}
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
public struct BreatheSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public init() {}
  public var plain: Self { self }
  public var pulse: Self { self }
}
public struct RotateSymbolEffect: VariedSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public init() {}
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
}
public struct WiggleSymbolEffect: DirectedSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public init() {}
  public var left: Self { self }
  public var right: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public func custom(angle: Angle) -> Self { self }
  public func custom(angle: Double) -> Self { self }
}
public struct DrawOnSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public init() {}
  public var individually: Self { self }
}
public struct DrawOffSymbolEffect: VariedSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  public init() {}
  public var individually: Self { self }
}
