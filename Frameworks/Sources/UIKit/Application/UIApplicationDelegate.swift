// SPDX-License-Identifier: Apache-2.0

/// The asynchronous form of a method of the app delegate. It has a protocol of its own because apps in Swift 5 mode
/// take the requirements of a `@preconcurrency` protocol for ones without an actor: they would be told that its
/// dictionary of `Any` cannot be sent to one.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@MainActor public protocol AsyncRemoteNotificationDelegate {
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

/// The methods that an app delegate can implement. Every method has a default, as every one of
/// Apple's is optional. The build finds in the source which of them an app implements.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol,
  AsyncRemoteNotificationDelegate
{
  var window: UIWindow? { get set }

  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func applicationSignificantTimeChange(_ application: UIApplication)

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  func application(
    _ application: UIApplication, didReceive notification: UILocalNotification)

  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { AppRuntime.lacks(true) }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // UIKit calls the older method where this one is not implemented.
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) { AppRuntime.lacks(()) }
  public func applicationWillResignActive(_ application: UIApplication) { AppRuntime.lacks(()) }
  public func applicationDidEnterBackground(_ application: UIApplication) { AppRuntime.lacks(()) }
  public func applicationWillEnterForeground(_ application: UIApplication) { AppRuntime.lacks(()) }
  public func applicationWillTerminate(_ application: UIApplication) { AppRuntime.lacks(()) }

  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    AppRuntime.lacks(())
  }
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    AppRuntime.lacks(())
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    AppRuntime.lacks(())
  }
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    AppRuntime.lacks(())
  }

  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(AppRuntime.lacks(.noData)) }
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    AppRuntime.lacks(())
    completionHandler()
  }

  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let userInfo = Unchecked(userInfo)
    let completionHandler = Unchecked(completionHandler)
    Task {
      let result: UIBackgroundFetchResult = await self.application(
        application, didReceiveRemoteNotification: userInfo.value)
      completionHandler.value(result)
    }
  }
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication, didReceive notification: UILocalNotification
  ) { AppRuntime.lacks(()) }

  public func application(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { AppRuntime.lacks(false) }
  public func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { AppRuntime.lacks(false) }
  public func application(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { AppRuntime.lacks(()) }
  public func application(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { AppRuntime.lacks(()) }

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    application(app, open: url, sourceApplication: nil, annotation: NSNull())
  }
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { self.application(application, handleOpen: url) }
  public func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    AppRuntime.lacks(false)
  }

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { AppRuntime.lacks(false) }
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { AppRuntime.lacks(false) }
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    AppRuntime.lacks(())
  }
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { AppRuntime.lacks(()) }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let completionHandler = Unchecked(completionHandler)
    Task {
      completionHandler.value(await self.application(application, performActionFor: shortcutItem))
    }
  }
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { AppRuntime.lacks(connectingSceneSession.configuration) }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { AppRuntime.lacks(()) }

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { AppRuntime.lacks(.all) }
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool { AppRuntime.lacks(true) }
}

extension NSObjectProtocol where Self: UIApplicationDelegate {
  /// The window of an object whose class is not known. UIKit's property is optional: it is written
  /// `delegate?.window??.rootViewController`.
  @MainActor @_disfavoredOverload public var window: UIWindow?? {
    let window: UIWindow? = window
    return .some(window)
  }
}

extension AsyncRemoteNotificationDelegate where Self: UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    // The method from before there were background modes.
    let older: (UIApplication, [AnyHashable: Any]) -> Void = self.application(
      _:didReceiveRemoteNotification:)
    older(application, userInfo)
    return .noData
  }
}
