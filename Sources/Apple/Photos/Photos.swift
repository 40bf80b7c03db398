// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// The photo library: it is empty, and whoever asks may read it.
/// - SeeAlso: https://developer.apple.com/documentation/photos/phphotolibrary
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let one = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { one }
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.authorized) } }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
}
