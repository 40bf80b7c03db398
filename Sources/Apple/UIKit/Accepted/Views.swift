// SPDX-License-Identifier: Apache-2.0

// Further looks: accepted, and not kept.

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
extension UISearchBar {
  public var showsSearchResultsButton: Bool {
    get { false }
    set {}
  }
  public var isSearchResultsButtonSelected: Bool {
    get { false }
    set {}
  }
  public var searchTextPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var scopeBarBackgroundImage: UIImage? {
    get { nil }
    set {}
  }
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}
extension UISearchTextField {
  public var tokens: [UISearchToken] {
    get { [] }
    set {}
  }
  public var allowsDeletingTokens: Bool {
    get { true }
    set {}
  }
  public var allowsCopyingTokens: Bool {
    get { true }
    set {}
  }
  public var tokenBackgroundColor: UIColor! {
    get { .systemBlue }
    set {}
  }
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {}
  public func removeToken(at tokenIndex: Int) {}
}
@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) {}
}
extension UISearchController {
  public var automaticallyShowsScopeBar: Bool {
    get { true }
    set {}
  }
  public var searchSuggestions: [Any]? {
    get { nil }
    set {}
  }
  public var scopeBarActivation: ScopeBarActivation {
    get { .automatic }
    set {}
  }
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { false }
    set {}
  }
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
}
extension UIListContentConfiguration.TextProperties {
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set {}
  }
  public var transform: TextTransform {
    get { .none }
    set {}
  }
  public var colorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
}
/// - Note: Unchecked: a transform makes a color of a color.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  private let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  public static let grayscale = Self { $0 }
  public static let monochromeTint = Self { $0 }
  public static let preferredTint = Self { $0 }
}
extension UIButton.Configuration {
  public var imageReservation: CGFloat {
    get { 0 }
    set {}
  }
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var titleLineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
  public var subtitleLineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
  public var macIdiomStyle: MacIdiomStyle {
    get { .automatic }
    set {}
  }
  public var automaticallyUpdateForSelection: Bool {
    get { true }
    set {}
  }
  public var indicator: Indicator {
    get { .automatic }
    set {}
  }
  public var indicatorColorTransformer: UIConfigurationColorTransformer? {
    get { nil }
    set {}
  }
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { nil }
    set {}
  }
  public mutating func setDefaultContentInsets() { contentInsets = .zero }
  public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }
  public enum Indicator: Sendable { case automatic, none, popup }
}
extension UIView {
  public var transform3D: CATransform3D {
    get { CATransform3DIdentity }
    set {}
  }
  public var accessibilityActivationPoint: CGPoint {
    get { center }
    set {}
  }
  public var accessibilityElementsHidden: Bool {
    get { false }
    set {}
  }
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  public var accessibilityUserInputLabels: [String]! {
    get { [] }
    set {}
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { nil }
    set {}
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { nil }
    set {}
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { false }
    set {}
  }
  public var accessibilityNavigationStyle: Int {
    get { 0 }
    set {}
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { true }
    set {}
  }
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  public var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
  public var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }
  public var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  public var maskView: UIView? {
    get { mask }
    set {}
  }
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }
  public var focusGroupPriority: Int {
    get { 0 }
    set {}
  }
  public var focusEffect: Any? {
    get { nil }
    set {}
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  public var hoverStyle: Any? {
    get { nil }
    set {}
  }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
  public class var inheritedAnimationDuration: TimeInterval { 0 }
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    parallelAnimations?()
    finish(after: 0.25, completion)
  }
  public func updateTraitsIfNeeded() {}
  public func removeMotionEffect(_ effect: UIMotionEffect) {}
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public class func commitAnimations() {}
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
  public enum SystemAnimation: UInt, Sendable { case delete }
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }
}
extension UIView.AnimationOptions {
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
}
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
  }
  public init(
    name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil
  ) { self.name = name }
}
extension UIScreen {
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public class var screens: [UIScreen] { [.main] }
  public var isCaptured: Bool { false }
  public var calibratedLatency: TimeInterval { 0 }
  public var currentMode: UIScreenMode? { UIScreenMode() }
  public var availableModes: [UIScreenMode] { [UIScreenMode()] }
  public var preferredMode: UIScreenMode? { UIScreenMode() }
  public var mirrored: UIScreen? { nil }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
extension UIDevice {
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public func playInputClick() {}
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func setValue(_ value: Any?, forKey key: String) {}
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
extension UITraitCollection {
  public var displayGamut: UIDisplayGamut { .P3 }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}
extension UIGestureRecognizer {
  public var allowedTouchTypes: [NSNumber] {
    get { [] }
    set {}
  }
  public var allowedPressTypes: [NSNumber] {
    get { [] }
    set {}
  }
  public var requiresExclusiveTouchType: Bool {
    get { true }
    set {}
  }
  public var buttonMask: UIEvent.ButtonMask { [] }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { .primary }
    set {}
  }
  public func ignore(_ touch: UITouch, for event: UIEvent) {}
  public func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}
extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = Self(rawValue: 1)
    public static let secondary = Self(rawValue: 2)
  }
}
