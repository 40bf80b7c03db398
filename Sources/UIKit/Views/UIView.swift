// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view. Its place in the tree is kept; nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: UIResponder {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  open override var next: UIResponder? { controller ?? superview }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open var window: UIWindow? { self as? UIWindow ?? superview?.window }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Nothing moves here: the changes are made, and it is over.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A line of text.
@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var numberOfLines = 1
  open var textAlignment: NSTextAlignment = .natural
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A view that sends action messages.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEvents = Event(rawValue: UInt.max)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  open var isEnabled = true
  private var actions: [(target: Unchecked<Any?>, action: Selector, events: Event)] = []

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.append((Unchecked(target), action, controlEvents))
  }
  open func sendActions(for controlEvents: Event) {
    for (target, action, events) in actions where !events.isDisjoint(with: controlEvents) {
      UIApplication.shared.sendAction(action, to: target.value, from: self, for: nil)
    }
  }
}

/// A button.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }
  private var titles: [UInt: String] = [:]

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
  }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  open var currentTitle: String? { titles[0] }
}
