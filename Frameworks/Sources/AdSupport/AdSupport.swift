// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// There is no identifier for advertisements: it is the one of zeros, as after a refusal.
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let one = ASIdentifierManager()
  open class func shared() -> ASIdentifierManager { one }
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
