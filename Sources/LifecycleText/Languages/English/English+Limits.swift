// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  @Sendable static func limit(_ limit: TimeLimit) -> String {
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
    case .fetchInterval: "between fetches"
    case .pushBudget: "silent push budget"
    }
  }

  @Sendable static func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "the background fetch"
    case .silentPush: "the silent push"
    case .transfer: "the background transfer"
    case .location: "the location update"
    case .bluetooth: "the Bluetooth event"
    case .refreshTask: "the refresh task"
    case .processingTask: "the processing task"
    }
  }
}
