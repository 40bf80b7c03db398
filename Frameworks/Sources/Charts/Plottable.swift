// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A value that a chart can show.
/// - SeeAlso: https://developer.apple.com/documentation/charts/plottable
public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: RawRepresentable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable {
  public var primitivePlottable: Int { self }
  public init?(primitivePlottable: Int) { self = primitivePlottable }
}

extension Double: Plottable {
  public var primitivePlottable: Double { self }
  public init?(primitivePlottable: Double) { self = primitivePlottable }
}

extension String: Plottable {
  public var primitivePlottable: String { self }
  public init?(primitivePlottable: String) { self = primitivePlottable }
}

extension Date: Plottable {
  public var primitivePlottable: Date { self }
  public init?(primitivePlottable: Date) { self = primitivePlottable }
}
