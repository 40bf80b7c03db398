// SPDX-License-Identifier: Apache-2.0

/// A tab of iOS 18, which makes its controller when it is asked for.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitab
@preconcurrency @MainActor open class UITab: NSObject {
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  open var badgeValue: String?
  public let identifier: String
  open var isEnabled = true
  open var isHidden = false
  open var allowsHiding = false
  open var preferredPlacement: Placement = .automatic
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  private let provider: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = provider?(self)
  open internal(set) weak var tabBarController: UITabBarController?
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }
}
@preconcurrency @MainActor open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: nil, identifier: "search",
      viewControllerProvider: viewControllerProvider)
  }
}
@preconcurrency @MainActor open class UITabGroup: UITab {
  open var children: [UITab]
  open var selectedChild: UITab?
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}
extension UITabBarController {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  public var mode: Mode {
    get { .automatic }
    set {}
  }
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  public var selectedTab: UITab? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }
}
