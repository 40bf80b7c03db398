// SPDX-License-Identifier: Apache-2.0
@_exported import SwiftUI

// Charts: what they would show is asked for, and nothing is drawn.

@MainActor @preconcurrency public protocol ChartContent {}
public struct EmptyChartContent: ChartContent {
  public nonisolated init() {}
}
@MainActor @resultBuilder public enum ChartContentBuilder {
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> EmptyChartContent { EmptyChartContent() }
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  // Not generic: nothing says which content is missing if the condition does not hold.
  public static func buildIf(_ content: EmptyChartContent?) -> EmptyChartContent {
    EmptyChartContent()
  }
  public static func buildEither<C: ChartContent>(first: C) -> EmptyChartContent {
    EmptyChartContent()
  }
  public static func buildEither<C: ChartContent>(second: C) -> EmptyChartContent {
    EmptyChartContent()
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/charts/chart
public struct Chart: View {
  public var body: EmptyView { EmptyView() }
  public init<C: ChartContent>(@ChartContentBuilder content: () -> C) { _ = content() }
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable { for item in data { _ = content(item) } }
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) { for item in data { _ = content(item) } }
}

public struct PlottableValue<Value>: Sendable {
  public static func value(_ labelKey: String, _ value: Value) -> PlottableValue { .init() }
  public static func value(
    _ labelKey: String, _ value: Value, unit: Calendar.Component
  ) -> PlottableValue { .init() }
}
/// Values in bins of equal width.
/// - SeeAlso: https://developer.apple.com/documentation/charts/numberbins
public struct NumberBins<Value: BinaryFloatingPoint & Sendable>: Sendable {
  private let start: Value
  private let size: Value
  private let count: Int
  public init(data: [Value], desiredCount: Int? = nil) {
    let (low, high) = (data.min() ?? 0, data.max() ?? 1)
    count = max(1, desiredCount ?? 10)
    (start, size) = (low, high > low ? (high - low) / Value(count) : 1)
  }
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount)
  }
  public func index(for value: Value) -> Int {
    min(count - 1, max(0, Int((value - start) / size)))
  }
  public var thresholds: [Value] { (0...count).map { start + Value($0) * size } }
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: start + Value(index) * size, upperBound: start + Value(index + 1) * size)
  }
}
public struct ChartBinRange<Bound: Comparable & Sendable>: Hashable, Sendable
where Bound: Hashable {
  public let lowerBound: Bound
  public let upperBound: Bound
}
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  private init() {}
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

public struct BarMark: ChartContent {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
}
public struct LineMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}
public struct AreaMark: ChartContent {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct PointMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X>(x: PlottableValue<X>, y: CGFloat? = nil) {}
  public init<Y>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
}
public struct RectangleMark: ChartContent {
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
}
extension RectangleMark {
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {}
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {}
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
}
public struct RuleMark: ChartContent {
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {}
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {}
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct SectorMark: ChartContent {
  public init<A>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}
extension ForEach: ChartContent where Content: ChartContent {}
extension ForEach where Content: ChartContent {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_accepted: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_accepted: data, id: id, content: content) }
}

public struct InterpolationMethod: Sendable {
  public static let linear = Self()
  public static let catmullRom = Self()
  public static let cardinal = Self()
  public static let monotone = Self()
  public static let stepStart = Self()
  public static let stepCenter = Self()
  public static let stepEnd = Self()
  public static func catmullRom(alpha: CGFloat) -> Self { Self() }
  public static func cardinal(tension: CGFloat) -> Self { Self() }
}
public enum AnnotationPosition: Sendable {
  case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing
  case bottomLeading, bottomTrailing
}
extension ChartContent {
  public func zIndex(_ value: Double) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> Self { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> Self { self }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> Self { self }
  public func symbol<D>(by value: PlottableValue<D>) -> Self { self }
  public func symbolSize(_ size: CGFloat) -> Self { self }
  public func position<D>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> Self { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
  public func lineStyle(_ style: StrokeStyle) -> Self { self }
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> Self { self }
  public func accessibilityLabel(_ label: String) -> Self { self }
  public func accessibilityValue(_ value: String) -> Self { self }
}

// Axes.

public protocol AxisContent {}
public protocol AxisMark {}
public struct EmptyAxis: AxisContent, AxisMark {}
@MainActor @resultBuilder public enum AxisContentBuilder {
  public static func buildBlock<each C>(_ content: repeat each C) -> EmptyAxis { EmptyAxis() }
  public static func buildIf(_ content: EmptyAxis?) -> EmptyAxis { EmptyAxis() }
  public static func buildEither(first: EmptyAxis) -> EmptyAxis { EmptyAxis() }
  public static func buildEither(second: EmptyAxis) -> EmptyAxis { EmptyAxis() }
}
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { .init() }
  public static func stride(by step: Double) -> AxisMarkValues { .init() }
  public static func stride(by component: Calendar.Component, count: Int = 1) -> AxisMarkValues {
    .init()
  }
}
public struct AxisValue: Sendable {
  public var index: Int { 0 }
  public var count: Int { 0 }
  public func `as`<T>(_ type: T.Type) -> T? { nil }
}
public enum AxisMarkPosition: Sendable { case automatic, leading, trailing, top, bottom }
@MainActor public struct AxisMarks: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<V>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
  public init<F: FormatStyle, V>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: @escaping (AxisValue) -> EmptyAxis
  ) {}
  public init<V>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisContentBuilder content: @escaping (AxisValue) -> EmptyAxis
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: @escaping () -> EmptyAxis
  ) {}
  public init<V>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisContentBuilder content: @escaping () -> EmptyAxis
  ) {}
}
@MainActor public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}
@MainActor public struct AxisTick: AxisMark {
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    public static let automatic = Self()
    public static let label = Self()
    public static let longestLabel = Self()
    public static func label(extendPastBy length: CGFloat = 0) -> Self { Self() }
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Self { Self() }
    init() {}
    public init(integerLiteral value: Int) {}
    public init(floatLiteral value: Double) {}
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  @_disfavoredOverload public init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {}
}
@MainActor public struct AxisValueLabel: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  public init<C: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) {}
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
}
extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis(@AxisContentBuilder content: () -> EmptyAxis) -> some View { self }
  public func chartYAxis(@AxisContentBuilder content: () -> EmptyAxis) -> some View { self }
  public func chartXScale<D>(domain: D) -> some View { self }
  public func chartYScale<D>(domain: D) -> some View { self }
  public func chartXAxisLabel(_ label: String) -> some View { self }
  public func chartYAxisLabel(_ label: String) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale<K: Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<K, S>
  ) -> some View { self }
  public func chartForegroundStyleScale<D: Hashable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public func chartXVisibleDomain(length: Int) -> some View { self }
  public func chartXSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartXSelection<P: Comparable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public func chartYSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartScrollPosition<P>(x: Binding<P>) -> some View { self }
  public func chartScrollPosition<P>(initialX: P) -> some View { self }
  public func chartAngleSelection<P>(value: Binding<P?>) -> some View { self }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  public func chartPlotStyle<V: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> V
  ) -> some View { self }
}
public struct ChartProxy: Sendable {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotAreaFrame: Anchor<CGRect> { .empty }
  public var plotFrame: Anchor<CGRect>? { nil }
  public func position<V>(forX value: V) -> CGFloat? { nil }
  public func position<V>(forY value: V) -> CGFloat? { nil }
  public func value<V>(atY position: CGFloat, as valueType: V.Type = V.self) -> V? { nil }
  public func value<V>(atX position: CGFloat, as valueType: V.Type = V.self) -> V? { nil }
}
public struct ChartPlotContent: View { public var body: EmptyView { EmptyView() } }
