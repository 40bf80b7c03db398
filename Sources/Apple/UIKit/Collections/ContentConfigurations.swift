// SPDX-License-Identifier: Apache-2.0

/// What a cell shows, as a value.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
@preconcurrency @MainActor public protocol UIContentConfiguration {}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
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
  }
  @preconcurrency @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
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
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
  public static func groupedHeader() -> Self { Self() }
  public static func sidebarCell() -> Self { Self() }
}
