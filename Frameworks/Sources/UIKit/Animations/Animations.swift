// SPDX-License-Identifier: Apache-2.0

// Nothing moves here: the changes are made at once, and what follows them is called when the animation would
// be over.

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let overrideInheritedDuration = Self(rawValue: 32)
    public static let overrideInheritedOptions = Self(rawValue: 512)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let calculationModeLinear: Self = []
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
    public static let calculationModePaced = Self(rawValue: 2 << 10)
  }
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public typealias Completion = @MainActor (Bool) -> Void

  /// The completion is called on the main thread when the time is over, as UIKit does.
  static func finish(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    let done = Unchecked(completion)
    // A test has no other time than its own.
    if AppRuntime.current?.isWithinTest == true { return completion(true) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) { done.value(true) }
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: duration, completion)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    // One that repeats is never over.
    if !options.contains(.repeat) { finish(after: delay + duration, completion) }
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    finish(after: delay + duration, completion)
  }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if !options.contains(.repeat) { finish(after: delay + duration, completion) }
  }
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    finish(after: duration, completion)
  }
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.addSubview(toView)
    fromView.removeFromSuperview()
    finish(after: duration, completion)
  }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  public class var areAnimationsEnabled: Bool { true }
}

extension UIView.AnimationOptions {
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
}

extension UIView {
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }
}
