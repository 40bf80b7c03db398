// SPDX-License-Identifier: Apache-2.0

/// How processes end, and in which order iOS ends them when memory runs short.
extension Device {
  // MARK: The person

  /// The person swipes the app's card away. A frozen app goes silently; a running one is told.
  mutating func swipeAway(_ index: Int?) {
    guard let index else { return }
    apps[index].isForceQuit = true
    switch apps[index].projectedState {
    case .notRunning, .suspended:
      apps[index].discardedSessions += apps[index].sessions.map(\.id)
      apps[index].sessions = []
      apps[index].end(.user, nil, .endSuspended, &context)
    case .active, .inactive, .background:
      let steps = apps[index].forceQuitSteps(version: version)
      if case .app(index) = front { front = .home }
      apps[index].request(.terminate, &context)
      plan(index, steps)
    }
  }

  // MARK: The system

  /// The system ends the app for a cause of its own: a running app is told and waited for.
  mutating func endBySystem(_ index: Int?) {
    guard let index else { return }
    switch apps[index].projectedState {
    case .notRunning, .suspended:
      apps[index].end(.system, nil, .endSuspended, &context)
    case .active, .inactive, .background:
      apps[index].request(.terminate, &context)
      plan(index, apps[index].terminatingSteps(.system, .endBySystem))
    }
  }

  /// Every process ends, silently; the device comes up locked, before its first unlock.
  mutating func reboot() {
    for index in apps.indices {
      apps[index].end(.reboot, nil, .endReboot, &context)
      apps[index].isForceQuit = false
      apps[index].shown = EmulatedApp.Shown()
      apps[index].fetchedAt = nil
    }
    front = .home
    cover = nil
    isTalking = false
    banner = nil
    isLocked = true
    hasBeenUnlocked = false
    isMemoryLow = false
    recent = []
  }

  // MARK: Memory

  /// The app whose process is ended next when memory is reclaimed; nil if there is no process.
  ///
  /// Suspended apps go first, then background ones, and the app in front last; within a kind, the
  /// one that was in front the longest ago.
  public var endedNext: Int? {
    var worst: (index: Int, rank: Int)?
    for index in apps.indices where apps[index].process != nil {
      let kind: Int
      switch apps[index].state {
      case .notRunning: kind = 0
      case .suspended: kind = 1
      case .background: kind = 2
      case .inactive, .active: kind = 3
      }
      let place = recent.firstIndex(of: index) ?? apps.count
      // Small is early: the kind first, then the greater distance from the front.
      let rank = kind * (apps.count + 1) + (apps.count - place)
      if let found = worst, found.rank <= rank { continue }
      worst = (index, rank)
    }
    return worst?.index
  }

  /// Every app that runs code is warned.
  mutating func warnMemory() {
    isMemoryLow = true
    for index in apps.indices {
      switch apps[index].projectedState {
      case .notRunning, .suspended: continue
      case .inactive, .active, .background:
        plan(
          index,
          [
            .call(.didReceiveMemoryWarning, .memoryWarning),
            .post(.didReceiveMemoryWarning, .memoryWarning),
          ])
      }
    }
  }

  // MARK: Scenes

  /// iOS takes the scene back to free memory; the session stays.
  mutating func disconnectScene(_ index: Int?) {
    guard let index else { return }
    plan(index, apps[index].resume(.memory, &context) + [.detachScene(discard: false)])
  }
}
