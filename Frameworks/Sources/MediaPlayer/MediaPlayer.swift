// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// The music library is empty, and no control of the lock screen is pressed.

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .authorized }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.authorized) } }
}
open class MPMediaItem: NSObject {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var assetURL: URL? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var lyrics: String? { nil }
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
}
public typealias MPMediaEntityPersistentID = UInt64
open class MPMediaItemCollection: NSObject {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem] = []) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}
open class MPMediaPlaylist: MPMediaItemCollection { open var name: String? { nil } }
open class MPMediaPropertyPredicate: NSObject {
  public init(value: Any?, forProperty property: String) {}
}
open class MPMediaQuery: NSObject {
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  open class func genres() -> MPMediaQuery { MPMediaQuery() }
  open func addFilterPredicate(_ predicate: MPMediaPropertyPredicate) {}
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
}
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaPlaylistPropertyName = "name"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
open class MPMediaItemArtwork: NSObject {
  private let request: (CGSize) -> UIImage
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    request = requestHandler
  }
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size, requestHandler: { _ in image })
  }
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}
@preconcurrency @MainActor open class MPNowPlayingInfoCenter: NSObject {
  private static let one = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120
  case commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject {
  open var command: MPRemoteCommand { MPRemoteCommand() }
  open var timestamp: TimeInterval { 0 }
}
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { self }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand { open var preferredIntervals: [NSNumber] = [] }
@preconcurrency @MainActor open class MPRemoteCommandCenter: NSObject {
  private static let one = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { one }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
  public let changePlaybackRateCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changeRepeatModeCommand = MPRemoteCommand()
  public let changeShuffleModeCommand = MPRemoteCommand()
  public let likeCommand = MPRemoteCommand()
  public let dislikeCommand = MPRemoteCommand()
  public let bookmarkCommand = MPRemoteCommand()
}
@preconcurrency @MainActor open class MPVolumeView: UIView {
  open var showsRouteButton = true
  open var showsVolumeSlider = true
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
