// SPDX-License-Identifier: Apache-2.0

/// What an app is opened with besides its icon: the payload, and where each style finds it.
enum OpenRequest: Hashable, Sendable {
  case nothing
  case url(String)
  case activity(String)
  case quickAction(String)
  case push
  case localNotification

  /// The launch dictionary of a cold launch in delegate style; nil for the icon.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
  var launchOptions: CallOptions? {
    switch self {
    case .nothing: nil
    case .url(let url):
      CallOptions([
        .init("url", url), .init("sourceApplication", "com.apple.mobilesafari"),
        .init("annotation", "nil"),
      ])
    case .activity(let url):
      CallOptions([
        .init("userActivityType", "NSUserActivityTypeBrowsingWeb"),
        .init("userActivityDictionary", url),
      ])
    case .quickAction(let name): CallOptions([.init("shortcutItem", name)])
    case .push: CallOptions([.init("remoteNotification", "aps")])
    case .localNotification: CallOptions([.init("localNotification", "UILocalNotification")])
    }
  }

  /// The connection options of a scene that connects for it; nil for the icon.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
  var connectionOptions: CallOptions? {
    switch self {
    case .nothing: nil
    case .url(let url): CallOptions([.init("urlContexts", url)])
    case .activity(let url): CallOptions([.init("userActivities", url)])
    case .quickAction(let name): CallOptions([.init("shortcutItem", name)])
    case .push, .localNotification:
      CallOptions([.init("notificationResponse", "UNNotificationResponse")])
    }
  }

  /// The calls of delegate style, made while the app is inactive and before it becomes active.
  func delegateSteps(version: Int) -> [MainThreadStep] {
    switch self {
    case .nothing:
      []
    case .url(let url):
      [.callIfAccepted(.openURL, .urlOrder, options: CallOptions([.init("url", url)]))]
    case .activity(let url):
      [
        .callIfAccepted(.willContinueUserActivity, .activityOrder, options: nil),
        .callIfAccepted(
          .continueUserActivity, .activityOrder, options: CallOptions([.init("webpageURL", url)])),
      ]
    case .quickAction(let name):
      [
        .callIfAccepted(
          .performAction, .quickActionOrder, options: CallOptions([.init("shortcutItem", name)]))
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
  var sceneStepsBeforeForeground: [MainThreadStep] {
    switch self {
    case .url(let url):
      [.call(.sceneOpenURLContexts, .urlOrder, options: CallOptions([.init("urlContexts", url)]))]
    case .nothing, .activity, .quickAction, .push, .localNotification:
      []
    }
  }

  /// The other calls of scene style, between entering the foreground and becoming active. A scene
  /// that connects for it finds the payload in its connection options instead.
  func sceneStepsBeforeActive(connects: Bool) -> [MainThreadStep] {
    switch self {
    case .nothing, .url:
      []
    case .activity(let url):
      connects
        ? []
        : [
          .call(
            .sceneContinueUserActivity, .activityOrder,
            options: CallOptions([.init("webpageURL", url)])
          )
        ]
    case .quickAction(let name):
      connects
        ? []
        : [
          .call(
            .windowScenePerformAction, .quickActionOrder,
            options: CallOptions([.init("shortcutItem", name)]))
        ]
    case .push, .localNotification:
      [.call(.userNotificationDidReceive, .notificationTapped)]
    }
  }
}
