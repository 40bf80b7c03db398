// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import HostedBase

/// The description of a store.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspersistentstoredescription
open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var timeout: TimeInterval = 240
  open private(set) var options: [String: NSObject] = [:]
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  public override init() {}
  public init(url: URL) { self.url = url }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// A model, a store and the context of the main queue.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspersistentcontainer
///
/// - Note: Unchecked: it is set up on one thread, and only its contexts are used after that.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public convenience init(name: String) {
    let model: NSManagedObjectModel
    if let make = HostedModels.shared.maker(of: name) {
      model = Self.model(name, make)
    } else {
      NSLog("[error] Failed to load model named %@", name)
      model = NSManagedObjectModel()
    }
    self.init(name: name, managedObjectModel: model)
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreCoordinator.hostedAdd(viewContext)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appending(path: name + ".sqlite"))
    ]
    super.init()
  }

  private static func model(
    _ name: String, _ make: () -> [NSEntityDescription]
  ) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = make()
    return model
  }

  /// Returns the folder of stores that have no other place: `Library/Application Support`.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let load = UncheckedWork {
        self.persistentStoreCoordinator.addPersistentStore(
          with: description, completionHandler: block)
      }
      if description.shouldAddStoreAsynchronously {
        DispatchQueue.main.async { load.run() }
      } else {
        load.run()
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreCoordinator.hostedAdd(context)
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose objects are in iCloud too: nobody is signed in here, so they stay on the device.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspersistentcloudkitcontainer
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked AppleSendable {
  public struct SchemaOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  open func initializeCloudKitSchema(options: SchemaOptions = []) throws {}
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
