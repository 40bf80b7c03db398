// SPDX-License-Identifier: Apache-2.0

/// Nothing moves here: what would be animated changes at once.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let linear = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static let snappy = Animation()
  public static let interactiveSpring = Animation()
  public static let interpolatingSpring = Animation()
  init() {}
  public init<A: CustomAnimation>(_ base: A) {}

  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation()
  }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  public static func spring(
    duration: TimeInterval, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation { Animation() }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation()
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  public static func interactiveSpring(
    extraBounce: Double, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  public var base: any CustomAnimation { DefaultAnimation() }
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/customanimation
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
private struct DefaultAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
  public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state)
  }
}
/// The state that an app's own animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// MARK: Curves and springs, which an app may ask for values

/// A curve: how far something is after a part of its time.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/unitcurve
public struct UnitCurve: Hashable, Sendable {
  private var one: CGPoint
  private var two: CGPoint
  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (one, two) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }
  public static let linear = Self(0, 0, 1, 1)
  public static let easeIn = Self(0.42, 0, 1, 1)
  public static let easeOut = Self(0, 0, 0.58, 1)
  public static let easeInOut = Self(0.42, 0, 0.58, 1)
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = Self(0.55, 0, 1, 0.45)
  public static let circularEaseOut = Self(0, 0.55, 0.45, 1)
  public static let circularEaseInOut = Self(0.85, 0, 0.15, 1)
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
    Self(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }
  public var inverse: Self {
    Self(Double(one.y), Double(one.x), Double(two.y), Double(two.x))
  }
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    func point(_ t: Double, _ a: CGFloat, _ b: CGFloat) -> Double {
      3 * (1 - t) * (1 - t) * t * Double(a) + 3 * (1 - t) * t * t * Double(b) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if point(middle, one.x, two.x) < progress { low = middle } else { high = middle }
    }
    return point((low + high) / 2, one.y, two.y)
  }
  public func velocity(at progress: Double) -> Double {
    (value(at: progress + 0.001) - value(at: progress - 0.001)) / 0.002
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/spring
public struct Spring: Hashable, Sendable {
  public private(set) var duration: TimeInterval
  public private(set) var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(response: settlingDuration / 1.5, dampingRatio: dampingRatio)
  }
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public var response: Double { duration }
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  public var mass: Double { 1 }
  public var stiffness: Double { (2 * .pi / duration) * (2 * .pi / duration) }
  public var damping: Double { 4 * .pi * dampingRatio / duration }
  public var settlingDuration: TimeInterval { duration * 1.5 / max(dampingRatio, 0.1) }

  /// Returns the distance from the end: 1 at the beginning.
  private func rest(_ time: TimeInterval) -> Double {
    let speed = 2 * .pi / duration
    let ratio = min(dampingRatio, 0.9999)
    let turns = speed * (1 - ratio * ratio).squareRoot()
    return exp(-ratio * speed * time)
      * (cos(turns * time) + ratio * speed / turns * sin(turns * time))
  }
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V { target.scaled(by: 1 - rest(time)) }
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V { target.scaled(by: (rest(time) - rest(time + 0.001)) / 0.001) }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval { settlingDuration }
}
