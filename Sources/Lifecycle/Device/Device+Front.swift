// SPDX-License-Identifier: Apache-2.0

/// The front of the device: launching, coming back, and leaving.
extension Device {
  /// An app comes to the front, launched if need be; what was in front leaves.
  ///
  /// - Parameter window: The only window that comes to the screen; nil for those that were there.
  mutating func bringToFront(
    _ index: Int, _ reason: TransitionReason, _ opening: OpenRequest, window: Int? = nil
  ) {
    if apps[index].process?.thread.isEnding == true {
      // Nothing brings back a process that is ending.
      if front == .app(index) { front = .home }
      return
    }
    let wasBehindCenter = cover == .notificationCenter
    if front != .app(index) { leaveFront(.otherApp) }
    coverStack.keepAlert(orShow: apps[index].showsAlert)
    front = .app(index)
    use(index)
    cards.moveToFront(index)
    apps[index].hasCard = true
    apps[index].isForceQuit = false

    switch apps[index].projectedState {
    case .notRunning: launch(index, reason == .return ? .launch : reason, opening)
    case .active: openInActive(index, reason, opening)
    case .inactive: openInInactive(index, reason, opening, wasBehindCenter: wasBehindCenter)
    case .background, .suspended:
      apps[index].resume(reason, &context)
      let version = version
      var steps = apps[index].returningSteps(
        reason, opening, window: window, version: version)
      steps += activation(of: index, reason, .returnOrder)
      planTransition(index, steps, to: reached)
    }
  }

  /// The app that comes to the front becomes active, unless its alert still covers it.
  private mutating func activation(
    of index: Int, _ reason: TransitionReason, _ rule: Rule
  ) -> [MainThreadStep] {
    coverStack.isEmpty ? apps[index].activatingSteps(reason, rule) : []
  }

  /// The state the app that comes to the front reaches.
  private var reached: EmulatedApp.State { coverStack.isEmpty ? .active : .inactive }

  /// The app is on screen and inactive already.
  private mutating func openInInactive(
    _ index: Int, _ reason: TransitionReason, _ opening: OpenRequest, wasBehindCenter: Bool
  ) {
    let opened = openingSteps(index, opening)
    guard coverStack.isEmpty else {
      if !opened.isEmpty { plan(.delivery, index, opened) }
      return
    }
    let isTwice = wasBehindCenter && opening != .nothing && (11..<13).contains(version)
    let active = apps[index].activatingSteps(
      reason, isTwice ? .notificationCenterTwice : .interruption)
    // iOS 11: a push tapped in Notification Center reads `active`.
    planTransition(index, isTwice ? active + opened : opened + active, to: .active)
  }

  /// The app is active already: a notification is handed over; anything else that opens it comes
  /// through another process, which takes the focus for a moment.
  private mutating func openInActive(
    _ index: Int, _ reason: TransitionReason, _ opening: OpenRequest
  ) {
    switch opening {
    case .nothing: break
    case .push, .localNotification: plan(.delivery, index, openingSteps(index, opening))
    case .url, .activity, .quickAction:
      let steps =
        apps[index].resigningSteps(reason, .urlOrder) + openingSteps(index, opening)
        + apps[index].activatingSteps(reason, .urlOrder)
      planTransition(index, steps, to: .active)
    }
  }

  private func openingSteps(_ index: Int, _ opening: OpenRequest) -> [MainThreadStep] {
    let app = apps[index]
    guard app.traits.style.hasScenes else {
      return opening.delegateSteps(for: app, version: version)
    }
    guard let scene = app.scenes.foreground.first else { return [] }
    return opening.sceneStepsBeforeForeground(scene)
      + opening.sceneStepsBeforeActive(scene, connects: false, app: app, version: version)
  }

  /// The process is made, or the prewarmed one goes on, and comes to the foreground.
  private mutating func launch(
    _ index: Int, _ reason: TransitionReason, _ opening: OpenRequest
  ) {
    let version = version
    let start = startSteps(index, reason)
    let launch = apps[index].foregroundLaunchSteps(reason, opening, version: version)
    plan(.launch, index, start + launch, target: .active, limit: .launch)
  }

  /// Makes a process, unless a prewarmed one is there. Returns the steps up to `UIApplicationMain`.
  mutating func startSteps(_ index: Int, _ reason: TransitionReason) -> [MainThreadStep] {
    if apps[index].process != nil { return [] }
    apps[index].process = AppProcess(pid: nextPID, launch: reason, phase: .starting)
    nextPID += 1
    return apps[index].startingSteps()
  }

  /// Returns true if the app is in front and has not left the screen. An app that a call or the
  /// lock has sent to the background is still what the user comes back to, and not on the screen.
  /// Before iOS 5 locking is an interruption only, and the app stays.
  func isOnScreen(_ index: Int) -> Bool {
    guard front == .app(index) else { return false }
    switch apps[index].projectedState {
    case .background, .suspended: return false
    case .notRunning, .inactive, .active: return true
    }
  }

  /// The app was in front or woken: it is not the next to be terminated for memory.
  mutating func use(_ index: Int) { uses.moveToFront(index) }

  /// The Home screen comes to the front: what belongs to the system closes.
  mutating func goHome(_ reason: TransitionReason) {
    leaveFront(reason)
    coverStack.keepCall()
    front = .home
  }

  /// Makes an app in front leave. Its alert goes with it.
  mutating func leaveFront(_ reason: TransitionReason) {
    guard case .app(let index) = front else { return }
    leave(index, reason)
    coverStack.removeAlert()
  }

  /// The app leaves the screen: it resigns if it is active, and enters the background.
  mutating func leave(_ index: Int, _ reason: TransitionReason) {
    let isActive: Bool
    switch apps[index].projectedState {
    case .active: isActive = true
    case .inactive: isActive = false
    case .notRunning, .background, .suspended: return
    }
    // Before iOS 5 locking was an interruption only.
    let isStaying = reason == .lock && version < 5
    // Before iOS 4 nothing ran in the background: every app left by ending.
    let isEnding = !isStaying && (apps[index].traits.exitsOnSuspend || version < 4)
    let version = version
    var steps = [MainThreadStep].withRoom
    if isActive { steps += apps[index].resigningSteps(reason, .leaveOrder) }
    if isStaying {
      planTransition(index, steps, to: .inactive)
    } else if isEnding {
      steps += apps[index].terminatingSteps(.exitsOnSuspend, .endExitsOnSuspend)
      plan(.end, index, steps, target: .notRunning, limit: .sceneUpdate)
    } else {
      steps += apps[index].backgroundingSteps(reason, version: version)
      planTransition(index, steps, to: .background)
    }
  }
}

extension [Int] {
  /// Makes an index the most recent one of a list.
  fileprivate mutating func moveToFront(_ index: Int) {
    removeAll { $0 == index }
    insert(index, at: 0)
  }
}
