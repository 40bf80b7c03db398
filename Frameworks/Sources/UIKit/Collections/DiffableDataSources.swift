// SPDX-License-Identifier: Apache-2.0

/// The sections and items that a diffable data source shows.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section, items: [Item])] = []
  public init() {}

  public var sectionIdentifiers: [Section] { sections.map(\.section) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public func numberOfItems(inSection identifier: Section) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    sections.first { $0.section == identifier }?.items ?? []
  }
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    sections.first { $0.items.contains(identifier) }?.section
  }
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: Section) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }
  public mutating func appendSections(_ identifiers: [Section]) {
    sections += identifiers.map { ($0, []) }
  }
  public mutating func insertSections(
    _ identifiers: [Section], beforeSection toIdentifier: Section
  ) { insert(identifiers, at: toIdentifier, 0) }
  public mutating func insertSections(
    _ identifiers: [Section], afterSection toIdentifier: Section
  ) { insert(identifiers, at: toIdentifier, 1) }
  public mutating func moveSection(_ identifier: Section, beforeSection toIdentifier: Section) {
    move(identifier, to: toIdentifier, 0)
  }
  public mutating func moveSection(_ identifier: Section, afterSection toIdentifier: Section) {
    move(identifier, to: toIdentifier, 1)
  }
  private mutating func insert(_ new: [Section], at section: Section, _ step: Int) {
    guard let place = indexOfSection(section) else { return }
    sections.insert(contentsOf: new.map { ($0, []) }, at: place + step)
  }
  private mutating func move(_ section: Section, to other: Section, _ step: Int) {
    guard section != other, let from = indexOfSection(section) else { return }
    let moved = sections.remove(at: from)
    sections.insert(moved, at: (indexOfSection(other) ?? from) + step)
  }
  public var reloadedSectionIdentifiers: [Section] { [] }
  public var reloadedItemIdentifiers: [Item] { [] }
  public var reconfiguredItemIdentifiers: [Item] { [] }
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.section) }
  }
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let place = section.map({ indexOfSection($0) }) ?? sections.indices.last else { return }
    sections[place].items += identifiers
  }
  public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
    insert(identifiers, at: beforeIdentifier, 0)
  }
  public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
    insert(identifiers, at: afterIdentifier, 1)
  }
  private mutating func insert(_ items: [Item], at item: Item, _ step: Int) {
    for place in sections.indices {
      guard let at = sections[place].items.firstIndex(of: item) else { continue }
      sections[place].items.insert(contentsOf: items, at: at + step)
      return
    }
  }
  public mutating func deleteItems(_ identifiers: [Item]) {
    for place in sections.indices {
      sections[place].items.removeAll { identifiers.contains($0) }
    }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [Item]) {}
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
  public mutating func reloadSections(_ identifiers: [Section]) {}

  func item(at path: IndexPath) -> Item? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }
  func path(of item: Item) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      if let at = content.items.firstIndex(of: item) {
        return IndexPath(item: at, section: section)
      }
    }
    return nil
  }
  func count(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = Snapshot()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    table?.reloadData()
    if let completion { UIView.finish(after: 0) { _ in completion() } }
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, completion: completion)
  }
  open func snapshot() -> Snapshot { current }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = current.item(at: indexPath)
    return item.flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell()
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (UICollectionView, IndexPath, Item) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var view: UICollectionView?
  /// The snapshots that were applied to a section.
  var sectionSnapshots: [Section: Any] = [:]
  private let provider: CellProvider
  private var current = Snapshot()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    view?.reloadData()
    if let completion { UIView.finish(after: 0) { _ in completion() } }
  }
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    apply(snapshot, completion: completion)
  }
  open func snapshot() -> Snapshot { current }
  open func itemIdentifier(for indexPath: IndexPath) -> Item? { current.item(at: indexPath) }
  open func sectionIdentifier(for index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  open func indexPath(for itemIdentifier: Item) -> IndexPath? { current.path(of: itemIdentifier) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.item(at: indexPath)
    return item.flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: index, section: 0) }
}
