// SPDX-License-Identifier: Apache-2.0

/// What wakes or launches an app in the background, with the call it gets and its limit.
public enum BackgroundWake: String, CaseIterable, Hashable, Sendable {
  case fetch
  case silentPush = "silent push"
  case transfer
  case location
  case bluetooth
  case refreshTask = "refresh task"
  case processingTask = "processing task"

  /// How long the app has: until its completion handler is called, or until the wake is over.
  public var limit: TimeLimit {
    switch self {
    case .fetch: .fetch
    case .silentPush: .push
    case .transfer, .location, .bluetooth: .wake
    case .refreshTask: .refresh
    case .processingTask: .processing
    }
  }

  var reason: TransitionReason {
    switch self {
    case .fetch: .fetch
    case .silentPush: .silentPush
    case .transfer: .transfer
    case .location: .location
    case .bluetooth: .bluetooth
    case .refreshTask, .processingTask: .scheduler
    }
  }

  /// Whether the app is given a completion handler of a fetch or a push.
  public var hasCompletion: Bool {
    switch self {
    case .fetch, .silentPush: true
    case .transfer, .location, .bluetooth, .refreshTask, .processingTask: false
    }
  }

  /// The method that is called with it.
  func callback(version: Int) -> Callback {
    switch self {
    case .fetch: .performFetch
    case .silentPush: .remoteNotification(version: version)
    case .transfer: .handleEventsForBackgroundURLSession
    case .location: .locationManagerDidUpdateLocations
    case .bluetooth: .centralManagerWillRestoreState
    case .refreshTask, .processingTask: .launchHandler
    }
  }

  /// What the app is called with. After a background URL session's events the session's delegate is
  /// called, and the completion handler.
  ///
  /// - Parameter task: The identifier of the scheduler's task; nil for everything else.
  func steps(_ rule: Rule, task: String?, version: Int) -> [MainThreadStep] {
    let call = MainThreadStep.call(callback(version: version), rule)
    switch self {
    case .transfer:
      return [
        call, .call(.downloadDidFinish, .transferSession),
        .call(.sessionDidFinishEvents, .transferSession), .endTransfer,
      ]
    case .fetch, .silentPush, .refreshTask, .processingTask:
      return [.handOver(self, task: task), call]
    case .location, .bluetooth: return [call]
    }
  }

  var rule: Rule {
    switch self {
    case .fetch: .fetchCompletion
    case .silentPush: .silentPush
    case .transfer, .location, .bluetooth: .backgroundWake
    case .refreshTask, .processingTask: .schedulerLaunch
    }
  }

  /// What the launch dictionary says of it; a fetch and a transfer put nothing there.
  var launchOptions: CallOptions? {
    switch self {
    case .fetch, .transfer, .refreshTask, .processingTask: nil
    case .silentPush: CallOptions([.init("remoteNotification", "aps")])
    // The key holds no more than a boolean; the location itself comes later.
    case .location: CallOptions([.init("location", "true")])
    case .bluetooth: CallOptions([.init("bluetoothCentrals", "central")])
    }
  }
}
