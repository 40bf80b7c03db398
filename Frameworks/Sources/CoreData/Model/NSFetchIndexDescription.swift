// SPDX-License-Identifier: Apache-2.0
import HostedBase

// Indexes change nothing that an app can see.

public enum NSFetchIndexElementType: UInt, Sendable { case binary, rTree }
open class NSFetchIndexElementDescription: NSObject {
  public let property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  open var isAscending = true
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    (self.property, self.collationType) = (property, collationType)
  }
}
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    (self.name, self.elements) = (name, elements ?? [])
  }
}
extension NSManagedObjectModel {
  /// Every store keeps every entity.
  public func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {}
  public func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    entities
  }
  public var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] }
}

// MARK: Stores

extension NSPersistentStoreCoordinator {
  private func close(_ url: URL) throws {
    for store in persistentStores where store.url == url { try remove(store) }
  }
  /// The file is at another place, and the objects are kept there.
  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    guard let url = store.url else {
      throw NSError(domain: "NSCocoaErrorDomain", code: NSMigrationError)
    }
    try close(url)
    try replacePersistentStore(
      at: storeURL, withPersistentStoreFrom: url, ofType: storeType)
    return try addPersistentStore(
      ofType: storeType, configurationName: nil, at: storeURL, options: options)
  }
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    try destroyPersistentStore(at: destinationURL, ofType: storeType)
    try FileManager.default.createDirectory(
      at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: sourceURL, to: destinationURL)
  }
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: "NSCocoaErrorDomain", code: NSPersistentStoreOpenError)
    }
    return ["NSStoreType": storeType]
  }
}
