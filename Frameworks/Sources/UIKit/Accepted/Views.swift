// SPDX-License-Identifier: Apache-2.0

// Looks of views: accepted, and not kept, because nothing is drawn.

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
