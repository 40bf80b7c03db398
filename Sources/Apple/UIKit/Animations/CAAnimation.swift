// SPDX-License-Identifier: Apache-2.0

/// An animation of a layer: nothing moves, and its delegate is told when it begins and when it would be over.
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var duration: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var speed: Float = 1
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  func begin(_ end: @escaping () -> Void) {
    delegate?.animationDidStart(self)
    guard repeatCount.isFinite else { return }
    // What Core Animation takes where no time is given.
    let once = duration == 0 ? 0.25 : duration
    UIView.finish(after: once * TimeInterval(max(1, repeatCount))) { _ in
      if self.isRemovedOnCompletion { end() }
      self.delegate?.animationDidStop(self, finished: true)
    }
  }
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  public override init() { super.init() }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
}
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var settlingDuration: TimeInterval { 1 }
}
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var timingFunctions: [CAMediaTimingFunction]?
}
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
}
public enum CATransitionType: Sendable { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: Sendable { case fromRight, fromLeft, fromTop, fromBottom }
public enum CAAnimationCalculationMode: Sendable { case linear, discrete, paced, cubic }
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// Changes of layers that belong together: made at once.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  open class func begin() { completions.append(nil) }
  open class func commit() {
    guard let done = completions.popLast(), let done else { return }
    UIView.finish(after: 0.25) { _ in done() }
  }
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty { completions[completions.count - 1] = block }
  }
  open class func setDisableActions(_ flag: Bool) {}
  open class func setAnimationDuration(_ dur: TimeInterval) {}
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func flush() {}
}

public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
public typealias CFTimeInterval = Double

/// A timer that fires with each frame: sixty times a second, on the main run loop.
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/cadisplaylink
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private let target: Unchecked<Any>
  private let selector: Selector
  private var timer: Timer?
  open private(set) var timestamp: TimeInterval = CACurrentMediaTime()
  open var targetTimestamp: TimeInterval { timestamp + duration }
  open var duration: TimeInterval { 1 / 60 }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  public init(target: Any, selector sel: Selector) {
    self.target = Unchecked(target)
    selector = sel
  }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let rate = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60
    let made = Timer(timeInterval: 1 / TimeInterval(rate), repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    timer = made
    RunLoop.main.add(made, forMode: .common)
  }
  private func fire() {
    guard !isPaused else { return }
    timestamp = CACurrentMediaTime()
    selector.send(target.value, self)
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
  open func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
