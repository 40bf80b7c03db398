// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state: State = .possible
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var numberOfTouches: Int { 1 }
  private var targets: [(target: WeakTarget, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append((WeakTarget(target), action)) }
  }
  public override convenience init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((WeakTarget(target), action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) { targets = [] }
  /// Adds an action that a storyboard has for the gesture.
  package func addAction(_ action: @escaping @MainActor () -> Void) { actions.append(action) }
  private var actions: [@MainActor () -> Void] = []
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { UITouch().location(in: view ?? self.view) }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture was made.
  func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for (target, action) in targets { action.send(target.value, self) }
    for action in actions { action() }
    state = .possible
  }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

/// A tap: the emulator's touch is one, on the window and the view of its root view controller.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

// Nobody makes these gestures.

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { moved }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIWindow {
  /// A finger touched the window.
  func recognizeTap() {
    for view in [self, rootViewController?.viewIfLoaded].compactMap({ $0 }) {
      for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? []
      where tap.numberOfTapsRequired == 1 { tap.recognize() }
    }
  }
}
