// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// The device.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor open class UIDevice: NSObject {
  public class var current: UIDevice { one }
  private static let one = UIDevice()

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// That of the emulated device.
  open var systemVersion: String {
    ProcessInfo.processInfo.environment[HostProtocol.systemVariable]
      ?? "\(HostProtocol.latestSystem).0"
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isMultitaskingSupported: Bool { true }
  open var identifierForVendor: UUID? { vendor }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  private let vendor = UUID()

  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

extension UIDeviceOrientation {
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The traits of a view's surroundings: an iPhone, upright, in the light style.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitraitcollection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

@preconcurrency @MainActor open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { style }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { horizontal }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical }
  open var displayScale: CGFloat { 3 }
  open class var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  private var style: UIUserInterfaceStyle = .light
  private var horizontal: UIUserInterfaceSizeClass = .compact
  private var vertical: UIUserInterfaceSizeClass = .regular

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    style != traitCollection?.style
  }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .leftToRight }
  open func performAsCurrent(_ actions: () -> Void) { actions() }

  public override init() { super.init() }
  public init(userInterfaceStyle: UIUserInterfaceStyle) { style = userInterfaceStyle }
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) { horizontal = horizontalSizeClass }
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { vertical = verticalSizeClass }
  public convenience init(displayScale: CGFloat) { self.init() }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init() }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    // Of each trait, the last that differs from an iPhone's counts.
    for traits in traitCollections {
      if traits.style != .light { style = traits.style }
      if traits.horizontal != .compact { horizontal = traits.horizontal }
      if traits.vertical != .regular { vertical = traits.vertical }
    }
  }
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.horizontal == horizontal && trait.vertical == vertical && trait.style == style
  }
}
