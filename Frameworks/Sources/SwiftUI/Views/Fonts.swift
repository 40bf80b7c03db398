// SPDX-License-Identifier: Apache-2.0

/// A number that grows with the size of the text: itself.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
public struct Font: Hashable, Sendable {
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public enum Design: Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
}
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }
