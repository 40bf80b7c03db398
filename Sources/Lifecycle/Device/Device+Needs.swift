// SPDX-License-Identifier: Apache-2.0

/// The answer to whether an event is possible now, and if not, why.
extension Device {
  /// The reason why an event is not possible now, with the shortest way to make it so. Nil if it is
  /// possible.
  public func refusal(of event: SystemEvent) -> Refusal? {
    guard let unmet = firstUnmet(for: event) else { return nil }
    return Refusal(event: event, rule: unmet.rule, remedy: remedy(for: event) ?? [])
  }

  /// True if an event is possible now.
  public func isPossible(_ event: SystemEvent) -> Bool { firstUnmet(for: event) == nil }

  /// Something an event needs and does not have: the rule that says so, and the event that would
  /// provide it.
  package struct Unmet: Hashable {
    package let rule: Rule
    package let remedy: SystemEvent?
    /// True if nothing that happens can provide it: the system version or the app's own traits lack
    /// it.
    package let isLasting: Bool

    package init(_ rule: Rule, _ remedy: SystemEvent? = nil, isLasting: Bool = false) {
      self.rule = rule
      self.remedy = remedy
      self.isLasting = isLasting
    }
  }
}

/// The needs of events, one by one. Nil if the device has what is needed.
extension Device {
  // MARK: The screen

  func unlocked() -> Unmet? { isLocked ? Unmet(.needUnlocked, .unlock) : nil }

  /// A call over the whole screen comes first; a banner does not.
  func notRinging() -> Unmet? {
    coverStack.contains(.call) ? Unmet(.needNoCall, .declineCall) : nil
  }

  /// The event that closes what is on top.
  private func closing(_ cover: Cover) -> Unmet {
    switch cover {
    case .call: Unmet(.needNoCall, .declineCall)
    case .switcher: Unmet(.coverOrder, .closeSwitcher)
    case .controlCenter: Unmet(.coverOrder, .closeControlCenter)
    case .notificationCenter: Unmet(.coverOrder, .closeNotificationCenter)
    case .alert, .systemAlert: Unmet(.coverOrder, .answerAlert)
    case .faceID: Unmet(.coverOrder, .finishFaceID)
    case .siri: Unmet(.coverOrder, .dismissSiri)
    }
  }

  func uncovered() -> Unmet? {
    guard let cover else { return nil }
    let unmet = closing(cover)
    return Unmet(unmet.rule == .coverOrder ? .needNoCover : unmet.rule, unmet.remedy)
  }

  /// A cover can open over what is there.
  func room(for wanted: Cover) -> Unmet? {
    guard coverStack.bar(wanted), let cover else { return nil }
    return closing(cover)
  }

  /// Only what is on top can be closed.
  func onTop(_ wanted: Cover, _ remedy: SystemEvent) -> Unmet? {
    if cover == wanted { return nil }
    if let cover, coverStack.contains(wanted) { return closing(cover) }
    return Unmet(wanted == .switcher ? .needSwitcher : .needCover, remedy)
  }

  func anythingInFront() -> Unmet? { front == .home ? Unmet(.needAppInFront, firstIcon) : nil }

  func appInFront() -> Unmet? {
    if case .app = front { return nil }
    return Unmet(.needAppInFront, firstIcon)
  }

  func appInFront(_ app: AppReference) -> Unmet? {
    front == .app(app.index) ? nil : Unmet(.needAppInFront, .tapIcon(app))
  }

  func elsewhere(_ app: AppReference) -> Unmet? {
    front == .app(app.index) ? Unmet(.needElsewhere, .pressHome) : nil
  }

  func activeApp() -> Unmet? {
    if let unmet = unlocked() ?? appInFront() ?? uncovered() { return unmet }
    return frontApp?.state == .active ? nil : Unmet(.needActive)
  }

  /// The app the user would open from the Home screen.
  package var firstIcon: SystemEvent? {
    let index = cards.first ?? 0
    return apps.indices.contains(index) ? .tapIcon(reference(at: index)) : nil
  }

  func card(_ app: AppReference) -> Unmet? {
    apps[app.index].hasCard ? nil : Unmet(.needCard, .tapIcon(app))
  }

  func shown(_ isShown: Bool, _ remedy: SystemEvent) -> Unmet? {
    isShown ? nil : Unmet(.needShown, remedy)
  }

  // MARK: The process

  /// The scenario says what the app's code does, and not the code of a hosted app.
  func scripted(_ app: AppReference) -> Unmet? {
    if case .scripted = apps[app.index].traits.code { return nil }
    return Unmet(.needScripted, isLasting: true)
  }

  func hasProcess(_ app: AppReference) -> Unmet? {
    apps[app.index].process == nil ? Unmet(.needProcess, .tapIcon(app)) : nil
  }

  /// The process runs code: it is there, past `main`, and not suspended.
  func running(_ app: AppReference) -> Unmet? {
    switch apps[app.index].state {
    case .notRunning, .suspended: Unmet(.needRunning, .tapIcon(app))
    case .inactive, .active, .background: nil
    }
  }

  /// The app is in the foreground and runs code.
  ///
  /// - Parameter rule: Why it must not be in the background.
  func inForeground(_ app: AppReference, or rule: Rule) -> Unmet? {
    switch apps[app.index].state {
    case .notRunning, .suspended: Unmet(.needRunning, .tapIcon(app))
    case .background: Unmet(rule, .tapIcon(app))
    case .inactive, .active: notEnding(app)
    }
  }

  /// The process, which is there, is not suspended: its code can act.
  func runsCode(_ app: AppReference) -> Unmet? {
    apps[app.index].state == .suspended ? Unmet(.needRunning, .tapIcon(app)) : nil
  }

  /// Something woke the app and waits behind what its main thread is doing: its method has not been
  /// called.
  func notCalledYet(_ app: AppReference) -> Unmet {
    Unmet(.needWork, notHung(app)?.remedy)
  }

  func notHung(_ app: AppReference) -> Unmet? {
    apps[app.index].process?.thread.isHung == true
      ? Unmet(.needNotHung, .recover(app)) : nil
  }

  /// The process is not on its way out: nothing else can be asked of it, and it is soon gone.
  func notEnding(_ app: AppReference) -> Unmet? {
    apps[app.index].process?.thread.isEnding == true ? Unmet(.needNotRunning) : nil
  }

  // MARK: Background launches

  func afterFirstUnlock(_ app: AppReference) -> Unmet? {
    apps[app.index].process == nil && !hasBeenUnlocked ? Unmet(.needFirstUnlock, .unlock) : nil
  }

  func mayLaunchInBackground(_ app: AppReference) -> Unmet? {
    if apps[app.index].isForceQuit && apps[app.index].process == nil {
      return Unmet(.endForceQuitMark, .tapIcon(app))
    }
    return afterFirstUnlock(app)
  }

  func refreshAvailable(_ app: AppReference) -> Unmet? {
    if isInLowPowerMode { return Unmet(.lowPowerMode, .changeLowPowerMode) }
    return apps[app.index].refreshStatus == .available
      ? nil : Unmet(.refreshStatus, .changeRefreshStatus(.available, app))
  }

  /// An app that lists tasks of the scheduler is not called to fetch.
  func noScheduledTasks(_ app: AppReference) -> Unmet? {
    version >= 13 && !apps[app.index].traits.registeredTasks.isEmpty
      ? Unmet(.fetchReplaced, isLasting: true) : nil
  }

  /// Only time helps here.
  func pushBudgetLeft(_ app: AppReference) -> Unmet? {
    apps[app.index].refresh.allowsSilentPush(context) ? nil : Unmet(.pushBudget)
  }

  /// Only time helps here, and nothing where the app never set an interval.
  func intervalIsOver(_ app: AppReference) -> Unmet? {
    if allowance(.fetchInterval) >= TimeLimit.never {
      return Unmet(.limitFetchInterval, isLasting: true)
    }
    return apps[app.index].refresh.isFetchDue(context) ? nil : Unmet(.limitFetchInterval)
  }

  func mode(_ app: AppReference, _ wanted: [BackgroundMode]) -> Unmet? {
    apps[app.index].traits.modes.contains { wanted.contains($0) }
      ? nil : Unmet(.needMode, isLasting: true)
  }

  /// The scheduler accepts a request for the task.
  func maySubmit(_ task: String, isProcessing: Bool, _ app: AppReference) -> Unmet? {
    if !apps[app.index].traits.registeredTasks.contains(task) {
      return Unmet(.needRegistered, isLasting: true)
    }
    return apps[app.index].scheduler.inTheWay(of: task, isProcessing: isProcessing)
      .map { Unmet(.schedulerLimit, .runTask($0.name, app)) }
  }

  // MARK: Windows

  func scenes(_ app: AppReference) -> Unmet? {
    apps[app.index].traits.style.hasScenes ? nil : Unmet(.needSceneStyle, isLasting: true)
  }

  func connected(
    _ role: AccessoryScene.Role, _ app: AppReference, _ remedy: SystemEvent
  ) -> Unmet? {
    apps[app.index].scenes.isConnected(role) ? nil : Unmet(.needConnected, remedy)
  }

  func disconnected(
    _ role: AccessoryScene.Role, _ app: AppReference, _ remedy: SystemEvent
  ) -> Unmet? {
    apps[app.index].scenes.isConnected(role) ? Unmet(.needDisconnected, remedy) : nil
  }

  func manyWindows(_ app: AppReference) -> Unmet? {
    let traits = apps[app.index].traits
    return traits.hasManyWindows && traits.style.hasScenes
      ? nil : Unmet(.needManyWindows, isLasting: true)
  }

  func window(_ number: Int, _ app: AppReference) -> Unmet? {
    if apps[app.index].sessions.contains(where: { $0.number == number && !$0.isDiscarded }) {
      return nil
    }
    // The next window to be opened is the only one that opening one can provide.
    let isNext = number == apps[app.index].scenes.count + 1
    return Unmet(.needWindow, isNext ? .openWindow(app) : nil)
  }
}
