// SPDX-License-Identifier: Apache-2.0

// Feedback and motion for a hand: accepted, and without effect.

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

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {}
}

// Menus of a long press, drags and drops: nobody makes them.

@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func dismissMenu() {}
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}
/// Nobody holds a dragged item over a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  func location(in view: UIView?) -> CGPoint
}
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? UUID().uuidString }
  public let identifier: any NSCopying
}
