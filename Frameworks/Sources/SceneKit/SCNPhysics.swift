// SPDX-License-Identifier: Apache-2.0
import UIKit

// Physics of a scene: nothing moves.

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: 1)
  public static let `static` = Self(rawValue: 2)
  public static let all = Self(rawValue: -1)
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnphysicsbody
open class SCNPhysicsBody: NSObject {
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.type = type
    physicsShape = shape
  }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open var type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var charge: CGFloat = 0
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var rollingFriction: CGFloat = 0
  open var damping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = SCNVector3()
  open var angularVelocity = SCNVector4Zero
  open var velocityFactor = SCNVector3(1, 1, 1)
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var isAffectedByGravity = true
  open var allowsResting = true
  open var isResting: Bool { true }
  open var centerOfMassOffset = SCNVector3()
  open var continuousCollisionDetectionThreshold: CGFloat = 0
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  open func clearAllForces() {}
  open func resetTransform() {}
  open func setResting(_ resting: Bool) {}
}
open class SCNPhysicsShape: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Self(rawValue: "SCNPhysicsShapeTypeKey")
    public static let keepAsCompound = Self(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
    public static let scale = Self(rawValue: "SCNPhysicsShapeScaleKey")
    public static let collisionMargin = Self(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
  }
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let boundingBox = Self(rawValue: "SCNPhysicsShapeTypeBoundingBox")
    public static let convexHull = Self(rawValue: "SCNPhysicsShapeTypeConvexHull")
    public static let concavePolyhedron = Self(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
  }
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {}
  public init(node: SCNNode, options: [Option: Any]? = nil) {}
  public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {}
}
open class SCNPhysicsContact: NSObject {
  open var nodeA: SCNNode { SCNNode() }
  open var nodeB: SCNNode { SCNNode() }
  open var contactPoint: SCNVector3 { SCNVector3() }
  open var contactNormal: SCNVector3 { SCNVector3() }
  open var collisionImpulse: CGFloat { 0 }
  open var penetrationDistance: CGFloat { 0 }
}
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}
open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
  open var timeStep: TimeInterval = 1 / 60
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
  open func updateCollisionPairs() {}
  open func removeAllBehaviors() {}
  open func rayTestWithSegment(
    from origin: SCNVector3, to dest: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }
}
