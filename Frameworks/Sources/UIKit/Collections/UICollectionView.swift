// SPDX-License-Identifier: Apache-2.0

/// Items that a data source is asked for. Nothing is drawn; `tap button` chooses an item.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1)
    public static let centeredVertically = Self(rawValue: 2)
    public static let bottom = Self(rawValue: 4)
    public static let left = Self(rawValue: 8)
    public static let centeredHorizontally = Self(rawValue: 16)
    public static let right = Self(rawValue: 32)
  }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsItems() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = false
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { false }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  open var isEditing = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = true
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { items.map(\.path) }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  private var makers: [String: @MainActor () -> UICollectionReusableView] = [:]
  private var shownItems: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var needsItems = false
  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return makers[identifier] = nil
    }
    makers[identifier] = { type.init(frame: .zero) }
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return makers[identifier] = nil }
    makers[identifier] = {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
        ?? UICollectionViewCell(frame: .zero)
    }
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let type = viewClass as? UICollectionReusableView.Type else { return }
    makers[elementKind + identifier] = { type.init(frame: .zero) }
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// Registers a function that makes the cells which a storyboard describes.
  package func register(
    _ maker: @escaping @MainActor () -> UICollectionReusableView, for identifier: String
  ) { makers[identifier] = maker }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    makers[identifier]?() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    makers[elementKind + identifier]?() ?? makers[identifier]?()
      ?? UICollectionReusableView(frame: .zero)
  }
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(frame: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
  open func dequeueConfiguredReusableSupplementary<View: UICollectionReusableView>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let view = View(frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void
    let handler: Handler
    public init(handler: @escaping Handler) { self.handler = handler }
    public init(cellNib: UINib, handler: @escaping Handler) { self.handler = handler }
  }
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let kind: String
    let handler: Handler
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
    }
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.first { $0.cell === cell }?.path
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func moveSection(_ section: Int, toSection newSection: Int) { setNeedsItems() }
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
  }
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  // MARK: Changes

  open func reloadData() { setNeedsItems() }
  open func reloadItems(at indexPaths: [IndexPath]) { setNeedsItems() }
  open func reconfigureItems(at indexPaths: [IndexPath]) { setNeedsItems() }
  open func reloadSections(_ sections: IndexSet) { setNeedsItems() }
  open func insertItems(at indexPaths: [IndexPath]) { setNeedsItems() }
  open func deleteItems(at indexPaths: [IndexPath]) { setNeedsItems() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsItems() }
  open func insertSections(_ sections: IndexSet) { setNeedsItems() }
  open func deleteSections(_ sections: IndexSet) { setNeedsItems() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    UIView.finish(after: 0, completion)
  }
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathsForSelectedItems = indexPath.map { [$0] } ?? [] }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Items

  /// Items are asked for with the next turn of the run loop, as many as have room.
  private func setNeedsItems() {
    guard !needsItems else { return }
    needsItems = true
    DispatchQueue.main.async { if self.needsItems { self.askForItems() } }
  }

  private static let mostItems = 40

  private func askForItems() {
    needsItems = false
    shownItems = []
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      if items < 0 {
        fatalError(
          "\(type(of: dataSource)).collectionView(_:numberOfItemsInSection:) returned \(items)")
      }
      for item in 0..<items {
        if shownItems.count == Self.mostItems { return }
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        shownItems.append((path, cell))
        itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
  }

  var items: [(path: IndexPath, cell: UICollectionViewCell)] {
    if needsItems { askForItems() }
    return shownItems
  }

  /// A finger chooses an item.
  func touch(_ path: IndexPath) {
    guard allowsSelection, itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    if !allowsMultipleSelection { indexPathsForSelectedItems = [] }
    indexPathsForSelectedItems?.append(path)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
    cellForItem(at: path)?.onSelect?()
  }
}

// Apple's headers mark these closures as not escaping, so an app's need no `self`.
extension UICollectionView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
extension UITableView {
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  public func endInteractiveMovement() {}
  public func cancelInteractiveMovement() {}
}
