// SPDX-License-Identifier: Apache-2.0

// Physics: nothing moves.

@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {}
extension UIView: UIDynamicItem {}
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  open private(set) var behaviors: [UIDynamicBehavior] = []
  public init(referenceView view: UIView) {}
  open func addBehavior(_ behavior: UIDynamicBehavior) { behaviors.append(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
  }
  open func removeAllBehaviors() { behaviors = [] }
}
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {}
}
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var magnitude: CGFloat = 1
  open var angle: CGFloat = 0
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Self(rawValue: 1 << 0)
    public static let boundaries = Self(rawValue: 1 << 1)
    public static let everything = Self(rawValue: .max)
  }
  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {}
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
}
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { anchorPoint = point }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = .zero
  }
}
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  public init(items: [any UIDynamicItem], mode: Mode) {}
  open func addItem(_ item: any UIDynamicItem) {}
  open func removeItem(_ item: any UIDynamicItem) {}
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
  }
}
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  public init(items: [any UIDynamicItem]) { self.items = items }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}
