// SPDX-License-Identifier: Apache-2.0
@_exported import AVFoundation
@_exported import SwiftUI

/// A film of SwiftUI: nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/avkit/videoplayer
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  public var body: VideoOverlay { overlay }
}
extension VideoPlayer where VideoOverlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}
extension VideoPlayer {
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    overlay = videoOverlay()
  }
}
/// - SeeAlso: https://developer.apple.com/documentation/avkit/avplayerviewcontroller
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var contentOverlayView: UIView? { nil }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var videoBounds: CGRect { .zero }
  open var isReadyForDisplay: Bool { false }
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
}
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}
extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
