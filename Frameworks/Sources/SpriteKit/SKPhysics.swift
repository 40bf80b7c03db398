// SPDX-License-Identifier: Apache-2.0

// Physics: what the app sets is kept. Nothing falls, and no contact begins.

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/skphysicsbody
@preconcurrency @MainActor open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var usesPreciseCollisionDetection = false
  open var isResting = false
  open var categoryBitMask: UInt32 = .max
  open var collisionBitMask: UInt32 = .max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask: UInt32 = .max
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var area: CGFloat { 1 }
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var velocity = CGVector.zero
  open var angularVelocity: CGFloat = 0
  open var charge: CGFloat = 0
  public override init() {}
  public convenience init(circleOfRadius r: CGFloat) { self.init() }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
  public convenience init(rectangleOf s: CGSize) { self.init() }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(edge: ()) }
  public convenience init(edgeChainFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init(edge: ()) }
  public convenience init(edgeLoopFrom path: CGPath) { self.init(edge: ()) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init() }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }
  private init(edge: Void) { isDynamic = false }
  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

@preconcurrency @MainActor open class SKPhysicsContact: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) { (self.bodyA, self.bodyB) = (bodyA, bodyB) }
}
@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { nil }
}

@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {}
@preconcurrency @MainActor open class SKPhysicsJointPin: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}
@preconcurrency @MainActor open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed() }
}
@preconcurrency @MainActor open class SKPhysicsJointSpring: SKPhysicsJoint {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}
@preconcurrency @MainActor open class SKFieldNode: SKNode {
  open var strength: Float = 1
  open var isEnabled = true
  open var categoryBitMask: UInt32 = .max
  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  open class func springField() -> SKFieldNode { SKFieldNode() }
  open class func dragField() -> SKFieldNode { SKFieldNode() }
}
