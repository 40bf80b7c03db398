// SPDX-License-Identifier: Apache-2.0

// Text and symbol modifiers: nothing is drawn.

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
  public func lineHeight(_ height: CGFloat) -> some View { self }
}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = Self()
  public static let hierarchical = Self()
  public static let multicolor = Self()
  public static let palette = Self()
}
public struct SymbolVariants: Hashable, Sendable {
  public static let none = Self()
  public static let circle = Self()
  public static let square = Self()
  public static let fill = Self()
  public static let slash = Self()
  public var fill: Self { self }
  public var circle: Self { self }
}
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
public protocol TextSelectability: Sendable {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}

extension Text {
  public enum Case: Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func textScale(_ scale: Scale) -> Text { self }
  public enum Scale: Sendable { case `default`, secondary }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single = Self()
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(verbatim: "\(timerInterval.upperBound)") }
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: "\(dates.lowerBound) – \(dates.upperBound)")
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension Font {
  public enum Width: Sendable { case compressed, condensed, standard, expanded }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design) -> Font {
    Font.body
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font.body
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font.body }
  public init(_ font: UIFont) { self = .body }
  public func monospaced() -> Font { self }
  public func smallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public enum Leading: Sendable { case standard, tight, loose }
}

extension Image { public enum DynamicRange: Sendable { case standard, constrainedHigh, high } }
