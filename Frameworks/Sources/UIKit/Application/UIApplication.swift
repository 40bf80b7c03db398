// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// The app as UIKit sees it.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The one application object.
  public class var shared: UIApplication { one }
  private static let one = UIApplication()

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The keys of the dictionary that the launch methods are given.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A dictionary asks for it whenever a key is looked up.
    public func hash(into hasher: inout Hasher) {
      LaunchOptionReads.note(rawValue)
      hasher.combine(rawValue)
    }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let localNotification = Self(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// The keys of the dictionary that comes with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The keys of the dictionary for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  // MARK: Notifications

  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")

  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
  public nonisolated static let openSettingsURLString = "app-settings:"

  // MARK: State

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState: State = .inactive
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  open var isProtectedDataAvailable: Bool { true }
  open var isNetworkActivityIndicatorVisible = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var applicationSupportsShakeToEdit = true
  open var supportsMultipleScenes: Bool { AppRuntime.current?.app.hasManyWindows ?? false }
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var openSessions: Set<UISceneSession> = []
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var statusBarStyle: UIStatusBarStyle = .default
  open var isStatusBarHidden = false
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 393, height: 54) }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// The windows of the app.
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { UIWindow.all.first(where: \.isKeyWindow) }

  open override var next: UIResponder? { delegate as? UIResponder }

  /// Seconds of background time that are left; a very large number while they don't count.
  open var backgroundTimeRemaining: TimeInterval { BackgroundTasks.remaining }

  /// As when the app is launched.
  func reset() {
    delegate = nil
    applicationState = .inactive
    applicationIconBadgeNumber = 0
    isIdleTimerDisabled = false
    shortcutItems = nil
    connectedScenes = []
    openSessions = []
  }

  // MARK: Background tasks

  @discardableResult
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.begin(named: nil, handler)
  }

  @discardableResult
  public nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    BackgroundTasks.begin(named: taskName, handler)
  }

  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    BackgroundTasks.end(identifier)
  }

  // MARK: What is accepted and does nothing here

  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  open func beginReceivingRemoteControlEvents() {}
  open func endReceivingRemoteControlEvents() {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  open func extendStateRestoration() {}
  open func completeStateRestoration() {}
  open func ignoreSnapshotOnNextApplicationLaunch() {}

  /// There is no push service: the app delegate is told so.
  open func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      let reason = [NSLocalizedDescriptionKey: "applife has no push service"]
      self.delegate?.application(
        self,
        didFailToRegisterForRemoteNotificationsWithError: NSError(
          domain: NSCocoaErrorDomain, code: 3000, userInfo: reason))
    }
  }
  open func unregisterForRemoteNotifications() {}

  // MARK: URLs: there is no other app to open one

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  // MARK: Actions

  /// Sends an action message to a target.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    action.send(target, sender)
    return true
  }
}

public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// A background task, by its number.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// A quick action of the Home screen.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  open var type: String { ownType }
  open var localizedTitle: String { ownTitle }
  open var localizedSubtitle: String? { ownSubtitle }
  open var userInfo: [String: any NSSecureCoding]? { ownInfo }

  fileprivate var ownType: String
  fileprivate var ownTitle: String
  fileprivate var ownSubtitle: String?
  fileprivate var ownInfo: [String: any NSSecureCoding]?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    ownType = type
    ownTitle = localizedTitle
    ownSubtitle = localizedSubtitle
    ownInfo = userInfo
  }
}

/// A quick action that can be changed.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { ownType }
    set { ownType = newValue }
  }
  open override var localizedTitle: String {
    get { ownTitle }
    set { ownTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { ownSubtitle }
    set { ownSubtitle = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { ownInfo }
    set { ownInfo = newValue }
  }
}

/// A picture of a quick action: accepted, never shown.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public init(type: IconType) {}
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}

/// Starts the app, and does not return.
///
/// - Parameter delegateClassName: the class of the app delegate. Without Objective-C an object
///   cannot be made from a name: applife's build hands over the class.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  HostedApp.runDescribed(delegateClass: delegateClassName)
}

extension UIApplication {
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
}
