// SPDX-License-Identifier: Apache-2.0
import UserNotifications

/// One instance of an app's interface.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  open var session: UISceneSession { ownSession }
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""

  private let ownSession: UISceneSession

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  open var activationConditions = UISceneActivationConditions()
  open var subtitle: String = ""

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    open internal(set) var notificationResponse: UNNotificationResponse?
    open var handoffUserActivityType: String? { nil }
    open var sourceApplication: String? { nil }
  }

  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  /// The values that come with a URL.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}

/// A scene that shows windows.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
  open var coordinateSpace: UIScreen { .main }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Nil on an iPhone.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another orientation: the screen does not turn here.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The geometry never changes here: nobody is told of another.
  open var effectiveGeometry: Geometry { Geometry() }

  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
  @preconcurrency @MainActor public final class Geometry: NSObject {
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }

  /// The looks of a window's controls on an iPad: accepted, and never asked for.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindowscene/windowingcontrolstyle-swift.class
  @preconcurrency @MainActor public final class WindowingControlStyle: NSObject {
    public class var automatic: WindowingControlStyle { WindowingControlStyle() }
    public class var minimal: WindowingControlStyle { WindowingControlStyle() }
    public class var unified: WindowingControlStyle { WindowingControlStyle() }
  }

  /// The geometry that a scene would like to have.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}

/// The memory that iOS has of a scene.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplay = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  open var role: Role { ownRole }
  open internal(set) var configuration: UISceneConfiguration
  open var persistentIdentifier: String { identifier }
  open var userInfo: [String: Any]?
  open var stateRestorationActivity: NSUserActivity?

  private let identifier: String
  private let ownRole: Role

  /// A session with the role that its configuration has until the app gives another.
  init(identifier: String, configuration: UISceneConfiguration) {
    self.identifier = identifier
    ownRole = configuration.role
    self.configuration = configuration
  }
}

/// The description by which a scene is made.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open var name: String? { ownName }
  open var role: UISceneSession.Role { ownRole }
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  private let ownName: String?
  private let ownRole: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisceneactivationconditions
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// A URL that a scene is opened with.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { ownURL }
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  private let ownURL: URL

  init(_ url: URL) { ownURL = url }
}
