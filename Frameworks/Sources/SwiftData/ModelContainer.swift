// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) internal import CoreData
import HostedBase

/// The description of the place where models are kept.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelconfiguration
public struct ModelConfiguration: Sendable, Identifiable {
  public struct GroupContainer: Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer() }
  }
  public struct CloudKitDatabase: Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let url: URL
  public let schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL.applicationSupportDirectory.appending(path: self.name + ".store")
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    self.url = url
  }
  @_disfavoredOverload public init(
    for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

public enum SwiftDataError: Error {
  case loadIssueModelContainer
  case modelValidationFailure
}

/// A store of models.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelcontainer
///
/// - Note: Unchecked: it is whole once it is made; its main context is the main actor's.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  let coordinator: NSPersistentStoreCoordinator
  @MainActor private var main: ModelContext?

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let all: [ModelConfiguration] = configurations
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: all)
  }
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let all: [ModelConfiguration] = configurations
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: all)
  }
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    // The first configuration says where everything is kept.
    let configuration = configurations.first ?? ModelConfiguration()
    self.configurations = Set(configurations.isEmpty ? [configuration] : configurations)
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: givenSchema.model)
    try coordinator.addPersistentStore(
      ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType,
      configurationName: nil, at: configuration.isStoredInMemoryOnly ? nil : configuration.url)
  }

  /// The context of the main actor, which saves by itself.
  /// - SeeAlso: https://developer.apple.com/documentation/swiftdata/modelcontext/autosaveenabled
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self, .mainQueueConcurrencyType)
    context.autosaveEnabled = true
    main = context
    return context
  }

  public func deleteAllData() {
    let context = ModelContext(self)
    for entity in schema.model.entities { context.deleteAll(entity) }
    try? context.save()
  }
  public func erase() throws { deleteAllData() }
}

extension ModelConfiguration: Hashable {
  public static func == (one: ModelConfiguration, other: ModelConfiguration) -> Bool {
    one.url == other.url && one.isStoredInMemoryOnly == other.isStoredInMemoryOnly
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
