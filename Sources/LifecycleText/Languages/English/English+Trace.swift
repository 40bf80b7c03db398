// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let trace = TracePhrases(
    event: { event, app in if let app { "\(event): \(app)." } else { "\(event)." } },
    main: { "\($0): called main, arguments \($1)." },
    applicationMain: { "\($0): called UIApplicationMain, delegate class \($1)." },
    prewarmed: { "\($0): prewarmed, waiting before UIApplicationMain." },
    runLoop: { "\($0): the main run loop is running." },
    snapshot: { "\($0): iOS takes the snapshot for the app switcher." },
    stateSaved: { "\($0): the UI state is archived." },
    process: { "\($0): \($1)." },
    phase: { "\($0): ScenePhase\($1.map { " of \($0)" } ?? "") is \($2)." },
    completed: { "\($0): called the completion handler of \($1) with \($2)." },
    call: { "\($0): called \($1), state \($2)." },
    returned: { method, after, value in
      let answer = value.map { ", with \($0)" } ?? ""
      return "\(method) returned after \(after)\(answer)."
    },
    notification: { "Posted \($0), state \($1)." },
    state: { "\($0) is \($1) now: \($2)." },
    task: { app, name, what, remaining in
      switch what {
      case .begun: "\(app) began the background task \(name), \(remaining) remaining."
      case .ended: "\(app) ended the background task \(name), \(remaining) remaining."
      case .expired: "\(app): the background task \(name) is about to expire."
      case .leaked: "\(app) did not end the background task \(name) in time."
      }
    },
    deadline: { "\($0): time limit \($1), due at \($2)." },
    queue: { app, event, what in
      switch what {
      case .queued: "\(app): queued: \(event)."
      case .coalesced: "\(app): already queued, delivered once: \(event)."
      case .delivered: "\(app): delivered: \(event)."
      case .dropped: "\(app): never delivered: \(event)."
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
