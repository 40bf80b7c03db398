// SPDX-License-Identifier: Apache-2.0

/// What is possible now, and if not, why and how to get there.
extension Device {
  /// Why an event is not possible now, with the shortest way to make it so; nil if it is possible.
  public func refusal(of event: SystemEvent) -> Refusal? {
    guard let unmet = firstUnmet(for: event) else { return nil }
    return Refusal(event: event, rule: unmet.rule, remedy: remedy(for: event) ?? [])
  }

  /// Whether an event is possible now.
  public func isPossible(_ event: SystemEvent) -> Bool { firstUnmet(for: event) == nil }

  /// Something an event needs and does not have: the rule that says so, and the event that would
  /// provide it.
  struct Unmet: Hashable {
    let rule: Rule
    let remedy: SystemEvent?

    init(_ rule: Rule, _ remedy: SystemEvent? = nil) {
      self.rule = rule
      self.remedy = remedy
    }

    init(_ rule: Rule, _ kind: SystemEvent.Kind) {
      self.init(rule, SystemEvent(kind))
    }
  }

  /// The shortest events by the person's own hands that make `event` possible, found by trying on
  /// copies; nil if nothing does.
  func remedy(for event: SystemEvent) -> [SystemEvent]? {
    var device = self
    var remedy: [SystemEvent] = []
    while let step = device.firstStep(to: event), step != event {
      // Longer than any real need; a remedy that does not help must not be tried for ever.
      guard remedy.count < 6 else { return nil }
      device.doAndSettle(step)
      remedy.append(step)
    }
    guard device.isPossible(event) else { return nil }
    // Following needs one by one may take a detour where a single step would do.
    if remedy.count > 1, let shortcut = shortcut(to: event) { return [shortcut] }
    return remedy
  }

  /// What to do first: the event itself, or the remedy of what it needs, of what that needs, ….
  private func firstStep(to event: SystemEvent, depth: Int = 0) -> SystemEvent? {
    guard let unmet = firstUnmet(for: event) else { return event }
    guard let remedy = unmet.remedy, depth < 6 else { return nil }
    return firstStep(to: remedy, depth: depth + 1)
  }

  private func shortcut(to event: SystemEvent) -> SystemEvent? {
    let kinds: [SystemEvent.Kind] = [
      .pressHome, .unlock, .closeSwitcher, .declineCall, .answerCall, .endCall, .tapBanner,
    ]
    var steps = kinds.map { SystemEvent($0) }
    if let app = event.app {
      steps += [SystemEvent(.tapIcon, app: app), SystemEvent(.choose, app: app)]
    }
    return steps.first { step in
      guard isPossible(step) else { return false }
      var device = self
      device.doAndSettle(step)
      return device.isPossible(event)
    }
  }

  /// An event, and then time for the callbacks that return by themselves.
  private mutating func doAndSettle(_ event: SystemEvent) {
    _ = handle(event)
    while !isSettled, let due = nextDeadline { _ = advance(to: due) }
  }

  // MARK: What each event needs

  /// The first thing `event` needs and does not have; nil if it is possible.
  func firstUnmet(for event: SystemEvent) -> Unmet? {
    var index: Int?
    if let name = event.app {
      guard let found = self.index(of: name) else { return Unmet(.needKnownApp) }
      index = found
    }
    if index == nil, event.kind.takesApp { return Unmet(.needKnownApp) }
    let app = index ?? 0

    switch event.kind {
    case .reboot, .touch, .shake, .remoteControl, .moveDevice, .redraw, .rotate, .changeTime,
      .changeLocale, .changeSettings, .changeBattery, .changeProximity, .changeICloud,
      .changeScreen, .connectAccessory, .disconnectAccessory, .receiveMessage, .receivePush,
      .receiveLocalNotification:
      return nil
    case .changeRefreshStatus:
      return nil

    case .tapIcon:
      return unlocked() ?? noRinging() ?? notEnding(app) ?? elsewhere(app)
    case .openURL, .continueActivity, .quickAction:
      return unlocked() ?? noRinging() ?? notEnding(app)
    case .pressHome:
      return unlocked() ?? noRinging() ?? anythingInFront()
    case .lock:
      return isLocked ? Unmet(.needUnlocked, .unlock) : nil
    case .unlock:
      return isLocked ? nil : Unmet(.needLocked, .lock)

    case .openSwitcher:
      return unlocked() ?? uncovered()
    case .openControlCenter, .openNotificationCenter, .invokeSiri:
      return unlocked() ?? uncovered()
    case .showAlert, .startFaceID:
      return unlocked() ?? appInFront() ?? uncovered()
    case .closeSwitcher: return covered(.switcher, .openSwitcher)
    case .closeControlCenter: return covered(.controlCenter, .openControlCenter)
    case .closeNotificationCenter: return covered(.notificationCenter, .openNotificationCenter)
    case .answerAlert: return covered(.alert, .showAlert)
    case .finishFaceID: return covered(.faceID, .startFaceID)
    case .dismissSiri: return covered(.siri, .invokeSiri)
    case .choose:
      return covered(.switcher, .openSwitcher) ?? notEnding(app)
    case .swipeAway:
      return hasProcess(app) ?? covered(.switcher, .openSwitcher) ?? notEnding(app)

    case .receiveCall:
      if isTalking { return Unmet(.needNoCall, .endCall) }
      return noRinging()
    case .declineCall, .answerCall:
      return cover == .call ? nil : Unmet(.needRinging, .receiveCall)
    case .endCall:
      return isTalking ? nil : Unmet(.needTalking, .answerCall)

    case .tapBanner:
      if let unmet = unlocked() ?? noRinging() { return unmet }
      guard banner != nil else { return Unmet(.needBanner, .receiveMessage) }
      switch banner {
      case .push(let index), .local(let index): return notEnding(index)
      case .message, nil: return nil
      }
    case .dismissBanner:
      return banner == nil ? Unmet(.needBanner, .receiveMessage) : nil
    case .tapPush:
      return unlocked() ?? noRinging() ?? notEnding(app) ?? shownPush(app)
    case .tapLocalNotification:
      return unlocked() ?? noRinging() ?? notEnding(app) ?? shownLocal(app)

    case .receiveSilentPush, .finishTransfer:
      return notEnding(app) ?? mayLaunchInBackground(app)
    case .locationUpdate:
      // From iOS 8 location launches an app even after a force-quit.
      return notEnding(app)
        ?? (version < 8 ? mayLaunchInBackground(app) : afterFirstUnlock(app))
    case .bluetoothEvent:
      return notEnding(app) ?? mayLaunchInBackground(app)
        ?? mode(app, [.bluetoothCentral, .bluetoothPeripheral])
    case .backgroundFetch:
      return notEnding(app) ?? mode(app, [.fetch]) ?? refreshAvailable(app)
        ?? mayLaunchInBackground(app) ?? intervalIsOver(app)
    case .finishFetch:
      guard let process = apps[app].process, !process.work.isEmpty else {
        return Unmet(.needWork, SystemEvent(.backgroundFetch, app: apps[app].name))
      }
      return nil
    case .prewarm:
      if version < 15 { return Unmet(.launchPrewarm) }
      return apps[app].process == nil
        ? afterFirstUnlock(app)
        : Unmet(.needNotRunning, SystemEvent(.crash, app: apps[app].name))

    case .warnMemory, .reclaimMemory:
      if apps.contains(where: { $0.process != nil }) { return nil }
      return Unmet(.needProcess, apps.first.map { SystemEvent(.tapIcon, app: $0.name) })
    case .exceedMemory, .crash:
      return running(app)
    case .endProcess:
      return hasProcess(app) ?? notEnding(app)
    case .disconnectScene:
      if apps[app].traits.style != .scene { return Unmet(.needSceneStyle) }
      if let unmet = hasProcess(app) { return unmet }
      guard apps[app].sessions.contains(where: { $0.activation == .background }) else {
        return Unmet(.sceneDisconnect, .pressHome)
      }
      return nil

    case .edit:
      if let index, front != .app(index) {
        return Unmet(.needAppInFront, SystemEvent(.tapIcon, app: apps[index].name))
      }
      return activeApp()
    case .save:
      return running(app)
        ?? (apps[app].unsavedEdits > 0 ? nil : Unmet(.needEdits, .edit))
    case .hang:
      if let unmet = running(app) { return unmet }
      return apps[app].process?.thread.isHung == true
        ? Unmet(.needNotHung, SystemEvent(.recover, app: apps[app].name)) : nil
    case .recover:
      return apps[app].process?.thread.isHung == true
        ? nil : Unmet(.needHung, SystemEvent(.hang, app: apps[app].name))
    case .beginTask:
      if let unmet = running(app) ?? notEnding(app) { return unmet }
      let name = event.argument ?? ""
      if apps[app].process?.tasks.contains(where: { $0.name == name }) == true {
        return Unmet(.needNewTask, SystemEvent(.endTask, app: apps[app].name, argument: name))
      }
      return apps[app].canBeginTask(named: name, context)
        ? nil : Unmet(.taskBegin, SystemEvent(.tapIcon, app: apps[app].name))
    case .endTask:
      let name = event.argument ?? ""
      return apps[app].process?.tasks.contains { $0.name == name } == true
        ? nil
        : Unmet(.needTask, SystemEvent(.beginTask, app: apps[app].name, argument: name))
    }
  }

  // MARK: Needs

  private func unlocked() -> Unmet? {
    isLocked ? Unmet(.needUnlocked, .unlock) : nil
  }

  private func noRinging() -> Unmet? {
    cover == .call ? Unmet(.needNoCall, .declineCall) : nil
  }

  private func uncovered() -> Unmet? {
    switch cover {
    case nil: nil
    case .call: Unmet(.needNoCall, .declineCall)
    case .switcher: Unmet(.needNoCover, .closeSwitcher)
    case .controlCenter: Unmet(.needNoCover, .closeControlCenter)
    case .notificationCenter: Unmet(.needNoCover, .closeNotificationCenter)
    case .alert: Unmet(.needNoCover, .answerAlert)
    case .faceID: Unmet(.needNoCover, .finishFaceID)
    case .siri: Unmet(.needNoCover, .dismissSiri)
    }
  }

  private func covered(_ wanted: Cover, _ remedy: SystemEvent.Kind) -> Unmet? {
    cover == wanted ? nil : Unmet(wanted == .switcher ? .needSwitcher : .needCover, remedy)
  }

  private func anythingInFront() -> Unmet? {
    front == .home ? Unmet(.needAppInFront, firstIcon) : nil
  }

  private func appInFront() -> Unmet? {
    if case .app = front { return nil }
    return Unmet(.needAppInFront, firstIcon)
  }

  private func activeApp() -> Unmet? {
    if let unmet = unlocked() ?? appInFront() ?? uncovered() { return unmet }
    return frontApp?.state == .active ? nil : Unmet(.needActive)
  }

  /// The app the person would open from the Home screen.
  private var firstIcon: SystemEvent? {
    apps[safe: recent.first ?? 0].map { SystemEvent(.tapIcon, app: $0.name) }
  }

  private func elsewhere(_ app: Int) -> Unmet? {
    front == .app(app) && cover == nil ? Unmet(.needElsewhere, .pressHome) : nil
  }

  private func hasProcess(_ app: Int) -> Unmet? {
    apps[app].process == nil
      ? Unmet(.needProcess, SystemEvent(.tapIcon, app: apps[app].name)) : nil
  }

  /// The process runs code: it is there, past `main`, and not frozen.
  private func running(_ app: Int) -> Unmet? {
    switch apps[app].state {
    case .notRunning, .suspended:
      Unmet(.needRunning, SystemEvent(.tapIcon, app: apps[app].name))
    case .inactive, .active, .background: nil
    }
  }

  /// The process is not on its way out: nothing else can be asked of it, and it is soon gone.
  private func notEnding(_ app: Int) -> Unmet? {
    guard apps[app].process != nil, apps[app].state != .notRunning,
      apps[app].projectedState == .notRunning
    else { return nil }
    return Unmet(.needNotRunning)
  }

  private func shownPush(_ app: Int) -> Unmet? {
    apps[app].shown.push
      ? nil : Unmet(.needShown, SystemEvent(.receivePush, app: apps[app].name))
  }

  private func shownLocal(_ app: Int) -> Unmet? {
    apps[app].shown.local
      ? nil : Unmet(.needShown, SystemEvent(.receiveLocalNotification, app: apps[app].name))
  }

  private func afterFirstUnlock(_ app: Int) -> Unmet? {
    apps[app].process == nil && !hasBeenUnlocked ? Unmet(.needFirstUnlock, .unlock) : nil
  }

  private func mayLaunchInBackground(_ app: Int) -> Unmet? {
    if apps[app].isForceQuit && apps[app].process == nil {
      return Unmet(.endForceQuitMark, SystemEvent(.tapIcon, app: apps[app].name))
    }
    return afterFirstUnlock(app)
  }

  private func refreshAvailable(_ app: Int) -> Unmet? {
    apps[app].refreshStatus == .available
      ? nil
      : Unmet(
        .refreshStatus,
        SystemEvent(.changeRefreshStatus, app: apps[app].name, argument: "available"))
  }

  /// Only time helps here.
  private func intervalIsOver(_ app: Int) -> Unmet? {
    guard let last = apps[app].fetchedAt, now < last + allowance(.fetchInterval) else { return nil }
    return Unmet(.limitFetchInterval)
  }

  private func mode(_ app: Int, _ wanted: [BackgroundMode]) -> Unmet? {
    apps[app].traits.modes.contains { wanted.contains($0) } ? nil : Unmet(.needMode)
  }
}

extension Array {
  /// The element at a place, or nil where there is none.
  subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
