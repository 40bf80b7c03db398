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

  /// The symbol that stands for a method under its old and its new names: apps may implement either.
  init(any callback: Callback) {
    switch callback {
    case .handleOpenURL, .openURLWithSource: self = .call(.openURL)
    case .didReceiveRemoteNotificationOnly: self = .call(.didReceiveRemoteNotification)
    case _: self = .call(callback)
    }
  }

  /// The name as Apple spells it.
  package var name: String {
    switch self {
    case .call(let callback): callback.rawValue
    case .notification(let notification): notification.rawValue
    case .phase(let phase): "ScenePhase." + phase.rawValue
    case .launched: "a new process"
    }
  }

  /// Methods whose calls a log is not held against: an app has many view controllers and responders,
  /// the model one of each.
  static func isIgnored(_ callback: Callback) -> Bool {
    switch callback {
    case .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .controllerDidReceiveMemoryWarning, .onAppear, .onOpenURL,
      .buttonTapped, .launchHandler, .taskExpirationHandler, .touchesBegan, .motionBegan,
      .remoteControlReceived, .accelerometerUpdate, .draw:
      true
    case _: false
    }
  }
}

/// What one line of a log says of an app.
package struct LogObservation: Hashable, Sendable {
  package let symbol: LogSymbol
  /// The state read inside, where the line tells it.
  package let state: ApplicationState?

  package init(_ symbol: LogSymbol, _ state: ApplicationState? = nil) {
    self.symbol = symbol
    self.state = state
  }

  /// The name, and the state in brackets.
  package var text: String { symbol.name + (state.map { " [\($0.rawValue)]" } ?? "") }
}
