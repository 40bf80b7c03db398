// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A rotation.
/// - SeeAlso: https://developer.apple.com/documentation/simd/simd_quatf
public protocol HostedQuaternion: Equatable, Sendable {
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint & Sendable
  /// Its imaginary parts, then the real one.
  var vector: SIMD4<Scalar> { get set }
  init()
  static func _sine(_ angle: Scalar) -> Scalar
  static func _cosine(_ angle: Scalar) -> Scalar
  static func _arc(_ y: Scalar, _ x: Scalar) -> Scalar
}
extension HostedQuaternion {
  public init(vector: SIMD4<Scalar>) {
    self.init()
    self.vector = vector
  }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: [ix, iy, iz, r])
  }
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: Self._cosine(angle / 2), imag: axis * Self._sine(angle / 2))
  }
  /// The shortest way from one direction to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let sum = from + to
    guard dot(sum, sum) > 0 else {
      // Any axis at a right angle will do for half a turn.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? [1, 0, 0] : [0, 1, 0]
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let half = normalize(sum)
    self.init(real: dot(from, half), imag: cross(from, half))
  }
  /// Of the columns of a rotation.
  init(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>, _ z: SIMD3<Scalar>) {
    let trace = x.x + y.y + z.z
    if trace >= 0 {
      let r = 2 * (trace + 1).squareRoot()
      let imag: SIMD3<Scalar> = [y.z - z.y, z.x - x.z, x.y - y.x]
      self.init(real: r / 4, imag: imag / r)
    } else if x.x >= y.y, x.x >= z.z {
      let r = 2 * (1 - y.y - z.z + x.x).squareRoot()
      self.init(ix: r / 4, iy: (x.y + y.x) / r, iz: (x.z + z.x) / r, r: (y.z - z.y) / r)
    } else if y.y >= z.z {
      let r = 2 * (1 - x.x - z.z + y.y).squareRoot()
      self.init(ix: (x.y + y.x) / r, iy: r / 4, iz: (y.z + z.y) / r, r: (z.x - x.z) / r)
    } else {
      let r = 2 * (1 - x.x - y.y + z.z).squareRoot()
      self.init(ix: (x.z + z.x) / r, iy: (y.z + z.y) / r, iz: r / 4, r: (x.y - y.x) / r)
    }
  }
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { vector.xyz }
    set { vector = SIMD4(newValue, real) }
  }
  public var length: Scalar { dot(vector, vector).squareRoot() }
  public var normalized: Self { Self(vector: vector / length) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }
  public var angle: Scalar { 2 * Self._arc(dot(imag, imag).squareRoot(), real) }
  public var axis: SIMD3<Scalar> { normalize(imag) }
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }
  public static func * (one: Self, other: Self) -> Self {
    Self(
      real: one.real * other.real - dot(one.imag, other.imag),
      imag: other.imag * one.real + one.imag * other.real + cross(one.imag, other.imag))
  }
  public static func * (one: Self, factor: Scalar) -> Self { Self(vector: one.vector * factor) }
  public static func *= (one: inout Self, other: Self) { one = one * other }
  public static func + (one: Self, other: Self) -> Self {
    Self(vector: one.vector + other.vector)
  }
  public static func - (one: Self, other: Self) -> Self {
    Self(vector: one.vector - other.vector)
  }
  public static prefix func - (one: Self) -> Self { Self(vector: -one.vector) }
  /// The columns of the rotation.
  var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>) {
    (act([1, 0, 0]), act([0, 1, 0]), act([0, 0, 1]))
  }
}
/// Along the shorter arc.
public func simd_slerp<Q: HostedQuaternion>(_ q0: Q, _ q1: Q, _ t: Q.Scalar) -> Q {
  let cosine = dot(q0.vector, q1.vector)
  let other = cosine < 0 ? -q1 : q1
  let angle = Q._arc((1 - Swift.min(1, cosine * cosine)).squareRoot(), cosine.magnitude)
  let sine = Q._sine(angle)
  guard sine > 0.000_01 else { return (q0 + (other - q0) * t).normalized }
  return q0 * (Q._sine((1 - t) * angle) / sine) + other * (Q._sine(t * angle) / sine)
}
public func simd_quaternion<Q: HostedQuaternion>(_ angle: Q.Scalar, _ axis: SIMD3<Q.Scalar>) -> Q {
  Q(angle: angle, axis: axis)
}
public func simd_normalize<Q: HostedQuaternion>(_ q: Q) -> Q { q.normalized }
public func simd_conjugate<Q: HostedQuaternion>(_ q: Q) -> Q { q.conjugate }
public func simd_inverse<Q: HostedQuaternion>(_ q: Q) -> Q { q.inverse }
public func simd_mul<Q: HostedQuaternion>(_ x: Q, _ y: Q) -> Q { x * y }
public func simd_act<Q: HostedQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> {
  q.act(v)
}
public func simd_angle<Q: HostedQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
public func simd_axis<Q: HostedQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }

public struct simd_quatf: HostedQuaternion {
  public typealias Scalar = Float
  public var vector: SIMD4<Float>
  public init() { vector = [0, 0, 0, 1] }
  public init(_ rotation: simd_float3x3) {
    self.init(rotation.columns.0, rotation.columns.1, rotation.columns.2)
  }
  public init(_ rotation: simd_float4x4) {
    self.init(rotation.columns.0.xyz, rotation.columns.1.xyz, rotation.columns.2.xyz)
  }
  public static func _sine(_ angle: Float) -> Float { sin(angle) }
  public static func _cosine(_ angle: Float) -> Float { cos(angle) }
  public static func _arc(_ y: Float, _ x: Float) -> Float { atan2(y, x) }
}
extension simd_float3x3 {
  public init(_ quaternion: simd_quatf) { self.init(columns: quaternion.columns) }
}
extension simd_float4x4 {
  public init(_ quaternion: simd_quatf) {
    let columns = quaternion.columns
    self.init(SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), [0, 0, 0, 1])
  }
}

public struct simd_quatd: HostedQuaternion {
  public typealias Scalar = Double
  public var vector: SIMD4<Double>
  public init() { vector = [0, 0, 0, 1] }
  public init(_ rotation: simd_double3x3) {
    self.init(rotation.columns.0, rotation.columns.1, rotation.columns.2)
  }
  public init(_ rotation: simd_double4x4) {
    self.init(rotation.columns.0.xyz, rotation.columns.1.xyz, rotation.columns.2.xyz)
  }
  public static func _sine(_ angle: Double) -> Double { sin(angle) }
  public static func _cosine(_ angle: Double) -> Double { cos(angle) }
  public static func _arc(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
extension simd_double3x3 {
  public init(_ quaternion: simd_quatd) { self.init(columns: quaternion.columns) }
}
extension simd_double4x4 {
  public init(_ quaternion: simd_quatd) {
    let columns = quaternion.columns
    self.init(SIMD4(columns.0, 0), SIMD4(columns.1, 0), SIMD4(columns.2, 0), [0, 0, 0, 1])
  }
}
