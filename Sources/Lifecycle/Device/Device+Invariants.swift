// SPDX-License-Identifier: Apache-2.0

/// The facts that hold between inputs, whatever happens. Debug builds check them after each input.
extension Device {
  /// Checks the invariants. Traps, and prints what the state is, if one doesn't hold.
  ///
  /// - Returns: true, so that `assert` can ask for the check and release builds leave it out.
  func checkInvariants() -> Bool {
    precondition(context.entries.isEmpty, "entries of an input are left")
    for index in apps.indices {
      apps[index].checkInvariants()
      let app = apps[index]
      precondition(
        app.hasCard == cards.contains(index), "\(app.name) and the switcher differ about its card")
    }
    precondition(Set(cards).count == cards.count, "an app has two cards")
    precondition(Set(uses).count == uses.count, "an app was used last at two times")
    precondition(banner == nil || !isLocked, "a banner is on a dark screen")
    if case .app(let index) = front {
      let app = apps[index]
      precondition(app.process != nil, "\(app.name) is in front and has no process")
      precondition(
        app.state != .suspended || isLocked || coverStack.contains(.call),
        "\(app.name) is in front and suspended")
    }
    return true
  }
}

extension EmulatedApp {
  /// Checks the invariants of the app and its process.
  fileprivate func checkInvariants() {
    guard let process else {
      precondition(!showsAlert, "\(name) is not running and shows an alert")
      precondition(unsavedEdits == 0, "\(name) is not running and has \(unsavedEdits) edits")
      precondition(
        sessions.allSatisfy { $0.scene == nil } && accessoryScenes.allSatisfy { !$0.isConnected },
        "\(name) is not running and has a scene")
      return
    }
    let thread = process.thread
    let now = "\(name) is \(state.rawValue), \(thread.jobs.count) jobs wait"
    precondition(!thread.isInCall || !thread.jobs.isEmpty, "\(now), and no job makes the call")
    precondition(
      thread.jobs.isEmpty || thread.isInCall || thread.isHung || process.isSuspended,
      "\(now), and nothing holds them up")
    if let returns = thread.current?.returns {
      precondition(process.isSuspended || !returns.standsStill, "\(now), and its call stands still")
      precondition(!process.isSuspended || !returns.runs, "\(now), and its call goes on")
    }
    for work in process.threadWork {
      precondition(work.returns.runs != process.isSuspended, "\(now), and \(work.name) differs")
    }
    precondition(
      process.pendingChanges.isEmpty || process.isSuspended, "\(now), and changes are queued")
    switch process.phase {
    case .starting, .inactive, .active, .suspended: break
    case .background(let background):
      precondition(
        (background.idleSince == nil) == hasAssertion, "\(now), and its suspension is not due")
    }
  }
}

extension Return {
  /// True if time alone brings the code to its end.
  fileprivate var runs: Bool {
    if case .at = self { true } else { false }
  }

  /// True if the code goes on once its process runs again.
  fileprivate var standsStill: Bool {
    if case .after = self { true } else { false }
  }
}
