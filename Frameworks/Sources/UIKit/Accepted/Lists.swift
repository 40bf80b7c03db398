// SPDX-License-Identifier: Apache-2.0

// Looks of scroll views and tables: accepted, and not kept, because nothing is drawn.

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
