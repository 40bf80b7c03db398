// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What a log has shown of one app.
struct LogApp: Sendable {
  /// The process's name in lower case: what tells apps apart.
  let key: String
  let name: String
  /// What it has logged at least once.
  var symbols: Set<LogSymbol> = []
  /// How many observations it has.
  var count = 0
  /// How many of them have a time.
  var timed = 0
  private var pid: Int?

  /// Whether a line has named a process identifier.
  var hasProcess: Bool { pid != nil }

  init(key: String, name: String) {
    self.key = key
    self.name = name
  }

  /// Whether a line is the first one of a process that was launched: the process identifier is
  /// another one than before, or the app's first line is that of a launch. Without identifiers
  /// nothing is known about that.
  mutating func isNewProcess(_ pid: Int?, begins: Bool) -> Bool {
    guard let pid else { return false }
    defer { self.pid = pid }
    if let former = self.pid { return former != pid }
    // From here on a launch is something the log shows.
    symbols.insert(.launched)
    return begins
  }

  /// What the app must be to log what it does.
  func traits(name: String, ios version: Int, style: LifecycleStyle?) -> EmulatedApp.Traits {
    var traits = EmulatedApp.Traits(name: name, style: style ?? inferredStyle(ios: version))
    traits.restoresInterface = shows([
      .shouldSaveApplicationState, .shouldRestoreApplicationState, .willEncodeRestorableState,
      .didDecodeRestorableState, .stateRestorationActivity,
    ])
    traits.usesDataProtection =
      shows([.protectedDataDidBecomeAvailable, .protectedDataWillBecomeUnavailable])
      || symbols.contains(.notification(.protectedDataDidBecomeAvailable))
      || symbols.contains(.notification(.protectedDataWillBecomeUnavailable))
    let showsCenter = shows([.userNotificationWillPresent, .userNotificationDidReceive])
    if version >= 10, shows([.didReceiveRemoteNotification]), !showsCenter {
      traits.hasNotificationDelegate = false
    }
    // Whatever may wake an app without a line that says so.
    if version >= 7 { traits.modes.append(.remoteNotification) }
    if shows([.performFetch]) { traits.modes.append(.fetch) }
    if version < 7 || shows([.locationManagerDidUpdateLocations]) { traits.modes.append(.location) }
    if shows([.centralManagerWillRestoreState]) { traits.modes.append(.bluetoothCentral) }
    if shows([.peripheralManagerWillRestoreState]) { traits.modes.append(.bluetoothPeripheral) }
    if shows([.pushRegistryDidReceive]) { traits.modes.append(.voip) }
    // UIKit calls the older method of an app that has no other.
    if shows([.applicationDidFinishLaunching]), !shows([.didFinishLaunching]) {
      traits.missingMethods.append(.didFinishLaunching)
    }
    // Without scenes an app of the iOS 27 SDK does not run.
    if traits.style == .delegate, version >= 27 { traits.sdk = 26 }
    return traits
  }

  private func shows(_ callbacks: [Callback]) -> Bool {
    callbacks.contains { symbols.contains(.call($0)) }
  }

  /// The style that has the methods the app logs. Phases tell SwiftUI, whose apps have scenes too,
  /// unless a scene delegate is called.
  private func inferredStyle(ios version: Int) -> LifecycleStyle {
    var hasDelegate = false
    var hasScenes = false
    var hasPhases = false
    for symbol in symbols {
      switch symbol {
      case .call(let callback):
        if callback.isSceneCallback { hasDelegate = true }
        if callback == .configurationForConnecting || callback == .didDiscardSceneSessions {
          hasScenes = true
        }
      case .notification(let notification):
        if notification.rawValue.hasPrefix("UIScene.") { hasScenes = true }
      case .phase: hasPhases = true
      case .launched: break
      }
    }
    if hasPhases, !hasDelegate, version >= LifecycleStyle.swiftui.minimumVersion { return .swiftui }
    if hasDelegate || hasScenes, version >= LifecycleStyle.scene.minimumVersion { return .scene }
    return .delegate
  }
}
