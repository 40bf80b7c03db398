// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Scales and axes: accepted, and nothing is drawn.

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
