// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view controller: it loads its view, appears and disappears as the life cycle has it.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private let ownNavigationItem = UINavigationItem()
  private var appearance = Appearance.none

  private enum Appearance { case none, appearing, appeared }

  public override init() { super.init() }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public init?(coder: NSCoder) { super.init() }

  // MARK: The view

  private var loadedView: UIView?
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}

  open override var next: UIResponder? { parent ?? loadedView?.superview }
  open var navigationController: UINavigationController? {
    self as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    self as? UITabBarController ?? parent?.tabBarController
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Containers

  /// The controllers whose views are shown within this one's.
  var shown: [UIViewController] { [] }

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.load(in: nil)
    if appearance == .appeared {
      viewControllerToPresent.appear()
      viewControllerToPresent.appeared()
    }
    completion?()
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let dismissed = presentedViewController ?? (presentingViewController == nil ? nil : self)
    dismissed?.disappear()
    (presentedViewController == nil ? presentingViewController : self)?.presentedViewController =
      nil
    completion?()
  }

  // MARK: The life cycle

  /// The view is loaded, and stands in a window.
  func load(in window: UIWindow?) {
    if let view { window?.addSubview(view) }
    for child in shown { child.load(in: nil) }
  }

  /// The view is about to appear, unless it has.
  func appear() {
    guard appearance == .none else { return }
    appearance = .appearing
    viewWillAppear(false)
    for child in shown { child.appear() }
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    presentedViewController?.appear()
  }

  /// The view has appeared, unless it had.
  func appeared() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in shown { child.appeared() }
    viewDidAppear(false)
    presentedViewController?.appeared()
  }

  func disappear() {
    guard appearance != .none else { return }
    appearance = .none
    viewWillDisappear(false)
    for child in shown { child.disappear() }
    viewDidDisappear(false)
  }

  /// Tells every controller below this one that memory is low.
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in shown { child.warnOfMemory() }
    presentedViewController?.warnOfMemory()
  }
}

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

  public override init() { super.init() }
  public init(rootViewController: UIViewController) {
    super.init()
    addChild(rootViewController)
    viewControllers = [rootViewController]
  }
  public override init?(coder: NSCoder) { super.init(coder: coder) }

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
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    top.load(in: nil)
    AppRuntime.current?.showControllers()
  }
}

/// View controllers beside each other, one of them shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet { for controller in viewControllers ?? [] { addChild(controller) } }
  }
  open var selectedIndex = 0
  open var selectedViewController: UIViewController? {
    get {
      let all = viewControllers ?? []
      return all.indices.contains(selectedIndex) ? all[selectedIndex] : nil
    }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
  }
  open var tabBar: UITabBar { ownBar }
  private let ownBar = UITabBar()

  override var shown: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// A view controller with a table: the table shows nothing.
@preconcurrency @MainActor open class UITableViewController: UIViewController {}

/// A message and its answers: presented, and never answered.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
  }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {}
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}

/// A storyboard. None is read: a plain view controller stands for what it would make.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}
