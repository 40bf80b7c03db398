// SPDX-License-Identifier: Apache-2.0

/// A list that asks its data source for its rows. It is never drawn; `tap button` chooses a row.
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
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  open var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var dragInteractionEnabled = false
  open var isPrefetchingEnabled = true
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var cellLayoutMarginsFollowReadableWidth = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var remembersLastFocusedIndexPath = false
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open var indexPathsForVisibleRows: [IndexPath]? { paths }
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    paths.firstIndex(of: indexPath).map { cells[$0] }
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.firstIndex { $0 === cell }.map { paths[$0] }
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { paths.first }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathsForSelectedRows = indexPath.map { [$0] } }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsRows() }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsRows() }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsRows() }
  open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsRows() }
  open func reloadSectionIndexTitles() {}
  open func reconfigureRows(at indexPaths: [IndexPath]) { setNeedsRows() }
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { headers[identifier] = aClass as? UITableViewHeaderFooterView.Type }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { headers[identifier]?.init(reuseIdentifier: identifier) }
  private var headers: [String: UITableViewHeaderFooterView.Type] = [:]
  private var paths: [IndexPath] = []
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
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  open var visibleCells: [UITableViewCell] { cells }

  private var ownStyle: Style = .plain
  private var makers: [String: @MainActor () -> UITableViewCell] = [:]
  private var cells: [UITableViewCell] = []
  private var needsRows = false

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    ownStyle = style
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else { return makers[identifier] = nil }
    makers[identifier] = { type.init(style: .default, reuseIdentifier: identifier) }
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return makers[identifier] = nil }
    makers[identifier] = {
      let cell =
        nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }
  /// Registers a function that makes the cells which a storyboard describes.
  package func register(
    _ maker: @escaping @MainActor () -> UITableViewCell, for identifier: String
  ) { makers[identifier] = maker }
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
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedRows?.removeAll { $0 == indexPath }
    if indexPathsForSelectedRows?.isEmpty == true { indexPathsForSelectedRows = nil }
  }
  /// The rows of a storyboard's table that has no prototypes; nil for another.
  private(set) var staticSections: [(title: String?, cells: [UITableViewCell])]?
  package func setStaticCells(_ sections: [(title: String?, cells: [UITableViewCell])]) {
    staticSections = sections
    setNeedsRows()
  }
  /// The rows that are shown, with their cells.
  var rows: [(path: IndexPath, cell: UITableViewCell)] {
    if needsRows { askForRows() }
    return Array(zip(paths, cells))
  }
  /// A finger chooses a row.
  func touch(_ path: IndexPath) {
    guard allowsSelection, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true,
      let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    for former in indexPathsForSelectedRows ?? [] where !allowsMultipleSelection && former != chosen
    {
      let former = tableDelegate.map { $0.tableView(self, willDeselectRowAt: former) } ?? former
      guard let former else { continue }
      tableDelegate?.tableView(self, didDeselectRowAt: former)
      indexPathsForSelectedRows = nil
    }
    indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []).filter { $0 != chosen } + [chosen]
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
    cellForRow(at: chosen)?.onSelect?()
  }

  /// The rows are asked for once the code that runs now has returned, as by a layout pass.
  private func setNeedsRows() {
    guard !needsRows else { return }
    needsRows = true
    DispatchQueue.main.async { if self.needsRows { self.askForRows() } }
  }

  /// As many rows have room on a screen.
  private static let mostRows = 20

  private func askForRows() {
    needsRows = false
    guard let dataSource else { return }
    cells = []
    paths = []
    for section in 0..<dataSource.numberOfSections(in: self) {
      _ = tableDelegate?.tableView(self, viewForHeaderInSection: section)
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      if rows < 0 {
        fatalError(
          "\(type(of: dataSource)).tableView(_:numberOfRowsInSection:) returned \(rows)")
      }
      for row in 0..<rows {
        if cells.count == Self.mostRows { return }
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.configure()
        cells.append(cell)
        paths.append(path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
}
