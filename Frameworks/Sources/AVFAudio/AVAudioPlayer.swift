// SPDX-License-Identifier: Apache-2.0

/// Plays a file, silently, until it is paused or stopped: how long the file is is not known.
/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var numberOfLoops = 0
  open var volume: Float = 1
  open private(set) var url: URL?
  open var currentTime: TimeInterval = 0
  open var rate: Float = 1
  open var enableRate = false
  open var pan: Float = 0
  open var isMeteringEnabled = false
  /// - Note: No file is decoded: none has a length.
  open var duration: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var numberOfChannels: Int { 2 }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// A player without a sound: Objective-C's classes can all be made so.
  public override init() {}
  /// - Throws: the file cannot be read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
  }
  public init(data: Data) throws {}
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
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
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
