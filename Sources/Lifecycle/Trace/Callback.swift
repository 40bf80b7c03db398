// SPDX-License-Identifier: Apache-2.0

/// Every method UIKit calls in this model; the raw value is its Swift selector, spelled as Apple
/// spells it.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenedelegate
public enum Callback: String, CaseIterable, Hashable, Sendable {
  // MARK: Initializing the App
  case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
  case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  /// Before iOS 3, and in an app that does not implement the method with options.
  case applicationDidFinishLaunching = "applicationDidFinishLaunching(_:)"

  // MARK: Responding to App Life-Cycle Events
  case applicationDidBecomeActive = "applicationDidBecomeActive(_:)"
  case applicationWillResignActive = "applicationWillResignActive(_:)"
  case applicationDidEnterBackground = "applicationDidEnterBackground(_:)"
  case applicationWillEnterForeground = "applicationWillEnterForeground(_:)"
  case applicationWillTerminate = "applicationWillTerminate(_:)"

  // MARK: Responding to Environment Changes
  case protectedDataDidBecomeAvailable = "applicationProtectedDataDidBecomeAvailable(_:)"
  case protectedDataWillBecomeUnavailable = "applicationProtectedDataWillBecomeUnavailable(_:)"
  case didReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case significantTimeChange = "applicationSignificantTimeChange(_:)"

  // MARK: Managing App State Restoration
  case shouldSaveApplicationState = "application(_:shouldSaveApplicationState:)"
  case shouldRestoreApplicationState = "application(_:shouldRestoreApplicationState:)"
  case willEncodeRestorableState = "application(_:willEncodeRestorableStateWith:)"
  case didDecodeRestorableState = "application(_:didDecodeRestorableStateWith:)"

  // MARK: Downloading Data in the Background
  case performFetch = "application(_:performFetchWithCompletionHandler:)"
  case handleEventsForBackgroundURLSession =
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)"

  // MARK: Handling Remote and Local Notifications
  case didReceiveRemoteNotification =
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  /// Before iOS 7.
  case didReceiveRemoteNotificationOnly = "application(_:didReceiveRemoteNotification:)"
  case didReceiveLocalNotification = "application(_:didReceive:)"
  case userNotificationWillPresent =
    "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  case userNotificationDidReceive = "userNotificationCenter(_:didReceive:withCompletionHandler:)"

  // MARK: VoIP pushes and Live Activities
  case pushRegistryDidReceive = "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
  /// Before iOS 11.
  case pushRegistryDidReceiveOnly = "pushRegistry(_:didReceiveIncomingPushWith:for:)"
  /// A sequence that the app awaits, and no method.
  case activityUpdates = "Activity.activityUpdates"

  // MARK: Opening a URL, continuing an activity, quick actions
  case openURL = "application(_:open:options:)"
  /// Before iOS 9.
  case openURLWithSource = "application(_:open:sourceApplication:annotation:)"
  /// Before iOS 4.2.
  case handleOpenURL = "application(_:handleOpen:)"
  case willContinueUserActivity = "application(_:willContinueUserActivityWithType:)"
  case continueUserActivity = "application(_:continue:restorationHandler:)"
  case performAction = "application(_:performActionFor:completionHandler:)"

  // MARK: Configuring and Discarding Scenes
  case configurationForConnecting = "application(_:configurationForConnecting:options:)"
  case didDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"

  // MARK: UISceneDelegate
  case sceneWillConnect = "scene(_:willConnectTo:options:)"
  case sceneDidDisconnect = "sceneDidDisconnect(_:)"
  case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
  case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
  case sceneWillResignActive = "sceneWillResignActive(_:)"
  case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
  case sceneOpenURLContexts = "scene(_:openURLContexts:)"
  case sceneWillContinueUserActivity = "scene(_:willContinueUserActivityWithType:)"
  case sceneContinueUserActivity = "scene(_:continue:)"
  case windowScenePerformAction = "windowScene(_:performActionFor:completionHandler:)"
  case stateRestorationActivity = "stateRestorationActivity(for:)"

  // MARK: UIViewController
  case loadView = "loadView()"
  case viewDidLoad = "viewDidLoad()"
  case viewWillAppear = "viewWillAppear(_:)"
  case viewDidAppear = "viewDidAppear(_:)"
  case viewWillDisappear = "viewWillDisappear(_:)"
  case viewDidDisappear = "viewDidDisappear(_:)"
  case controllerDidReceiveMemoryWarning = "didReceiveMemoryWarning()"

  /// A SwiftUI view's.
  case onAppear = "onAppear(perform:)"
  /// A SwiftUI view's.
  case onOpenURL = "onOpenURL(perform:)"

  /// An action method of the app's own: the target of a button.
  case buttonTapped = "buttonTapped(_:)"

  // MARK: The background task scheduler
  case launchHandler = "BGTaskScheduler launch handler"
  case taskExpirationHandler = "BGTask.expirationHandler"

  // MARK: Background URL sessions
  case downloadDidFinish = "urlSession(_:downloadTask:didFinishDownloadingTo:)"
  case sessionDidFinishEvents = "urlSessionDidFinishEvents(forBackgroundURLSession:)"

  // MARK: Other delegates and responders
  case locationManagerDidUpdateLocations = "locationManager(_:didUpdateLocations:)"
  case locationManagerDidEnterRegion = "locationManager(_:didEnterRegion:)"
  case locationManagerDidExitRegion = "locationManager(_:didExitRegion:)"
  case locationManagerDidRange = "locationManager(_:didRange:satisfying:)"
  /// Before iOS 13.
  case locationManagerDidRangeBeacons = "locationManager(_:didRangeBeacons:in:)"
  case centralManagerWillRestoreState = "centralManager(_:willRestoreState:)"
  case peripheralDidUpdateValue = "peripheral(_:didUpdateValueFor:error:)"
  case peripheralManagerWillRestoreState = "peripheralManager(_:willRestoreState:)"
  case peripheralManagerDidReceiveRead = "peripheralManager(_:didReceiveRead:)"
  case touchesBegan = "touchesBegan(_:with:)"
  case motionBegan = "motionBegan(_:with:)"
  case remoteControlReceived = "remoteControlReceived(with:)"
  case accelerometerUpdate = "CMMotionManager handler"
  case draw = "draw(_:)"
}

extension Callback {
  /// The object that has a method.
  package enum Owner: Hashable, Sendable {
    /// The app delegate, or another object of which an app has one.
    case delegate
    /// A scene delegate, which is called for one scene.
    case sceneDelegate
    /// View controllers, responders and handlers: an app has many, and the model one of each.
    case many
  }

  package var owner: Owner {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .applicationDidBecomeActive,
      .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationWillTerminate, .protectedDataDidBecomeAvailable,
      .protectedDataWillBecomeUnavailable, .didReceiveMemoryWarning, .significantTimeChange,
      .shouldSaveApplicationState, .shouldRestoreApplicationState, .willEncodeRestorableState,
      .didDecodeRestorableState, .performFetch, .handleEventsForBackgroundURLSession,
      .didReceiveRemoteNotification, .didReceiveRemoteNotificationOnly,
      .didReceiveLocalNotification, .userNotificationWillPresent, .userNotificationDidReceive,
      .openURL, .openURLWithSource, .handleOpenURL, .willContinueUserActivity,
      .continueUserActivity, .performAction, .configurationForConnecting, .didDiscardSceneSessions,
      .downloadDidFinish, .sessionDidFinishEvents, .locationManagerDidUpdateLocations,
      .centralManagerWillRestoreState, .applicationDidFinishLaunching, .pushRegistryDidReceive,
      .pushRegistryDidReceiveOnly, .locationManagerDidEnterRegion, .locationManagerDidExitRegion,
      .peripheralManagerWillRestoreState:
      .delegate
    case .sceneWillConnect, .sceneDidDisconnect, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneOpenURLContexts,
      .sceneWillContinueUserActivity, .sceneContinueUserActivity, .windowScenePerformAction,
      .stateRestorationActivity:
      .sceneDelegate
    case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .controllerDidReceiveMemoryWarning, .onAppear, .onOpenURL,
      .activityUpdates, .locationManagerDidRange, .locationManagerDidRangeBeacons,
      .peripheralDidUpdateValue, .peripheralManagerDidReceiveRead, .buttonTapped, .launchHandler,
      .taskExpirationHandler, .touchesBegan, .motionBegan, .remoteControlReceived,
      .accelerometerUpdate, .draw:
      .many
    }
  }

  /// True if the method belongs to a scene delegate, and so is called for one scene.
  public var isSceneCallback: Bool { owner == .sceneDelegate }

  /// The delegate's method for a VoIP push: the one with a completion handler came with iOS 11.
  static func incomingPush(version: SystemVersion) -> Callback {
    version < 11 ? .pushRegistryDidReceiveOnly : .pushRegistryDidReceive
  }

  /// The delegate's method for beacons that were ranged: iOS 13 has another.
  static func beaconsRanged(version: SystemVersion) -> Callback {
    version < 13 ? .locationManagerDidRangeBeacons : .locationManagerDidRange
  }

  /// True if the method answers with a Bool that decides something: the two launch methods.
  public var returnsBool: Bool { self == .willFinishLaunching || self == .didFinishLaunching }
}
