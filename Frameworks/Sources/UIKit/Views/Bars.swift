// SPDX-License-Identifier: Apache-2.0

// Bars and their appearance: accepted, and without effect.

@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: AnyObject?
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open var items: [UINavigationItem]?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

@preconcurrency @MainActor open class UITabBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var items: [UITabBarItem]?
  open weak var delegate: (any UITabBarDelegate)?
  open var selectedItem: UITabBarItem?
  open var itemPositioning: ItemPositioning = .automatic
  open var itemSpacing: CGFloat = 0
  open var itemWidth: CGFloat = 0
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  public override init() { super.init() }
  public init(idiom: UIUserInterfaceIdiom) {}
  public init(barAppearance: UIBarAppearance) {}
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {}
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  open var focused: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) { super.init() }
}

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  open var normal: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var selected: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var disabled: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  open var focused: UITabBarItemStateAppearance { UITabBarItemStateAppearance() }
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  public static var blackOpaque: UIBarStyle { .black }
}
