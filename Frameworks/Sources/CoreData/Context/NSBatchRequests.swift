// SPDX-License-Identifier: Apache-2.0
import HostedBase

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

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = try fetch.map { try context.matching($0).map(\.objectID) } ?? self.ids
    try context.coordinator?.rows?.apply(
      ids.compactMap { id in
        id.key.map { RowChange.delete(table: id.entity.name ?? "", key: $0) }
      })
    switch resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(ids)
    case .resultTypeCount: return NSBatchDeleteResult(ids.count)
    }
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

/// Writes rows without objects in a context: those in memory don't hear of it. Unique values are not looked for.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsbatchinsertrequest
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open private(set) var entity: NSEntityDescription?
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }
  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    (entityName, self.entity) = (entity.name ?? "", entity)
    objectsToInsert = dictionaries
  }
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }
  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    (entityName, self.entity) = (entity.name ?? "", entity)
    dictionaryHandler = handler
  }
  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
  }
  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    (entityName, self.entity) = (entity.name ?? "", entity)
    managedObjectHandler = handler
  }

  /// The next object to write; nil: there are no more.
  private func next(_ number: Int, _ entity: NSEntityDescription) -> NSManagedObject? {
    let object = entity.objectType.init(entity: entity, insertInto: nil)
    if let managedObjectHandler { return managedObjectHandler(object) ? nil : object }
    var values: [String: Any] = [:]
    if let dictionaryHandler {
      let dictionary = NSMutableDictionary()
      guard !dictionaryHandler(dictionary) else { return nil }
      for case (let key as String, let value) in dictionary { values[key] = value }
    } else {
      guard let objectsToInsert, number < objectsToInsert.count else { return nil }
      values = objectsToInsert[number]
    }
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    guard let coordinator = context.coordinator, let store = coordinator.rows,
      let entity = coordinator.entity(named: entityName)
    else { fatalError("\(entityName) is not in the model of this context") }
    var ids: [NSManagedObjectID] = []
    var changes: [RowChange] = []
    while let object = next(ids.count, entity) {
      let key = try store.newKey(entityName)
      ids.append(coordinator.objectID(entity, key))
      let row = StoredRow(key: key, values: context.row(of: object).values)
      changes.append(.write(table: entityName, row))
    }
    try store.apply(changes)
    switch resultType {
    case .statusOnly: return NSBatchInsertResult(true)
    case .objectIDs: return NSBatchInsertResult(ids)
    case .count: return NSBatchInsertResult(ids.count)
    }
  }
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
open class NSBatchInsertResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  init(_ result: Any?) { self.result = result }
}

/// Changes rows without their objects: those in memory don't hear of it.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsbatchupdaterequest
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    // The rows as they are saved, whatever the context has changed.
    let own = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    own.persistentStoreCoordinator = context.coordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try own.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name ?? ""
        let expression = value as? NSExpression
        object.setValue(
          expression.map { $0.expressionValue(with: object, context: nil) as Any } ?? value,
          forKey: name)
      }
    }
    try context.coordinator?.rows?.apply(
      objects.map { RowChange.write(table: $0.entity.name ?? "", own.row(of: $0)) })
    let ids = objects.compactMap { object in
      object.objectID.key.flatMap { context.coordinator?.objectID(object.entity, $0) }
    }
    switch resultType {
    case .statusOnlyResultType: return NSBatchUpdateResult(true)
    case .updatedObjectIDsResultType: return NSBatchUpdateResult(ids)
    case .updatedObjectsCountResultType: return NSBatchUpdateResult(ids.count)
    }
  }
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  init(_ result: Any?) { self.result = result }
}

/// A fetch whose result comes later, on the queue of its context.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsasynchronousfetchrequest
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  open var estimatedResultCount = 0
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
  }
  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform {
      do {
        result.finalResult = try context.fetch(self.fetchRequest)
      } catch {
        result.operationError = error
      }
      self.completion?(result)
    }
    return result
  }
}
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: (any Error)?
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    (fetchRequest, managedObjectContext) = (request, context)
  }
  open func cancel() {}
}
