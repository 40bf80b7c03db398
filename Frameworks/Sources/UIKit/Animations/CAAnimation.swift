// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// An animation of a layer: nothing moves, and its delegate is told when it begins and when it would be over.
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/caanimation
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
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
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  open class func defaultValue(forKey key: String) -> Any? { nil }

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
  open var allowsOverdamping = false
  open var perceptualDuration: TimeInterval { duration }
  open var bounce: CGFloat { 0 }
  public override init() { super.init() }
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    duration = perceptualDuration
  }
}
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?
  open var path: CGPath?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var timingFunctions: [CAMediaTimingFunction]?
  open var rotationMode: CAAnimationRotationMode?
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
}
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
@preconcurrency @MainActor open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  open var filter: Any?
}
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let fade = Self(rawValue: "fade")
  public static let moveIn = Self(rawValue: "moveIn")
  public static let push = Self(rawValue: "push")
  public static let reveal = Self(rawValue: "reveal")
}
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = Self(rawValue: "fromRight")
  public static let fromLeft = Self(rawValue: "fromLeft")
  public static let fromTop = Self(rawValue: "fromTop")
  public static let fromBottom = Self(rawValue: "fromBottom")
}
public enum CAAnimationCalculationMode: Sendable {
  case linear, discrete, paced, cubic, cubicPaced
}
public enum CAAnimationRotationMode: Sendable { case rotateAuto, rotateAutoReverse }
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let removed = Self(rawValue: "removed")
  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
}

open class CAMediaTimingFunction: NSObject, @unchecked AppleSendable {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let linear = Self(rawValue: "linear")
  public static let easeIn = Self(rawValue: "easeIn")
  public static let easeOut = Self(rawValue: "easeOut")
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  public static let `default` = Self(rawValue: "default")
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
  open class func lock() {}
  open class func unlock() {}
  open class func animationDuration() -> TimeInterval { 0.25 }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  open class func disableActions() -> Bool { false }
  open class func completionBlock() -> (() -> Void)? { completions.last ?? nil }
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  open class func value(forKey key: String) -> Any? { nil }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"
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
  /// - Note: Deprecated since iOS 10, as Apple's is.
  open var frameInterval = 1
  open var preferredFrameRateRange = CAFrameRateRange.default

  public convenience override init() { self.init(target: NSNull(), selector: Selector {}) }
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
