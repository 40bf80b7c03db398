// SPDX-License-Identifier: Apache-2.0

// Statements of an app to assistive technologies: nobody listens, and none is on.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: Self = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let playsSound = Self(rawValue: 16)
  public static let keyboardKey = Self(rawValue: 32)
  public static let staticText = Self(rawValue: 64)
  public static let summaryElement = Self(rawValue: 128)
  public static let notEnabled = Self(rawValue: 256)
  public static let updatesFrequently = Self(rawValue: 512)
  public static let searchField = Self(rawValue: 1024)
  public static let startsMediaSession = Self(rawValue: 2048)
  public static let adjustable = Self(rawValue: 4096)
  public static let allowsDirectInteraction = Self(rawValue: 8192)
  public static let causesPageTurn = Self(rawValue: 16384)
  public static let header = Self(rawValue: 1 << 16)
  public static let tabBar = Self(rawValue: 1 << 17)
  public static let toggleButton = Self(rawValue: 1 << 53)
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiaccessibility
@preconcurrency @MainActor public struct UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Self()
    public static let layoutChanged = Self()
    public static let screenChanged = Self()
    public static let pageScrolled = Self()
    public static let pauseAssistiveTechnology = Self()
    public static let resumeAssistiveTechnology = Self()
  }
  public static func post(notification: Notification, argument: Any?) {}
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var buttonShapesEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { rect }
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) { DispatchQueue.main.async { completionHandler(false) } }

  private nonisolated static func changed(_ what: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(what)StatusDidChangeNotification")
  }
  public nonisolated static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    changed("VoiceOver")
  }
  public nonisolated static var switchControlStatusDidChangeNotification: NSNotification.Name {
    changed("SwitchControl")
  }
  public nonisolated static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    changed("ReduceMotion")
  }
  public nonisolated static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    changed("ReduceTransparency")
  }
  public nonisolated static var boldTextStatusDidChangeNotification: NSNotification.Name {
    changed("BoldText")
  }
  public nonisolated static var invertColorsStatusDidChangeNotification: NSNotification.Name {
    changed("InvertColors")
  }
  public nonisolated static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    changed("DarkerSystemColors")
  }
  public nonisolated static var guidedAccessStatusDidChangeNotification: NSNotification.Name {
    changed("GuidedAccess")
  }
  public nonisolated static var announcementDidFinishNotification: NSNotification.Name {
    NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  }
}

/// A part of a view that is no view.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiaccessibilityelement
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}
