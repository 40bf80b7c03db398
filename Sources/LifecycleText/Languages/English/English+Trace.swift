// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let trace = TracePhrases(
    event: { event, app in if let app { "\(event): \(app)." } else { "\(event)." } },
    main: { "\($0): main was called with the arguments \($1)." },
    applicationMain: { app, principal, delegate in
      "\(app): UIApplicationMain was called with the principal class \(principal) and the delegate class "
        + "\(delegate)."
    },
    prewarmed: { "\($0): iOS prewarmed the process. It waits before UIApplicationMain." },
    runLoop: { "\($0): the main run loop is running." },
    snapshot: { "\($0): iOS takes the snapshot for the app switcher." },
    stateSaved: { "\($0): iOS archives the UI state." },
    process: { "\($0): \($1)" + ($1.hasSuffix(".") ? "" : ".") },
    phase: { "\($0): ScenePhase\($1.map { " of \($0)" } ?? "") is \($2)." },
    completed: { "\($0): called the completion handler of \($1) with \($2)." },
    call: { "\($0): \($1) was called. The state is \($2)." },
    returned: { method, after, value in
      let answer = value.map { " \($0)" } ?? ""
      return "\(method) returned\(answer) after \(after)."
    },
    notification: { "\($0) was posted. The state is \($1)." },
    state: { "\($0) is now \($1): \($2)." },
    task: { app, name, what, remaining in
      switch what {
      case .begun: "\(app) began the background task \(name) with \(remaining) remaining."
      case .ended: "\(app) ended the background task \(name) with \(remaining) remaining."
      case .expired: "\(app): the background task \(name) is about to expire."
      case .leaked: "\(app) did not end the background task \(name) in time."
      }
    },
    deadline: { "\($0): \(English.deadline($1, $2, $3))." },
    queue: { app, event, what, rule in
      switch what {
      case .queued: "\(app ?? ""): \(event) is queued."
      case .coalesced: "\(app ?? ""): \(event) is already queued, so it will be delivered once."
      case .delivered: "\(app ?? ""): \(event) is delivered."
      case .dropped: notDelivered(event, app, rule) + "."
      }
    },
    end: { app, why, notified, lost in
      let knows = notified ? "It was notified." : "It was not notified."
      let loss =
        switch lost {
        case 0: ""
        case 1: " 1 unsaved edit was lost."
        default: " \(lost) unsaved edits were lost."
        }
      return "\(app) was terminated. \(why) \(knows)\(loss)"
    })
}
