// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Lifecycle
import Testing
@_spi(Hosting) import UIKit

/// The selectors that were called, as Swift spells them.
@MainActor private enum Called {
  static var names: [String] = []
  /// The notification center keeps its delegate weakly.
  static let notifications = Notifications()
  static func note(_ name: String = #function) { names.append(name) }
}

// One app runs at a time: these tests take turns with those of app delegates.
extension TestApplicationTests {
  /// Apple's methods are called by their selectors, as texts. A callback of the engine that the
  /// stand-ins forget would silently be a method that no app implements.
  @MainActor @Suite("Each callback of the engine is called")
  struct CallbackDispatchTests {
    /// The callbacks that nothing is called for, each with the reason.
    private static let undispatched: [Callback: String] = [
      .activityUpdates: "the app awaits a sequence, and implements no method",
      .loadView: controllers, .viewDidLoad: controllers, .viewWillAppear: controllers,
      .viewDidAppear: controllers, .viewWillDisappear: controllers,
      .viewDidDisappear: controllers, .controllerDidReceiveMemoryWarning: controllers,
      .buttonTapped: "the message of a tap names the button, whose own action is called",
      .downloadDidFinish: downloads, .sessionDidFinishEvents: downloads,
      .accelerometerUpdate: "CMMotionManager takes a block, and has no data to hand it",
      .draw: "nothing is drawn",
    ]
    private static let controllers = "UIKit calls a view controller when it shows or warns it"
    private static let downloads = "Foundation on Linux has no sessions in the background"

    /// An app that implements everything.
    private static func begin() -> AppRuntime {
      let runtime = AppRuntime.begin(
        HostedApp(
          makeDelegate: { Delegate() },
          sceneDelegates: [(name: "SceneDelegate", make: { SceneDelegate() })],
          content: { Content() }))
      runtime.take(.welcome(version: HostProtocol.version, app: "Notes"))
      runtime.launchHandlers["task"] = { _ in Called.note(Callback.launchHandler.rawValue) }
      runtime.expireTasks["task"] = { Called.note(Callback.taskExpirationHandler.rawValue) }
      UNUserNotificationCenter.current().delegate = Called.notifications
      return runtime
    }

    /// Calls the app as the engine would. Returns the names that were called, unless the app lacks the
    /// method.
    private static func call(_ callback: Callback, _ runtime: AppRuntime) -> [String] {
      let isOfScene =
        callback.isSceneCallback || callback == .onAppear || callback == .onOpenURL
      let scene = isOfScene ? callback.rawValue : nil
      let options = [
        "url": "notes://1", "urlContexts": "notes://1", "webpageURL": "https://a.b",
        "shortcutItem": "compose", "identifier": "task", "sceneSessions": "scene-9",
      ]
      func take(_ callback: Callback) {
        runtime.take(
          .call(
            HostMessage.Call(
              id: 1, name: callback.rawValue, state: "inactive", scene: scene, options: options)))
      }
      if isOfScene, callback != .sceneWillConnect { take(.sceneWillConnect) }
      Called.names = []
      take(callback)
      return runtime.lacksMethod ? [] : Called.names
    }

    /// The callbacks that modules register which tests do not import, found in their sources.
    private static let registered: Set<String> = {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      var names: Set<String> = []
      for folder in ["Sources", "Frameworks"] {
        let files = FileManager.default.enumerator(atPath: root.path + "/" + folder)
        while let name = files?.nextObject() as? String {
          guard name.hasSuffix(".swift"),
            let text = try? String(
              contentsOfFile: "\(root.path)/\(folder)/\(name)", encoding: .utf8)
          else { continue }
          for match in text.matches(of: /callHandlers\["([^"]+)"\]/) {
            names.insert(String(match.1))
          }
        }
      }
      return names
    }()

    @Test("by the stand-ins, or it is in the list of those that are not")
    func dispatch() {
      let runtime = Self.begin()
      defer { AppRuntime.end() }
      for callback in Callback.allCases where !Self.registered.contains(callback.rawValue) {
        let called = Self.call(callback, runtime)
        if let reason = Self.undispatched[callback] {
          #expect(called.isEmpty, "\(callback.rawValue) is called, though \(reason)")
        } else {
          #expect(
            called.contains(callback.rawValue),
            """
            No stand-in calls \(callback.rawValue): call it in AppRuntime.perform, register it in \
            AppRuntime.callHandlers, or list it in CallbackDispatchTests with the reason.
            """)
        }
      }
    }
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { Called.note() }
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Called.note()
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Called.note() }
  func applicationWillResignActive(_ application: UIApplication) { Called.note() }
  func applicationDidEnterBackground(_ application: UIApplication) { Called.note() }
  func applicationWillEnterForeground(_ application: UIApplication) { Called.note() }
  func applicationWillTerminate(_ application: UIApplication) { Called.note() }
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { Called.note() }
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { Called.note() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Called.note() }
  func applicationSignificantTimeChange(_ application: UIApplication) { Called.note() }
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) { Called.note() }
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) { Called.note() }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { Called.note() }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { Called.note() }
  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    Called.note()
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool {
    Called.note()
    return true
  }
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
    Called.note()
  }
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
    Called.note()
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    Called.note()
    return true
  }
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    Called.note()
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Called.note() }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Called.note()
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { Called.note() }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Called.note() }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { Called.note() }
  override func remoteControlReceived(with event: UIEvent?) { Called.note() }
}

private final class Notifications: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { MainActor.assumeIsolated { Called.note() } }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { MainActor.assumeIsolated { Called.note() } }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Called.note() }
  func sceneDidDisconnect(_ scene: UIScene) { Called.note() }
  func sceneDidBecomeActive(_ scene: UIScene) { Called.note() }
  func sceneWillResignActive(_ scene: UIScene) { Called.note() }
  func sceneWillEnterForeground(_ scene: UIScene) { Called.note() }
  func sceneDidEnterBackground(_ scene: UIScene) { Called.note() }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { Called.note() }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Called.note()
    return nil
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    Called.note()
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { Called.note() }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { Called.note() }
}

/// SwiftUI's part: the views of the app.
private final class Content: AppContent {
  var controls: [Tappable] { [] }
  func makeDelegate() -> (any UIApplicationDelegate)? { Delegate() }
  func begin() {}
  func connect(_ scene: String, _ delegate: (any UISceneDelegate)?) {
    Called.note(Callback.onAppear.rawValue)
  }
  func change(_ phase: String, of scene: String?) {}
  func open(_ url: URL) { Called.note(Callback.onOpenURL.rawValue) }
}
