// SPDX-License-Identifier: Apache-2.0
@_exported import AVFAudio

/// Plays silently until it is paused.
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avplayer
@MainActor @preconcurrency open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  /// - Note: A player is used on the main thread, wherever it is made.
  private nonisolated(unsafe) var item: AVPlayerItem?
  public nonisolated override init() { item = nil }
  public nonisolated init(url URL: URL) { item = AVPlayerItem(url: URL) }
  public nonisolated init(playerItem item: AVPlayerItem?) { self.item = item }
  deinit { Players.shared.remove(ObjectIdentifier(self)) }

  open var rate: Float {
    get { Players.shared.isPlaying(self) ? 1 : 0 }
    set { Players.shared.set(self, isPlaying: newValue != 0) }
  }
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var currentItem: AVPlayerItem? { item }
  open var status: Status { .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open func play() { Players.shared.set(self, isPlaying: true) }
  open func playImmediately(atRate rate: Float) { play() }
  open func pause() { Players.shared.set(self, isPlaying: false) }
  open func replaceCurrentItem(with item: AVPlayerItem?) { self.item = item }
  open func currentTime() -> CMTime { .zero }
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Time never passes within a file: nobody is told of it.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}
