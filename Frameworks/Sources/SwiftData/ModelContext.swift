// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) internal import CoreData
import HostedBase

/// The context of Core Data's that a context of SwiftData's works with.
///
/// - Note: Unchecked, as its superclass is.
final class HostedModelContext: NSManagedObjectContext, @unchecked Sendable {
  weak var owner: ModelContext?
}

/// Models in memory, and what was changed in them.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelcontext
public final class ModelContext {
  public let container: ModelContainer
  private let context: HostedModelContext
  private lazy var autosave = Autosave(self)

  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  public convenience init(_ container: ModelContainer) {
    self.init(container, .confinementConcurrencyType)
  }

  init(_ container: ModelContainer, _ type: NSManagedObjectContextConcurrencyType) {
    self.container = container
    context = HostedModelContext(concurrencyType: type)
    context.persistentStoreCoordinator = container.coordinator
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    context.automaticallyMergesChangesFromParent = true
    container.coordinator.hostedAdd(context)
    context.owner = self
    context.onChange = { [weak self] in
      guard let self, autosaveEnabled else { return }
      autosave.contextChanged()
    }
  }

  /// The manager that undoes changes; nil until one is set.
  public var undoManager: UndoManager? {
    get { context.undoManager }
    set { context.undoManager = newValue }
  }

  /// True if it saves by itself: after changes, and when the app leaves.
  /// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled
  public var autosaveEnabled = false {
    didSet { if autosaveEnabled { autosave.begin() } }
  }

  // MARK: Models

  public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

  func insertAny(_ model: any PersistentModel) {
    if let object = model.modelBacking.object { return context.insert(object) }
    let type = Swift.type(of: model)
    guard
      let entity = container.schema.model.entities.first(where: { $0.name == Schema.name(type) })
    else {
      fatalError("\(type) is not in the schema of this ModelContainer")
    }
    let object = ModelObject(entity: entity, insertInto: nil)
    let values = type.modelProperties.map { ($0, $0.value(model)) }
    object.model = model
    model.modelBacking.move(to: object)
    context.insert(object)
    for (property, value) in values {
      // Nothing on this side says nothing about the other: a model there may lead here.
      if property.destination != nil, ModelProperty.models(in: value).isEmpty { continue }
      if let destination = property.destination, property.isToMany {
        let there = object.hostedObjects(property.name).compactMap { $0 as? ModelObject }
          .map { $0.anyModel(destination) }
        let new = ModelProperty.models(in: value)
        property.set(new + there.filter { one in !new.contains { $0 === one } }, of: object)
      } else {
        property.set(value, of: object)
      }
    }
  }

  public func delete<T: PersistentModel>(_ model: T) {
    model.modelBacking.object.map(context.delete)
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { for one in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(one) } }

  func deleteAll(_ entity: NSEntityDescription) {
    let request = NSFetchRequest<ModelObject>()
    request.entity = entity
    for object in (try? context.fetch(request)) ?? [] { context.delete(object) }
  }

  // MARK: Fetching

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let request = NSFetchRequest<ModelObject>(entityName: Schema.name(T.self))
    // A context without this model finds nothing.
    guard container.schema.types.contains(where: { $0 == T.self }) else { return [] }
    request.includesPendingChanges = descriptor.includePendingChanges
    var found = try context.fetch(request).map { $0.model(T.self) }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> [T] { try fetch(descriptor) }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws { for model in try self.fetch(fetch) { try block(model) } }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = anyModel(persistentModelID) else {
      fatalError("This context has no model with the identifier \(persistentModelID)")
    }
    return found
  }

  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? { anyModel(persistentModelID) as? T }

  private func anyModel(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    guard let id = identifier.object as? NSManagedObjectID,
      let type = container.schema.types.first(where: { Schema.name($0) == id.entity.name }),
      let object = context.object(with: id) as? ModelObject
    else { return nil }
    return object.anyModel(type)
  }

  private func models(_ objects: [NSManagedObject]) -> [any PersistentModel] {
    objects.compactMap { ($0 as? ModelObject)?.model }
  }
  public var insertedModelsArray: [any PersistentModel] { models(Array(context.insertedObjects)) }
  public var changedModelsArray: [any PersistentModel] { models(Array(context.updatedObjects)) }
  public var deletedModelsArray: [any PersistentModel] { models(Array(context.deletedObjects)) }

  // MARK: Saving

  public var hasChanges: Bool { context.hasChanges }

  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try context.save()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  public func rollback() { context.rollback() }
  public func processPendingChanges() { context.processPendingChanges() }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Calls a function whenever something changes, until what it returns is gone.
  package func observe(_ body: @escaping () -> Void) -> AnyObject {
    ContextObserver(context, body)
  }
}

/// Hears of a context's changes for as long as it lives.
private final class ContextObserver {
  private let token: any NSObjectProtocol

  init(_ context: NSManagedObjectContext, _ body: @escaping () -> Void) {
    let body = ChangeHandler(body: body)
    token = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didChangeObjectsNotification, object: context, queue: nil
    ) { _ in body.body() }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

/// - Note: Unchecked: the context posts on its own queue, where its observers are.
private struct ChangeHandler: @unchecked Sendable { let body: () -> Void }

/// A description of the models to fetch and their order.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/fetchdescriptor
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
