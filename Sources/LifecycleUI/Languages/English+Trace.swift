// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let trace = TracePhrases(
    event: { event, app in if let app { "\(event): \(app)." } else { "\(event)." } },
    main: { "\($0): main is called with \($1)." },
    applicationMain: { "\($0): UIApplicationMain is called; the delegate is \($1)." },
    prewarmed: { "\($0) is prewarmed: its process waits before UIApplicationMain." },
    runLoop: { "\($0): the main run loop takes events." },
    snapshot: { "\($0): iOS takes the picture for the app switcher." },
    stateSaved: { "\($0): the state of the interface is archived." },
    process: { "\($0): \($1)." },
    phase: { "\($0): ScenePhase\($1.map { " of \($0)" } ?? "") is \($2)." },
    completed: { "\($0): the completion handler of \($1) is called with \($2)." },
    call: { "\($0) is called: \($1), in state \($2)." },
    returned: { method, after, value in
      let answer = value.map { ", with \($0)" } ?? ""
      return "\(method) returns after \(after)\(answer)."
    },
    notification: { "\($0) is posted, in state \($1)." },
    state: { "\($0) is \($1) now: \($2)." },
    task: { app, name, what, remaining in
      switch what {
      case .begun: "\(app) begins the background task \(name); \(remaining) remain."
      case .ended: "\(app) ends the background task \(name); \(remaining) remain."
      case .expired: "\(app): the time of the background task \(name) is nearly over."
      case .leaked: "\(app) did not end the background task \(name) in time."
      }
    },
    deadline: { "\($0): the limit \"\($1)\" counts, until \($2)." },
    queue: { app, event, what in
      switch what {
      case .queued: "\(app) is suspended; this waits: \(event)."
      case .coalesced: "\(app): this waits already and is kept once: \(event)."
      case .delivered: "\(app) is given: \(event)."
      case .dropped: "\(app) never hears of this: \(event)."
      }
    },
    end: { app, why, told, lost in
      let knows = told ? "It was told." : "It was not told."
      let loss =
        switch lost {
        case 0: ""
        case 1: " 1 edit is lost."
        default: " \(lost) edits are lost."
        }
      return "\(app) is ended. \(why) \(knows)\(loss)"
    })
}
