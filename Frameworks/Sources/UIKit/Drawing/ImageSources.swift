// SPDX-License-Identifier: Apache-2.0

// Image I/O: a source has one picture with a size and no pixels, if there are bytes at all.

/// - SeeAlso: https://developer.apple.com/documentation/imageio/cgimagesource
public final class CGImageSource: Sendable {
  fileprivate init() {}
}
public func CGImageSourceCreateWithData(
  _ data: NSData, _ options: NSDictionary?
) -> CGImageSource? { data.length > 0 ? CGImageSource() : nil }
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  guard let path = url.path, FileManager.default.fileExists(atPath: path) else { return nil }
  return CGImageSource()
}
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> NSString? { "public.image" }
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { index == 0 ? CGImage(width: 24, height: 24) : nil }
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, options) }
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: NSDictionary?
) -> NSDictionary? { NSDictionary() }
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  index == 0
    ? NSDictionary(dictionary: ["PixelWidth": 24, "PixelHeight": 24, "Orientation": 1]) : nil
}

// The keys of options and properties. They never change, as Apple's.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: NSString =
  "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: NSString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: NSString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: NSString =
  "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceShouldCache: NSString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: NSString =
  "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: NSString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: NSString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyOrientation: NSString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyExifDictionary: NSString = "{Exif}"
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: NSString = "{GPS}"
nonisolated(unsafe) public let kCGImagePropertyTIFFDictionary: NSString = "{TIFF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: NSString = "{GIF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: NSString = "DelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFUnclampedDelayTime: NSString =
  "UnclampedDelayTime"
nonisolated(unsafe) public let kCGImagePropertyGIFLoopCount: NSString = "LoopCount"

/// The destination of pictures. Nothing is written.
/// - SeeAlso: https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination: Sendable {
  fileprivate init() {}
}
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationCreateWithURL(
  _ url: NSURL, _ type: NSString, _ count: Int, _ options: NSDictionary?
) -> CGImageDestination? { CGImageDestination() }
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: NSDictionary?
) {}
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: NSDictionary?
) {}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
