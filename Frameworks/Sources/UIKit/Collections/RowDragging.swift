// SPDX-License-Identifier: Apache-2.0

// Dragging of rows and items: nobody drags.

/// The dragged item that a table or a collection is given, which have a name for it each.
@preconcurrency @MainActor public protocol _UIDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}
/// The part of a drop's coordinator that tables and collections have alike.
@preconcurrency @MainActor public protocol _UIDropCoordinator: NSObjectProtocol {
  var destinationIndexPath: IndexPath? { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}
/// The place in a table or a collection that waits for a dropped item.
@preconcurrency @MainActor public protocol _UIDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  @discardableResult func deletePlaceholder() -> Bool
}

// MARK: Tables

@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public let intent: Intent
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
@preconcurrency @MainActor public protocol UITableViewDropItem: _UIDropItem {}
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: _UIDropCoordinator {
  var items: [any UITableViewDropItem] { get }
  var proposal: UITableViewDropProposal { get }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {}
}
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: _UIDropPlaceholderContext {}
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .unspecified) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

// MARK: Collections

@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public let intent: Intent
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
@preconcurrency @MainActor public protocol UICollectionViewDropItem: _UIDropItem {}
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: _UIDropCoordinator {
  var items: [any UICollectionViewDropItem] { get }
  var proposal: UICollectionViewDropProposal { get }
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {}
}
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: _UIDropPlaceholderContext {}
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}
extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .unspecified)
  }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
