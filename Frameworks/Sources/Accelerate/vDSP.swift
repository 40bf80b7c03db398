// SPDX-License-Identifier: Apache-2.0
@_exported import simd

// Computed one number after the other. Transforms, filters and pictures (vImage) are missing.
// SeeAlso: https://developer.apple.com/documentation/accelerate/vdsp

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

public enum vDSP {
  private static func map<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>, _ body: (S, S) -> S
  ) -> [S] { zip(a, b).map { body($0, $1) } }

  public static func add<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> [S] { map(a, b, +) }
  public static func add<S: FloatingPoint>(_ scalar: S, _ vector: some Collection<S>) -> [S] {
    vector.map { $0 + scalar }
  }
  public static func subtract<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> [S] { map(a, b, -) }
  public static func multiply<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> [S] { map(a, b, *) }
  public static func multiply<S: FloatingPoint>(_ scalar: S, _ vector: some Collection<S>) -> [S] {
    vector.map { $0 * scalar }
  }
  public static func divide<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> [S] { map(a, b, /) }
  public static func divide<S: FloatingPoint>(_ vector: some Collection<S>, _ scalar: S) -> [S] {
    vector.map { $0 / scalar }
  }
  public static func divide<S: FloatingPoint>(_ scalar: S, _ vector: some Collection<S>) -> [S] {
    vector.map { scalar / $0 }
  }
  public static func sum<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    vector.reduce(0, +)
  }
  public static func sumOfSquares<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    vector.reduce(0) { $0 + $1 * $1 }
  }
  public static func sumOfMagnitudes<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    vector.reduce(0) { $0 + $1.magnitude }
  }
  public static func mean<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    sum(vector) / S(vector.count)
  }
  public static func meanMagnitude<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    sumOfMagnitudes(vector) / S(vector.count)
  }
  public static func meanSquare<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    sumOfSquares(vector) / S(vector.count)
  }
  public static func rootMeanSquare<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    meanSquare(vector).squareRoot()
  }
  public static func maximum<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    vector.max() ?? -.infinity
  }
  public static func minimum<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    vector.min() ?? .infinity
  }
  public static func maximumMagnitude<S: FloatingPoint>(_ vector: some Collection<S>) -> S {
    absolute(vector).max() ?? 0
  }
  public static func indexOfMaximum<S: FloatingPoint>(
    _ vector: some Collection<S>
  ) -> (UInt, S) {
    let found = vector.enumerated().max { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? -.infinity)
  }
  public static func indexOfMinimum<S: FloatingPoint>(
    _ vector: some Collection<S>
  ) -> (UInt, S) {
    let found = vector.enumerated().min { $0.element < $1.element }
    return (UInt(found?.offset ?? 0), found?.element ?? .infinity)
  }
  public static func dot<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> S { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  public static func distanceSquared<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>
  ) -> S { sumOfSquares(subtract(a, b)) }
  public static func square<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { $0 * $0 }
  }
  public static func absolute<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { $0 < 0 ? -$0 : $0 }
  }
  public static func negative<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { -$0 }
  }
  public static func clip<S: FloatingPoint>(
    _ vector: some Collection<S>, to bounds: ClosedRange<S>
  ) -> [S] { vector.map { Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) } }
  /// To a mean of zero and a deviation of one.
  public static func normalize<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    let middle = mean(vector)
    let centered = vector.map { $0 - middle }
    let deviation = rootMeanSquare(centered)
    return centered.map { $0 / deviation }
  }
  public static func reverse<S: FloatingPoint>(_ vector: inout [S]) { vector.reverse() }
  public enum SortOrder: Int32, Sendable { case ascending = 1, descending = -1 }
  public static func sort<S: FloatingPoint>(_ vector: inout [S], sortOrder: SortOrder) {
    vector.sort { sortOrder == .ascending ? $0 < $1 : $0 > $1 }
  }
  public static func ramp<S: FloatingPoint>(
    withInitialValue initialValue: S, increment: S, count: Int
  ) -> [S] { (0..<count).map { initialValue + S($0) * increment } }
  public static func linearInterpolate<S: FloatingPoint>(
    _ a: some Collection<S>, _ b: some Collection<S>, using interpolationConstant: S
  ) -> [S] { map(a, b) { $0 + ($1 - $0) * interpolationConstant } }
  public static func convert<V: Collection>(_ vector: V, toPower: Int = 0) -> [Float]
  where V.Element: BinaryInteger { vector.map { Float($0) } }
  public static func integerToFloatingPoint<V: Collection, S: BinaryFloatingPoint>(
    _ vector: V, floatingPointType: S.Type
  ) -> [S] where V.Element: BinaryInteger { vector.map { S($0) } }
}

/// - SeeAlso: https://developer.apple.com/documentation/accelerate/vforce
public enum vForce {
  public static func sin(_ vector: some Collection<Float>) -> [Float] {
    vector.map { Foundation.sin($0) }
  }
  public static func sin(_ vector: some Collection<Double>) -> [Double] {
    vector.map { Foundation.sin($0) }
  }
  public static func cos(_ vector: some Collection<Float>) -> [Float] {
    vector.map { Foundation.cos($0) }
  }
  public static func cos(_ vector: some Collection<Double>) -> [Double] {
    vector.map { Foundation.cos($0) }
  }
  public static func exp(_ vector: some Collection<Float>) -> [Float] {
    vector.map { Foundation.exp($0) }
  }
  public static func exp(_ vector: some Collection<Double>) -> [Double] {
    vector.map { Foundation.exp($0) }
  }
  public static func log(_ vector: some Collection<Float>) -> [Float] {
    vector.map { Foundation.log($0) }
  }
  public static func log(_ vector: some Collection<Double>) -> [Double] {
    vector.map { Foundation.log($0) }
  }
  public static func log10(_ vector: some Collection<Float>) -> [Float] {
    vector.map { Foundation.log10($0) }
  }
  public static func sqrt<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { $0.squareRoot() }
  }
  public static func floor<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { $0.rounded(.down) }
  }
  public static func ceil<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { $0.rounded(.up) }
  }
  public static func reciprocal<S: FloatingPoint>(_ vector: some Collection<S>) -> [S] {
    vector.map { 1 / $0 }
  }
}
