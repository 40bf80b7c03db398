// SPDX-License-Identifier: Apache-2.0

// The presentation of controllers: accepted, because nothing is drawn.

/// An object that adapts its content to a size.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontentcontainer
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
extension UIView: UITraitEnvironment {}
extension UIViewController: UIContentContainer, UITraitEnvironment {}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer,
  UITraitEnvironment
{
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  open var containerView: UIView? { nil }
  open var presentedView: UIView? { presented?.viewIfLoaded }
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open var presentationStyle: UIModalPresentationStyle { .custom }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  public override init() {}
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
  }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
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
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var sourceItem: Any?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  open var backgroundColor: UIColor?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets.zero
  open var popoverBackgroundViewClass: AnyClass?
  open var canOverlapSourceViewRect = false
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    UISheetPresentationController()
  }
}
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = Self(rawValue: 1)
  public static let down = Self(rawValue: 2)
  public static let left = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
/// A pointer at memory that Objective-C owns; here it is an ordinary one.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Self("medium")
      public static let large = Self("large")
    }
    public static let inactive: CGFloat? = nil
    open var identifier: Identifier { ownIdentifier }
    private let ownIdentifier: Identifier
    private init(_ identifier: Identifier) { ownIdentifier = identifier }
    public class func medium() -> Detent { Detent(.medium) }
    public class func large() -> Detent { Detent(.large) }
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var preferredCornerRadius: CGFloat?
  open var sourceView: UIView?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The names of Core Foundation: values of Foundation.
public typealias CFArray = [Any]
