// SPDX-License-Identifier: Apache-2.0

// Nothing moves here: the changes are made at once, and what follows them is called when the animation would
// be over.

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let calculationModeLinear: Self = []
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
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

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  open var fractionComplete: CGFloat = 0
  open var isReversed = false
  open var isInterruptible = true
  open private(set) var isRunning = false
  open private(set) var state: UIViewAnimatingState = .inactive
  public let duration: TimeInterval
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { changes = [animations] }
  }
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }
  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    (isRunning, state) = (true, .active)
    for change in changes { change() }
    changes = []
    UIView.finish(after: delay + duration) { _ in self.finishAnimation(at: .end) }
  }
  open func pauseAnimation() { isRunning = false }
  open func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) { startAnimation() }
  open func stopAnimation(_ withoutFinishing: Bool) { (isRunning, state) = (false, .stopped) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    (isRunning, state) = (false, .inactive)
    let done = completions
    completions = []
    for completion in done { completion(finalPosition) }
  }
}
