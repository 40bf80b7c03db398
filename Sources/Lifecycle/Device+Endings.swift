// SPDX-License-Identifier: Apache-2.0

/// How processes end, and in which order iOS ends them when memory runs short.
extension Device {
  /// The process is gone. Whether the app was told, and what it lost, is what it is.
  mutating func end(
    _ index: Int, _ reason: Ending.Reason, _ code: Ending.Code?, _ rule: Rule,
    limit: TimeLimit? = nil, since: Duration? = nil
  ) {
    guard let process = apps[index].process else { return }
    let from = process.phase.state
    let ending = Ending(
      reason: reason, code: code, told: process.isTold, lost: apps[index].unsavedEdits,
      limit: limit, elapsed: since.map { now - $0 }, allowance: limit.map { allowance($0) },
      lastCallback: process.lastCallback, state: from)
    say(.end(ending), index, rule)
    if from != .notRunning {
      say(.state(from: from, to: .notRunning, because: reason.cause), index, rule)
    }

    apps[index].lastEnding = ending
    apps[index].hasLostData = ending.lost > 0
    apps[index].unsavedEdits = 0
    // The archive is dropped after a force-quit and after a crash during launch.
    if reason == .user || (reason == .crash && process.launching != nil) {
      apps[index].hasSavedInterface = false
    }
    for session in apps[index].sessions.indices {
      apps[index].sessions[session].activation = nil
    }
    apps[index].process = nil
    forget(index)
  }

  /// Nothing on the screen belongs to the process any more.
  private mutating func forget(_ index: Int) {
    switch front {
    case .app(index):
      front = .home
      if cover == .alert || cover == .faceID { cover = nil }
    case .phone(over: index):
      front = .phone(over: nil)
    case .home, .app, .phone, .messages:
      break
    }
  }

  // MARK: The person

  /// The person swipes the app's card away. A frozen app goes silently; a running one is told.
  mutating func swipeAway(_ index: Int?) {
    guard let index else { return }
    apps[index].isForceQuit = true
    switch apps[index].projectedState {
    case .notRunning, .suspended:
      apps[index].discardedSessions += apps[index].sessions.map(\.id)
      apps[index].sessions = []
      end(index, .user, nil, .endSuspended)
    case .active, .inactive, .background:
      let steps = apps[index].forceQuitSteps(version: version)
      if case .app(index) = front { front = .home }
      plan(index, steps)
    }
  }

  // MARK: The system

  /// The system ends the app for a cause of its own: a running app is told and waited for.
  mutating func endBySystem(_ index: Int?) {
    guard let index else { return }
    switch apps[index].projectedState {
    case .notRunning, .suspended:
      end(index, .system, nil, .endSuspended)
    case .active, .inactive, .background:
      plan(index, apps[index].terminatingSteps(.system, .endBySystem))
    }
  }

  /// Every process ends, silently; the device comes up locked, before its first unlock.
  mutating func reboot() {
    for index in apps.indices {
      end(index, .reboot, nil, .endReboot)
      apps[index].isForceQuit = false
      apps[index].shown = App.Shown()
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
  package var endedNext: Int? {
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
}
