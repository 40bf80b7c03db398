// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// Tracking is denied to every app, as by a user who refuses all requests.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { completion(.denied) } }
  @discardableResult open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    .denied
  }
}
