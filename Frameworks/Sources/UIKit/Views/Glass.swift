// SPDX-License-Identifier: Apache-2.0

// Glass, corners and edges, as of iOS 26: kept, and not drawn.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiglasseffect
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public override init() {}
  public init(style: Style) {}
}
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
  public override init() {}
}
@preconcurrency @MainActor open class UIBackgroundExtensionView: UIView {
  open var contentView: UIView?
  open var automaticallyPlacesContentView = true
}
public struct UICornerRadius: Hashable, Sendable {
  public static func fixed(_ radius: Double) -> Self { Self() }
  public static func containerConcentric(minimum: Double? = nil) -> Self { Self() }
}
public struct UICornerConfiguration: Hashable, Sendable {
  public static func corners(radius: UICornerRadius) -> Self { Self() }
  public static func uniformCorners(radius: UICornerRadius) -> Self { Self() }
  public static func capsule(maximumRadius: Double? = nil) -> Self { Self() }
}
@preconcurrency @MainActor open class UIScrollEdgeEffect: NSObject {
  public enum Style: Sendable { case automatic, soft, hard }
  open var style = Style.automatic
  open var isHidden = false
}
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []
}
extension UIView {
  public var cornerConfiguration: UICornerConfiguration {
    get { UICornerConfiguration() }
    set {}
  }
}
extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  public var bottomEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  public var leftEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
  public var rightEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
}

/// The place of the keyboard: at the bottom, because it is not seen.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {}
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {}
}
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
extension UIView {
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide() }
}
