// SPDX-License-Identifier: Apache-2.0

/// Being woken or launched in the background for a piece of work.
extension Device {
  /// The app is given a piece of work: launched for it in the background, or woken, or simply
  /// called if it runs already.
  mutating func wake(_ index: Int?, _ wake: BackgroundWake) {
    guard let index else { return }
    if wake == .fetch, allowance(.fetchInterval) > .zero { apps[index].fetchedAt = now }
    // An app that may go on in the background is not woken: it gets what it asked for.
    let isGoingOn = apps[index].keepsRunning && apps[index].projectedState == .background
    let steps: [MainThreadStep] = [
      .beginWork(wake), .call(wake.callback, isGoingOn ? .backgroundModes : wake.rule),
    ]
    switch apps[index].projectedState {
    case .notRunning:
      start(index, wake.cause, .backgroundLaunch)
      plan(
        index,
        apps[index].backgroundLaunchSteps(
          wake.cause, options: wake.launchOptions, version: version) + steps)
    case .suspended:
      plan(index, apps[index].resume(wake.cause, &context) + steps)
    case .inactive, .active, .background:
      plan(index, steps)
    }
  }

  mutating func changeRefreshStatus(_ index: Int?, _ argument: String?) {
    guard let index, let argument, let status = EmulatedApp.RefreshStatus(rawValue: argument) else {
      return
    }
    guard apps[index].refreshStatus != status else { return }
    apps[index].refreshStatus = status
    switch apps[index].projectedState {
    case .inactive, .active, .background:
      plan(index, [.post(.backgroundRefreshStatusDidChange, .refreshStatus)])
    case .notRunning, .suspended:
      break
    }
  }

  /// `main` runs ahead of time, and the process waits before `UIApplicationMain`.
  mutating func prewarm(_ index: Int?) {
    guard let index else { return }
    start(index, .launch, .launch)
    apps[index].process?.launching = nil
    plan(index, [.process(.prewarmed, .launchPrewarm)])
  }
}
