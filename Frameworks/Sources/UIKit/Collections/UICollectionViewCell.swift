// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  /// - Note: Required, so that a collection view can make one of its class; the copy of a source says so too.
  public override required init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { ownContent }
  private let ownContent = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  private var configuredContent = ConfiguredContent()
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func setNeedsUpdateConfiguration() { configure() }
  /// Updates the configuration, before the cell is shown and when it is asked for.
  func configure() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The action that a storyboard has for the choice of the item.
  package var onSelect: (@MainActor () -> Void)?
}
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var separatorLayoutGuide: UILayoutGuide { UILayoutGuide() }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionViewListCell {
  public var indentationLevel: Int {
    get { 0 }
    set {}
  }
}
