// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif
import HostProtocol
import UIKit

/// The audio session of the app. Nothing sounds; a phone call interrupts it, as on iOS.
/// - Note: Unchecked, as it is Apple's: what changes is behind its lock.
/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudiosession
open class AVAudioSession: NSObject, @unchecked Sendable {
  open class func sharedInstance() -> AVAudioSession { one }
  private static let one = AVAudioSession()

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 0x1)
    public static let duckOthers = Self(rawValue: 0x2)
    public static let allowBluetooth = Self(rawValue: 0x4)
    public static let defaultToSpeaker = Self(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 0x11)
    public static let allowBluetoothA2DP = Self(rawValue: 0x20)
    public static let allowAirPlay = Self(rawValue: 0x40)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }

  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")

  private let lock = NSLock()
  private var settings = (Category.soloAmbient, Mode.default, CategoryOptions())

  open var category: Category { lock.withLock { settings.0 } }
  open var mode: Mode { lock.withLock { settings.1 } }
  open var categoryOptions: CategoryOptions { lock.withLock { settings.2 } }

  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: mode, options: [])
  }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws { lock.withLock { settings = (category, mode, options) } }
  /// Every app may record.
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  open var recordPermission: RecordPermission { .granted }
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.global().async { response(true) }
  }
  public nonisolated static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  public nonisolated static let mediaServicesWereLostNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  public nonisolated static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public nonisolated static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInMic = Self(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Self(rawValue: "MicrophoneWired")
    public static let lineIn = Self(rawValue: "LineIn")
    public static let lineOut = Self(rawValue: "LineOut")
    public static let headphones = Self(rawValue: "Headphones")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothLE = Self(rawValue: "BluetoothLE")
    public static let bluetoothHFP = Self(rawValue: "BluetoothHFP")
    public static let airPlay = Self(rawValue: "AirPlay")
    public static let HDMI = Self(rawValue: "HDMIOutput")
    public static let carAudio = Self(rawValue: "CarAudio")
    public static let usbAudio = Self(rawValue: "USBAudio")
  }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var isInputAvailable: Bool { true }
  open var isInputGainSettable: Bool { false }
  open var inputGain: Float { 1 }
  open func setInputGain(_ gain: Float) throws {}
  open var sampleRate: Double { 44_100 }
  open var preferredSampleRate: Double { 44_100 }
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  open var ioBufferDuration: TimeInterval { 0.02 }
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  open var inputNumberOfChannels: Int { 1 }
  open var outputNumberOfChannels: Int { 2 }
  open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
  open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
  open var inputLatency: TimeInterval { 0 }
  open var outputLatency: TimeInterval { 0 }
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record] }
  open var availableModes: [Mode] { [.default] }
  open func setMode(_ mode: Mode) throws { lock.withLock { settings.1 = mode } }

  /// Activates or deactivates the session. An active session alone does not keep an app running in
  /// the background: playing does. Deactivating it ends what plays.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if !active { Players.shared.stopAll() }
  }
}

public final class AVAudioSessionPortDescription: NSObject {
  public var portType: AVAudioSession.Port { .builtInSpeaker }
  public var portName: String { "Speaker" }
  public var uid: String { "Speaker" }
}
public final class AVAudioSessionRouteDescription: NSObject {
  public var inputs: [AVAudioSessionPortDescription] { [] }
  public var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// The sounds that play. As long as one does, applife knows that the app plays audio.
///
/// - Note: Unchecked: what changes is behind its lock.
package final class Players: @unchecked Sendable {
  package static let shared = Players()
  private let lock = NSLock()
  private var playing: [ObjectIdentifier: Player] = [:]
  /// The sounds that the interruption in progress has paused.
  private var interrupted: [ObjectIdentifier] = []

  private struct Player { weak var object: AnyObject? }

  private init() {
    AppRuntime.audioInterruption.withLock { $0 = { Players.shared.interrupt($0) } }
  }

  package func isPlaying(_ player: AnyObject) -> Bool {
    lock.withLock {
      playing[ObjectIdentifier(player)] != nil
        && !interrupted.contains(ObjectIdentifier(player))
    }
  }

  package func set(_ player: AnyObject, isPlaying: Bool) {
    change {
      interrupted.removeAll { $0 == ObjectIdentifier(player) }
      playing[ObjectIdentifier(player)] = isPlaying ? Player(object: player) : nil
    }
  }

  /// A player is gone.
  package func remove(_ player: ObjectIdentifier) { change { playing[player] = nil } }

  fileprivate func stopAll() {
    change {
      playing = [:]
      interrupted = []
    }
  }

  /// Says to applife when the first begins and the last ends.
  private func change(_ body: () -> Void) {
    lock.lock()
    let before = !playing.isEmpty
    body()
    let after = !playing.isEmpty
    lock.unlock()
    if before != after { AppLink.send(.audio(isPlaying: after)) }
  }

  /// A call has come, or gone: the notification is posted on the main thread.
  private func interrupt(_ began: Bool) {
    lock.withLock { interrupted = began ? Array(playing.keys) : [] }
    var info: [AnyHashable: Any] = [
      AVAudioSessionInterruptionTypeKey:
        (began
        ? AVAudioSession.InterruptionType.began : .ended).rawValue
    ]
    if !began {
      info[AVAudioSessionInterruptionOptionKey] =
        AVAudioSession.InterruptionOptions.shouldResume.rawValue
    }
    NotificationCenter.default.post(
      name: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance(),
      userInfo: info)
  }
}

// The names of Swift 4.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionCategoryMultiRoute = AVAudioSession.Category.multiRoute

/// The permissions for sound that the app has, since iOS 17.
open class AVAudioApplication: NSObject {
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AVAudioSession.sharedInstance().requestRecordPermission(response) }
  @discardableResult open class func requestRecordPermission() async -> Bool { true }
}
