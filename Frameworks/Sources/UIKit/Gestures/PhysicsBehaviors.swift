// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Further behaviors of physics: nothing moves.

@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var damping: CGFloat = 0.5
  open var snapPoint: CGPoint
  public init(item: any UIDynamicItem, snapTo point: CGPoint) { snapPoint = point }
}

public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat
  public init() { self.init(minimum: 0, maximum: 0) }
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }
  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { self == .infinite }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiattachmentbehavior
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }
  open private(set) var items: [any UIDynamicItem]
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var attachmentRange: UIFloatRange = .infinite
  private init(_ items: [any UIDynamicItem], _ anchor: CGPoint) {
    self.items = items
    anchorPoint = anchor
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], point)
  }
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init([item], point) }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], .zero)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], .zero) }
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item], point) }
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], .zero) }
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior([item1, item2], point) }
}

@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open private(set) var items: [any UIDynamicItem]
  public let mode: Mode
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  open var active = true
  open var pushDirection = CGVector(dx: 0, dy: 0)
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
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
  open var charge: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  public init(items: [any UIDynamicItem]) { self.items = items }
  public override convenience init() { self.init(items: []) }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiregion
open class UIRegion: NSObject, @unchecked AppleSendable {
  open class var infinite: UIRegion { UIRegion(radius: .infinity) }
  public init(radius: CGFloat) {}
  public init(size: CGSize) {}
  open func contains(_ point: CGPoint) -> Bool { false }
  open func inverse() -> Self { self }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uifieldbehavior
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  open var position = CGPoint.zero
  open var region: UIRegion = .infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector.zero
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { UIFieldBehavior() }
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior() }
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { UIFieldBehavior() }
  open class func noiseField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior()
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior()
  }
  open class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior() }
}
