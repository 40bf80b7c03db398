// SPDX-License-Identifier: Apache-2.0

/// A view that sends action messages.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: UInt.max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?

  private var targets: [(target: WeakTarget, action: Selector, events: Event)] = []
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((WeakTarget(target), action, controlEvents))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let gone = target.map { $0 as AnyObject }
    targets.removeAll { item in
      (gone == nil || item.target.value as AnyObject === gone)
        && !item.events.isDisjoint(with: controlEvents)
    }
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action }
  }
  open var allTargets: Set<AnyHashable> { [] }
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  open func sendActions(for controlEvents: Event) {
    for (target, action, events) in targets where !events.isDisjoint(with: controlEvents) {
      sendAction(action, to: target.value, for: nil)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(sender: self)
    }
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends the messages of a tap, as a finger on the control does.
  func touch() {
    sendActions(for: .touchDown)
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}

/// A target that is not kept. A selector of a method that was named on an object has none to be given.
struct WeakTarget {
  private weak var object: AnyObject?
  init(_ target: Any?) { object = target.map { $0 as AnyObject } }
  var value: Any? { object }
}

/// A menu's or a control's action: a closure.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let hidden = Self(rawValue: 4)
    public static let keepsMenuPresented = Self(rawValue: 8)
  }
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  open var attributes: Attributes
  open var state: State
  open private(set) var sender: Any?
  public let identifier: Identifier
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier(title)
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
  }
}
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let singleSelection = Self(rawValue: 32)
    public static let displayAsPalette = Self(rawValue: 128)
  }
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Self("com.apple.menu.file")
    public static let edit = Self("com.apple.menu.edit")
    public static let view = Self("com.apple.menu.view")
    public static let help = Self("com.apple.menu.help")
    public static let format = Self("com.apple.menu.format")
    public static let services = Self("com.apple.menu.services")
  }
  open var children: [UIMenuElement]
  open var options: Options
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, options: options, children: newChildren)
  }
  /// The actions in the menu and in those within it.
  var actions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.actions ?? ($0 as? UIAction).map { [$0] } ?? [] }
  }
}

@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) { super.init(title: title, image: image) }
  open var attributes: UIMenuElement.Attributes = []
}
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) { self.init(title: title, image: image, action: action) }
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
  open var input: String? { nil }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var wantsPriorityOverSystemBehavior: Bool {
    get { false }
    set {}
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", image: nil, action: action)
  }
}
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = Self(rawValue: 1 << 20)
  public static let shift = Self(rawValue: 1 << 17)
  public static let alternate = Self(rawValue: 1 << 19)
  public static let control = Self(rawValue: 1 << 18)
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let numericPad = Self(rawValue: 1 << 21)
}
