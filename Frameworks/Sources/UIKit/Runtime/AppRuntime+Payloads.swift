// SPDX-License-Identifier: Apache-2.0
import UserNotifications

/// The values that the app is given: dictionaries, connection options, URLs, activities, quick
/// actions.
extension AppRuntime {
  func launchOptions(
    _ options: [String: String]
  ) -> [UIApplication.LaunchOptionsKey: Any]? {
    guard !options.isEmpty else { return nil }
    var result: [UIApplication.LaunchOptionsKey: Any] = [:]
    for (key, value) in options {
      switch key {
      case "url": result[.url] = url(value)
      case "sourceApplication": result[.sourceApplication] = value
      case "annotation": break
      case "userActivityType": result[.userActivityType] = value
      case "userActivityDictionary":
        result[.userActivityDictionary] = [
          "UIApplicationLaunchOptionsUserActivityKey": activity(value)
        ]
      case "shortcutItem": result[.shortcutItem] = shortcut(value)
      case "remoteNotification": result[.remoteNotification] = ["aps": ["alert": "A push"]]
      case "location": result[.location] = true
      case "localNotification":
        result[.localNotification] = localNotifications.first ?? UILocalNotification()
      case "bluetoothCentrals": result[.bluetoothCentrals] = [value]
      case "bluetoothPeripherals": result[.bluetoothPeripherals] = [value]
      case _: result[UIApplication.LaunchOptionsKey(rawValue: key)] = value
      }
    }
    return result
  }

  func connectionOptions(_ options: [String: String]) -> UIScene.ConnectionOptions {
    let result = UIScene.ConnectionOptions()
    if let url = url(options["urlContexts"]) { result.urlContexts = [UIOpenURLContext(url)] }
    if let text = options["userActivities"] { result.userActivities = [activity(text)] }
    if let type = options["shortcutItem"] { result.shortcutItem = shortcut(type) }
    if options["notificationResponse"] != nil {
      result.notificationResponse = UNNotificationResponse()
    }
    return result
  }

  func url(_ text: String?) -> URL? { text.flatMap { URL(string: $0) } }

  func activity(_ text: String?) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url(text)
    return activity
  }

  func shortcut(_ type: String?) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type ?? "", localizedTitle: type ?? "")
  }
}
