// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let logRows = LogPhrases(
    refused: { "not now: \($0)" },
    prewarmed: "prewarmed",
    runLoop: "main run loop takes events",
    snapshot: "picture for the switcher",
    stateSaved: "interface state archived",
    completed: { "completed: \($0)" },
    returned: { "returned after \($0)" },
    task: { name, what in
      switch what {
      case .begun: "task \(name) begun"
      case .ended: "task \(name) ended"
      case .expired: "task \(name) expires"
      case .leaked: "task \(name) never ended"
      }
    },
    until: { "until \($0)" },
    queue: { what, event in
      switch what {
      case .queued: "waits: \(event)"
      case .coalesced: "waits already: \(event)"
      case .delivered: "delivered: \(event)"
      case .dropped: "dropped: \(event)"
      }
    },
    notified: "told",
    notTold: "not told")
}
