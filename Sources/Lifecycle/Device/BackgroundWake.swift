// SPDX-License-Identifier: Apache-2.0

/// What wakes or launches an app in the background, with the call it gets and its limit.
public enum BackgroundWake: String, CaseIterable, Hashable, Sendable {
  case fetch
  case silentPush = "silent push"
  case transfer
  case location
  case bluetooth

  /// How long the app has: until its completion handler is called, or until the wake is over.
  public var limit: TimeLimit {
    switch self {
    case .fetch: .fetch
    case .silentPush: .push
    case .transfer, .location, .bluetooth: .wake
    }
  }

  var cause: TransitionReason {
    switch self {
    case .fetch: .fetch
    case .silentPush: .silentPush
    case .transfer: .transfer
    case .location: .location
    case .bluetooth: .bluetooth
    }
  }

  /// The method that is called with it.
  var callback: Callback {
    switch self {
    case .fetch: .performFetch
    case .silentPush: .didReceiveRemoteNotification
    case .transfer: .handleEventsForBackgroundURLSession
    case .location: .locationManagerDidUpdateLocations
    case .bluetooth: .centralManagerWillRestoreState
    }
  }

  var rule: Rule {
    switch self {
    case .fetch: .fetchCompletion
    case .silentPush: .silentPush
    case .transfer, .location, .bluetooth: .backgroundWake
    }
  }

  /// What the launch dictionary says of it; a fetch and a transfer put nothing there.
  var launchOptions: CallOptions? {
    switch self {
    case .fetch, .transfer: nil
    case .silentPush: CallOptions([.init("remoteNotification", "aps")])
    // The key holds no more than a boolean; the location itself comes later.
    case .location: CallOptions([.init("location", "true")])
    case .bluetooth: CallOptions([.init("bluetoothCentrals", "central")])
    }
  }
}
