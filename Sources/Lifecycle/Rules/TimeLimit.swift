// SPDX-License-Identifier: Apache-2.0

/// Every duration that iOS keeps to: how long an app may take for something, how long iOS waits before it acts, and
/// how often it acts at most. The raw value is the name `limit NAME DURATION` takes.
///
/// The source and grade of each are those of its ``rule``.
public enum TimeLimit: String, CaseIterable, Hashable, Sendable {
  /// A launch to the screen, until the app is active.
  case launch
  /// A launch in the background, until the launch methods have returned and what the app was launched
  /// for has been delivered.
  case backgroundLaunch = "background-launch"
  /// `applicationDidEnterBackground(_:)`, until it has returned.
  case enterBackground = "enter-background"
  /// All last calls of an app that terminates, `applicationWillTerminate(_:)` included, from the first.
  case terminate
  /// A whole transition, from the request until everything it calls has returned.
  case sceneUpdate = "scene-update"
  /// All background tasks of an app together, since it entered the background.
  case backgroundTime = "background-time"
  /// The expiration handler: it is called this long before the background time is over.
  case expirationHandler = "expiration-handler"
  /// From the last thing an app had to do in the background until it is suspended.
  case suspension
  /// A background fetch, until its completion handler is called.
  case fetch
  /// A silent push, until its completion handler is called.
  case push
  /// Any other wake in the background: location, Bluetooth, a finished transfer.
  case wake
  /// A refresh task of the scheduler, until `setTaskCompleted(success:)`.
  case refresh
  /// A processing task of the scheduler, until `setTaskCompleted(success:)`.
  case processing
  /// A VoIP push, until its call is reported to CallKit.
  case voipReport = "voip-report"
  /// The time for which a continued processing task may report no progress.
  case continuedProgress = "continued-progress"
  /// The least time between two background fetches: what the app asked for with
  /// `setMinimumBackgroundFetchInterval(_:)`. No limit on the app's code, but on iOS.
  case fetchInterval = "fetch-interval"
  /// The time in which iOS delivers no more than three silent pushes in the background; zero: as
  /// many as are sent. No limit on the app's code, but on iOS.
  case pushBudget = "push-budget"

  /// The allowance under a system version, unless the scenario sets another.
  public func standard(ios version: SystemVersion) -> Duration {
    switch self {
    case .launch: .seconds(20)
    case .backgroundLaunch: .seconds(30)
    case .enterBackground: .seconds(5)
    case .terminate: .seconds(5)
    case .sceneUpdate: .seconds(10)
    case .backgroundTime:
      if version < 7 { .seconds(600) } else if version < 13 { .seconds(180) } else { .seconds(30) }
    // Of the 30 s of background time, 25 have passed.
    case .expirationHandler: .seconds(5)
    case .suspension: .seconds(5)
    case .fetch: .seconds(30)
    case .push: .seconds(30)
    case .wake: .seconds(10)
    case .refresh: .seconds(30)
    // "Minutes"; the number is assumed.
    case .processing: .seconds(300)
    // Apple says "quickly", and gives no number.
    case .voipReport: .seconds(10)
    // Apple gives no number; a test on a device says "a few minutes".
    case .continuedProgress: .seconds(120)
    // `backgroundFetchIntervalMinimum`: as often as iOS likes.
    case .fetchInterval: .zero
    // Apple names an hour, and no promise: scenarios ask for it.
    case .pushBudget: .zero
    }
  }

  /// `backgroundFetchIntervalNever`, the interval of an app that sets none: `limit fetch-interval
  /// never`.
  public static let never = Duration.seconds(Int64(1) << 60)

  /// The rule that states this limit and its source.
  public var rule: Rule {
    switch self {
    case .launch: .limitLaunch
    case .backgroundLaunch: .limitBackgroundLaunch
    case .enterBackground: .limitEnterBackground
    case .terminate: .limitTerminate
    case .sceneUpdate: .limitSceneUpdate
    case .backgroundTime: .limitBackgroundTime
    case .expirationHandler: .limitExpirationHandler
    case .suspension: .limitSuspension
    case .fetch: .limitFetch
    case .push: .limitPush
    case .wake: .limitWake
    case .refresh: .limitRefresh
    case .processing: .limitProcessing
    case .voipReport: .limitVoIPReport
    case .continuedProgress: .limitContinuedProgress
    case .fetchInterval: .limitFetchInterval
    case .pushBudget: .pushBudget
    }
  }
}
