// SPDX-License-Identifier: Apache-2.0

/// The items of one section, which may be within each other.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  public private(set) var items: [Item] = []
  private var parents: [Item: Item] = [:]
  private var expanded: Set<Item> = []
  public init() {}
  public var rootItems: [Item] { items.filter { parents[$0] == nil } }
  public var visibleItems: [Item] { items.filter(isVisible) }
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    self.items += items
    for item in items { parents[item] = parent }
  }
  public mutating func insert(_ items: [Item], before item: Item) { insert(items, at: item, 0) }
  public mutating func insert(_ items: [Item], after item: Item) { insert(items, at: item, 1) }
  private mutating func insert(_ new: [Item], at item: Item, _ step: Int) {
    guard let place = items.firstIndex(of: item) else { return }
    items.insert(contentsOf: new, at: place + step)
    for one in new { parents[one] = parents[item] }
  }
  public func index(of item: Item) -> Int? { items.firstIndex(of: item) }
  /// The items within one.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> Self {
    func isBelow(_ item: Item) -> Bool {
      parents[item].map { $0 == parent || isBelow($0) } ?? false
    }
    var part = Self()
    if includingParent { part.append([parent]) }
    for item in items where isBelow(item) {
      part.append([item], to: parents[item] == parent && !includingParent ? nil : parents[item])
    }
    return part
  }
  public mutating func replace(childrenOf parent: Item, using snapshot: Self) {
    delete(self.snapshot(of: parent).items)
    for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
  }
  public mutating func delete(_ items: [Item]) { self.items.removeAll(where: items.contains) }
  public mutating func deleteAll() { items = [] }
  public mutating func expand(_ items: [Item]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [Item]) { expanded.subtract(items) }
  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }
  public func contains(_ item: Item) -> Bool { items.contains(item) }
  public func parent(of child: Item) -> Item? { parents[child] }
  public func level(of item: Item) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
  public func isVisible(_ item: Item) -> Bool {
    parents[item].map { expanded.contains($0) && isVisible($0) } ?? true
  }
}
extension UICollectionViewDiffableDataSource {
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if !whole.sectionIdentifiers.contains(section) { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
  public func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    sectionSnapshots[section] as? NSDiffableDataSourceSectionSnapshot<Item>
      ?? {
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        flat.append(snapshot().itemIdentifiers(inSection: section))
        return flat
      }()
  }
  /// The handlers of moves. Nobody moves anything.
  public struct ReorderingHandlers {
    public var canReorderItem: ((Item) -> Bool)?
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    public init() {}
  }
  /// The handlers of opening. Nobody opens anything.
  public struct SectionSnapshotHandlers<Element> {
    public var shouldExpandItem: ((Element) -> Bool)?
    public var willExpandItem: ((Element) -> Void)?
    public var shouldCollapseItem: ((Element) -> Bool)?
    public var willCollapseItem: ((Element) -> Void)?
    public var snapshotForExpandingParent:
      (
        (Element, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?
    public init() {}
  }
  public var reorderingHandlers: ReorderingHandlers {
    get { ReorderingHandlers() }
    set {}
  }
  public var sectionSnapshotHandlers: SectionSnapshotHandlers<Item> {
    get { SectionSnapshotHandlers() }
    set {}
  }
}
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let difference: CollectionDifference<Item>
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
}
public struct NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> {
  public let sectionIdentifier: Section
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
  public let difference: CollectionDifference<Item>
}
