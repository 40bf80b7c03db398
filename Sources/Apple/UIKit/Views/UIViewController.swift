// SPDX-License-Identifier: Apache-2.0

/// A view controller: it loads its view, appears and disappears as the life cycle has it.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder, UIAppearanceContainer {
  open var title: String?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  open var preferredContentSize = CGSize.zero
  open var hidesBottomBarWhenPushed = false
  open var restorationIdentifier: String?
  open var definesPresentationContext = false
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private let ownNavigationItem = UINavigationItem()
  private var appearance = Appearance.none
  /// SwiftUI's views, in a hosting controller.
  package var hostedView: (any HostedView)?

  private enum Appearance { case none, appearing, appeared }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
  }
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  public let nibName: String?
  open var storyboard: UIStoryboard? { ownStoryboard }
  var ownStoryboard: UIStoryboard?

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
  open var splitViewController: UISplitViewController? {
    self as? UISplitViewController ?? parent?.splitViewController
  }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open class func attemptRotationToDeviceOrientation() {}

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
  package func appear() {
    guard appearance == .none else { return }
    appearance = .appearing
    viewWillAppear(false)
    for child in shown { child.appear() }
    viewIsAppearing(false)
    viewWillLayoutSubviews()
    viewDidLayoutSubviews()
    hostedView?.appear()
    presentedViewController?.appear()
  }

  /// The view has appeared, unless it had.
  package func appeared() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    for child in shown { child.appeared() }
    viewDidAppear(false)
    presentedViewController?.appeared()
  }

  package func disappear() {
    guard appearance != .none else { return }
    appearance = .none
    viewWillDisappear(false)
    for child in shown { child.disappear() }
    hostedView?.disappear()
    viewDidDisappear(false)
  }

  /// Tells every controller below this one that memory is low.
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in shown { child.warnOfMemory() }
    presentedViewController?.warnOfMemory()
  }
}
