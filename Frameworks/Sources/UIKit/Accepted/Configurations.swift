// SPDX-License-Identifier: Apache-2.0

// Looks of list contents and buttons: accepted, and not kept, because nothing is drawn.

extension UIListContentConfiguration.TextProperties {
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  public var transform: TextTransform {
    get { .none }
    set {}
  }
  public var colorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
}

/// - Note: Unchecked: a transform makes a color of a color.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  private let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = Self { $0 }
  public static let monochromeTint = Self { $0 }
  public static let preferredTint = Self { $0 }
}

extension UIButton.Configuration {
  public var imageReservation: CGFloat {
    get { 0 }
    set {}
  }
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var titleLineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
  public var macIdiomStyle: MacIdiomStyle {
    get { .automatic }
    set {}
  }
  public var automaticallyUpdateForSelection: Bool {
    get { true }
    set {}
  }
  public var indicator: Indicator {
    get { .automatic }
    set {}
  }
  public var indicatorColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { nil }
    set {}
  }
  public mutating func setDefaultContentInsets() { contentInsets = .zero }
  public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }
  public enum Indicator: Sendable { case automatic, none, popup }
}
