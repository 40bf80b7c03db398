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
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var extendedLayoutIncludesOpaqueBars = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var automaticallyAdjustsScrollViewInsets = true
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  open var presentationController: UIPresentationController? { sheetPresentationController }
  open var accessibilityLabel: String?
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    ownEditButton?.title = editing ? "Done" : "Edit"
  }
  open var editButtonItem: UIBarButtonItem {
    if let ownEditButton { return ownEditButton }
    let action = UIAction { [weak self] _ in
      self.map { $0.setEditing(!$0.isEditing, animated: true) }
    }
    let made = UIBarButtonItem(title: "Edit", primaryAction: action)
    ownEditButton = made
    return made
  }
  private var ownEditButton: UIBarButtonItem?
  open var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }
  open var isBeingDismissed: Bool { isLeaving }
  open var isMovingFromParent: Bool { isLeaving }
  open var isMovingToParent: Bool { parent != nil && appearance == .appearing }
  private var isLeaving = false
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem()
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
  package var ownStoryboard: UIStoryboard?

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
  /// The view of the storyboard or of the XIB, else an empty one.
  open func loadView() {
    if let nibView {
      nibView()
    } else if let reader = InterfaceFiles.reader {
      let type = String(describing: type(of: self))
      // Without a name UIKit looks for a XIB of the class's name, and of that without `Controller`.
      for name in nibName.map({ [$0] }) ?? [
        type, type.replacingOccurrences(of: "Controller", with: ""),
      ]
      where loadedView == nil { _ = reader.objects(of: name, owner: self) }
    }
    if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Makes the view that Interface Builder describes, and connects it; nil for none.
  package final var nibView: (@MainActor () -> Void)?
  /// The segues that begin here, by their identifiers.
  package final var segueMakers: [String: @MainActor (_ sender: Any?) -> Void] = [:]
  open func awakeFromNib() {}
  open func loadIfNeeded() { loadViewIfNeeded() }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let perform = segueMakers[identifier] else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    perform(sender)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }
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
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var childForStatusBarStyle: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { appear() } else { disappear() }
  }
  open func endAppearanceTransition() { appeared() }
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { self }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    fromViewController.view.removeFromSuperview()
    animations?()
    UIView.finish(after: duration, completion)
  }
  open var nibBundle: Bundle? { .main }
  open var restorationClass: AnyClass?
  open var focusGroupIdentifier: String?
  open var interactionActivityTrackingBaseName: String?
  open var isModalInPopover = false
  open var activityItemsConfiguration: Any?
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var restoresFocusAfterTransition = true
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
  open var contentUnavailableConfiguration: (any UIContentConfiguration)?
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }
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
    // One that presents nothing is dismissed by whoever presents it, or its container.
    guard presentedViewController != nil || presentingViewController != nil else {
      if let parent { return parent.dismiss(animated: flag, completion: completion) }
      completion?()
      return
    }
    let presenter = presentedViewController == nil ? presentingViewController : self
    let dismissed = presenter?.presentedViewController
    dismissed?.isLeaving = true
    dismissed?.disappear()
    dismissed?.isLeaving = false
    presenter?.presentedViewController = nil
    dismissed?.presentingViewController = nil
    completion?()
  }

  // MARK: The life cycle

  /// The controller that is in front of this one, or it itself.
  var foremost: UIViewController {
    if let presentedViewController { return presentedViewController.foremost }
    return shown.last?.foremost ?? self
  }

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
