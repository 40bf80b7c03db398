// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import HostedBase

// The contents of a context's notifications.
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

extension NSManagedObjectContext {
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case invalidatedObjects = "invalidated"
    case invalidatedAllObjects = "invalidatedAll"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

// The numbers of errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
public let NSManagedObjectValidationError = 1550
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSManagedObjectReferentialIntegrityError = 133_000
public let NSManagedObjectMergeError = 133_020
public let NSManagedObjectConstraintMergeError = 133_021
public let NSPersistentStoreOpenError = 134_080
public let NSPersistentStoreIncompatibleVersionHashError = 134_100
public let NSMigrationError = 134_110
public let NSCoreDataError = 134_060
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

extension CocoaError.Code {
  public static let managedObjectValidation = Self(rawValue: NSManagedObjectValidationError)
  public static let validationMultipleErrors = Self(rawValue: NSValidationMultipleErrorsError)
  public static let validationMissingMandatoryProperty = Self(
    rawValue: NSValidationMissingMandatoryPropertyError)
  public static let managedObjectMerge = Self(rawValue: NSManagedObjectMergeError)
  public static let managedObjectConstraintMerge = Self(
    rawValue: NSManagedObjectConstraintMergeError)
  public static let persistentStoreOpen = Self(rawValue: NSPersistentStoreOpenError)
}

/// Two contexts that changed one object. None is ever told: the one that saves last wins.
open class NSMergeConflict: NSObject {
  open var sourceObject: NSManagedObject? { nil }
  open var objectSnapshot: [String: Any]? { nil }
  open var persistedSnapshot: [String: Any]? { nil }
}

extension NSPersistentCloudKitContainer {
  /// Never posted: nothing goes to iCloud.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"
  public enum EventType: Int, Sendable { case setup, `import`, export }
  open class Event: NSObject, @unchecked AppleSendable {
    open var type: EventType { .setup }
    open var startDate: Date { .distantPast }
    open var endDate: Date? { nil }
    open var succeeded: Bool { false }
    open var error: (any Error)? { nil }
  }
}
