// SPDX-License-Identifier: Apache-2.0

/// A button.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    public static var roundedRect: ButtonType { .system }
  }
  open var buttonType: ButtonType { ownType }
  private var ownType: ButtonType = .custom
  private var titles: [State: String] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private let ownLabel = UILabel()
  private let ownImageView = UIImageView(image: nil)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    ownType = buttonType
  }
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// The title and image of an action are the button's.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open var configuration: Configuration? {
    didSet { if let title = configuration?.title { setTitle(title, for: .normal) } }
  }
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var automaticallyUpdatesConfiguration = true
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  open func updateConfiguration() {}
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var role: Role = .normal
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open var titleLabel: UILabel? { ownLabel }
  open var imageView: UIImageView? { ownImageView }
  open var subtitleLabel: UILabel? { nil }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    ownLabel.text = currentTitle
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    setTitle(title?.string, for: state)
  }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .systemBlue }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    ownImageView.image = currentImage
  }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open var currentImage: UIImage? { image(for: state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration {
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var titleAlignment: TitleAlignment = .automatic
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var showsActivityIndicator = false
    public var background = UIBackgroundConfiguration.clear()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

public struct UIConfigurationTextAttributesTransformer {
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeOutset: CGFloat = 0
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  public static func listPlainCell() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { clear() }
  public static func listCell() -> UIBackgroundConfiguration { clear() }
}
