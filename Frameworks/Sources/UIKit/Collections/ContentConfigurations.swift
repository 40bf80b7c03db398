// SPDX-License-Identifier: Apache-2.0

/// The content of a cell, as a value.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The view of a configuration that shows texts and an image.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  open private(set) var textLayoutGuide: UILayoutGuide? = UILayoutGuide()
  open private(set) var secondaryTextLayoutGuide: UILayoutGuide?
  open private(set) var imageLayoutGuide: UILayoutGuide?
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var alignment: NSTextAlignment = .natural
    public var numberOfLines = 0
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public func resolvedColor() -> UIColor { color }
  }
  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public static let standardDimension: CGFloat = 0
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var imageToTextPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public static func cell() -> Self { Self() }
  public static func plainFooter() -> Self { Self() }
  public static func groupedFooter() -> Self { Self() }
  public static func header() -> Self { Self() }
  public static func footer() -> Self { Self() }
  public static func prominentInsetGroupedHeader() -> Self { Self() }
  public static func extraProminentInsetGroupedHeader() -> Self { Self() }
  public static func sidebarSubtitleCell() -> Self { Self() }
  public static func sidebarHeader() -> Self { Self() }
  public static func accompaniedSidebarCell() -> Self { Self() }
  public static func accompaniedSidebarSubtitleCell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
}
