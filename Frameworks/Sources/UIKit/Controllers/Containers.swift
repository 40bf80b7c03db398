// SPDX-License-Identifier: Apache-2.0

/// A stack of view controllers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue where !viewControllers.contains(controller) {
        controller.disappear()
        controller.removeFromParent()
      }
      for controller in viewControllers where !oldValue.contains(controller) {
        addChild(controller)
      }
      showTop()
    }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var navigationBar: UINavigationBar { ownBar }
  open var isNavigationBarHidden = false
  private let ownBar = UINavigationBar()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
    viewControllers = [rootViewController]
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var toolbar: UIToolbar! { ownToolbar }
  private let ownToolbar = UIToolbar()
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false

  override var shown: [UIViewController] { viewControllers.last.map { [$0] } ?? [] }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear()
    viewControllers.append(viewController)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let at = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(at + 1)...])
    viewControllers = Array(viewControllers[...at])
    return popped
  }
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { ownPop }
  private lazy var ownPop = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    UITapGestureRecognizer(target: nil, action: nil)
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    top.load(in: nil)
    delegate?.navigationController(self, willShow: top, animated: true)
    AppRuntime.current?.showControllers()
    delegate?.navigationController(self, didShow: top, animated: true)
  }
}

/// View controllers beside each other, one of them shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
      tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    }
  }
  open var selectedIndex = 0 {
    didSet {
      let all = viewControllers ?? []
      guard selectedIndex != oldValue, isViewLoaded else { return }
      if all.indices.contains(oldValue) { all[oldValue].disappear() }
      selectedViewController?.load(in: nil)
      AppRuntime.current?.showControllers()
    }
  }
  open var moreNavigationController: UINavigationController { UINavigationController() }
  /// The tabs of iOS 18: their controllers are those of the bar.
  open var tabs: [UITab] = [] {
    didSet {
      for tab in tabs { tab.tabBarController = self }
      viewControllers = tabs.compactMap { tab in
        tab.viewController?.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
        return tab.viewController
      }
    }
  }
  open var customizableViewControllers: [UIViewController]?
  /// A finger chooses a tab.
  func touch(_ index: Int) {
    guard let all = viewControllers, all.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: all[index]) ?? true
    else { return }
    selectedIndex = index
    if let item = all[index].tabBarItem { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: all[index])
  }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open var selectedViewController: UIViewController? {
    get {
      let all = viewControllers ?? []
      return all.indices.contains(selectedIndex) ? all[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { ownBar }
  private let ownBar = UITabBar()
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override var shown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// Two or three view controllers beside each other, the first of them shown: the screen is an
/// iPhone's, where only one has room.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode: DisplayMode = .automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  private var columns: [Column: UIViewController] = [:]

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override var shown: [UIViewController] { Array(viewControllers.prefix(1)) }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
}
