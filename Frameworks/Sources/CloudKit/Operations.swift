// SPDX-License-Identifier: Apache-2.0
import HostedBase

// Operations on databases: each fails, as for somebody who is not signed in.

/// - SeeAlso: https://developer.apple.com/documentation/cloudkit/ckdatabaseoperation
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
  open var database: CKDatabase?
  open var configuration = CKOperation.Configuration()
  open override func main() { fail(CKError(code: .notAuthenticated)) }
  func fail(_ error: CKError) {}
}
public typealias CKOperation = CKDatabaseOperation
extension CKDatabaseOperation {
  open class Configuration: NSObject {
    public override init() {}
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var isLongLived = false
    open var allowsCellularAccess = true
    open var qualityOfService = QualityOfService.default
  }
}
/// - Note: Unchecked: as its superclass is.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  public static let maximumResults = 0
  open class Cursor: NSObject {}
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public override init() {}
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
/// - Note: Unchecked: as its superclass is.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) { (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete) }
  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
/// - Note: Unchecked: as its superclass is.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
  override func fail(_ error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public struct ID: Hashable, Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = Self()
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID) { self.subscriptionID = subscriptionID }
  open class NotificationInfo: NSObject {
    public override init() {}
    open var alertBody: String?
    open var title: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [CKRecord.FieldKey]?
  }
}
/// - Note: Unchecked: as its superclass is.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: ID = UUID().uuidString, options querySubscriptionOptions: Options
  ) { super.init(subscriptionID) }
}
/// - Note: Unchecked: as its superclass is.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public init(subscriptionID: ID) { super.init(subscriptionID) }
}
open class CKNotification: NSObject {
  public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) {
    self.init()
  }
  open var subscriptionID: CKSubscription.ID? { nil }
}

extension CKDatabase {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public func add(_ operation: CKDatabaseOperation) { operation.start() }
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    throw CKError(code: .notAuthenticated)
  }
  @discardableResult public func deleteRecord(
    withID recordID: CKRecord.ID
  ) async throws -> CKRecord.ID { throw CKError(code: .notAuthenticated) }
  public typealias Match = (CKRecord.ID, Result<CKRecord, any Error>)
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (matchResults: [Match], queryCursor: CKQueryOperation.Cursor?) {
    throw CKError(code: .notAuthenticated)
  }
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<(matchResults: [Match], queryCursor: CKQueryOperation.Cursor?), any Error>
      ) -> Void
  ) { completionHandler(.failure(CKError(code: .notAuthenticated))) }
  @discardableResult public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID]
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(code: .notAuthenticated) }
}
extension CKContainer {
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = Self(rawValue: 1)
  }
  public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase { privateCloudDatabase }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(code: .notAuthenticated) }
  public func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler block: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { block(.denied, nil) }
  public var containerIdentifier: String? { nil }
}
extension NSNotification.Name {
  public static let CKAccountChanged = Self("CKAccountChangedNotification")
}
