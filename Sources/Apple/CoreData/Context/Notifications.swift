// SPDX-License-Identifier: Apache-2.0
import HostedBase

// What a context's notifications carry.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSManagedObjectContext {
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
}

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext
    .didChangeObjectsNotification
  public static let NSManagedObjectContextWillSave = NSManagedObjectContext
    .willSaveObjectsNotification
  public static let NSManagedObjectContextDidSave = NSManagedObjectContext
    .didSaveObjectsNotification
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}
