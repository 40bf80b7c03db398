// SPDX-License-Identifier: Apache-2.0

// What changes the look alone: accepted, and not kept, because nothing is drawn.

extension UIScrollView {
  public var transfersVerticalScrollingToParent: Bool {
    get { true }
    set {}
  }
  public var transfersHorizontalScrollingToParent: Bool {
    get { true }
    set {}
  }
  public var allowsKeyboardScrolling: Bool {
    get { true }
    set {}
  }
  public var bouncesVertically: Bool {
    get { true }
    set {}
  }
  public var bouncesHorizontally: Bool {
    get { true }
    set {}
  }
  public var directionalPressGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer() }
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }
  public func stopScrollingAndZooming() {}
}
extension UITableView {
  public var separatorInsetReference: SeparatorInsetReference {
    get { .fromCellEdges }
    set {}
  }
  public var separatorEffect: UIVisualEffect? {
    get { nil }
    set {}
  }
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { 0 }
    set {}
  }
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { nil }
    set {}
  }
  public var hasUncommittedUpdates: Bool {
    get { false }
    set {}
  }
  public var fillerRowHeight: CGFloat {
    get { 0 }
    set {}
  }
  public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { .enabled }
    set {}
  }
  public var allowsFocus: Bool {
    get { false }
    set {}
  }
  public var selectionFollowsFocus: Bool {
    get { false }
    set {}
  }
  public var allowsFocusDuringEditing: Bool {
    get { false }
    set {}
  }
  public var insetsContentViewsToSafeArea: Bool {
    get { true }
    set {}
  }
  public func rectForHeader(inSection section: Int) -> CGRect { .zero }
  public func rectForFooter(inSection section: Int) -> CGRect { .zero }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows }
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
}
extension UITableViewCell {
  public var editingAccessoryView: UIView? {
    get { nil }
    set {}
  }
  public var multipleSelectionBackgroundView: UIView? {
    get { nil }
    set {}
  }
  public var focusStyle: FocusStyle {
    get { .default }
    set {}
  }
  public var userInteractionEnabledWhileDragging: Bool {
    get { false }
    set {}
  }
  public var editingStyle: EditingStyle { .none }
  public var showingDeleteConfirmation: Bool { false }
  public enum FocusStyle: Int, Sendable { case `default`, custom }
}
extension UILabel {
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { [] }
    set {}
  }
  public var showsExpansionTextWhenTruncated: Bool {
    get { false }
    set {}
  }
}
extension UITextView {
  public var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
  public var borderStyle: BorderStyle {
    get { .none }
    set {}
  }
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
}
extension UITextField {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var interactionState: Any? {
    get { nil }
    set {}
  }
}
extension UITextView {
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var interactionState: Any? {
    get { nil }
    set {}
  }
}
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
extension UISwitch {
  public var preferredStyle: Style {
    get { .automatic }
    set {}
  }
  public var onImage: UIImage? {
    get { nil }
    set {}
  }
  public var offImage: UIImage? {
    get { nil }
    set {}
  }
  public var style: Style { .sliding }
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
}
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
extension UISlider {
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
extension UIButton {
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
extension UINavigationBar {
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
extension UISlider {
  public var currentThumbImage: UIImage? { nil }
  public var currentMinimumTrackImage: UIImage? { nil }
  public var currentMaximumTrackImage: UIImage? { nil }
  public func thumbImage(for state: State) -> UIImage? { nil }
}
extension UIStepper {
  public func setIncrementImage(_ image: UIImage?, for state: State) {}
  public func setDecrementImage(_ image: UIImage?, for state: State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: State) {}
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
}
extension UIPageControl {
  public var backgroundStyle: BackgroundStyle {
    get { .automatic }
    set {}
  }
  public var allowsContinuousInteraction: Bool {
    get { true }
    set {}
  }
  public var preferredIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  public var direction: Direction {
    get { .natural }
    set {}
  }
  public var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }
  public var interactionState: InteractionState { .none }
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  public func indicatorImage(forPage page: Int) -> UIImage? { nil }
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  public func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  public func updateCurrentPageDisplay() {}
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}
extension UISegmentedControl {
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  public func contentOffsetForSegment(at segment: Int) -> CGSize { .zero }
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {}
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
}
extension UIDatePicker {
  public var roundsToMinuteInterval: Bool {
    get { true }
    set {}
  }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public var datePickerStyle: UIDatePickerStyle { .wheels }
}
extension UIPickerView {
  public func setValue(_ value: Any?, forKey key: String) {}
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
extension UIAlertController {
  public var severity: UIAlertControllerSeverity {
    get { .default }
    set {}
  }
  public func setValue(_ value: Any?, forKey key: String) {}
}
public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }
extension UIButton {
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { false }
    set {}
  }
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { .automatic }
    set {}
  }
  public var isHeld: Bool {
    get { false }
    set {}
  }
}
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
