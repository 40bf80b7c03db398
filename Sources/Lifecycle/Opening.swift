// SPDX-License-Identifier: Apache-2.0

/// What an app is opened with besides its icon: the payload, and where each style finds it.
enum Opening: Hashable, Sendable {
  case nothing
  case url(String)
  case activity(String)
  case quickAction(String)
  case push
  case localNotification

  /// The launch dictionary of a cold launch in delegate style; nil for the icon.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
  var launchOptions: Options? {
    switch self {
    case .nothing: nil
    case .url(let url):
      Options([
        .init("url", url), .init("sourceApplication", "com.apple.mobilesafari"),
        .init("annotation", "nil"),
      ])
    case .activity(let url):
      Options([
        .init("userActivityType", "NSUserActivityTypeBrowsingWeb"),
        .init("userActivityDictionary", url),
      ])
    case .quickAction(let name): Options([.init("shortcutItem", name)])
    case .push: Options([.init("remoteNotification", "aps")])
    case .localNotification: Options([.init("localNotification", "UILocalNotification")])
    }
  }

  /// The connection options of a scene that connects for it; nil for the icon.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  var connectionOptions: Options? {
    switch self {
    case .nothing: nil
    case .url(let url): Options([.init("urlContexts", url)])
    case .activity(let url): Options([.init("userActivities", url)])
    case .quickAction(let name): Options([.init("shortcutItem", name)])
    case .push, .localNotification:
      Options([.init("notificationResponse", "UNNotificationResponse")])
    }
  }

  /// The calls of delegate style, made while the app is inactive and before it becomes active.
  func delegateSteps(version: Int) -> [Step] {
    switch self {
    case .nothing:
      []
    case .url(let url):
      [.callIfAccepted(.openURL, .urlOrder, options: Options([.init("url", url)]))]
    case .activity(let url):
      [
        .callIfAccepted(.willContinueUserActivity, .activityOrder, options: nil),
        .callIfAccepted(
          .continueUserActivity, .activityOrder, options: Options([.init("webpageURL", url)])),
      ]
    case .quickAction(let name):
      [
        .callIfAccepted(
          .performAction, .quickActionOrder, options: Options([.init("shortcutItem", name)]))
      ]
    case .push:
      // The launch methods' answers are ignored for a remote notification.
      [.call(.didReceiveRemoteNotification, .notificationTapped)]
    case .localNotification:
      [
        .call(
          version < 10 ? .didReceiveLocalNotification : .userNotificationDidReceive,
          .notificationTapped)
      ]
    }
  }

  /// A connected scene hears of a custom URL before it enters the foreground.
  var sceneStepsBeforeForeground: [Step] {
    switch self {
    case .url(let url):
      [.call(.sceneOpenURLContexts, .urlOrder, options: Options([.init("urlContexts", url)]))]
    case .nothing, .activity, .quickAction, .push, .localNotification:
      []
    }
  }

  /// The other calls of scene style, between entering the foreground and becoming active. A scene
  /// that connects for it finds the payload in its connection options instead.
  func sceneStepsBeforeActive(connects: Bool) -> [Step] {
    switch self {
    case .nothing, .url:
      []
    case .activity(let url):
      connects
        ? []
        : [
          .call(
            .sceneContinueUserActivity, .activityOrder, options: Options([.init("webpageURL", url)])
          )
        ]
    case .quickAction(let name):
      connects
        ? []
        : [
          .call(
            .windowScenePerformAction, .quickActionOrder,
            options: Options([.init("shortcutItem", name)]))
        ]
    case .push, .localNotification:
      [.call(.userNotificationDidReceive, .notificationTapped)]
    }
  }
}
