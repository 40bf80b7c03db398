// SPDX-License-Identifier: Apache-2.0

// Values that would move: they change at once here.

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: Self { Self() }
  public static func + (one: Self, other: Self) -> Self { one }
  public static func - (one: Self, other: Self) -> Self { one }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var value = self
    value.scale(by: rhs)
    return value
  }
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}
extension Animatable where Self: VectorArithmetic {
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// As many values as there are: an `AnimatablePair` of any length.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/animatablevalues
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  public var value: (repeat each Value)
  public init(_ value: repeat each Value) { self.value = (repeat each value) }
  public static var zero: Self { Self(repeat (each Value).zero) }
  public static func == (one: Self, other: Self) -> Bool {
    for (left, right) in repeat (each one.value, each other.value) {
      if left != right { return false }
    }
    return true
  }
  public static func + (one: Self, other: Self) -> Self {
    Self(repeat each one.value + each other.value)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(repeat each one.value - each other.value)
  }
  public mutating func scale(by rhs: Double) {
    self = Self(repeat (each value).scaled(by: rhs))
  }
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

// The values of SwiftUI's that would move.
extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
extension CGPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
extension CGSize: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
extension CGRect: Animatable {
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
extension Double: Animatable {}
extension CGFloat: Animatable {}
extension Float: Animatable {}
extension UnitPoint: Animatable {}
extension EdgeInsets: Animatable {}
extension StrokeStyle: Animatable {}
extension Never: Animatable {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
