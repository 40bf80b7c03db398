// SPDX-License-Identifier: Apache-2.0

/// Every `Notification.Name` this model posts; the raw value is Apple's name.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication
public enum AppleNotification: String, CaseIterable, Hashable, Sendable {
  case didFinishLaunching = "UIApplication.didFinishLaunchingNotification"
  case didBecomeActive = "UIApplication.didBecomeActiveNotification"
  case willResignActive = "UIApplication.willResignActiveNotification"
  case didEnterBackground = "UIApplication.didEnterBackgroundNotification"
  case willEnterForeground = "UIApplication.willEnterForegroundNotification"
  case willTerminate = "UIApplication.willTerminateNotification"
  case didReceiveMemoryWarning = "UIApplication.didReceiveMemoryWarningNotification"
  case significantTimeChange = "UIApplication.significantTimeChangeNotification"
  case backgroundRefreshStatusDidChange =
    "UIApplication.backgroundRefreshStatusDidChangeNotification"
  case protectedDataDidBecomeAvailable =
    "UIApplication.protectedDataDidBecomeAvailableNotification"
  case protectedDataWillBecomeUnavailable =
    "UIApplication.protectedDataWillBecomeUnavailableNotification"

  case sceneWillConnect = "UIScene.willConnectNotification"
  case sceneDidDisconnect = "UIScene.didDisconnectNotification"
  case sceneDidActivate = "UIScene.didActivateNotification"
  case sceneWillDeactivate = "UIScene.willDeactivateNotification"
  case sceneDidEnterBackground = "UIScene.didEnterBackgroundNotification"
  case sceneWillEnterForeground = "UIScene.willEnterForegroundNotification"

  case orientationDidChange = "UIDevice.orientationDidChangeNotification"
  case batteryLevelDidChange = "UIDevice.batteryLevelDidChangeNotification"
  case proximityStateDidChange = "UIDevice.proximityStateDidChangeNotification"
  case currentLocaleDidChange = "NSLocale.currentLocaleDidChangeNotification"
  case userDefaultsDidChange = "UserDefaults.didChangeNotification"
  case ubiquityIdentityDidChange = "NSUbiquityIdentityDidChange"
  case screenModeDidChange = "UIScreen.modeDidChangeNotification"
  case accessoryDidConnect = "EAAccessoryDidConnect"
  case accessoryDidDisconnect = "EAAccessoryDidDisconnect"
}
