// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontextconcurrencytype
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}

/// Objects in memory, and what was changed in them: nothing is written until ``save()``.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
///
/// - Note: Unchecked: it is used on its own queue, as Core Data demands.
@preconcurrency open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that a save goes to; nil: it goes to the store.
  open var parent: NSManagedObjectContext?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var name: String?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  /// The manager that takes changes back. All changes until it is told are one step.
  open var undoManager: UndoManager?
  /// The functions that take back what changed since the manager was told, in the order of the
  /// changes.
  var inverses: [() -> Void] = []
  open var userInfo: NSMutableDictionary = [:]

  /// Every object that it has met.
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// In the order they came: they are saved in it.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// Called at the moment of a change.
  @_spi(Hosting) public var onChange: (() -> Void)?
  private var isChangeTold = true
  /// The changes since observers were told.
  private var told = Changes()
  private let queue: DispatchQueue
  /// Held while the code of a private context runs. The one who waits for it runs it himself, so that the main thread
  /// stays the main thread, as with Core Data.
  private let lock = NSRecursiveLock()

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue =
      concurrencyType == .mainQueueConcurrencyType
      ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
  }

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    // Dispatch runs it on the queue of this context, which nobody else's code does.
    let work = UncheckedWork(block)
    queue.async { self.exclusively(work.run) }
  }

  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    guard queue === DispatchQueue.main else { return try exclusively(block) }
    if Thread.isMainThread { return try asRunning(block) }
    return try queue.sync { try asRunning(block) }
  }

  private func exclusively<T>(_ block: () throws -> T) rethrows -> T {
    if queue === DispatchQueue.main { return try asRunning(block) }
    lock.lock()
    defer { lock.unlock() }
    return try asRunning(block)
  }

  public struct ScheduledTaskType: Sendable {
    public static let immediate = ScheduledTaskType()
    public static let enqueued = ScheduledTaskType()
  }

  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T {
    let result: Result<UncheckedValue<T>, any Error> = await withCheckedContinuation { waiting in
      let work = UncheckedWork { waiting.resume(returning: Result { UncheckedValue(try block()) }) }
      queue.async { self.exclusively(work.run) }
    }
    return try Self.value(result, block)
  }

  /// The value, or the error that the block threw: only if it throws does this.
  private static func value<T>(
    _ result: Result<UncheckedValue<T>, any Error>, _ block: () throws -> T
  ) rethrows -> T {
    switch result {
    case .success(let value): return value.value
    case .failure(let error):
      func rethrow(_ body: () throws -> T) rethrows -> T { try body() }
      return try withoutActuallyEscaping(block) { block in
        // A failure comes only of a block that throws.
        try rethrow { if true { throw error } else { try block() } }
      }
    }
  }

  // MARK: Objects

  /// An object comes into this context, to be saved by it.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self || object.isDeleted else { return }
    object.managedObjectContext = self
    object.isDeleted = false
    deleted.removeAll { $0 === object }
    if object.objectID.isTemporaryID {
      object.isInserted = true
      if !inserted.contains(where: { $0 === object }) { inserted.append(object) }
      registered[object.objectID] = object
      object.awakeFromInsert()
    } else {
      registered[object.objectID] = object
    }
    // What a new object refers to comes along.
    for relationship in object.entity.relationshipsByName.values {
      for other in NSManagedObject.objects(in: object.values[relationship.name])
      where other.managedObjectContext == nil && !other.isDeleted { insert(other) }
    }
    remember { self.delete(object) }
    tell { $0.inserted.insert(object) }
  }

  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.load()
    object.prepareForDeletion()
    object.isDeleted = true
    let following = object.release()
    object.objectWillChange.send()
    let wasInserted = object.isInserted
    remember { self.revive(object, wasInserted: wasInserted) }
    if object.isInserted {
      inserted.removeAll { $0 === object }
      registered[object.objectID] = nil
      object.isInserted = false
      object.managedObjectContext = nil
    } else {
      deleted.append(object)
    }
    updated.removeAll { $0 === object }
    tell { $0.deleted.insert(object) }
    for other in following { delete(other) }
  }

  /// An object's property has changed.
  func changed(_ object: NSManagedObject) {
    guard !object.isDeleted else { return }
    if !object.isInserted, !updated.contains(where: { $0 === object }) { updated.append(object) }
    tell { if !object.isInserted { $0.updated.insert(object) } }
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID] { return known }
    let object = NSManagedObject.fault(objectID, in: self)
    registered[objectID] = object
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    if object.isDeleted || (object.isFault && !hasRow(objectID)) {
      // NSManagedObjectReferentialIntegrityError
      throw NSError(
        domain: "NSCocoaErrorDomain", code: 133000,
        userInfo: [NSLocalizedDescriptionKey: "The object is not in the store."])
    }
    object.load()
    return object
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      try coordinator?.makePermanent(object.objectID)
    }
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard !object.isInserted, !object.isDeleted else { return }
    let mine = object.saved.keys.map { ($0, object.values[$0]) }
    object.objectWillChange.send()
    object.values = [:]
    object.saved = [:]
    object.isFault = true
    updated.removeAll { $0 === object }
    if flag { for (key, value) in mine { object.load(); object.change(key, to: value) } }
  }

  open func refreshAllObjects() {
    for object in registered.values { refresh(object, mergeChanges: true) }
  }

  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  // MARK: What is not saved

  /// Everything is again as it was saved last.
  open func rollback() {
    for object in inserted {
      object.isInserted = false
      object.managedObjectContext = nil
      registered[object.objectID] = nil
    }
    for object in updated + deleted {
      object.objectWillChange.send()
      object.isDeleted = false
      for (key, value) in object.saved { object.values[key] = value }
      object.saved = [:]
    }
    inserted = []
    updated = []
    deleted = []
    inverses = []
    tell { _ in }
  }

  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
    inserted = []
    updated = []
    deleted = []
  }

  // MARK: Telling

  /// The changes that a notification carries.
  struct Changes {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var userInfo: [AnyHashable: Any] {
      [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted]
    }
  }

  /// Something changed: it is told once the code that runs has returned, or at a save.
  func tell(_ add: (inout Changes) -> Void) {
    add(&told)
    onChange?()
    guard isChangeTold else { return }
    isChangeTold = false
    perform { [weak self] in self?.processPendingChanges() }
  }

  open func processPendingChanges() {
    registerUndo()
    guard !isChangeTold else { return }
    isChangeTold = true
    let changes = told
    told = Changes()
    NotificationCenter.default.post(
      name: Self.didChangeObjectsNotification, object: self, userInfo: changes.userInfo)
  }
}

/// A block that runs on another queue than the one it was made on.
///
/// - Note: Unchecked: a context's queue is the only one that runs it.
struct UncheckedWork: @unchecked Sendable {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}

/// A value that passes from a context's queue to the one who waits for it.
///
/// - Note: Unchecked: it is read only after the queue is done with it.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
