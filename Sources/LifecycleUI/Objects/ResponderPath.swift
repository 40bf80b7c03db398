// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The way an event of the main run loop takes through the objects of an app.
enum ResponderPath {
  /// The objects an event meets, in order; empty for events that do not go through the run loop.
  ///
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
  static func objects(of kind: SystemEvent.Kind) -> [AppObject] {
    switch kind.responderMethod {
    case .touchesBegan, .buttonTapped:
      // Hit-testing finds the control; its action message goes to the target.
      [.runLoop, .application, .window, .control, .viewController, .dataModel]
    case .motionBegan, .remoteControlReceived:
      // The first responder is asked first, then each next responder.
      [.runLoop, .application, .window, .view, .viewController, .appDelegate]
    case .draw:
      [.runLoop, .view, .layer]
    case .accelerometerUpdate:
      [.runLoop, .viewController, .dataModel]
    case nil: []
    // Every other method is called by the life cycle, not by an event of the run loop.
    case _?: []
    }
  }

  /// The last event of the main run loop the app in focus was given, if it was lately.
  static func latest(in session: Session) -> SystemEvent.Kind? {
    guard let name = session.focused?.name else { return nil }
    let log = session.log
    let oldest = max(log.first, log.end - 60)
    for number in stride(from: log.end - 1, through: oldest, by: -1) {
      guard case .entry(let entry) = log[number] else { continue }
      if case .event(let event) = entry.kind, event.kind.responderMethod != nil,
        wasTaken(event.kind, after: number, by: name, in: log)
      {
        return event.kind
      }
    }
    return nil
  }

  private static func wasTaken(
    _ kind: SystemEvent.Kind, after number: Int, by name: String, in log: Log
  ) -> Bool {
    for next in number + 1..<max(number + 1, min(log.end, number + 6)) {
      guard case .entry(let entry) = log[next], entry.app == name else { continue }
      if case .call(let call) = entry.kind, call.callback == kind.responderMethod { return true }
    }
    return false
  }
}

extension AppObject {
  /// How deep the object lies below the main run loop.
  var depth: Int {
    switch self {
    case .runLoop: 0
    case .application: 1
    case .appDelegate, .sceneDelegate, .window: 2
    case .viewController: 3
    case .view, .dataModel: 4
    case .layer, .control, .document: 5
    }
  }
}
