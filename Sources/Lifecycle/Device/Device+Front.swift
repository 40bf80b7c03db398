// SPDX-License-Identifier: Apache-2.0

/// What is in front, and what covers it: leaving, coming back, and interruptions.
extension Device {
  /// An app comes to the front, launched if need be; what was in front leaves.
  mutating func bringToFront(_ index: Int?, _ cause: TransitionReason, _ opening: OpenRequest) {
    guard let index else { return }
    if case .app(let other) = front, other != index { leave(other, .otherApp) }
    let wasBehindCenter = cover == .notificationCenter
    cover = nil
    front = .app(index)
    recent.removeAll { $0 == index }
    recent.insert(index, at: 0)
    apps[index].isForceQuit = false

    switch apps[index].projectedState {
    case .notRunning:
      launch(index, cause == .return ? .launch : cause, opening)
    case .active:
      openInActive(index, cause, opening)
    case .inactive:
      let opened = openingSteps(index, opening)
      if wasBehindCenter, opening != .nothing, (11...12).contains(version) {
        // iOS 11: a push tapped in Notification Centre reads `active`.
        plan(index, apps[index].activatingSteps(cause, .notificationCenterTwice) + opened)
      } else {
        plan(index, opened + apps[index].activatingSteps(cause, .interruption))
      }
    case .background, .suspended:
      let queued = apps[index].resume(cause, &context)
      let steps = apps[index].returningSteps(cause, opening, version: version)
      plan(index, queued.isEmpty ? steps : queued + steps)
      plan(index, apps[index].activatingSteps(cause, .returnOrder))
    }
  }

  /// The app is active already: a notification is handed over; anything else that opens it comes
  /// through another process, which takes the focus for a moment.
  private mutating func openInActive(
    _ index: Int, _ cause: TransitionReason, _ opening: OpenRequest
  ) {
    switch opening {
    case .nothing:
      break
    case .push, .localNotification:
      plan(index, openingSteps(index, opening))
    case .url, .activity, .quickAction:
      plan(
        index,
        apps[index].resigningSteps(cause, .urlOrder) + openingSteps(index, opening)
          + apps[index].activatingSteps(cause, .urlOrder))
    }
  }

  private func openingSteps(_ index: Int, _ opening: OpenRequest) -> [MainThreadStep] {
    switch apps[index].traits.style {
    case .delegate:
      opening.delegateSteps(version: version)
    case .scene:
      opening.sceneStepsBeforeForeground + opening.sceneStepsBeforeActive(connects: false)
    }
  }

  /// The process is made, or the prewarmed one goes on, and comes to the foreground.
  private mutating func launch(_ index: Int, _ cause: TransitionReason, _ opening: OpenRequest) {
    start(index, cause, .launch)
    plan(index, apps[index].foregroundLaunchSteps(cause, opening, version: version))
  }

  /// Makes a process, unless a prewarmed one is there, and begins to count its launch.
  mutating func start(_ index: Int, _ cause: TransitionReason, _ limit: TimeLimit) {
    let isPrewarmed = apps[index].process != nil
    if !isPrewarmed {
      apps[index].process = AppProcess(pid: nextPID, launch: cause, phase: .starting)
      nextPID += 1
    }
    apps[index].hasLostData = false
    apps[index].process?.launching = AppProcess.Launching(since: context.now, limit: limit)
    if !isPrewarmed { plan(index, apps[index].startingSteps()) }
  }

  /// The Home screen comes to the front.
  mutating func goHome(_ cause: TransitionReason) {
    cover = nil
    if case .app(let index) = front { leave(index, cause) }
    front = .home
  }

  /// The app leaves the screen: it resigns if it is active, and enters the background.
  mutating func leave(_ index: Int, _ cause: TransitionReason) {
    let isResigning: Bool
    switch apps[index].projectedState {
    case .active: isResigning = true
    case .inactive: isResigning = false
    case .notRunning, .background, .suspended: return
    }
    // Before iOS 4 nothing ran in the background: every app left by ending.
    let isEnding = apps[index].traits.exitsOnSuspend || version < 4
    // iOS 4 logs show no more than the resignation when the device is locked.
    let isStaying = cause == .lock && version == 4 && !isEnding
    if !isStaying { apps[index].request(isEnding ? .terminate : .enterBackground, &context) }
    if isResigning { plan(index, apps[index].resigningSteps(cause, .leaveOrder)) }
    if isEnding {
      plan(index, apps[index].terminatingSteps(.exitsOnSuspend, .endExitsOnSuspend))
    } else if !isStaying {
      plan(index, apps[index].backgroundingSteps(cause, version: version))
    }
  }

  // MARK: What covers the front

  /// Something covers what is in front. An app there resigns, if it has not already.
  mutating func open(_ cover: Cover, _ cause: TransitionReason) {
    self.cover = cover
    guard case .app(let index) = front, !isLocked else { return }
    switch apps[index].projectedState {
    case .active:
      plan(index, apps[index].resigningSteps(cause, .interruption))
    case .inactive:
      // It has resigned already; only the reason is another.
      if case .inactive? = apps[index].process?.phase {
        apps[index].process?.phase = .inactive(cause)
      }
    case .notRunning, .background, .suspended:
      break
    }
  }

  /// What covered the front is gone. The app there becomes active again; one that was left behind
  /// a call while the device was locked comes back.
  mutating func close(_ cause: TransitionReason) {
    cover = nil
    guard case .app(let index) = front, !isLocked else { return }
    switch apps[index].projectedState {
    case .inactive:
      plan(index, apps[index].activatingSteps(cause, .interruption))
    case .background, .suspended:
      bringToFront(index, cause, .nothing)
    case .notRunning, .active:
      break
    }
  }

  /// Logs of iOS 11 and 12 show the app active once more while Notification Centre is pulled down.
  mutating func openNotificationCenter() {
    open(.notificationCenter, .notificationCenter)
    guard (11...12).contains(version), case .app(let index) = front,
      apps[index].projectedState == .inactive
    else { return }
    plan(
      index,
      apps[index].activatingSteps(.notificationCenter, .notificationCenterTwice)
        + apps[index].resigningSteps(.notificationCenter, .notificationCenterTwice))
  }

  // MARK: The side button

  mutating func lock() {
    isLocked = true
    banner = nil
    // A call goes on ringing on the lock screen; everything else is gone.
    if cover != .call { cover = nil }
    if case .app(let index) = front { leave(index, .lock) }
    announceProtectedData(isAvailable: false)
  }

  mutating func unlock() {
    isLocked = false
    hasBeenUnlocked = true
    if case .app(let index) = front, cover == nil, apps[index].traits.usesDataProtection {
      // A frozen app is told when it runs again, before it comes to the front.
      plan(index, apps[index].resume(.unlock, &context))
    }
    announceProtectedData(isAvailable: true)
    guard case .app(let index) = front else { return }
    switch apps[index].projectedState {
    case .background, .suspended:
      if cover == nil {
        bringToFront(index, .unlock, .nothing)
      }
    case .inactive:
      plan(index, apps[index].activatingSteps(.unlock, .leaveByLock))
    case .notRunning, .active:
      break
    }
  }

  private mutating func announceProtectedData(isAvailable: Bool) {
    for index in apps.indices where apps[index].traits.usesDataProtection {
      switch apps[index].projectedState {
      case .notRunning, .suspended: continue
      case .inactive, .active, .background: break
      }
      plan(
        index,
        isAvailable
          ? [
            .call(.protectedDataDidBecomeAvailable, .protectedData),
            .post(.protectedDataDidBecomeAvailable, .protectedData),
          ]
          : [
            .call(.protectedDataWillBecomeUnavailable, .protectedData),
            .post(.protectedDataWillBecomeUnavailable, .protectedData),
          ])
    }
  }

  // MARK: A telephone call

  /// Phone comes to the front; the app beneath leaves, and comes back when the call has ended.
  mutating func answerCall() {
    cover = nil
    isTalking = true
    if case .app(let index) = front {
      front = .phone(over: index)
      if !isLocked { leave(index, .callAnswered) }
    } else {
      front = .phone(over: nil)
    }
  }

  mutating func endCall() {
    isTalking = false
    // The person may have gone elsewhere while talking; then nothing comes back by itself.
    guard case .phone(let beneath) = front else { return }
    front = .home
    guard let beneath, apps[beneath].process != nil else { return }
    front = .app(beneath)
    if !isLocked { bringToFront(beneath, .callEnded, .nothing) }
  }

  // MARK: Banners and notifications

  mutating func tapBanner() {
    let tapped = banner
    banner = nil
    switch tapped {
    case nil:
      break
    case .message:
      if case .app(let index) = front { leave(index, .banner) }
      cover = nil
      front = .messages
    case .push(let index):
      tapNotification(index, isPush: true)
    case .local(let index):
      tapNotification(index, isPush: false)
    }
  }

  /// A visible notification arrives. Only an app that is active hears of it; any other will when
  /// the person taps it.
  mutating func receiveNotification(_ index: Int?, isPush: Bool) {
    guard let index else { return }
    if isPush { apps[index].shown.push = true } else { apps[index].shown.local = true }
    if !isLocked { banner = isPush ? .push(app: index) : .local(app: index) }
    guard apps[index].projectedState == .active else { return }
    // Scene style answers through the notification centre (iOS 10); an app delegate without one
    // is called itself, as in every log of that time.
    let callback: Callback
    switch apps[index].traits.style {
    case .scene: callback = .userNotificationWillPresent
    case .delegate where isPush: callback = .didReceiveRemoteNotification
    case .delegate:
      callback = version < 10 ? .didReceiveLocalNotification : .userNotificationWillPresent
    }
    plan(index, [.call(callback, .pushArrival)])
  }

  mutating func tapNotification(_ index: Int?, isPush: Bool) {
    guard let index else { return }
    if isPush { apps[index].shown.push = false } else { apps[index].shown.local = false }
    if banner == (isPush ? .push(app: index) : .local(app: index)) { banner = nil }
    bringToFront(
      index, isPush ? .push : .localNotification, isPush ? .push : .localNotification)
  }
}
