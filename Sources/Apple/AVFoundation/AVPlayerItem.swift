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
}
open class AVAsset: NSObject {
  public init(url URL: URL) {}
  open var duration: CMTime { .indefinite }
  open func load<T>(_ property: KeyPath<AVAsset, T>) async throws -> T { self[keyPath: property] }
}
public typealias AVURLAsset = AVAsset
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
