// SPDX-License-Identifier: Apache-2.0

/// A list that asks its data source for its rows. It is never drawn, and nobody chooses a row.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public static let automaticDimension: CGFloat = -1

  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsRows() } }
  open weak var delegate: (any UITableViewDelegate)?
  open var style: Style { ownStyle }
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor?
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var sectionHeaderTopPadding: CGFloat = -1
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var visibleCells: [UITableViewCell] { cells }

  private var ownStyle: Style = .plain
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var cells: [UITableViewCell] = []
  private var needsRows = false

  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    ownStyle = style
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return makers[identifier] = nil }
    makers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?()
  }
  /// A cell of the class that was registered; a plain one in the place of a storyboard's.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func reloadData() { setNeedsRows() }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsRows() }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsRows() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsRows() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsRows() }
  open func beginUpdates() {}
  open func endUpdates() {}
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The rows are asked for once the code that runs now has returned, as by a layout pass.
  private func setNeedsRows() {
    guard !needsRows else { return }
    needsRows = true
    DispatchQueue.main.async { self.askForRows() }
  }

  /// As many rows have room on a screen.
  private static let mostRows = 20

  private func askForRows() {
    needsRows = false
    guard let dataSource else { return }
    cells = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        if cells.count == Self.mostRows { return }
        cells.append(
          dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: section)))
      }
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Nobody chooses a row: what an app implements of it is accepted.
@preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
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
  private var ownIdentifier: String?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    ownIdentifier = reuseIdentifier
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
}

/// What Interface Builder keeps a view in: it is not read.
@preconcurrency @MainActor open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// Nobody types: what an app implements of it is accepted.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}
