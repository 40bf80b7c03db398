// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// Marks of whole collections and functions, and what stands around marks: accepted, and nothing is drawn.

/// - SeeAlso: https://developer.apple.com/documentation/charts/plot
public struct Plot: ChartContent {
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) {}
}
public struct LinePlot: ChartContent {
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {}
  public init(
    x: String, y: String, t: String, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {}
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
  public init<Data: RandomAccessCollection, X, Y, S>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) {}
}
public struct AreaPlot: ChartContent {
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {}
  public init(
    x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {}
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) {}
}
public struct BarPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
}
public struct PointPlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {}
}
public struct RectanglePlot: ChartContent {
  public init<Data: RandomAccessCollection, X, Y>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
}
public struct SectorPlot: ChartContent {
  public init<Data: RandomAccessCollection, A>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}
public struct PlottableProjection<Root, Value> {
  public static func value(_ label: String, _ keyPath: KeyPath<Root, Value>) -> Self { Self() }
  public static func value(
    _ label: String, _ keyPath: KeyPath<Root, Value>, unit: Calendar.Component
  ) -> Self { Self() }
}
extension ChartContent {
  public func foregroundStyle<Root, Value>(by value: PlottableProjection<Root, Value>) -> Self {
    self
  }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> Self { self }
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> Self { self }
  public func blur(radius: CGFloat) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public func compositingLayer() -> Self { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }
  public func symbolSize(_ size: CGSize) -> Self { self }
  public func symbolSize<D>(by value: PlottableValue<D>) -> Self { self }
  public func lineStyle<D>(by value: PlottableValue<D>) -> Self { self }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityLabel(_ label: Text) -> Self { self }
  public func accessibilityValue(_ value: Text) -> Self { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> Self { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> V
  ) -> Self { self }
}
public struct AnnotationContext { public var targetSize: CGSize { .zero } }
public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public enum Boundary: Sendable { case automatic, chart, plot }
    public static let automatic = Self()
    public static let disabled = Self()
    public static let fit = Self()
    public static let padScale = Self()
    public static func fit(to boundary: Boundary) -> Self { Self() }
  }
  public static let automatic = Self()
  init() {}
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
public protocol ChartSymbolShape {}
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  public static let circle = Self()
  public static let square = Self()
  public static let triangle = Self()
  public static let diamond = Self()
  public static let pentagon = Self()
  public static let plus = Self()
  public static let cross = Self()
  public static let asterisk = Self()
  public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}
extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { BasicChartSymbolShape() }
  public static var square: Self { BasicChartSymbolShape() }
  public static var triangle: Self { BasicChartSymbolShape() }
  public static var diamond: Self { BasicChartSymbolShape() }
  public static var pentagon: Self { BasicChartSymbolShape() }
  public static var plus: Self { BasicChartSymbolShape() }
  public static var cross: Self { BasicChartSymbolShape() }
  public static var asterisk: Self { BasicChartSymbolShape() }
}

// MARK: Axes and scales

public enum AxisMarkPreset: Sendable { case automatic, aligned, inset, extended }
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = Self()
  public static let disabled = Self()
  public static let truncate = Self()
  public static func greedy(priority: Double = 1, minimumSpacing: CGFloat? = nil) -> Self { Self() }
  public static var greedy: Self { Self() }
}
public enum AxisValueLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed
}
extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(_ offset: CGSize) -> Self { self }
}
extension AxisMarkValues {
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool?, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  public static func automatic(minimumStride: Double, desiredCount: Int? = nil) -> AxisMarkValues {
    .automatic
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool?,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
}
/// The range of an axis.
public struct AutomaticScaleDomain: Sendable {
  public static var automatic: Self { Self() }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> Self { Self() }
}
public struct ScaleType: Sendable {
  public static let linear = Self()
  public static let log = Self()
  public static let date = Self()
  public static let category = Self()
  public static let squareRoot = Self()
  public static let symmetricLog = Self()
}
extension View {
  public func chartXScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartYScale(domain: AutomaticScaleDomain, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartXScale(type: ScaleType?) -> some View { self }
  public func chartYScale(type: ScaleType?) -> some View { self }
  public func chartXScale<D>(domain: D, type: ScaleType?) -> some View { self }
  public func chartYScale<D>(domain: D, type: ScaleType?) -> some View { self }
  public func chartXScale<D>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType?
  ) -> some View { self }
  public func chartYScale<D>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType?
  ) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  public func chartForegroundStyleScale(range: Gradient) -> some View { self }
  public func chartForegroundStyleScale<K, S: ShapeStyle>(
    mapping: @escaping (K) -> S
  ) -> some View { self }
  public func chartLineStyleScale<K>(_ mapping: KeyValuePairs<K, StrokeStyle>) -> some View { self }
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { self }
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  public func chartXVisibleDomain<P: BinaryFloatingPoint>(length: P) -> some View { self }
  public func chartYVisibleDomain<P: Numeric>(length: P) -> some View { self }
  public func chartYSelection<P: Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartScrollPosition<P>(y: Binding<P>) -> some View { self }
  public func chartScrollPosition<P>(initialY: P) -> some View { self }
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    self
  }
}
public protocol ChartScrollTargetBehavior {}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
public struct MajorValueAlignment<Value>: Sendable {
  public static var page: Self { Self() }
  public static func unit(_ unit: Value) -> Self { Self() }
}
public struct MajorDateAlignment: Sendable {
  public static var page: Self { Self() }
  public static func matching(_ components: DateComponents) -> Self { Self() }
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: Self { Self() }
}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<V: Numeric>(
    unit: V, majorAlignment: MajorValueAlignment<V>? = nil, limitBehavior: Int? = nil
  ) -> Self { Self() }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorDateAlignment? = nil
  ) -> Self { Self() }
}
extension ChartProxy {
  public var plotContainerFrame: Anchor<CGRect>? { nil }
  public func value<X, Y>(at position: CGPoint, as valueType: (X, Y).Type = (X, Y).self) -> (X, Y)?
  { nil }
  public func position<X, Y>(for values: (x: X, y: Y)) -> CGPoint? { nil }
  public func positionRange<V>(forX value: V) -> ClosedRange<CGFloat>? { nil }
  public func positionRange<V>(forY value: V) -> ClosedRange<CGFloat>? { nil }
  public func angle(at position: CGPoint) -> Angle { .zero }
  public func value<V>(atAngle angle: Angle, as valueType: V.Type = V.self) -> V? { nil }
  public func selectXValue(at location: CGFloat) {}
  public func selectYValue(at location: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
  public func foregroundStyle<V>(for value: V) -> AnyShapeStyle? { nil }
  public func symbol<V>(for value: V) -> BasicChartSymbolShape? { nil }
  public func xDomain<V>(dataType: V.Type) -> [V] { [] }
  public func yDomain<V>(dataType: V.Type) -> [V] { [] }
}

/// Content of an app's own: it is asked for its body by nobody.
extension Never: ChartContent {}

extension ChartContent {
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }
  @_disfavoredOverload public func symbol<V: View>(_ symbol: V) -> Self { self }
}
