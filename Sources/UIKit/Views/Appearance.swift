// SPDX-License-Identifier: Apache-2.0
import Foundation

// Colors, fonts, bars and their appearance: accepted, and without effect.

@preconcurrency @MainActor open class UIBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
}

@preconcurrency @MainActor open class UINavigationBar: UIBar {
  open class func appearance() -> UINavigationBar { common }
  private static let common = UINavigationBar()
  open var prefersLargeTitles = false
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var barStyle: UIBarStyle = .default
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

@preconcurrency @MainActor open class UITabBar: UIBar {
  open class func appearance() -> UITabBar { common }
  private static let common = UITabBar()
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

@preconcurrency @MainActor open class UIToolbar: UIBar {
  open class func appearance() -> UIToolbar { common }
  private static let common = UIToolbar()
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var tag = 0
  open var isEnabled = true
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open class func appearance() -> UITabBarItem { common }
  private static let common = UITabBarItem()
  open var badgeValue: String?
  public override init() { super.init() }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain = 0, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
  }
  open class func appearance() -> UIBarButtonItem { common }
  private static let common = UIBarButtonItem()
  open var tintColor: UIColor?
  public override init() { super.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
  }
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
  }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  public override init() { super.init() }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

public enum UIBarMetrics: Int, Sendable { case `default`, compact }
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A color.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked, as it is Apple's: a color never changes.
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init?(named name: String) {
    self.init(white: 0, alpha: 1)
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 0.667, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 0.333, alpha: 1) }
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var label: UIColor { .black }
  public class var systemBackground: UIColor { .white }
  public class var systemBlue: UIColor { .blue }
  public class var systemRed: UIColor { .red }
  public class var systemGreen: UIColor { .green }
  public class var systemOrange: UIColor { .orange }
  public class var systemGray: UIColor { .gray }
}

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked, as it is Apple's: a font never changes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let light = Weight(rawValue: -0.4)
  }
  open var pointSize: CGFloat { size }
  private let size: CGFloat
  private init(size: CGFloat) { self.size = size }
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(size: fontSize)
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
}

/// A picture: there is none.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked, as it is Apple's: a picture never changes.
  public override init() { super.init() }
  public convenience init?(named name: String) { self.init() }
  public convenience init?(systemName name: String) { self.init() }
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}
