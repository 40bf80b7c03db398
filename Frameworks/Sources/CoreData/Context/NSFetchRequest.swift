// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreRequest: NSObject {
  /// Does what it asks for.
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    fatalError("\(type(of: self)) is not emulated")
  }
}

/// A request for objects, in an order.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsfetchrequest
///
/// - Note: Swift's protocols don't conform to themselves, so that a constraint would shut out
///   `NSFetchRequest<NSFetchRequestResult>`.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entity: NSEntityDescription?
  private var name: String?
  open var entityName: String? { entity?.name ?? name }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  /// Asks the context whose block runs.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else {
      fatalError("NSFetchRequest.execute() needs a block that a context performs")
    }
    return try context.fetch(self)
  }
}

extension NSManagedObjectContext {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let objects = try matching(request)
    if request.resultType == .managedObjectIDResultType {
      return objects.compactMap { $0.objectID as? T }
    }
    if request.resultType == .countResultType {
      return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    }
    if request.resultType == .dictionaryResultType {
      return Summary(request).rows(of: objects).compactMap { $0 as? T }
    }
    return objects.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try matching(request).count
  }

  /// The objects that a request describes, in its order.
  func matching<T>(
    _ request: NSFetchRequest<T>
  ) throws -> [NSManagedObject] {
    let type = T.self as? NSManagedObject.Type
    let entity =
      request.entity
      ?? request.entityName.flatMap { coordinator?.entity(named: $0) }
      ?? type.flatMap { coordinator?.entity(of: $0) }
    guard let entity else {
      fatalError(
        "executeFetchRequest:error: \(request.entityName ?? "A fetch request without an entity") "
          + "could not be found in the model of this context")
    }
    // The context's own description: a request may be made with another model's.
    let own = coordinator?.entity(named: entity.name ?? "") ?? entity
    var found = try objects(
      of: own, pending: request.includesPendingChanges, subentities: request.includesSubentities)
    if let predicate = request.predicate { found = found.filter(predicate.evaluate(with:)) }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = KeyedValues.sorted(found, by: descriptors)
    }
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }

  @discardableResult public func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult { try request.run(in: self) }

  /// Takes over the changes of batch requests: `[NSDeletedObjectsKey: identifiers]`.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    func ids(_ key: String) -> [NSManagedObjectID] {
      changeNotificationData[key] as? [NSManagedObjectID] ?? []
    }
    for context in contexts {
      context.merge(
        updated: ids(NSUpdatedObjectsKey) + ids(NSInsertedObjectsKey),
        deleted: ids(NSDeletedObjectsKey))
    }
  }
}
