// SPDX-License-Identifier: Apache-2.0
@_exported import CoreMedia
@_exported import AudioToolbox
@_exported import UIKit

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avplayeritem
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url URL: URL) { asset = AVAsset(url: URL) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  /// No file is decoded: none has a length.
  open var duration: CMTime { .indefinite }
  open func currentTime() -> CMTime { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { true }
  open var isPlaybackBufferEmpty: Bool { false }
  open var isPlaybackBufferFull: Bool { true }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var presentationSize: CGSize { .zero }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }
}
/// No file is read: an asset has no tracks.
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avasset
open class AVAsset: NSObject {
  public let url: URL
  public init(url URL: URL) { url = URL }
  public convenience init(url URL: URL, options: [String: Any]?) { self.init(url: URL) }
  open var duration: CMTime { .indefinite }
  open var tracks: [AVAssetTrack] { [] }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }
  open var isPlayable: Bool { true }
  open var isExportable: Bool { false }
  open var isReadable: Bool { false }
  open var preferredTransform: CGAffineTransform { .identity }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func loadTrack(withTrackID trackID: Int32) async throws -> AVAssetTrack? { nil }
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) { handler?() }
}
public typealias AVURLAsset = AVAsset
open class AVAssetTrack: NSObject {
  open var mediaType: AVMediaType { .video }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
  open var timeRange: CMTimeRange { .zero }
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
open class AVMetadataItem: NSObject {
  open var commonKey: AVMetadataKey? { nil }
  open var key: (any NSCopying)? { nil }
  open var value: Any? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
}
/// No picture is made of a film.
open class AVAssetImageGenerator: NSObject {
  public init(asset: AVAsset) {}
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.zero
  open var requestedTimeToleranceAfter = CMTime.zero
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadUnknown) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileReadUnknown)
  }
  open func cancelAllCGImageGeneration() {}
}
/// Nothing is exported: it fails.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  public init?(asset: AVAsset, presetName: String) {}
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange.zero
  open var status: Status { .failed }
  open var progress: Float { 0 }
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
  open func export() async {}
  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw CocoaError(.featureUnsupported)
  }
  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open var supportedFileTypes: [AVFileType] { [] }
  open var videoComposition: AVVideoComposition?
  open var audioMix: AVAudioMix?
  open var metadata: [AVMetadataItem]?
  open func cancelExport() {}
}
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
extension NSValue {
  /// - Note: There are no ranges of time in values here.
  public var timeRangeValue: CMTimeRange { .zero }
  public var timeValue: CMTime { .zero }
}
extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTime")
  public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTime")
}
extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
}

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avqueueplayer
@MainActor @preconcurrency open class AVQueuePlayer: AVPlayer {
  public nonisolated init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
  public nonisolated override init() { super.init() }
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  open func advanceToNextItem() {}
  open func removeAllItems() { replaceCurrentItem(with: nil) }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
}
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
  open func disableLooping() {}
}
public struct AVLayerVideoGravity: Hashable, Sendable {
  private let name: String
  public static let resize = Self(name: "resize")
  public static let resizeAspect = Self(name: "resizeAspect")
  public static let resizeAspectFill = Self(name: "resizeAspectFill")
}
@MainActor @preconcurrency open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// The kind of a file of sound or film.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp3 = Self(rawValue: "public.mp3")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  public static let aiff = Self(rawValue: "public.aiff-audio")
}
