// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import UIKit

// Pictures of assets, and changes of the library: there are no assets, so a request brings nothing.

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// - SeeAlso: https://developer.apple.com/documentation/photos/phimagemanager
open class PHImageManager: NSObject, @unchecked AppleSendable {
  private static let one = PHImageManager()
  open class func `default`() -> PHImageManager { one }
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return PHInvalidImageRequestID
  }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, nil)
    return PHInvalidImageRequestID
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager, @unchecked AppleSendable {
  public override init() {}
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = aspectFit
}
open class PHImageRequestOptions: NSObject {
  public override init() {}
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
open class PHVideoRequestOptions: NSObject {
  public override init() {}
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
}
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
open class PHLivePhotoRequestOptions: NSObject {
  public override init() {}
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
}
open class PHLivePhoto: NSObject, @unchecked AppleSendable { open var size: CGSize { .zero } }

public typealias PHContentEditingInputRequestID = Int
open class PHContentEditingInputRequestOptions: NSObject {
  public override init() {}
  open var isNetworkAccessAllowed = false
}
open class PHContentEditingInput: NSObject {
  open var fullSizeImageURL: URL? { nil }
  open var displaySizeImage: UIImage? { nil }
}

// MARK: Changes

open class PHChangeRequest: NSObject {}
open class PHAssetChangeRequest: PHChangeRequest {
  public convenience init(for asset: PHAsset) { self.init() }
  open class func creationRequestForAsset(from image: UIImage) -> Self { Self.made() }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  open class func deleteAssets(_ assets: NSArray) {}
  open class func deleteAssets(_ assets: [PHAsset]) {}
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  private class func made() -> Self { Self.init() }
  public required override init() {}
}
open class PHAssetCreationRequest: PHAssetChangeRequest {
  open class func forAsset() -> Self { Self.init() }
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self {
    Self.init()
  }
  open class func deleteAssetCollections(_ assetCollections: [PHAssetCollection]) {}
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  open var title = ""
  open func addAssets(_ assets: [PHObject]) {}
  open func addAssets(_ assets: NSArray) {}
  open func removeAssets(_ assets: [PHObject]) {}
  public required override init() {}
}
open class PHObjectPlaceholder: PHObject, @unchecked AppleSendable {}
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo
}
open class PHAssetResourceCreationOptions: NSObject {
  public override init() {}
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false
}
open class PHAssetResource: NSObject {
  open var type: PHAssetResourceType { .photo }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}
