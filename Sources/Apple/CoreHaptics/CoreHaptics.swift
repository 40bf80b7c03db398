// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// Haptics: this phone has none, and says so.

open class CHHapticEngine: NSObject {
  public struct Capability: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
  }
  open class func capabilitiesForHardware() -> Capability { Capability() }
  open var stoppedHandler: ((Int) -> Void)?
  open var resetHandler: (() -> Void)?
  public override init() {}
  public static func make() throws -> CHHapticEngine { CHHapticEngine() }
  open func start() throws {}
  open func stop() {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
}
private final class SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}
open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}
open class CHHapticEvent: NSObject {
  public enum EventType: Sendable { case hapticTransient, hapticContinuous }
  public enum ParameterID: Sendable { case hapticIntensity, hapticSharpness }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}
open class CHHapticEventParameter: NSObject {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}
