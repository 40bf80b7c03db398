// SPDX-License-Identifier: Apache-2.0

/// Plays a file, silently, until it is paused or stopped: how long the file is is not known.
/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var numberOfLoops = 0
  open var volume: Float = 1
  open private(set) var url: URL?

  /// - Throws: the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
  }
  public init(data: Data) throws {}
  deinit { Players.shared.remove(ObjectIdentifier(self)) }

  open var isPlaying: Bool { Players.shared.isPlaying(self) }
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    Players.shared.set(self, isPlaying: true)
    return true
  }
  open func pause() { Players.shared.set(self, isPlaying: false) }
  open func stop() { Players.shared.set(self, isPlaying: false) }
}

/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudioplayerdelegate
public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
