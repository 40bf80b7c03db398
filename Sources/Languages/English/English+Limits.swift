// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  func limit(_ limit: TimeLimit) -> String {
    switch limit {
    case .launch: "launch"
    case .backgroundLaunch: "background launch"
    case .enterBackground: "enter background"
    case .terminate: "terminate"
    case .sceneUpdate: "transition"
    case .backgroundTime: "background time"
    case .expirationHandler: "expiration handler"
    case .suspension: "suspension"
    case .fetch: "background fetch"
    case .push: "silent push"
    case .wake: "background wake-up"
    case .refresh: "refresh task"
    case .processing: "processing task"
    case .voipReport: "VoIP call report"
    case .continuedProgress: "task progress"
    case .fetchInterval: "fetch interval"
    case .pushBudget: "silent push budget"
    }
  }

  func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "the background fetch"
    case .silentPush: "the silent push"
    case .transfer: "the background transfer"
    case .location: "the location update"
    case .bluetooth: "the Bluetooth event"
    case .refreshTask: "the refresh task"
    case .processingTask: "the processing task"
    case .continuedTask: "the continued processing task"
    case .voipPush: "the VoIP push"
    case .liveActivityPush: "the Live Activity push"
    case .regionEntered: "the region that was entered"
    case .regionExited: "the region that was left"
    case .bluetoothPeripheral: "the Bluetooth event"
    }
  }

  /// A limit that begins: how much time there is, and until when.
  static func deadline(_ limit: TimeLimit, _ time: String, _ due: String) -> String {
    switch limit {
    case .launch: "watchdog: \(time) to launch (until \(due))"
    case .backgroundLaunch: "watchdog: \(time) to launch in the background (until \(due))"
    case .enterBackground: "watchdog: \(time) to enter the background (until \(due))"
    case .terminate: "watchdog: \(time) to terminate (until \(due))"
    case .sceneUpdate: "watchdog: \(time) for this transition (until \(due))"
    case .backgroundTime: "background time: \(time) (until \(due))"
    case .expirationHandler: "expiration handlers: \(time) (until \(due))"
    case .suspension: "suspension in \(time) (at \(due))"
    case .fetch: "\(time) for the background fetch (until \(due))"
    case .push: "\(time) for the silent push (until \(due))"
    case .wake: "\(time) for the background wake-up (until \(due))"
    case .refresh: "\(time) for the refresh task (until \(due))"
    case .processing: "\(time) for the processing task (until \(due))"
    case .voipReport: "\(time) to report the call (until \(due))"
    case .continuedProgress: "\(time) until the task must report progress (until \(due))"
    case .fetchInterval: "no other fetch for \(time) (until \(due))"
    case .pushBudget: "silent push budget for \(time) (until \(due))"
    }
  }
}
