// SPDX-License-Identifier: Apache-2.0

/// The ends of processes.
extension Device {
  /// The user swipes the app's card away. A suspended app is terminated silently; a running one is
  /// notified.
  mutating func swipeAway(_ index: Int) {
    apps[index].isForceQuit = true
    apps[index].hasCard = false
    apps[index].hasSavedInterface = false
    cards.removeAll { $0 == index }
    apps[index].cancelQueued(&context)
    let version = version
    switch apps[index].projectedState {
    case .notRunning, .suspended:
      apps[index].scenes.markDiscarded(apps[index].sessions.map { $0.number })
      apps[index].end(.user, nil, .endSuspended, &context)
      apps[index].scenes.dropDiscarded()
    case .active, .inactive, .background:
      let steps = apps[index].forceQuitSteps(version: version)
      if front == .app(index) { goHomeAfterEnd() }
      plan(.end, index, steps, target: .notRunning, limit: .sceneUpdate)
    }
  }

  /// The system ends the app for a cause of its own: a running app is notified and waited for.
  mutating func endBySystem(_ index: Int) {
    switch apps[index].projectedState {
    case .notRunning, .suspended: apps[index].end(.system, nil, .endSuspended, &context)
    case .active, .inactive, .background:
      plan(
        .end, index, apps[index].terminatingSteps(.system, .endBySystem), target: .notRunning,
        limit: .sceneUpdate)
    }
  }

  /// The user changes a privacy setting of the app. That is done in Settings, so the user leaves what is
  /// in front first; an app that is still leaving is terminated once it has left.
  mutating func changePrivacy(_ index: Int) {
    // Settings cannot be reached behind the lock or a ringing call: then the app has left already, or
    // the setting is changed by somebody else.
    if !isLocked, !coverStack.contains(.call) { goHome(.otherApp) }
    guard let thread = apps[index].process?.thread, !thread.isEnding else { return }
    if thread.isInTransition, !thread.isHung {
      plan(.end, index, [.quitForPrivacy], target: .notRunning)
    } else {
      apps[index].quitForPrivacy(&context)
    }
  }

  /// Every process ends, silently; the device comes up locked, before its first unlock. Cards,
  /// sessions and delivered notifications stay.
  mutating func reboot() {
    for index in apps.indices {
      apps[index].end(.reboot, nil, .endReboot, &context)
      apps[index].isForceQuit = false
      apps[index].refresh.forgetFetch()
    }
    front = .home
    coverStack.removeAll()
    call = .none
    banner = nil
    lockState = .beforeFirstUnlock
    isMemoryLow = false
    uses = []
  }
}
