// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import HostedBase

// No history is kept: whoever asks for it finds no transactions.
// SeeAlso: https://developer.apple.com/documentation/coredata/nspersistenthistorychangerequest

open class NSPersistentHistoryToken: NSObject, @unchecked AppleSendable {}
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }
open class NSPersistentHistoryChange: NSObject {
  open var changeType: NSPersistentHistoryChangeType { .insert }
  open var changedObjectID: NSManagedObjectID? { nil }
}
open class NSPersistentHistoryTransaction: NSObject {
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open var timestamp: Date { .distantPast }
  open var author: String? { nil }
  open var contextName: String? { nil }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open func objectIDNotification() -> Notification {
    Notification(name: NSManagedObjectContext.didSaveObjectsNotification)
  }
}
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open var result: Any? { [NSPersistentHistoryTransaction]() }
}
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  override func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentHistoryResult()
  }
}
