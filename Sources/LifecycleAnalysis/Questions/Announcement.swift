// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The way in which an app learns of something: its delegate's method is called, or a notification
/// is posted.
package enum Announcement: Hashable, Sendable {
  case method(Callback)
  case notification(AppleNotification)

  /// Apple's name.
  package var name: String {
    switch self {
    case .method(let callback): callback.rawValue
    case .notification(let notification): notification.rawValue
    }
  }

  /// Returns what an app is told in an order of calls, in notifications of `UIApplication`.
  static func notifications(for calls: [PredictedCall]) -> [Announcement] {
    calls.compactMap { call in
      AppleNotification.allCases.first { $0.delegateMethods.contains(call.name) }
        .map(Announcement.notification)
    }
  }
}

extension AppleNotification {
  /// The app delegate's method that is called at the same moment, and the scene delegate's that
  /// takes its place; empty for a notification without one.
  fileprivate var delegateMethods: [Callback] {
    switch self {
    case .didFinishLaunching: [.didFinishLaunching]
    case .didBecomeActive: [.applicationDidBecomeActive, .sceneDidBecomeActive]
    case .willResignActive: [.applicationWillResignActive, .sceneWillResignActive]
    case .didEnterBackground: [.applicationDidEnterBackground, .sceneDidEnterBackground]
    case .willEnterForeground: [.applicationWillEnterForeground, .sceneWillEnterForeground]
    case .willTerminate: [.applicationWillTerminate]
    case .didReceiveMemoryWarning: [.didReceiveMemoryWarning]
    case .significantTimeChange: [.significantTimeChange]
    case .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
      .sceneDidEnterBackground, .sceneWillEnterForeground, .protectedDataDidBecomeAvailable,
      .protectedDataWillBecomeUnavailable, .orientationDidChange, .batteryLevelDidChange,
      .proximityStateDidChange, .currentLocaleDidChange, .userDefaultsDidChange,
      .screenModeDidChange, .accessoryDidConnect, .accessoryDidDisconnect,
      .backgroundRefreshStatusDidChange, .ubiquityIdentityDidChange:
      []
    }
  }

  /// The app delegate's method that is called at the same moment.
  fileprivate var applicationMethod: Callback? { delegateMethods.first }

  fileprivate var isOfApplication: Bool { rawValue.hasPrefix("UIApplication.") }
}

/// The announcements of one trigger, in methods of the app delegate and notifications of
/// `UIApplication`, and what people expect instead.
struct Announcements {
  /// A wrong choice, and what somebody believes who takes it.
  typealias Expected = (announced: [Announcement], misconception: Misconception)

  private let app: EmulatedApp
  private let version: SystemVersion
  private let entries: [Trace.Entry]

  /// - Parameters:
  ///   - app: the app before it.
  ///   - device: the device before it.
  ///   - outcome: what the device does.
  init(_ app: EmulatedApp, on device: Device, _ outcome: Outcome) {
    self.app = app
    version = device.version
    entries = outcome.entries.filter { $0.app == app.name }
  }

  private var posted: [(notification: AppleNotification, rule: Rule)] {
    entries.compactMap { entry in
      guard case .notification(let notification, _) = entry.kind, notification.isOfApplication
      else { return nil }
      return (notification, entry.rule)
    }
  }

  /// The rules the notifications rest on. Whether a method or its notification comes first matters
  /// only where that is asked.
  func rules(for subject: Question.Subject) -> [Rule] {
    let rules = posted.map { $0.rule }
    return subject == .order ? rules : rules.filter { $0 != .returnDelegateFirst }
  }

  /// The rule by which a notification is posted.
  func rule(at notification: AppleNotification) -> Rule? {
    posted.first { $0.notification == notification }?.rule
  }

  // MARK: Which are posted

  /// The notifications that are posted, in order; nil where one of them has no method that a
  /// misconception is about.
  var notifications: [Announcement]? {
    let posted = posted.map { $0.notification }
    return posted.allSatisfy { $0.applicationMethod != nil }
      ? posted.map(Announcement.notification) : nil
  }

  /// Returns the notifications that people expect who expect other calls.
  func expectedNotifications(_ orders: ExpectedOrders) -> [Expected] {
    var all: [Expected] = orders.all.compactMap { order in
      switch order.misconception {
      // These are about methods alone.
      case .appMethodsInScenes, .bothDelegates, .viewsOnReturn: nil
      case let misconception: (Announcement.notifications(for: order.calls), misconception)
      }
    }
    if app.traits.style.hasScenes { all.append(([], .notificationsStopWithScenes)) }
    return all.filter { $0.announced != notifications }
  }

  // MARK: Which comes first

  /// The rules that say which of a method and its notification comes. Of a memory warning and a
  /// change of time none does.
  private static let ordering: Set<Rule> = [
    .notificationAfterDelegate, .returnDelegateFirst, .launchSequence, .sceneAggregate,
  ]

  /// The moments at which one notification is posted that the app delegate has a method for, and of
  /// which a rule says what comes first.
  var moments: [AppleNotification] {
    let posted = posted
    return posted.filter { moment in
      Self.ordering.contains(moment.rule) && moment.notification.applicationMethod != nil
        && posted.count { $0.notification == moment.notification } == 1
        && order(at: moment.notification).count <= 2
    }.map { $0.notification }
  }

  /// Returns a notification and the app delegate's method that belongs to it, in order.
  func order(at notification: AppleNotification) -> [Announcement] {
    entries.compactMap { entry in
      if case .notification(notification, _) = entry.kind { return .notification(notification) }
      guard case .call(let call) = entry.kind, call.callback == notification.applicationMethod
      else { return nil }
      return .method(call.callback)
    }
  }

  /// Returns the orders that people expect at such a moment.
  func expectedOrders(at notification: AppleNotification) -> [Expected] {
    guard let callback = notification.applicationMethod else { return [] }
    let method = Announcement.method(callback)
    let posted = Announcement.notification(notification)
    var all: [Expected] = []
    if order(at: notification).count == 2 {
      all.append(([posted, method], .notificationBeforeMethod))
      if notification == .willTerminate { all.append(([], .runningIsNotNotified)) }
      if app.traits.style.hasScenes {
        all.append(([method], .notificationsStopWithScenes))
      } else if version >= 13, notification.delegateMethods.count > 1 {
        all.append(([posted], .appMethodsGone))
      }
    } else if app.traits.style.hasScenes, notification.delegateMethods.count > 1 {
      all += [
        ([method], .appMethodsInScenes), ([method, posted], .bothDelegates),
        ([posted, method], .bothDelegates), ([], .notificationsStopWithScenes),
      ]
    }
    return all
  }
}
