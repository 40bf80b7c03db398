// SPDX-License-Identifier: Apache-2.0

/// A window. It shows nothing here; its root view controller loads and appears as on iOS.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The windows that are visible, in the order in which they became so.
  static var all: [UIWindow] = []

  open weak var windowScene: UIWindowScene?
  open internal(set) var isKeyWindow = false
  open var windowLevel: UIWindow.Level = .normal
  open var screen: UIScreen { .main }

  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue, UIWindow.all.contains(self) else { return }
      oldValue?.disappear()
      rootViewController?.load(in: self)
      AppRuntime.current?.showControllers()
    }
  }

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (one: Level, other: CGFloat) -> Level { Level(one.rawValue + other) }
    public static func - (one: Level, other: CGFloat) -> Level { Level(one.rawValue - other) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open var canResizeToFitContent = false
  /// Never called: a touch of the emulator goes to what it touches.
  open func sendEvent(_ event: UIEvent) {}

  open func makeKey() {
    for window in UIWindow.all { window.isKeyWindow = window === self }
    isKeyWindow = true
  }

  open func becomeKey() {}
  open func resignKey() {}

  open func makeKeyAndVisible() {
    isHidden = false
    if !UIWindow.all.contains(self) { UIWindow.all.append(self) }
    makeKey()
    rootViewController?.load(in: self)
    AppRuntime.current?.showControllers()
  }
}

/// The screen: that of an iPhone, in points.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor open class UIScreen: NSObject {
  public class var main: UIScreen { one }
  private static let one = UIScreen()

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
  open var scale: CGFloat { 3 }
  open var nativeScale: CGFloat { 3 }
  open var maximumFramesPerSecond: Int { 60 }
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  open var brightness: CGFloat = 0.5
}
