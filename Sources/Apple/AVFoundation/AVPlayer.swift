// SPDX-License-Identifier: Apache-2.0
@_exported import AVFAudio

/// Plays silently until it is paused.
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avplayer
@MainActor @preconcurrency open class AVPlayer: NSObject {
  public nonisolated override init() {}
  public nonisolated init(url URL: URL) {}
  deinit { Players.shared.remove(ObjectIdentifier(self)) }

  open var rate: Float { Players.shared.isPlaying(self) ? 1 : 0 }
  open func play() { Players.shared.set(self, isPlaying: true) }
  open func pause() { Players.shared.set(self, isPlaying: false) }
}
