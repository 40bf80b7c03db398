// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogSymbol {
  /// A change of the app that UIKit tells in several ways: a method of the app delegate or of a
  /// scene delegate, notifications of the application and of the scene, a phase.
  enum Moment: Hashable, Sendable {
    case connect, foreground, active, resign, background, disconnect, terminate
  }

  /// The change that is told; nil for what is told in one way, and for the launch.
  var moment: Moment? {
    switch self {
    case .call(let callback): Self.moments[callback]
    case .notification(let notification), .observed(let notification):
      Self.moments(of: notification)
    case .phase(let phase):
      switch phase {
      case .active: .active
      case .inactive: .resign
      case .background: .background
      }
    case .reported, .suspended, .launched, .ended: nil
    }
  }

  private static let moments: [Callback: Moment] = [
    .sceneWillConnect: .connect,
    .applicationWillEnterForeground: .foreground, .sceneWillEnterForeground: .foreground,
    .applicationDidBecomeActive: .active, .sceneDidBecomeActive: .active,
    .applicationWillResignActive: .resign, .sceneWillResignActive: .resign,
    .applicationDidEnterBackground: .background, .sceneDidEnterBackground: .background,
    .sceneDidDisconnect: .disconnect, .applicationWillTerminate: .terminate,
  ]

  private static func moments(of notification: AppleNotification) -> Moment? {
    observable.first { $0.value == notification }.flatMap { moments[$0.key] }
      ?? sceneMoments[notification]
  }

  private static let sceneMoments: [AppleNotification: Moment] = [
    .sceneWillConnect: .connect, .sceneWillEnterForeground: .foreground,
    .sceneDidActivate: .active, .sceneWillDeactivate: .resign,
    .sceneDidEnterBackground: .background, .sceneDidDisconnect: .disconnect,
  ]

  /// The methods of the app delegate that have a notification of the same moment. Observers often
  /// name their own method like that.
  static let observable: [Callback: AppleNotification] = [
    .applicationDidBecomeActive: .didBecomeActive, .applicationWillResignActive: .willResignActive,
    .applicationDidEnterBackground: .didEnterBackground,
    .applicationWillEnterForeground: .willEnterForeground,
    .applicationWillTerminate: .willTerminate,
    .didReceiveMemoryWarning: .didReceiveMemoryWarning,
    .significantTimeChange: .significantTimeChange,
    .protectedDataDidBecomeAvailable: .protectedDataDidBecomeAvailable,
    .protectedDataWillBecomeUnavailable: .protectedDataWillBecomeUnavailable,
  ]

  /// True if it is a launch method of the app delegate, or the notification behind it.
  var isPartOfLaunch: Bool {
    switch self {
    case .call(let callback):
      callback == .willFinishLaunching || callback == .didFinishLaunching
        || callback == .applicationDidFinishLaunching
    case .notification(let notification), .observed(let notification):
      notification == .didFinishLaunching
    case .phase, .reported, .suspended, .launched, .ended: false
    }
  }

  /// True if it tells of the application, and not of one of its scenes.
  var isOfApplication: Bool {
    switch self {
    case .call(let callback): Self.observable[callback] != nil
    case .notification(let notification), .observed(let notification):
      Self.observable.values.contains(notification)
    case .phase, .reported, .suspended, .launched, .ended: false
    }
  }

  /// The methods that an app with scenes is not told of: its scene delegate is.
  static let replacedByScenes: Set<Callback> = [
    .applicationDidBecomeActive, .applicationWillResignActive, .applicationDidEnterBackground,
    .applicationWillEnterForeground,
  ]

  /// Returns the symbols that an observer of a notification may log, and the state that a framework
  /// then reports. A launch leaves the app in the state in which it is told of it.
  static func heard(_ notification: AppleNotification, _ state: ApplicationState) -> [LogSymbol] {
    let reported = notification == .didFinishLaunching ? state : reports[notification]
    return [.observed(notification)] + (reported.map { [.reported($0)] } ?? [])
  }

  /// The state that a framework reports when it observes a notification.
  private static let reports: [AppleNotification: ApplicationState] = [
    .didBecomeActive: .active, .willResignActive: .inactive, .didEnterBackground: .background,
    .willEnterForeground: .inactive,
  ]

  /// The same change as an observer's line, which may be missing or come late; the symbol itself if it has none.
  var observable: LogSymbol {
    guard case .call(let callback) = self else { return self }
    if isPartOfLaunch { return .observed(.didFinishLaunching) }
    let notification =
      Self.observable[callback] ?? Self.sceneMoments.first { $0.value == moment }?.key
    return notification.map { .observed($0) } ?? self
  }

  /// The notification that an observer's line stands for, or the symbol itself.
  var notified: LogSymbol {
    if case .observed(let notification) = self { .notification(notification) } else { self }
  }

  /// True if it is a state that a framework or UIKit reports.
  var isReport: Bool { if case .reported = self { true } else { false } }

  /// True if nothing is missing where a log leaves it out: the observer may have come later or
  /// gone, or may log it late.
  var isOptional: Bool {
    switch self {
    case .observed, .reported, .suspended, .ended: true
    case .call, .notification, .phase, .launched: false
    }
  }
}
