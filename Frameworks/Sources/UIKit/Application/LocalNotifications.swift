// SPDX-License-Identifier: Apache-2.0

// Notifications as they were before UserNotifications: kept, and not delivered by themselves.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uilocalnotification
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var alertTitle: String?
  open var alertBody: String?
  open var alertAction: String?
  open var hasAction = true
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var category: String?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiusernotificationsettings
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  open var types: UIUserNotificationType { ownTypes }
  open var categories: Set<UIUserNotificationCategory>? { ownCategories }
  private let ownTypes: UIUserNotificationType
  private let ownCategories: Set<UIUserNotificationCategory>?
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    ownTypes = types
    ownCategories = categories
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiusernotificationcategory
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {}

extension UIApplication {
  /// The user allows what is asked for, and the app delegate is told so.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    DispatchQueue.main.async { self.delegate?.application(self, didRegister: notificationSettings) }
  }
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    AppRuntime.current?.localNotifications.append(notification)
  }
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    AppRuntime.current?.localNotifications.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { AppRuntime.current?.localNotifications = [] }
  public var scheduledLocalNotifications: [UILocalNotification]? {
    AppRuntime.current?.localNotifications
  }
}
