// SPDX-License-Identifier: Apache-2.0
import UserNotifications

/// A notification for a region: it is kept, and never shown.
/// - SeeAlso: https://developer.apple.com/documentation/usernotifications/unlocationnotificationtrigger
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
