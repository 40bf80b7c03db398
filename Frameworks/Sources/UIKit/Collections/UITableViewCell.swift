// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView {
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = Self(rawValue: 1)
    public static let showingDeleteConfirmation = Self(rawValue: 2)
  }
  public enum DragState: Int, Sendable { case none, lifting, dragging }
  open func dragStateDidChange(_ dragState: DragState) {}
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var editingAccessoryType: AccessoryType = .none
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset = UIEdgeInsets.zero
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  private var configuredContent = ConfiguredContent()
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
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
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The action that a storyboard has for the choice of the row.
  package var onSelect: (@MainActor () -> Void)?

  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  open var selectedBackgroundView: UIView?
  open var accessoryType: AccessoryType = .none
  open var accessoryView: UIView?
  open var selectionStyle: SelectionStyle = .default
  open var textLabel: UILabel? { ownLabel }
  open var detailTextLabel: UILabel? { ownDetail }
  open var imageView: UIImageView? { ownImage }
  open var contentView: UIView { ownContent }
  open var reuseIdentifier: String? { ownIdentifier }
  private let ownLabel = UILabel()
  private let ownDetail = UILabel()
  private let ownImage = UIImageView(image: nil)
  private let ownContent = UIView()
  package var ownIdentifier: String?

  /// - Note: Required, so that a table can make a cell of its class; the copy of a source says so too.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    ownIdentifier = reuseIdentifier
  }
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open var textLabel: UILabel? { ownLabel }
  open var detailTextLabel: UILabel? { nil }
  open var contentView: UIView { ownContent }
  open var backgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredContent.show(contentConfiguration, in: contentView) }
  }
  private var configuredContent = ConfiguredContent()
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open var tableView: UITableView? { superview as? UITableView }
  open var reuseIdentifier: String? { ownIdentifier }
  private let ownLabel = UILabel()
  private let ownContent = UIView()
  private let ownIdentifier: String?
  public required init(reuseIdentifier: String? = nil) {
    ownIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    ownIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
