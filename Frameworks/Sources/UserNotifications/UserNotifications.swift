// SPDX-License-Identifier: Apache-2.0
import HostProtocol
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif

/// The center for notifications. Permission is granted, requests are kept, and nothing is
/// delivered by itself: the emulator's events deliver.
/// - Note: Unchecked: what changes is read and written with the lock.
/// - SeeAlso: https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  public class func current() -> UNUserNotificationCenter { one }
  private static let one = UNUserNotificationCenter()

  private let lock = NSLock()
  private weak var ownDelegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { ownDelegate } }
    set { lock.withLock { ownDelegate = newValue } }
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(true, nil) } }
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { DispatchQueue.global().async { completionHandler(UNNotificationSettings()) } }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    completionHandler?(nil)
  }
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.lock.withLock { self.pending }) }
  }
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }
  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { DispatchQueue.global().async { completionHandler([]) } }
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  open func removeAllPendingNotificationRequests() { lock.withLock { pending.removeAll() } }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  // MARK: What the emulator's events deliver

  /// A notification arrives while the app is in front.
  @MainActor package func present() {
    delegate?.userNotificationCenter(
      self, willPresent: UNNotification(), withCompletionHandler: { _ in })
  }

  /// The user taps a notification.
  @MainActor package func respond() {
    delegate?.userNotificationCenter(
      self, didReceive: UNNotificationResponse(), withCompletionHandler: {})
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let work = OnMainActor {
      completionHandler(await self.userNotificationCenter(center, willPresent: notification))
    }
    Task { @MainActor in await work.body() }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let work = OnMainActor {
      await self.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
    Task { @MainActor in await work.body() }
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Work of a delegate.
/// - Note: Unchecked, because the center calls its delegate on the main thread only.
private struct OnMainActor: @unchecked Sendable {
  let body: () async -> Void
  init(_ body: @escaping () async -> Void) { self.body = body }
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let carPlay = Self(rawValue: 1 << 3)
  public static let criticalAlert = Self(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  public static let provisional = Self(rawValue: 1 << 6)
  public static let announcement = Self(rawValue: 1 << 7)
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1 << 0)
  public static let sound = Self(rawValue: 1 << 1)
  public static let alert = Self(rawValue: 1 << 2)
  public static let list = Self(rawValue: 1 << 3)
  public static let banner = Self(rawValue: 1 << 4)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

open class UNNotificationSettings: NSObject, @unchecked AppleSendable {
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  open var alertSetting: UNNotificationSetting { .enabled }
  open var badgeSetting: UNNotificationSetting { .enabled }
  open var soundSetting: UNNotificationSetting { .enabled }
  open var lockScreenSetting: UNNotificationSetting { .enabled }
  open var notificationCenterSetting: UNNotificationSetting { .enabled }
  open var timeSensitiveSetting: UNNotificationSetting { .enabled }
}

open class UNNotificationContent: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var interruptionLevel: UNNotificationInterruptionLevel = .active
}

open class UNMutableNotificationContent: UNNotificationContent {
  public override init() { super.init() }
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}

open class UNNotificationSound: NSObject, @unchecked AppleSendable {
  public class var `default`: UNNotificationSound { one }
  private static let one = UNNotificationSound()
  public class var defaultCritical: UNNotificationSound { one }
  public override init() { super.init() }
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationTrigger: NSObject {
  open var repeats: Bool { isRepeating }
  private let isRepeating: Bool
  package init(repeats: Bool) { isRepeating = repeats }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  open var timeInterval: TimeInterval { interval }
  private let interval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    interval = timeInterval
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: interval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  open var dateComponents: DateComponents { components }
  private let components: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    components = dateComponents
    super.init(repeats: repeats)
  }
  open func nextTriggerDate() -> Date? {
    (components.calendar ?? .current).nextDate(
      after: Date(), matching: components, matchingPolicy: .nextTime)
  }
}

/// The trigger of a push.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNNotificationRequest: NSObject, @unchecked AppleSendable {
  open var identifier: String { ownIdentifier }
  open var content: UNNotificationContent { ownContent }
  open var trigger: UNNotificationTrigger? { ownTrigger }
  private let ownIdentifier: String
  private let ownContent: UNNotificationContent
  private let ownTrigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    ownIdentifier = identifier
    ownContent = content
    ownTrigger = trigger
  }
}

open class UNNotification: NSObject, @unchecked AppleSendable {
  open var date: Date { created }
  open var request: UNNotificationRequest { ownRequest }
  private let created = Date()
  private let ownRequest = UNNotificationRequest(
    identifier: "applife", content: UNNotificationContent(), trigger: nil)
  package override init() { super.init() }
}

open class UNNotificationResponse: NSObject {
  open var notification: UNNotification { ownNotification }
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
  private let ownNotification = UNNotification()
  package override init() { super.init() }
}

/// An answer with a text. Nobody gives one here.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  open var userText: String { "" }
}

open class UNNotificationAction: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let foreground = Self(rawValue: 1 << 2)
  }
  open var identifier: String { ownIdentifier }
  open var title: String { ownTitle }
  private let ownIdentifier: String
  private let ownTitle: String
  public init(identifier: String, title: String, options: Options = []) {
    ownIdentifier = identifier
    ownTitle = title
  }
}

open class UNTextInputNotificationAction: UNNotificationAction {
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) { super.init(identifier: identifier, title: title, options: options) }
}

public typealias UNNotificationActionOptions = UNNotificationAction.Options

open class UNNotificationCategory: NSObject, @unchecked AppleSendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = Self(rawValue: 1 << 0)
    public static let allowInCarPlay = Self(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  }
  open var identifier: String { ownIdentifier }
  private let ownIdentifier: String
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) { ownIdentifier = identifier }
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: Options = []
  ) { ownIdentifier = identifier }
}

public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// A picture or a film of a notification: kept, and not shown.
open class UNNotificationAttachment: NSObject {
  open var identifier: String { ownIdentifier }
  open var url: URL { ownURL }
  private let ownIdentifier: String
  private let ownURL: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    ownIdentifier = identifier
    ownURL = url
  }
}
extension UNMutableNotificationContent {
  public var attachments: [UNNotificationAttachment] {
    get { [] }
    set {}
  }
}
