// SPDX-License-Identifier: Apache-2.0

/// Being woken or launched in the background for a piece of work.
extension Device {
  /// The app is given a piece of work: launched for it in the background, or woken, or simply
  /// called if it runs already.
  ///
  /// - Parameter task: The identifier of the scheduler's task; nil for everything else.
  mutating func wake(_ index: Int, _ wake: BackgroundWake, task: String? = nil) {
    apps[index].refresh.count(wake, context)
    use(index)
    // An app that may go on in the background is not woken: it gets what it asked for.
    let isGoingOn = apps[index].keepsRunning && apps[index].projectedState == .background
    let rule = isGoingOn ? .backgroundModes : wake.rule
    let isLaunch = apps[index].projectedState == .notRunning
    let calls = wake.steps(rule, task: task, isLaunch: isLaunch, version: version)
    switch apps[index].projectedState {
    case .notRunning:
      let start = startSteps(index, wake.reason)
      let launch = apps[index].backgroundLaunchSteps(
        wake.reason, options: wake.launchOptions, version: version)
      plan(
        .launch, index, start + launch + [.beginWork(wake, task: task)] + calls,
        target: .background, limit: .backgroundLaunch)
    case .suspended:
      apps[index].resume(wake.reason, &context)
      deliver(wake, task, calls, to: index)
    case .inactive, .active:
      if wake == .transfer {
        // The session's delegate is running and is called; nothing has to be woken.
        plan(.delivery, index, [.call(.downloadDidFinish, rule)])
      } else {
        deliver(wake, task, calls, to: index)
      }
    case .background: deliver(wake, task, calls, to: index)
    }
  }

  /// Delivers what woke the app. Its limit counts from now, whatever the main thread is doing.
  private mutating func deliver(
    _ wake: BackgroundWake, _ task: String?, _ calls: [MainThreadStep], to index: Int
  ) {
    if apps[index].process?.hasLaunched == true {
      apps[index].beginWork(wake, task: task, &context)
      plan(.delivery, index, calls)
    } else {
      plan(.delivery, index, [.beginWork(wake, task: task)] + calls)
    }
  }

  /// The user or iOS changes whether the app may refresh in the background.
  mutating func changeRefreshStatus(_ index: Int, _ status: EmulatedApp.RefreshStatus) {
    guard apps[index].refreshStatus != status else { return }
    apps[index].refresh.status = status
    announceRefreshStatus(index)
  }

  /// Low Power Mode switches background refresh off for every app.
  mutating func changeLowPowerMode() {
    isInLowPowerMode.toggle()
    for index in apps.indices { announceRefreshStatus(index) }
  }

  private mutating func announceRefreshStatus(_ index: Int) {
    switch apps[index].projectedState {
    case .inactive, .active, .background:
      plan(.delivery, index, [.post(.backgroundRefreshStatusDidChange, .refreshStatus)])
    case .notRunning, .suspended: break
    }
  }

  /// `main` runs ahead of time, and the process waits before `UIApplicationMain`.
  mutating func prewarm(_ index: Int) {
    use(index)
    let start = startSteps(index, .launch)
    var steps = start + [.process(.prewarmed, .launchPrewarm)]
    // Files and keychain items that need an unlocked device can't be read while it is locked either.
    let readsTooEarly =
      !hasBeenUnlocked || isLocked && apps[index].traits.usesDataProtection
    if readsTooEarly {
      let unreadable: Trace.ProcessStep =
        hasBeenUnlocked ? .protectedDataLocked : .protectedDataUnreadable
      steps.append(.process(unreadable, .prewarmProtectedData))
    }
    plan(.delivery, index, steps)
    apps[index].process?.hasReadTooEarly = readsTooEarly
  }
}
