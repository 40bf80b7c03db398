// SPDX-License-Identifier: Apache-2.0

// The focus of keys and remote controls: nothing has it.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uifocusenvironment
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
extension UIView: UIFocusEnvironment {}
extension UIViewController: UIFocusEnvironment {}
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  open weak var previouslyFocusedView: UIView?
  open weak var nextFocusedView: UIView?
}
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) { completion?() }
}

/// The menu of editing before iOS 16: nobody sees it.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  public static let shared = UIMenuController()
  open private(set) var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = 0
  open var menuFrame: CGRect { .zero }
  open func update() {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
  open func hideMenu(from targetView: UIView) { isMenuVisible = false }
  open func hideMenu() { isMenuVisible = false }
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
}
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
  open var isEnabled = true
}
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
}
