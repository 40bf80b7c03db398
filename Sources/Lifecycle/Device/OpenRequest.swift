// SPDX-License-Identifier: Apache-2.0

/// A payload that an app is opened with besides its icon, and where each style finds it.
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
  func delegateSteps(
    for app: EmulatedApp, isLaunch: Bool = false, version: SystemVersion
  ) -> [MainThreadStep] {
    switch self {
    case .nothing: []
    case .url(let url):
      [
        .callIfAccepted(
          Self.openMethod(version: version), .urlOrder, options: CallOptions([.init("url", url)]))
      ]
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
    case .push, .localNotification: tappedSteps(for: app, isLaunch: isLaunch, version: version)
    }
  }

  /// The method that opens a URL: `open:options:` came with iOS 9, `sourceApplication` with iOS 4.2.
  private static func openMethod(version: SystemVersion) -> Callback {
    if version >= 9 { return .openURL }
    return version >= 4 ? .openURLWithSource : .handleOpenURL
  }

  /// The user tapped a notification. The answers of the launch methods are ignored for one.
  private func tappedSteps(
    for app: EmulatedApp, isLaunch: Bool, version: SystemVersion
  ) -> [MainThreadStep] {
    if app.usesNotificationCenter(version: version) {
      return [.call(.userNotificationDidReceive, .notificationTapped)]
    }
    let isPush = self == .push
    // At a launch, the older methods leave it to the launch options.
    if isLaunch, !isPush || version < 7 { return [] }
    return [
      .call(
        isPush ? Callback.remoteNotification(version: version) : .didReceiveLocalNotification,
        .notificationTapped)
    ]
  }

  /// A connected scene is called with a custom URL before it enters the foreground.
  func sceneStepsBeforeForeground(_ number: Int) -> [MainThreadStep] {
    switch self {
    case .url(let url):
      [
        .call(
          .sceneOpenURLContexts, .urlOrder, scene: number,
          options: CallOptions([.init("urlContexts", url)]))
      ]
    case .nothing, .activity, .quickAction, .push, .localNotification: []
    }
  }

  /// The other calls of scene style, between entering the foreground and becoming active. A scene
  /// that connects for it finds the payload in its connection options instead.
  func sceneStepsBeforeActive(
    _ number: Int, connects: Bool, app: EmulatedApp, version: SystemVersion
  ) -> [MainThreadStep] {
    switch self {
    case .nothing, .url: []
    case .activity(let url):
      connects
        ? []
        : [
          .call(.sceneWillContinueUserActivity, .activityOrder, scene: number),
          .call(
            .sceneContinueUserActivity, .activityOrder, scene: number,
            options: CallOptions([.init("webpageURL", url)])),
        ]
    case .quickAction(let name):
      connects
        ? []
        : [
          .call(
            .windowScenePerformAction, .quickActionOrder, scene: number,
            options: CallOptions([.init("shortcutItem", name)]))
        ]
    case .push, .localNotification: tappedSteps(for: app, isLaunch: connects, version: version)
    }
  }
}

extension Callback {
  /// The app delegate's method for a remote notification: the one with a completion handler came
  /// with iOS 7.
  static func remoteNotification(version: SystemVersion) -> Callback {
    version < 7 ? .didReceiveRemoteNotificationOnly : .didReceiveRemoteNotification
  }
}

extension EmulatedApp {
  /// Returns true if notifications reach a `UNUserNotificationCenterDelegate`.
  func usesNotificationCenter(version: SystemVersion) -> Bool {
    version >= 10 && traits.hasNotificationDelegate ?? true
  }
}
