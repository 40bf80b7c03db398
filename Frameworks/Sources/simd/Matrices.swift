// SPDX-License-Identifier: Apache-2.0
import HostedBase

// Matrices of columns.

/// What the matrices of every size have.
public protocol HostedMatrix: Equatable, Sendable {
  associatedtype Column: SIMD where Column.Scalar: FloatingPoint & Sendable
  associatedtype Row: SIMD where Row.Scalar == Column.Scalar
  static var _count: Int { get }
  init()
  subscript(column: Int) -> Column { get set }
}
extension HostedMatrix {
  public typealias Scalar = Column.Scalar
  public init(_ columns: [Column]) {
    self.init()
    for (at, column) in columns.enumerated() { self[at] = column }
  }
  public init(rows: [Row]) {
    self.init()
    for (y, row) in rows.enumerated() { for x in row.indices { self[x, y] = row[x] } }
  }
  public init(diagonal: Column) {
    self.init()
    for at in 0..<Self._count { self[at, at] = diagonal[at] }
  }
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }
  public static func == (one: Self, other: Self) -> Bool {
    (0..<_count).allSatisfy { one[$0] == other[$0] }
  }
  private func map(_ change: (Int) -> Column) -> Self { Self((0..<Self._count).map(change)) }
  public static func + (one: Self, other: Self) -> Self { one.map { one[$0] + other[$0] } }
  public static func - (one: Self, other: Self) -> Self { one.map { one[$0] - other[$0] } }
  public static prefix func - (one: Self) -> Self { one.map { -one[$0] } }
  public static func * (one: Self, factor: Scalar) -> Self { one.map { one[$0] * factor } }
  public static func * (factor: Scalar, one: Self) -> Self { one * factor }
  public static func += (one: inout Self, other: Self) { one = one + other }
  public static func -= (one: inout Self, other: Self) { one = one - other }
  public static func *= (one: inout Self, factor: Scalar) { one = one * factor }
  public static func * (one: Self, vector: Row) -> Column {
    vector.indices.reduce(Column()) { $0 + one[$1] * vector[$1] }
  }
}

/// A matrix with as many rows as columns.
public protocol HostedSquareMatrix: HostedMatrix where Row == Column {}
extension HostedSquareMatrix {
  public static func * (one: Self, other: Self) -> Self {
    Self((0..<_count).map { one * other[$0] })
  }
  public static func *= (one: inout Self, other: Self) { one = one * other }
  public static func * (vector: Column, one: Self) -> Column { one.transpose * vector }
  public var transpose: Self {
    var result = Self()
    for x in 0..<Self._count { for y in 0..<Self._count { result[y, x] = self[x, y] } }
    return result
  }
  /// The determinant and what is left of an identity by Gauss's steps.
  private var solved: (determinant: Scalar, inverse: Self) {
    var (left, right, determinant) = (transpose, Self(1), Scalar(1))
    for at in 0..<Self._count {
      let pivot = (at..<Self._count).max { left[$0][at].magnitude < left[$1][at].magnitude } ?? at
      if pivot != at {
        (left[at], left[pivot]) = (left[pivot], left[at])
        (right[at], right[pivot]) = (right[pivot], right[at])
        determinant = -determinant
      }
      let value = left[at][at]
      determinant *= value
      left[at] /= value
      right[at] /= value
      for other in 0..<Self._count where other != at {
        let factor = left[other][at]
        left[other] -= left[at] * factor
        right[other] -= right[at] * factor
      }
    }
    return (determinant, right.transpose)
  }
  public var inverse: Self { solved.inverse }
  public var determinant: Scalar {
    let found = solved.determinant
    return found.isNaN ? 0 : found
  }
}
extension HostedSquareMatrix where Self: HostedMatrix {
  public static var identity: Self { Self(1) }
}

public struct simd_float2x2: HostedSquareMatrix {
  public typealias Column = SIMD2<Float>
  public typealias Row = SIMD2<Float>
  public static let _count = 2
  public var columns: (SIMD2<Float>, SIMD2<Float>)
  public init() { columns = (SIMD2<Float>(), SIMD2<Float>()) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ c0: SIMD2<Float>, _ c1: SIMD2<Float>) { columns = (c0, c1) }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case _: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case _: columns.1 = newValue
      }
    }
  }
}
public struct simd_float3x3: HostedSquareMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD3<Float>
  public static let _count = 3
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  public init() { columns = (SIMD3<Float>(), SIMD3<Float>(), SIMD3<Float>()) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case _: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case _: columns.2 = newValue
      }
    }
  }
}
public struct simd_float4x4: HostedSquareMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD4<Float>
  public static let _count = 4
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  public init() { columns = (SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>(), SIMD4<Float>()) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
    columns = (c0, c1, c2, c3)
  }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case _: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case _: columns.3 = newValue
      }
    }
  }
}
public struct simd_double2x2: HostedSquareMatrix {
  public typealias Column = SIMD2<Double>
  public typealias Row = SIMD2<Double>
  public static let _count = 2
  public var columns: (SIMD2<Double>, SIMD2<Double>)
  public init() { columns = (SIMD2<Double>(), SIMD2<Double>()) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ c0: SIMD2<Double>, _ c1: SIMD2<Double>) { columns = (c0, c1) }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case _: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case _: columns.1 = newValue
      }
    }
  }
}
public struct simd_double3x3: HostedSquareMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD3<Double>
  public static let _count = 3
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  public init() { columns = (SIMD3<Double>(), SIMD3<Double>(), SIMD3<Double>()) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ c0: SIMD3<Double>, _ c1: SIMD3<Double>, _ c2: SIMD3<Double>) {
    columns = (c0, c1, c2)
  }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case _: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case _: columns.2 = newValue
      }
    }
  }
}
public struct simd_double4x4: HostedSquareMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD4<Double>
  public static let _count = 4
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  public init() { columns = (SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>(), SIMD4<Double>()) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  public init(_ c0: SIMD4<Double>, _ c1: SIMD4<Double>, _ c2: SIMD4<Double>, _ c3: SIMD4<Double>) {
    columns = (c0, c1, c2, c3)
  }
  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case _: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case _: columns.3 = newValue
      }
    }
  }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<M: HostedSquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: HostedSquareMatrix>(_ x: M, _ y: M.Row) -> M.Column { x * y }
public func matrix_multiply<M: HostedSquareMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: HostedSquareMatrix>(_ x: M, _ y: M.Row) -> M.Column { x * y }
public func simd_inverse<M: HostedSquareMatrix>(_ x: M) -> M { x.inverse }
public func matrix_invert<M: HostedSquareMatrix>(_ x: M) -> M { x.inverse }
public func simd_transpose<M: HostedSquareMatrix>(_ x: M) -> M { x.transpose }
public func simd_determinant<M: HostedSquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
public func simd_equal<M: HostedMatrix>(_ x: M, _ y: M) -> Bool { x == y }
public func simd_almost_equal_elements<M: HostedMatrix>(
  _ x: M, _ y: M, _ tolerance: M.Scalar
) -> Bool {
  (0..<M._count).allSatisfy { column in
    x[column].indices.allSatisfy { (x[column][$0] - y[column][$0]).magnitude <= tolerance }
  }
}
