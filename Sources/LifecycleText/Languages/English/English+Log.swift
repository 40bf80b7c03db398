// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let logRows = LogPhrases(
    refused: { "not possible: \($0)" },
    prewarmed: "prewarmed",
    runLoop: "main run loop is running",
    snapshot: "snapshot for the app switcher",
    stateSaved: "UI state archived",
    completed: { "completed: \($0)" },
    returned: { value, time in
      var text = "returned"
      if let value { text += " \(value)" }
      if let time { text += " after \(time)" }
      return text
    },
    task: { name, what in
      switch what {
      case .begun: "task \(name) begun"
      case .ended: "task \(name) ended"
      case .expired: "task \(name) expires"
      case .leaked: "task \(name) not ended in time"
      }
    },
    deadline: deadline,
    queue: { what, event, app, rule in
      switch what {
      case .queued: "queued: \(event)"
      case .coalesced: "already queued: \(event)"
      case .delivered: "delivered: \(event)"
      case .dropped: notDelivered(event, app, rule)
      }
    },
    notified: "notified",
    notNotified: "not notified")

  /// "Touch not delivered: Notes is not active"
  static func notDelivered(_ event: String, _ app: String?, _ rule: Rule) -> String {
    let event = event.prefix(1).uppercased() + event.dropFirst()
    guard let app else { return "\(event) not delivered: no app is in front" }
    if rule == .eventUnhandled { return "\(event) not handled: no responder of \(app) handles it" }
    return "\(event) not delivered: \(app) is not active"
  }
}
