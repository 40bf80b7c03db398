// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Something a real app's log can show of its life cycle.
package enum LogSymbol: Hashable, Sendable {
  /// A method was called.
  case call(Callback)
  /// A notification was observed.
  case notification(AppleNotification)
  /// SwiftUI's `ScenePhase` became this.
  case phase(SwiftUIPhase)
  /// The process is another one than before: its identifier in the log has changed.
  case launched
  /// An object that is not the delegate logged the name of a delegate's method when it observed this notification.
  case observed(AppleNotification)
  /// Flutter, React Native or UIKit says which state the app has.
  case reported(ApplicationState)
  /// The system says that the app is suspended.
  case suspended
  /// The system or the debugger says that the process has ended.
  case ended

  /// The symbol that stands for a method under its old and its new names: apps may implement either.
  init(any callback: Callback) {
    if callback == .handleOpenURL || callback == .openURLWithSource {
      self = .call(.openURL)
    } else if callback == .didReceiveRemoteNotificationOnly {
      self = .call(.didReceiveRemoteNotification)
    } else if callback == .pushRegistryDidReceiveOnly {
      self = .call(.pushRegistryDidReceive)
    } else {
      self = .call(callback)
    }
  }

  /// The name as Apple spells it.
  package var name: String {
    switch self {
    case .call(let callback): callback.rawValue
    case .notification(let notification): notification.rawValue
    case .phase(let phase): "ScenePhase." + phase.rawValue
    case .launched: "a new process"
    case .observed(let notification): notification.rawValue
    case .reported(let state): "app state " + state.rawValue
    case .suspended: "app state suspended"
    case .ended: "the end of the process"
    }
  }

  /// Methods whose calls a log is not held against: an app has many view controllers and responders,
  /// the model one of each.
  static func isIgnored(_ callback: Callback) -> Bool { callback.owner == .many }
}
