// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// There is no iCloud: nobody is signed in, and every request fails.

public struct CKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
    case serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated
    case permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy
    case badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable
  }
  public let code: Code
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public static let notAuthenticated = Code.notAuthenticated
  public static let unknownItem = Code.unknownItem
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let quotaExceeded = Code.quotaExceeded
  public static let serverRecordChanged = Code.serverRecordChanged
  public var localizedDescription: String { "applife has no iCloud" }
}
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  /// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(
      recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default
    ) { (self.recordName, self.zoneID) = (recordName, zoneID) }
  }
  /// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public enum Action: UInt, Sendable { case none, deleteSelf }
    public let recordID: ID
    public init(recordID: ID, action: Action) { self.recordID = recordID }
    public init(record: CKRecord, action: Action) { recordID = record.recordID }
  }
  public let recordType: RecordType
  public let recordID: ID
  private var values: [String: Any] = [:]
  public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
    self.recordType = recordType
    self.recordID = recordID
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }
  open subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }
  open var creatorUserRecordID: ID? { nil }
  open var recordChangeTag: String? { nil }
  open func changedKeys() -> [FieldKey] { Array(values.keys) }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open func allKeys() -> [FieldKey] { Array(values.keys) }
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] as? any CKRecordValueProtocol }
    set { values[key] = newValue }
  }
  open func object(forKey key: FieldKey) -> Any? { values[key] }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    self[key] = object
  }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
  open var sortDescriptors: [NSSortDescriptor]?
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKDatabase: NSObject, @unchecked Sendable {
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(code: .notAuthenticated)
  }
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: Any?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
}
/// - SeeAlso: https://developer.apple.com/documentation/cloudkit/ckcontainer
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let one = CKContainer(identifier: "default")
  public init(identifier containerIdentifier: String) {}
  open class func `default`() -> CKContainer { one }
  public let publicCloudDatabase = CKDatabase()
  public let privateCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  open func accountStatus(
    completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(.noAccount, nil) } }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, CKError(code: .notAuthenticated)) } }
}
