// SPDX-License-Identifier: Apache-2.0
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
}
open class CSSearchableItem: NSObject {
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {}
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
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
