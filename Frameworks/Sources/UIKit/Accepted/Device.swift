// SPDX-License-Identifier: Apache-2.0

// Settings of the screen, the device, traits, gestures and touches: accepted, and not kept, because nothing is drawn.

extension UIScreen {
  public var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public class var screens: [UIScreen] { [.main] }
  public var isCaptured: Bool { false }
  public var calibratedLatency: TimeInterval { 0 }
  public var currentMode: UIScreenMode? { UIScreenMode() }
  public var availableModes: [UIScreenMode] { [UIScreenMode()] }
  public var preferredMode: UIScreenMode? { UIScreenMode() }
  public var mirrored: UIScreen? { nil }
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

@preconcurrency @MainActor open class UIScreenMode: NSObject {
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}

extension UIDevice {
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public func playInputClick() {}
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func setValue(_ value: Any?, forKey key: String) {}
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

extension UITraitCollection {
  public var displayGamut: UIDisplayGamut { .P3 }
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  public var legibilityWeight: UILegibilityWeight { .regular }
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  public var activeAppearance: UIUserInterfaceActiveAppearance { .active }
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive, active
}

extension UIGestureRecognizer {
  public var allowedTouchTypes: [NSNumber] {
    get { [] }
    set {}
  }
  public var allowedPressTypes: [NSNumber] {
    get { [] }
    set {}
  }
  public var requiresExclusiveTouchType: Bool {
    get { true }
    set {}
  }
  public var buttonMask: UIEvent.ButtonMask { [] }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { .primary }
    set {}
  }
  public func ignore(_ touch: UITouch, for event: UIEvent) {}
  public func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = Self(rawValue: 1)
    public static let secondary = Self(rawValue: 2)
  }
}

extension UIScreen {
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
}
