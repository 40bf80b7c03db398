// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Objects of the photo library: no fetch finds any.

open class PHObject: NSObject, @unchecked AppleSendable {
  open var localIdentifier: String { "" }
}

/// A photo or a film.
/// - SeeAlso: https://developer.apple.com/documentation/photos/phasset
open class PHAsset: PHObject, @unchecked AppleSendable {
  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { false }
  open var isHidden: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
  open func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [:])
    return 0
  }
}
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
  public static let photoDepthEffect = Self(rawValue: 16)
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1)
  public static let typeCloudShared = Self(rawValue: 2)
  public static let typeiTunesSynced = Self(rawValue: 4)
}

/// - SeeAlso: https://developer.apple.com/documentation/photos/phfetchresult
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked AppleSendable {
  public override init() {}
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { fatalError("index \(index) beyond bounds") }
  open subscript(idx: Int) -> ObjectType { object(at: idx) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    options: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
open class PHFetchOptions: NSObject {
  public override init() {}
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
}

open class PHCollection: PHObject, @unchecked AppleSendable {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }
  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}
/// An album.
/// - SeeAlso: https://developer.apple.com/documentation/photos/phassetcollection
open class PHAssetCollection: PHCollection, @unchecked AppleSendable {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
open class PHCollectionList: PHCollection, @unchecked AppleSendable {
  open class func fetchTopLevelUserCollections() -> PHFetchResult<PHCollection> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100, albumCloudShared, smartAlbumGeneric = 200, smartAlbumPanoramas
  case smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
  case smartAlbumAnimated, smartAlbumLongExposures
  case any = 9_223_372_036_854_775_807
}
