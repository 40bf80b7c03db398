// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class TraceSentences: TracePhrases {
    func event(_ event: String, app: String?) -> String {
      if let app { "\(event): \(app)." } else { "\(event)." }
    }

    func main(_ app: String, arguments: String) -> String {
      "\(app): main was called with the arguments \(arguments)."
    }

    func applicationMain(_ app: String, principal: String, delegate: String) -> String {
      "\(app): UIApplicationMain was called with the principal class \(principal) and the delegate class "
        + "\(delegate)."
    }

    func prewarmed(_ app: String) -> String {
      "\(app): iOS prewarmed the process. It waits before UIApplicationMain."
    }

    func runLoop(_ app: String) -> String { "\(app): the main run loop is running." }

    func snapshot(_ app: String) -> String {
      "\(app): iOS takes the snapshot for the app switcher."
    }

    func stateSaved(_ app: String) -> String { "\(app): iOS archives the UI state." }

    func process(_ app: String, _ step: Trace.ProcessStep) -> String {
      "\(app): \(step.text)" + (step.text.hasSuffix(".") ? "" : ".")
    }

    func phase(_ app: String, scene: String?, to: String) -> String {
      "\(app): ScenePhase\(scene.map { " of \($0)" } ?? "") is \(to)."
    }

    func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String {
      "\(app): called the completion handler of \(English.shared.wake(wake)) with \(result)."
    }

    func call(_ app: String, method: String, state: String) -> String {
      "\(app): \(method) was called. The state is \(state)."
    }

    func returned(_ method: String, after: String, _ value: Bool?) -> String {
      let answer = value.map { " \($0)" } ?? ""
      return "\(method) returned\(answer) after \(after)."
    }

    func notification(_ name: String, state: String) -> String {
      "\(name) was posted. The state is \(state)."
    }

    func state(_ app: String, state: String, cause: String) -> String {
      "\(app) is now \(state): \(cause)."
    }

    func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String)
      -> String
    {
      switch what {
      case .begun: "\(app) began the background task \(name) with \(remaining) remaining."
      case .ended: "\(app) ended the background task \(name) with \(remaining) remaining."
      case .expired: "\(app): the background task \(name) is about to expire."
      case .leaked: "\(app) did not end the background task \(name) in time."
      }
    }

    func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String {
      "\(app): \(English.deadline(limit, time, due))."
    }

    func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String {
      switch what {
      case .queued: "\(app ?? ""): \(event) is queued."
      case .coalesced: "\(app ?? ""): \(event) is already queued, so it will be delivered once."
      case .delivered: "\(app ?? ""): \(event) is delivered."
      case .dropped: notDelivered(event, app, rule) + "."
      }
    }

    func end(_ app: String, why: String, _ notified: Bool, _ lost: Int) -> String {
      let knows = notified ? "It was notified." : "It was not notified."
      let loss =
        switch lost {
        case 0: ""
        case 1: " 1 unsaved edit was lost."
        default: " \(lost) unsaved edits were lost."
        }
      return "\(app) was terminated. \(why) \(knows)\(loss)"
    }
  }
}
