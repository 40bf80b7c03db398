// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  private var targets: [(target: Unchecked<Any?>, action: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  open func addTarget(_ target: Any, action: Selector) {
    targets.append((Unchecked(target), action))
  }

  /// The gesture was made.
  func recognize() {
    guard isEnabled else { return }
    for (target, action) in targets { action.send(target.value, self) }
  }
}

/// A tap: the emulator's touch is one, on the window and the view of its root view controller.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

extension UIWindow {
  /// A finger touched the window.
  func recognizeTap() {
    for view in [self, rootViewController?.viewIfLoaded].compactMap({ $0 }) {
      for case let tap as UITapGestureRecognizer in view.gestureRecognizers ?? []
      where tap.numberOfTapsRequired == 1 { tap.recognize() }
    }
  }
}
