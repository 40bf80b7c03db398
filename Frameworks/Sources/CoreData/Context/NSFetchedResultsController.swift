// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// The rows of a table: what a fetch results in, and how that changes.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller
@preconcurrency open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  private var places: [Section] = []
  private var observer: (any NSObjectProtocol)?
  private let reference = Reference()
  /// Stands for this controller in the calls of its delegate: their type has another parameter.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult>?

  /// The object that the notification center calls.
  ///
  /// - Note: Unchecked: the context posts on its own queue, where the controller is used.
  private final class Reference: @unchecked Sendable {
    var update: ((Set<NSManagedObject>) -> Void)?
  }

  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var items: [ResultType]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { items.count }
    var objects: [Any]? { items }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    take(try managedObjectContext.fetch(fetchRequest))
    if observer == nil {
      observer = NotificationCenter.default.addObserver(
        forName: NSManagedObjectContext.didChangeObjectsNotification,
        object: managedObjectContext, queue: nil
      ) { [reference] notification in
        reference.update?(
          notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
      }
      reference.update = { [weak self] in self?.update($0) }
    }
  }

  private func take(_ objects: [ResultType]) {
    fetchedObjects = objects
    places = []
    for object in objects {
      let name =
        sectionNameKeyPath.flatMap { KeyedValues.value(of: object, at: $0) }.map { "\($0)" } ?? ""
      if let place = places.firstIndex(where: { $0.name == name }) {
        places[place].items.append(object)
      } else {
        places.append(Section(name: name, items: [object]))
      }
    }
    if sectionNameKeyPath == nil, places.isEmpty { places = [Section(name: "", items: [])] }
  }

  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : places }
  open var sectionIndexTitles: [String] { places.compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    places[indexPath[0]].items[indexPath[1]]
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { place(of: object, in: places) }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  private func place(of object: ResultType, in sections: [Section]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.items.firstIndex(where: { same($0, object) }) {
        return IndexPath(indexes: [number, row])
      }
    }
    return nil
  }

  // MARK: Changes

  /// Fetches again, and tells the delegate what is different.
  private func update(_ updated: Set<NSManagedObject>) {
    guard let former = fetchedObjects, let new = try? managedObjectContext.fetch(fetchRequest)
    else {
      return
    }
    let formerSections = places
    let isOther = former.count != new.count || !zip(former, new).allSatisfy { same($0, $1) }
    let changed = new.filter { object in updated.contains { same($0, object) } }
    guard isOther || !changed.isEmpty else { return }
    guard let delegate else { return take(new) }
    let controller = erasedController
    delegate.controllerWillChangeContent(controller)
    take(new)
    controller.mirror(self)
    tellSections(formerSections, controller, delegate)
    for object in former where !new.contains(where: { same($0, object) }) {
      delegate.controller(
        controller, didChange: object, at: place(of: object, in: formerSections), for: .delete,
        newIndexPath: nil)
    }
    for object in new where !former.contains(where: { same($0, object) }) {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert,
        newIndexPath: indexPath(forObject: object))
    }
    for object in changed where former.contains(where: { same($0, object) }) {
      let (from, to) = (place(of: object, in: formerSections), indexPath(forObject: object))
      delegate.controller(
        controller, didChange: object, at: from, for: from == to ? .update : .move,
        newIndexPath: to)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private func tellSections(
    _ former: [Section], _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    _ delegate: any NSFetchedResultsControllerDelegate
  ) {
    for (place, section) in former.enumerated()
    where !places.contains(where: { $0.name == section.name }) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: place, for: .delete)
    }
    for (place, section) in places.enumerated()
    where !former.contains(where: { $0.name == section.name }) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: place, for: .insert)
    }
  }

  private var erasedController: NSFetchedResultsController<any NSFetchRequestResult> {
    // It is one object for the delegate, as on Apple's systems.
    if let erased { return erased }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = fetchRequest.entity
    let new = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    erased = new
    return new
  }

  private func mirror<Other>(_ other: NSFetchedResultsController<Other>) {
    fetchedObjects = (other.fetchedObjects ?? []).compactMap { $0 as? ResultType }
    places = other.places.map { section in
      Section(name: section.name, items: section.items.compactMap { $0 as? ResultType })
    }
  }
}

/// True if two results are one object.
private func same(_ one: Any, _ other: Any) -> Bool { (one as AnyObject) === (other as AnyObject) }
