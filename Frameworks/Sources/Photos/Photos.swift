// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import HostProtocol
import UIKit

/// The photo library: it is empty, and whoever asks may read it.
/// - SeeAlso: https://developer.apple.com/documentation/photos/phphotolibrary
open class PHPhotoLibrary: NSObject, @unchecked AppleSendable {
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
  @discardableResult open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .authorized }

  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  open var unavailabilityReason: (any Error)? { nil }

  /// Runs the changes; nothing of them is kept.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async {
      changeBlock()
      completionHandler?(true, nil)
    }
  }
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    changeBlock()
  }
  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    changeBlock()
  }
}

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// - SeeAlso: https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
  func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
}
open class PHChange: NSObject, @unchecked AppleSendable {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(
    for object: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  open var objectAfterChanges: ObjectType? { nil }
  open var objectWasDeleted: Bool { false }
  open var assetContentChanged: Bool { false }
}
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var hasMoves: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

public struct PHPhotosError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114
    case networkAccessRequired = 3164, networkError = 3169, identifierNotFound = 3201
    case invalidResource = 3302, accessRestricted = 3310, accessUserDenied = 3311
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
