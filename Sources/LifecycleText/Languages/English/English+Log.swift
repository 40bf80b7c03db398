// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let logRows = LogPhrases(
    refused: { "not possible: \($0)" },
    prewarmed: "prewarmed",
    runLoop: "main run loop is running",
    snapshot: "snapshot for the app switcher",
    stateSaved: "interface state archived",
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
    until: { "limit, due \(seconds($0))" },
    queue: { what, event in
      switch what {
      case .queued: "queued: \(event)"
      case .coalesced: "already queued: \(event)"
      case .delivered: "delivered: \(event)"
      case .dropped: "dropped: \(event)"
      }
    },
    notified: "notified",
    notNotified: "not notified")
}
