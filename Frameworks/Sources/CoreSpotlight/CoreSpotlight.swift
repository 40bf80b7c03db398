// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import CoreTransferable

// Nothing is searched: what is indexed is accepted.

open class CSSearchableItemAttributeSet: NSObject {
  public init(itemContentType: String) {}
  public init(contentType: UTType) {}
  open var title: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var displayName: String?
  open var rating: NSNumber?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var url: URL?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var textContent: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var authorNames: [String]?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var duration: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var supportsNavigation: NSNumber?
  open var supportsPhoneCall: NSNumber?
}
open class CSSearchableItem: NSObject {
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var attributeSet: CSSearchableItemAttributeSet
  open var expirationDate: Date?
}
/// - SeeAlso: https://developer.apple.com/documentation/corespotlight/cssearchableindex
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let one = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { one }
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  public convenience init(name: String) { self.init() }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  open func deleteAllSearchableItems() async throws {}
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
