// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class LogSentences: LogPhrases {
    func refused(_ event: String) -> String { "not possible: \(event)" }

    var prewarmed: String { "prewarmed" }

    var runLoop: String { "main run loop is running" }

    var snapshot: String { "snapshot for the app switcher" }

    var stateSaved: String { "UI state archived" }

    func step(_ step: Trace.ProcessStep) -> String { step.text }

    func completed(_ wake: BackgroundWake, _ result: String) -> String {
      "completed: \(English.shared.wake(wake)) \(result)"
    }

    func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason)
      -> String
    {
      "\(English.shared.state(from)) → \(English.shared.state(to)): \(English.shared.cause(cause))"
    }

    func returned(_ value: Bool?, _ time: String?) -> String {
      var text = "returned"
      if let value { text += " \(value)" }
      if let time { text += " after \(time)" }
      return text
    }

    func took(_ time: String, of limit: String) -> String { "\(time) of \(limit)" }

    func folded(_ count: Int, _ key: String) -> String {
      "+\(count) \(count == 1 ? "row" : "rows"): \(key)"
    }

    var isByCause: String {
      "The log by cause: each event, and below it the rows that it caused."
    }

    var isComplete: String { "The complete log: one row for each thing that happened." }

    func task(_ name: String, _ what: Trace.TaskChange) -> String {
      switch what {
      case .begun: "task \(name) begun"
      case .ended: "task \(name) ended"
      case .expired: "task \(name) expires"
      case .leaked: "task \(name) not ended in time"
      }
    }

    func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String {
      English.deadline(limit, time, due)
    }

    func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String {
      switch what {
      case .queued: "queued: \(event)"
      case .coalesced: "already queued: \(event)"
      case .delivered: "delivered: \(event)"
      case .dropped: notDelivered(event, app, rule)
      }
    }

    var notified: String { "notified" }

    var notNotified: String { "not notified" }
  }

  /// "Touch not delivered: Notes is not active"
  static func notDelivered(_ event: String, _ app: String?, _ rule: Rule) -> String {
    let event = event.prefix(1).uppercased() + event.dropFirst()
    guard let app else { return "\(event) not delivered: no app is in front" }
    if rule == .eventUnhandled { return "\(event) not handled: no responder of \(app) handles it" }
    return "\(event) not delivered: \(app) is not active"
  }
}
