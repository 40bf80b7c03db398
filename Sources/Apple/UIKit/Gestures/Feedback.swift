// SPDX-License-Identifier: Apache-2.0

// What a hand would feel or move: accepted, and without effect.

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {}
  open func prepare() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

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
  open var magnitude: CGFloat = 1
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  public init(items: [any UIDynamicItem]) {}
  open func addItem(_ item: any UIDynamicItem) {}
}
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  open var translatesReferenceBoundsIntoBoundary = false
  public init(items: [any UIDynamicItem]) {}
  open func addItem(_ item: any UIDynamicItem) {}
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {}
}
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  open var magnitude: CGFloat = 0
  open var angle: CGFloat = 0
  public init(items: [any UIDynamicItem], mode: Mode) {}
}
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {}
}

// Menus of a long press, drags and drops: nobody makes them.

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
