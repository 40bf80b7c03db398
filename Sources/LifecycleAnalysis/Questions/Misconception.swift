// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The misconceptions about the life cycle: each wrong choice stands for one.
///
/// The sentence that corrects it belongs to the phrases of a language; ``rule`` is its source.
package enum Misconception: String, CaseIterable, Hashable, Sendable {
  // MARK: Leaving and interruptions
  /// A call, an alert or Control Center sends the app to the background.
  case interruptionEntersBackground = "interruption-enters-background"
  /// An app that is covered stays active.
  case coveredStaysActive = "covered-stays-active"
  /// An app goes to the background without resigning first.
  case resignSkipped = "resign-skipped"
  /// `didEnterBackground` comes before `willResignActive`.
  case backgroundBeforeResign = "background-before-resign"
  /// Going to the Home screen terminates the app.
  case homeTerminates = "home-terminates"
  /// An app that is left goes on as before.
  case keepsRunning = "keeps-running"
  /// An app that is left is suspended at once.
  case suspendedAtOnce = "suspended-at-once"
  /// An app that has left the screen is inactive.
  case inactiveIsBackground = "inactive-is-background"

  // MARK: Coming back
  /// `didBecomeActive` comes before `willEnterForeground`.
  case activeBeforeForeground = "active-before-foreground"
  /// An app comes back without `willEnterForeground`.
  case foregroundSkipped = "foreground-skipped"
  /// `willEnterForeground` is called when an interruption ends.
  case foregroundAfterInterruption = "foreground-after-interruption"
  /// An app that comes back is launched again.
  case launchOnReturn = "launch-on-return"
  /// `viewWillAppear` is called when the app comes back.
  case viewsOnReturn = "views-on-return"
  /// An app that comes to the screen stays inactive.
  case staysInactive = "stays-inactive"

  // MARK: Launch
  /// `applicationWillEnterForeground` is called at a launch.
  case foregroundAtLaunch = "foreground-at-launch"
  /// `sceneWillEnterForeground` is not called at a launch.
  case noForegroundAtLaunch = "no-foreground-at-launch"
  /// `didFinishLaunching` comes before `willFinishLaunching`.
  case didBeforeWill = "did-before-will"
  /// The app is active before it has finished launching.
  case activeBeforeLaunched = "active-before-launched"

  // MARK: Scenes
  /// With a scene delegate the app delegate's methods are still called instead.
  case appMethodsInScenes = "app-methods-in-scenes"
  /// With a scene delegate both delegates are called.
  case bothDelegates = "both-delegates"

  /// With a scene delegate the notifications of `UIApplication` are not posted any more.
  case notificationsStopWithScenes = "notifications-stop-with-scenes"
  /// Without a scene delegate too, the app delegate's methods are not called any more.
  case appMethodsGone = "app-methods-gone"

  // MARK: Notifications
  /// A notification is posted before the app delegate's method is called.
  case notificationBeforeMethod = "notification-before-method"

  // MARK: Suspended and terminated
  /// A suspended app is called when something happens.
  case suspendedIsCalled = "suspended-is-called"
  /// Something that happens wakes a suspended app.
  case suspendedWakes = "suspended-wakes"
  /// A suspended app is not running at all.
  case suspendedIsNotRunning = "suspended-is-not-running"
  /// `applicationWillTerminate` is called when a suspended app is terminated.
  case terminateWhenSuspended = "terminate-when-suspended"
  /// `applicationWillTerminate` is called when an app crashes or exceeds its memory.
  case terminateWhenKilled = "terminate-when-killed"
  /// A running app that iOS terminates is not notified.
  case runningIsNotNotified = "running-is-not-notified"
  /// A terminated app is only suspended.
  case terminatedIsSuspended = "terminated-is-suspended"
  /// A terminated app runs on in the background.
  case terminatedRunsOn = "terminated-runs-on"

  /// The rule that says how it really is, if it is the same wherever somebody believes this; nil if
  /// that depends on what happens, so that ``Question/rule`` says it.
  package var rule: Rule? {
    switch self {
    case .interruptionEntersBackground, .coveredStaysActive, .foregroundAfterInterruption:
      .interruption
    case .resignSkipped, .backgroundBeforeResign, .homeTerminates, .keepsRunning,
      .inactiveIsBackground:
      .leaveOrder
    case .suspendedAtOnce: .backgroundAssertion
    case .activeBeforeForeground, .foregroundSkipped: .returnOrder
    case .viewsOnReturn: .viewNotCalled
    case .staysInactive: .activeThroughInactive
    case .foregroundAtLaunch, .didBeforeWill, .activeBeforeLaunched: .launchSequence
    case .noForegroundAtLaunch: .sceneLaunch
    case .appMethodsInScenes, .bothDelegates, .appMethodsGone: .sceneTransitions
    case .notificationsStopWithScenes: .sceneAggregate
    case .notificationBeforeMethod: .notificationAfterDelegate
    case .suspendedIsNotRunning: .suspendedSilently
    case .terminateWhenSuspended: .endSuspended
    case .runningIsNotNotified: .endNotified
    case .launchOnReturn, .suspendedIsCalled, .suspendedWakes, .terminateWhenKilled,
      .terminatedIsSuspended, .terminatedRunsOn:
      nil
    }
  }
}
