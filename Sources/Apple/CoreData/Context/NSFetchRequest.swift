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

open class NSPersistentStoreRequest: NSObject {}

/// Which objects are wanted, and in which order.
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
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType

  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  open func execute() throws -> [ResultType] {
    fatalError("NSFetchRequest.execute() is not emulated: use fetch(_:) of the context")
  }
}

/// Deletes rows without their objects: those in memory don't hear of it.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsbatchdeleterequest
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetch: NSFetchRequest<any NSFetchRequestResult>?
  let ids: [NSManagedObjectID]
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetch = fetch
    ids = []
  }
  public init(objectIDs: [NSManagedObjectID]) {
    fetch = nil
    ids = objectIDs
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSPersistentStoreResult: NSObject {}
open class NSBatchDeleteResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  init(_ result: Any?) { self.result = result }
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
      return objects.compactMap { object in
        let names = request.propertiesToFetch?.compactMap {
          ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
        }
        let values = object.dictionaryWithValues(
          forKeys: names ?? Array(object.entity.attributesByName.keys))
        let dictionary = NSMutableDictionary()
        for (key, value) in values { dictionary.setObject(value, forKey: key as NSString) }
        return dictionary as? T
      }
    }
    return objects.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try matching(request).count
  }

  /// The objects that a request describes, in its order.
  private func matching<T>(
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
  ) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else {
      fatalError("\(type(of: request)) is not emulated")
    }
    let ids = try request.fetch.map { try matching($0).map(\.objectID) } ?? request.ids
    try coordinator?.rows?.apply(
      ids.compactMap { id in
        id.key.map { RowChange.delete(table: id.entity.name ?? "", key: $0) }
      })
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count)
    }
  }

  /// What batch requests changed: `[NSDeletedObjectsKey: identifiers]`.
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
