// SPDX-License-Identifier: Apache-2.0

/// The methods that a scene delegate can implement.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { AppRuntime.lacks(()) }
  public func sceneDidDisconnect(_ scene: UIScene) { AppRuntime.lacks(()) }
  public func sceneDidBecomeActive(_ scene: UIScene) { AppRuntime.lacks(()) }
  public func sceneWillResignActive(_ scene: UIScene) { AppRuntime.lacks(()) }
  public func sceneWillEnterForeground(_ scene: UIScene) { AppRuntime.lacks(()) }
  public func sceneDidEnterBackground(_ scene: UIScene) { AppRuntime.lacks(()) }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    AppRuntime.lacks(())
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    AppRuntime.lacks(nil)
  }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    AppRuntime.lacks(())
  }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppRuntime.lacks(())
  }
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { AppRuntime.lacks(()) }
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    AppRuntime.lacks(())
  }
}

/// The methods that the delegate of a scene with windows can implement.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let completionHandler = Unchecked(completionHandler)
    Task {
      completionHandler.value(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
  /// The window of an object whose class is not known. UIKit's property is optional: it is written
  /// `delegate?.window??.rootViewController`.
  @MainActor @_disfavoredOverload public var window: UIWindow?? {
    let window: UIWindow? = window
    return .some(window)
  }
}
