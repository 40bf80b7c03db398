// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Callback {
  /// The selector in Objective-C, without the last colon where it is the only one.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate?language=objc
  package var objectiveCName: String {
    // `application(_:didEnd:)` is `application:didEnd:`.
    Self.objectiveCNames[self]
      ?? rawValue.prefix { $0 != "(" } + ":" + rawValue.drop { $0 != ":" }.dropFirst().dropLast()
  }

  /// The selectors that are no spelling of the Swift name.
  private static let objectiveCNames: [Callback: String] = [
    .openURL: "application:openURL:options:",
    .openURLWithSource: "application:openURL:sourceApplication:annotation:",
    .handleOpenURL: "application:handleOpenURL:",
    .didReceiveLocalNotification: "application:didReceiveLocalNotification:",
    .continueUserActivity: "application:continueUserActivity:restorationHandler:",
    .performAction: "application:performActionForShortcutItem:completionHandler:",
    .willEncodeRestorableState: "application:willEncodeRestorableStateWithCoder:",
    .didDecodeRestorableState: "application:didDecodeRestorableStateWithCoder:",
    .userNotificationWillPresent:
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
    .userNotificationDidReceive:
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    .configurationForConnecting: "application:configurationForConnectingSceneSession:options:",
    .sceneWillConnect: "scene:willConnectToSession:options:",
    .sceneContinueUserActivity: "scene:continueUserActivity:",
    .windowScenePerformAction: "windowScene:performActionForShortcutItem:completionHandler:",
    .stateRestorationActivity: "stateRestorationActivityForScene:",
    .pushRegistryDidReceive:
      "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:",
    .pushRegistryDidReceiveOnly: "pushRegistry:didReceiveIncomingPushWithPayload:forType:",
    .activityUpdates: "Activity.activityUpdates",
    .locationManagerDidRange: "locationManager:didRangeBeacons:satisfyingConstraint:",
    .locationManagerDidRangeBeacons: "locationManager:didRangeBeacons:inRegion:",
    .peripheralDidUpdateValue: "peripheral:didUpdateValueForCharacteristic:error:",
    .peripheralManagerDidReceiveRead: "peripheralManager:didReceiveReadRequest:",
    .downloadDidFinish: "URLSession:downloadTask:didFinishDownloadingToURL:",
    .sessionDidFinishEvents: "URLSessionDidFinishEventsForBackgroundURLSession:",
  ]
}
