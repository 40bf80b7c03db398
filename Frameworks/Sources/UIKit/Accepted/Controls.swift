// SPDX-License-Identifier: Apache-2.0

// Looks of controls: accepted, and not kept, because nothing is drawn.

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
  public var currentThumbImage: UIImage? { nil }
  public var currentMinimumTrackImage: UIImage? { nil }
  public var currentMaximumTrackImage: UIImage? { nil }
  public func thumbImage(for state: State) -> UIImage? { nil }
}

extension UIButton {
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { .automatic }
    set {}
  }
  public var behavioralStyle: UIBehavioralStyle { .pad }
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
