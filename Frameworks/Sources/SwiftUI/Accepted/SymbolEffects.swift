// SPDX-License-Identifier: Apache-2.0

// Effects of symbols: accepted, and without effect.

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}

public struct SymbolEffectOptions: Sendable {
  public static let `default` = Self()
  public static let repeating = Self()
  public static let nonRepeating = Self()
  public static func `repeat`(_ count: Int?) -> Self { Self() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  public static func speed(_ speed: Double) -> Self { Self() }
  public var repeating: Self { self }
  public var nonRepeating: Self { self }
  public func `repeat`(_ count: Int?) -> Self { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  public func speed(_ speed: Double) -> Self { self }
  public struct RepeatBehavior: Sendable {
    public static let continuous = Self()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
    public static var periodic: Self { Self() }
  }
}

extension View {
  public func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}
public enum SymbolColorRenderingMode: Sendable { case flat, gradient }
public enum SymbolVariableValueMode: Sendable { case color, draw }

extension Transition where Self == SymbolEffectTransition {
  public nonisolated static var symbolEffect: Self {
    Self(effect: AutomaticSymbolEffect(), options: .default)
  }
  public nonisolated static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self(effect: effect, options: options) }
}
