// SPDX-License-Identifier: Apache-2.0
import HostedBase

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationPostOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A file that objects are saved in, or memory.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspersistentstore
open class NSPersistentStore: NSObject {
  open var url: URL?
  open private(set) var type: String
  open var identifier: String! = UUID().uuidString
  open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var options: [AnyHashable: Any]?
  open var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  open var isReadOnly = false
  open var metadata: [String: Any]! = [:]

  public struct StoreType: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }

  init(_ type: String, _ url: URL?, _ coordinator: NSPersistentStoreCoordinator) {
    self.type = type
    self.url = url
    persistentStoreCoordinator = coordinator
  }
}

/// Between contexts and a store. There is one store here; if more are added, objects are kept in the first.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator
///
/// - Note: Unchecked: what changes is behind its lock, but for the list of stores, which is made before the first context.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  var rows: RowStore?
  private let lock = NSLock()
  private var ids: [String: NSManagedObjectID] = [:]
  /// Contexts that take what others save.
  private var contexts: [WeakContext] = []
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(storeType, storeURL, self)
    store.options = options
    let isMemory =
      storeType == NSInMemoryStoreType || storeURL == nil || storeURL?.path == "/dev/null"
    if let storeURL, !isMemory {
      try FileManager.default.createDirectory(
        at: storeURL.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    let rows = try RowStore(isMemory ? nil : storeURL?.path)
    try rows.prepare(
      managedObjectModel.entities.map { entity in
        let columns = entity.allProperties.filter { property in
          !property.isTransient
            && ((property as? NSRelationshipDescription).map(\.isStored) ?? true)
        }
        return (entity.name ?? "", columns.map(\.name))
      })
    if self.rows == nil { self.rows = rows }
    persistentStores.append(store)
    return store
  }

  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: nil, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows = nil }
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    if persistentStores.contains(where: { $0.url == url }) { rows = nil }
    persistentStores.removeAll { $0.url == url }
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let last = url.lastPathComponent
    guard last.hasPrefix("p"), let key = Int64(last.dropFirst()),
      let entity = entity(named: url.deletingLastPathComponent().lastPathComponent)
    else { return nil }
    return objectID(entity, key)
  }

  open func performAndWait(_ block: () -> Void) { block() }
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Runs a request: objects for a fetch, a result for the others.
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any { try request.run(in: context) }

  // MARK: Objects

  func entity(named name: String) -> NSEntityDescription? {
    managedObjectModel.entities.first { $0.name == name }
  }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    managedObjectModel.entities.first { $0.objectType == type }
  }

  /// The identifier of a row.
  func objectID(_ entity: NSEntityDescription, _ key: Int64) -> NSManagedObjectID {
    let name = "\(entity.name ?? "")/\(key)"
    return lock.withLock {
      if let known = ids[name] { return known }
      let id = NSManagedObjectID(entity, key: key, persistentStores.first)
      ids[name] = id
      return id
    }
  }

  /// An object's row gets its key.
  func makePermanent(_ id: NSManagedObjectID) throws {
    guard id.isTemporaryID, let rows, let table = id.entity.name else { return }
    let key = try rows.newKey(table)
    lock.withLock {
      id.become(key, in: persistentStores.first)
      ids["\(table)/\(key)"] = id
    }
  }

  // MARK: Contexts

  /// A context takes what others save, if it is set to.
  @_spi(Hosting) public func hostedAdd(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// A context has saved: those that merge automatically hear of it on their own queues.
  func didSave(_ context: NSManagedObjectContext, _ changes: NSManagedObjectContext.Changes) {
    let updated = changes.inserted.union(changes.updated).map(\.objectID)
    let deleted = changes.deleted.map(\.objectID)
    let others = lock.withLock { contexts.compactMap(\.context) }
    for other in others
    where other !== context && other.automaticallyMergesChangesFromParent && other.parent == nil {
      other.perform { other.merge(updated: updated, deleted: deleted) }
    }
  }
}
