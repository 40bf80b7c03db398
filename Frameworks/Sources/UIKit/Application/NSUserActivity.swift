// SPDX-License-Identifier: Apache-2.0

/// An activity of the user, to be continued elsewhere. Foundation has it on Apple's systems only.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsuseractivity
open class NSUserActivity: NSObject {
  open var activityType: String { ownType }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  private let ownType: String

  public init(activityType: String) { ownType = activityType }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The type of an activity that continues on a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
