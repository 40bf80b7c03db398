// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Further forms of marks and modifiers: accepted, and nothing is drawn.

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

extension ChartContent {
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }
  @_disfavoredOverload public func symbol<V: View>(_ symbol: V) -> Self { self }
}
public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: Self { Self() }
  public static func plotDimension(padding: CGFloat) -> Self { Self() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self()
  }
}
extension View {
  public func chartXScale(range: PlotDimensionScaleRange) -> some View { self }
  public func chartYScale(range: PlotDimensionScaleRange) -> some View { self }
  public func chartXScale<D>(domain: D, range: PlotDimensionScaleRange) -> some View { self }
  public func chartYScale<D>(domain: D, range: PlotDimensionScaleRange) -> some View { self }
  public func chartXAxisLabel(
    _ label: String, position: AnnotationPosition, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartYAxisLabel(
    _ label: String, position: AnnotationPosition, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartSymbolScale<D>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View { self }
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}
