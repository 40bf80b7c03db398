// SPDX-License-Identifier: Apache-2.0
import UIKit

// What moves a node: nothing moves.

/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnaction
open class SCNAction: NSObject {
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction
  {
    SCNAction()
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval)
    -> SCNAction
  {
    SCNAction()
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { action }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { action }
  public override init() {}
  open var duration: TimeInterval = 0
  open var timingMode: SCNActionTimingMode = .linear
  open var timingFunction: ((Float) -> Float)?
  open var speed: CGFloat = 1
  open func reversed() -> SCNAction { self }
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc shortestUnitArc: Bool
  ) -> SCNAction { SCNAction() }
  open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction()
  }
  open class func hide() -> SCNAction { SCNAction() }
  open class func unhide() -> SCNAction { SCNAction() }
  open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval)
    -> SCNAction
  { SCNAction() }
  open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
    SCNAction()
  }
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction() }
  open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
    SCNAction()
  }
  open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval)
    -> SCNAction
  { SCNAction() }
}
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }
open class SCNAudioSource: NSObject {
  public convenience init?(fileNamed name: String) { self.init() }
  public convenience init?(named fileName: String) { self.init() }
  public convenience init?(url: URL) { self.init() }
  open var volume: Float = 1
  open var rate: Float = 1
  open var loops = false
  open var isPositional = true
  open var shouldStream = false
  open func load() {}
}
open class SCNAudioPlayer: NSObject {
  public init(source: SCNAudioSource) {}
  open var didFinishPlayback: (() -> Void)?
}
public protocol SCNAnimationProtocol {}
open class SCNAnimation: NSObject, SCNAnimationProtocol {
  open var duration: TimeInterval = 0
  open var repeatCount: CGFloat = 0
}
open class SCNAnimationPlayer: NSObject {
  open var speed: CGFloat = 1
  open var paused = false
  open func play() {}
  open func stop() {}
}
/// Changes that belong together: made at once.
@preconcurrency @MainActor open class SCNTransaction: NSObject {
  open class func begin() {}
  open class func commit() { completionBlock?() }
  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}
  public static var animationDuration: TimeInterval = 0
  public static var animationTimingFunction: CAMediaTimingFunction?
  public static var disableActions = false
  public static var completionBlock: (() -> Void)?
}
open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
}
open class SCNBillboardConstraint: SCNConstraint {
  public override init() {}
  open var freeAxes: SCNBillboardAxis = .all
}
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = Self(rawValue: 1)
  public static let Y = Self(rawValue: 2)
  public static let Z = Self(rawValue: 4)
  public static let all: Self = [.X, .Y, .Z]
}
open class SCNLookAtConstraint: SCNConstraint {
  public init(target: SCNNode?) {}
  open var isGimbalLockEnabled = false
}
open class SCNDistanceConstraint: SCNConstraint {
  public init(target: SCNNode?) {}
  open var minimumDistance: CGFloat = 0
  open var maximumDistance: CGFloat = .infinity
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnparticlesystem
open class SCNParticleSystem: NSObject {
  public override init() {}
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
  open var birthRate: CGFloat = 1
  open var particleLifeSpan: CGFloat = 1
  open var particleSize: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleImage: Any?
  open var particleVelocity: CGFloat = 0
  open var emissionDuration: CGFloat = 1
  open var emitterShape: SCNGeometry?
  open var loops = true
  open var acceleration = SCNVector3()
  open var spreadingAngle: CGFloat = 0
  open func reset() {}
}
