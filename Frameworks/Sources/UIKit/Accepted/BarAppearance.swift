// SPDX-License-Identifier: Apache-2.0

// Looks of bars, split views, alerts and menus: accepted, and not kept, because nothing is drawn.

extension UINavigationBar {
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIAlertController {
  public var severity: UIAlertControllerSeverity {
    get { .default }
    set {}
  }
  public func setValue(_ value: Any?, forKey key: String) {}
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

extension UIContextMenuConfiguration {
  public var preferredMenuElementOrder: ElementOrder {
    get { .automatic }
    set {}
  }
  public var badgeCount: Int {
    get { 0 }
    set {}
  }
  public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
}

extension UIBarButtonItem {
  public var isSymbolAnimationEnabled: Bool {
    get { false }
    set {}
  }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { .automatic }
    set {}
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  public func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
}

extension UINavigationItem {
  public var style: ItemStyle {
    get { .navigator }
    set {}
  }
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { .automatic }
    set {}
  }
  public var customizationIdentifier: String? {
    get { nil }
    set {}
  }
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { [] }
    set {}
  }
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { nil }
    set {}
  }
  public var renameDelegate: AnyObject? {
    get { nil }
    set {}
  }
  public var documentProperties: Any? {
    get { nil }
    set {}
  }
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { nil }
    set {}
  }
  public var largeSubtitle: String? {
    get { nil }
    set {}
  }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
}

extension UINavigationController {
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { false }
    set {}
  }
  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}

extension UITabBarItem {
  public var standardAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UISplitViewController {
  public var primaryEdge: PrimaryEdge {
    get { .leading }
    set {}
  }
  public var preferredSplitBehavior: SplitBehavior {
    get { .automatic }
    set {}
  }
  public var showsSecondaryOnlyButton: Bool {
    get { false }
    set {}
  }
  public var primaryBackgroundStyle: BackgroundStyle {
    get { .none }
    set {}
  }
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { .automatic }
    set {}
  }
  public var splitBehavior: SplitBehavior { .tile }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
}
