// SPDX-License-Identifier: Apache-2.0

/// A wake-up or a launch in the background, with the call that the app gets and its limit.
public enum BackgroundWake: String, CaseIterable, Hashable, Sendable {
  case fetch
  case silentPush = "silent push"
  case transfer
  case location
  case bluetooth
  case refreshTask = "refresh task"
  case processingTask = "processing task"
  case continuedTask = "continued processing task"
  case voipPush = "VoIP push"
  case liveActivityPush = "Live Activity push"
  case regionEntered = "region entered"
  case regionExited = "region exited"
  /// To an app that is a peripheral; ``bluetooth`` is to one that is a central.
  case bluetoothPeripheral = "bluetooth peripheral"

  /// The fixed facts about a wake-up.
  private struct Facts {
    let limit: TimeLimit
    let reason: TransitionReason
    let rule: Rule
  }

  private var facts: Facts {
    switch self {
    case .fetch: Facts(limit: .fetch, reason: .fetch, rule: .fetchCompletion)
    case .silentPush: Facts(limit: .push, reason: .silentPush, rule: .silentPush)
    case .transfer: Facts(limit: .wake, reason: .transfer, rule: .backgroundWake)
    case .location: Facts(limit: .wake, reason: .location, rule: .backgroundWake)
    case .bluetooth, .bluetoothPeripheral:
      Facts(limit: .wake, reason: .bluetooth, rule: .bluetoothRestoration)
    case .refreshTask: Facts(limit: .refresh, reason: .scheduler, rule: .schedulerLaunch)
    case .processingTask: Facts(limit: .processing, reason: .scheduler, rule: .schedulerLaunch)
    case .continuedTask:
      Facts(limit: .continuedProgress, reason: .scheduler, rule: .continuedSubmit)
    case .voipPush: Facts(limit: .voipReport, reason: .voipPush, rule: .voipPush)
    case .liveActivityPush: Facts(limit: .wake, reason: .liveActivityPush, rule: .activityPush)
    case .regionEntered, .regionExited:
      Facts(limit: .wake, reason: .region, rule: .regionMonitoring)
    }
  }

  /// The time that the app has: until its completion handler is called, or until the wake is over.
  public var limit: TimeLimit { facts.limit }

  var reason: TransitionReason { facts.reason }

  var rule: Rule { facts.rule }

  /// True if the app is given a completion handler of a fetch or a push.
  public var hasCompletion: Bool {
    switch self {
    case .fetch, .silentPush: true
    case .transfer, .location, .bluetooth, .refreshTask, .processingTask, .continuedTask,
      .voipPush, .liveActivityPush, .regionEntered, .regionExited, .bluetoothPeripheral:
      false
    }
  }

  /// The method that is called with it.
  ///
  /// - Parameter isLaunch: Whether the app was launched for it: then Core Bluetooth restores first.
  func callback(isLaunch: Bool, version: SystemVersion) -> Callback {
    switch self {
    case .fetch: .performFetch
    case .silentPush: .remoteNotification(version: version)
    case .transfer: .handleEventsForBackgroundURLSession
    case .location: .locationManagerDidUpdateLocations
    case .bluetooth: isLaunch ? .centralManagerWillRestoreState : .peripheralDidUpdateValue
    case .bluetoothPeripheral:
      isLaunch ? .peripheralManagerWillRestoreState : .peripheralManagerDidReceiveRead
    case .refreshTask, .processingTask, .continuedTask: .launchHandler
    case .voipPush: .incomingPush(version: version)
    case .liveActivityPush: .activityUpdates
    case .regionEntered: .locationManagerDidEnterRegion
    case .regionExited: .locationManagerDidExitRegion
    }
  }

  /// Returns the calls that the app gets. After a background URL session's events the session's
  /// delegate is called, and the completion handler.
  ///
  /// - Parameters:
  ///   - task: The identifier of the scheduler's task; nil for everything else.
  ///   - isLaunch: Whether the app was launched for it.
  func steps(_ rule: Rule, task: String?, isLaunch: Bool, version: SystemVersion)
    -> [MainThreadStep]
  {
    let call = MainThreadStep.call(callback(isLaunch: isLaunch, version: version), rule)
    switch self {
    case .transfer:
      return [
        call, .call(.downloadDidFinish, .transferSession),
        .call(.sessionDidFinishEvents, .transferSession), .endTransfer,
      ]
    case .fetch, .silentPush, .refreshTask, .processingTask, .continuedTask, .voipPush:
      return [.handOver(self, task: task), call]
    case .location, .bluetooth, .liveActivityPush, .regionEntered, .regionExited,
      .bluetoothPeripheral:
      return [call]
    }
  }

  /// The entry in the launch dictionary. A fetch and a transfer put nothing there.
  var launchOptions: CallOptions? {
    switch self {
    case .fetch, .transfer, .refreshTask, .processingTask, .continuedTask, .voipPush,
      .liveActivityPush:
      nil
    case .silentPush: CallOptions([.init("remoteNotification", "aps")])
    // The key holds no more than a boolean; the location itself comes later.
    case .location, .regionEntered, .regionExited: CallOptions([.init("location", "true")])
    case .bluetooth: CallOptions([.init("bluetoothCentrals", "central")])
    case .bluetoothPeripheral: CallOptions([.init("bluetoothPeripherals", "peripheral")])
    }
  }
}
