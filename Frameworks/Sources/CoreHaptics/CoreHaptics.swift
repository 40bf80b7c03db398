// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// Haptics: this phone has none, and says so.

public let CHHapticTimeImmediate: TimeInterval = 0
open class CHHapticEngine: NSObject {
  public struct Capability: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
  }
  open class func capabilitiesForHardware() -> Capability { Capability() }
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    case engineDestroyed, gameControllerDisconnect, systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  open var stoppedHandler: ((StoppedReason) -> Void)?
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  open var isMutedForAudio = false
  open var currentTime: TimeInterval { 0 }
  open var resetHandler: (() -> Void)?
  // Apple's throws; an override of NSObject's can't, and `try` before it is a warning only.
  public override init() {}
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) { _ = finishedHandler(nil) }
  open func playPattern(from fileURL: URL) throws {}
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { SilentPlayer() }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}
private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
  func sendParameters(
    _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval
  ) throws {}
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(
    _ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
}
open class CHHapticDynamicParameter: NSObject {
  public enum ID: Sendable {
    case hapticIntensityControl, hapticSharpnessControl, hapticAttackTimeControl
    case hapticDecayTimeControl, hapticReleaseTimeControl, audioVolumeControl
  }
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}
open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    public init(relativeTime time: TimeInterval, value: Float) {}
  }
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {}
}
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
  public init(contentsOf url: URL) throws {}
}
open class CHHapticEvent: NSObject {
  public enum EventType: Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public enum ParameterID: Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    case audioVolume, audioPitch, audioPan, audioBrightness
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}
open class CHHapticEventParameter: NSObject {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
