// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Every spelling under which logs name methods and notifications: Swift's and Objective-C's,
/// today's and former ones, in full and by the part that tells them apart.
package struct LogNames: Sendable {
  static let standard = LogNames()

  /// The symbol of each spelling. A selector is without its last colon.
  private var symbols: [String: LogSymbol] = [:]
  /// True if the user has said what further names mean, which may be any words.
  private(set) var hasRenames = false

  private init() {
    for callback in Callback.allCases where !LogSymbol.isIgnored(callback) {
      let symbol = LogSymbol(any: callback)
      add(callback.rawValue, symbol)
      add(callback.objectiveCName, symbol)
      let base = String(callback.rawValue.prefix { $0 != "(" })
      // `application` alone is shared by many methods.
      if base.contains(where: { $0.isUppercase }), !Self.receivers.contains(base) {
        add(base, symbol)
      }
    }
    for (name, callback) in Self.parts { add(name, LogSymbol(any: callback)) }
    for notification in AppleNotification.allCases { addAll(of: notification) }
    for (name, notification) in Self.former { add(name, .notification(notification)) }
    for (name, notification) in Self.frameworks { add(name, .observed(notification)) }
    for phase in SwiftUIPhase.allCases {
      add("\(AppFramework.swiftUI.type).\(phase.rawValue)", .phase(phase))
    }
  }

  /// Returns the names with further ones, which replace those of the same spelling.
  func adding(_ renames: [String: LogSymbol]) -> LogNames {
    var names = self
    names.hasRenames = !renames.isEmpty
    for (name, symbol) in renames { names.symbols[name] = symbol }
    return names
  }

  /// Returns the symbol that a name stands for, in any of its spellings; nil if there is none.
  package static func symbol(named name: String) -> LogSymbol? {
    let spelling = name.last == ":" ? String(name.dropLast()) : name
    return standard.symbols[spelling]
  }

  private mutating func add(_ name: String, _ symbol: LogSymbol) {
    let spelling = name.last == ":" ? String(name.dropLast()) : name
    // The first one that claims a spelling keeps it.
    if symbols[spelling] == nil { symbols[spelling] = symbol }
  }

  private mutating func addAll(of notification: AppleNotification) {
    let name = notification.rawValue
    let symbol = LogSymbol.notification(notification)
    add(name, symbol)
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return }
    // `UIApplicationDidBecomeActiveNotification`, and without the last word in Swift 3 and 4.
    let joined = "\(parts[0])\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())"
    add(joined, symbol)
    let suffix = "Notification"
    add(String(joined.dropLast(suffix.count)), symbol)
    add(parts[1], symbol)
    // View controllers have a method of that name, and much else changes.
    if notification != .userDefaultsDidChange, notification != .didReceiveMemoryWarning {
      add(String(parts[1].dropLast(suffix.count)), symbol)
    }
  }

  private static let receivers: Set<String> = [
    "windowScene", "userNotificationCenter", "locationManager", "centralManager", "urlSession",
    "peripheralManager", "pushRegistry",
  ]

  /// The part of a selector that names the method by itself.
  private static let parts: [(String, Callback)] = [
    ("didFinishLaunchingWithOptions", .didFinishLaunching),
    ("applicationDidFinishLaunching", .didFinishLaunching),
    ("applicationDidFinishLaunching(_:)", .didFinishLaunching),
    ("applicationDidFinishLaunchingWithOptions", .didFinishLaunching),
    ("applicationWillFinishLaunchingWithOptions", .willFinishLaunching),
    // .NET's names: https://learn.microsoft.com/dotnet/api/uikit.uiapplicationdelegate
    ("FinishedLaunching", .didFinishLaunching), ("OnActivated", .applicationDidBecomeActive),
    ("OnResignActivation", .applicationWillResignActive),
    ("DidEnterBackground", .applicationDidEnterBackground),
    ("WillEnterForeground", .applicationWillEnterForeground),
    ("WillTerminate", .applicationWillTerminate),
    ("didFinishLaunching", .didFinishLaunching),
    ("willFinishLaunchingWithOptions", .willFinishLaunching),
    ("willFinishLaunching", .willFinishLaunching),
    ("configurationForConnecting", .configurationForConnecting),
    ("configurationForConnectingSceneSession", .configurationForConnecting),
    ("didDiscardSceneSessions", .didDiscardSceneSessions),
    ("willConnectTo", .sceneWillConnect), ("willConnectToSession", .sceneWillConnect),
    ("openURLContexts", .sceneOpenURLContexts),
    ("performFetchWithCompletionHandler", .performFetch),
    ("handleEventsForBackgroundURLSession", .handleEventsForBackgroundURLSession),
    ("didReceiveRemoteNotification", .didReceiveRemoteNotification),
    ("didReceiveLocalNotification", .didReceiveLocalNotification),
    ("shouldSaveApplicationState", .shouldSaveApplicationState),
    ("shouldRestoreApplicationState", .shouldRestoreApplicationState),
    ("shouldSaveSecureApplicationState", .shouldSaveApplicationState),
    ("shouldRestoreSecureApplicationState", .shouldRestoreApplicationState),
    ("application(_:shouldSaveSecureApplicationState:)", .shouldSaveApplicationState),
    ("application(_:shouldRestoreSecureApplicationState:)", .shouldRestoreApplicationState),
    ("performActionForShortcutItem", .performAction),
    ("didUpdateLocations", .locationManagerDidUpdateLocations),
    ("didEnterRegion", .locationManagerDidEnterRegion),
    ("didExitRegion", .locationManagerDidExitRegion),
    ("didReceiveIncomingPushWith", .pushRegistryDidReceive),
    ("didReceiveIncomingPushWithPayload", .pushRegistryDidReceive),
  ]

  /// Names that Apple has replaced.
  private static let former: [(String, AppleNotification)] = [
    ("UIDeviceOrientationDidChangeNotification", .orientationDidChange),
    ("NSCurrentLocaleDidChangeNotification", .currentLocaleDidChange),
    ("NSUserDefaultsDidChangeNotification", .userDefaultsDidChange),
    ("EAAccessoryDidConnectNotification", .accessoryDidConnect),
    ("EAAccessoryDidDisconnectNotification", .accessoryDidDisconnect),
    ("NSUbiquityIdentityDidChangeNotification", .ubiquityIdentityDidChange),
    ("UIApplicationProtectedDataDidBecomeAvailable", .protectedDataDidBecomeAvailable),
    ("UIApplicationProtectedDataWillBecomeUnavailable", .protectedDataWillBecomeUnavailable),
  ]

  /// The names under which frameworks tell their own code of notifications.
  ///
  /// - SeeAlso: https://cordova.apache.org/docs/en/latest/cordova/events/events.html (`pause`, `resume`, `resign`, `active`),
  ///   https://capacitorjs.com/docs/apis/app (`pause`, `resume`), https://airsdk.dev/docs/development/reference (`ACTIVATE`,
  ///   `DEACTIVATE`, `SUSPEND`), https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/987 (`onSuspend`)
  private static let frameworks: [(String, AppleNotification)] = [
    ("onPause", .didEnterBackground), ("onResume", .willEnterForeground),
    ("onResign", .willResignActive), ("onActive", .didBecomeActive),
    ("onSuspend", .didEnterBackground),
    ("Event.ACTIVATE", .didBecomeActive), ("Event.DEACTIVATE", .willResignActive),
    ("Event.SUSPEND", .didEnterBackground),
  ]

  /// Returns the symbol that a name stands for; nil if the name is not in the table.
  func symbol(_ name: ArraySlice<UInt8>) -> LogSymbol? {
    symbols[String(decoding: name, as: UTF8.self)]
  }
}
