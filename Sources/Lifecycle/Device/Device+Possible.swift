// SPDX-License-Identifier: Apache-2.0

/// What is possible now, and if not, why.
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
  package struct Unmet: Hashable {
    package let rule: Rule
    package let remedy: SystemEvent?
    /// Whether nothing that happens can provide it: the system version or the app's own traits
    /// lack it.
    package let isLasting: Bool

    package init(_ rule: Rule, _ remedy: SystemEvent? = nil, isLasting: Bool = false) {
      self.rule = rule
      self.remedy = remedy
      self.isLasting = isLasting
    }
  }

  /// The first thing `event` needs and does not have; nil if it is possible.
  package func firstUnmet(for event: SystemEvent) -> Unmet? {
    if version < event.kind.minimumVersion { return Unmet(.needSystemVersion, isLasting: true) }
    switch event {
    // A button of a name is looked for on the screen, and a text goes to what is there.
    case .tapButton(.some), .type: return activeApp()
    case .reboot, .touch, .tapButton(nil), .shake, .remoteControl, .moveDevice, .redraw, .rotate,
      .changeTime,
      .changeLocale, .changeSettings, .changeBattery, .changeProximity, .changeICloud,
      .changeScreen, .changeLowPowerMode, .connectAccessory, .disconnectAccessory, .receivePush,
      .receiveLocalNotification, .changeRefreshStatus:
      return nil
    case .receiveMessage, .warnBattery:
      return cover == .systemAlert ? Unmet(.needNoCover, .answerAlert) : nil

    case .tapIcon(let app): return unlocked() ?? notRinging() ?? notEnding(app) ?? elsewhere(app)
    case .openURL(_, let app), .continueActivity(_, let app), .quickAction(_, let app):
      return unlocked() ?? notRinging() ?? notEnding(app)
    case .pressHome: return unlocked() ?? notRinging() ?? anythingInFront()
    case .lock: return isLocked ? Unmet(.needUnlocked, .unlock) : nil
    case .unlock:
      return isLocked ? nil : Unmet(.needLocked, .lock)

    case .openSwitcher: return unlocked() ?? room(for: .switcher)
    case .openControlCenter: return unlocked() ?? room(for: .controlCenter)
    case .openNotificationCenter: return unlocked() ?? room(for: .notificationCenter)
    case .invokeSiri: return unlocked() ?? room(for: .siri)
    case .showAlert, .startFaceID: return unlocked() ?? appInFront() ?? uncovered()
    case .closeSwitcher: return onTop(.switcher, .openSwitcher)
    case .closeControlCenter: return onTop(.controlCenter, .openControlCenter)
    case .closeNotificationCenter: return onTop(.notificationCenter, .openNotificationCenter)
    case .answerAlert: return cover == .systemAlert ? nil : unlocked() ?? onTop(.alert, .showAlert)
    case .finishFaceID: return onTop(.faceID, .startFaceID)
    case .dismissSiri: return onTop(.siri, .invokeSiri)
    case .choose(let app): return card(app) ?? onTop(.switcher, .openSwitcher) ?? notEnding(app)
    case .swipeAway(let app):
      if apps[app.index].process == nil, let unmet = card(app) { return unmet }
      return onTop(.switcher, .openSwitcher) ?? notEnding(app)

    case .receiveCall:
      if isTalking { return Unmet(.needNoCall, .endCall) }
      return ringing == nil ? nil : Unmet(.needNoCall, .declineCall)
    case .declineCall, .answerCall: return ringing == nil ? Unmet(.needRinging, .receiveCall) : nil
    case .endCall:
      return isTalking ? nil : Unmet(.needTalking, .answerCall)

    case .tapBanner:
      if let unmet = unlocked() ?? notRinging() { return unmet }
      switch banner {
      case nil: return Unmet(.needBanner, .receiveMessage)
      case .push(let index), .local(let index): return notEnding(reference(at: index))
      case .message, .battery: return nil
      }
    case .dismissBanner: return banner == nil ? Unmet(.needBanner, .receiveMessage) : nil
    case .tapPush(let app):
      return notRinging() ?? notEnding(app) ?? shown(apps[app.index].shown.push, .receivePush(app))
    case .tapLocalNotification(let app):
      return notRinging() ?? notEnding(app)
        ?? shown(apps[app.index].shown.local, .receiveLocalNotification(app))

    case .receiveSilentPush(let app):
      if isOnScreen(app.index) { return notEnding(app) }
      return notEnding(app) ?? mode(app, [.remoteNotification]) ?? refreshAvailable(app)
        ?? mayLaunchInBackground(app) ?? pushBudgetLeft(app)
    case .receiveVoIPPush(let app):
      return notEnding(app) ?? mode(app, [.voip]) ?? afterFirstUnlock(app)
    case .reportCall(let app):
      let work = apps[app.index].process?.work ?? []
      let pushes = work.filter { $0.wake == .voipPush }
      if pushes.isEmpty { return Unmet(.needVoIPPush, .receiveVoIPPush(app)) }
      return pushes.contains { $0.isHandedOver } ? runsCode(app) : notCalledYet(app)
    case .receiveLiveActivityPush(let app): return notEnding(app) ?? mayLaunchInBackground(app)
    case .startLiveActivity(let app): return inForeground(app, or: .activityForeground)
    case .finishTransfer(let app): return notEnding(app) ?? mayLaunchInBackground(app)
    case .rangeBeacons(let app): return running(app) ?? notEnding(app)
    case .locationUpdate(let app), .enterRegion(let app), .exitRegion(let app):
      // From iOS 8 location launches an app even after a force-quit.
      return notEnding(app)
        ?? (version < 8 ? mayLaunchInBackground(app) : afterFirstUnlock(app))
    case .bluetoothEvent(let app):
      return notEnding(app) ?? mayLaunchInBackground(app)
        ?? mode(app, [.bluetoothCentral, .bluetoothPeripheral])
    case .backgroundFetch(let app):
      return notEnding(app) ?? mode(app, [.fetch]) ?? noScheduledTasks(app) ?? refreshAvailable(app)
        ?? mayLaunchInBackground(app) ?? intervalIsOver(app)
    case .finishFetch(_, let app):
      let work = apps[app.index].process?.work ?? []
      if work.contains(where: { $0.canBeFinished }) { return runsCode(app) }
      return work.contains { $0.wake.hasCompletion }
        ? notCalledYet(app) : Unmet(.needWork, .backgroundFetch(app))
    case .prewarm(let app):
      return apps[app.index].process == nil ? nil : Unmet(.needNotRunning, .crash(app))

    case .scheduleRefresh(let task, let app):
      return running(app) ?? maySubmit(task, isProcessing: false, app)
    case .scheduleProcessing(let task, let app):
      return running(app) ?? maySubmit(task, isProcessing: true, app)
    case .runTask(let task, let app):
      if !apps[app.index].scheduler.hasRequest(for: task) {
        return Unmet(.needScheduled, .scheduleRefresh(task, app))
      }
      return notEnding(app) ?? refreshAvailable(app) ?? mayLaunchInBackground(app)
    case .cancelTask(let task, let app):
      return running(app)
        ?? (apps[app.index].scheduler.hasRequest(for: task)
          ? nil : Unmet(.needScheduled, .scheduleRefresh(task, app)))
    case .scheduleContinued(_, let app): return inForeground(app, or: .continuedForeground)
    case .reportProgress(let task, let app), .stopTask(let task, let app):
      return apps[app.index].runsContinued(task)
        ? runsCode(app)
        : Unmet(.needContinued, .scheduleContinued(TaskSubmission(task: task), app))
    case .completeTask(let completion, let app):
      let work = apps[app.index].process?.work ?? []
      guard let run = work.first(where: { $0.task == completion.task }) else {
        return Unmet(.needScheduled, .runTask(completion.task, app))
      }
      return run.isHandedOver ? nil : notCalledYet(app)

    case .openWindow(let app):
      return manyWindows(app) ?? unlocked() ?? notRinging() ?? notEnding(app)
        ?? appInFront(app)
    case .chooseWindow(let number, let app):
      return manyWindows(app) ?? unlocked() ?? notRinging() ?? notEnding(app)
        ?? window(number, app)
    case .closeWindow(let number, let app):
      return manyWindows(app) ?? unlocked() ?? notEnding(app) ?? window(number, app)
    case .disconnectScene(let number, let app):
      if let unmet = scenes(app) ?? hasProcess(app) ?? notEnding(app) { return unmet }
      let windows = apps[app.index].disconnectable
      return number.map(windows.contains) ?? !windows.isEmpty
        ? nil : Unmet(.sceneDisconnect, .pressHome)

    case .connectDisplay(let app):
      return scenes(app) ?? running(app) ?? notEnding(app)
        ?? disconnected(.display, app, .disconnectDisplay(app))
    case .connectCarPlay(let app):
      return scenes(app) ?? notEnding(app) ?? afterFirstUnlock(app)
        ?? disconnected(.carPlay, app, .disconnectCarPlay(app))
    case .disconnectDisplay(let app):
      return scenes(app) ?? notEnding(app)
        ?? connected(.display, app, .connectDisplay(app))
    case .disconnectCarPlay(let app):
      return scenes(app) ?? notEnding(app)
        ?? connected(.carPlay, app, .connectCarPlay(app))

    case .warnMemory:
      return apps.contains { $0.process != nil } ? nil : Unmet(.needProcess, firstIcon)
    case .reclaimMemory:
      if nextReclaimed != nil { return nil }
      return apps.contains { $0.process != nil }
        ? Unmet(.memoryLast, .pressHome) : Unmet(.needProcess, firstIcon)
    case .exceedMemory(let app), .crash(let app): return running(app)
    case .exit(let app): return running(app) ?? notHung(app)
    case .changePrivacy(let app): return hasProcess(app)
    case .endProcess(let app):
      return hasProcess(app) ?? notEnding(app)

    case .edit: return activeApp()
    case .save(let app), .playAudio(let app), .startLocation(let app), .lockFile(let app):
      return running(app)
    case .stopAudio(let app):
      return running(app)
        ?? (apps[app.index].process?.audio == .silent ? Unmet(.needAudio, .playAudio(app)) : nil)
    case .stopLocation(let app):
      return running(app)
        ?? (apps[app.index].process?.followsLocation == true
          ? nil : Unmet(.needLocation, .startLocation(app)))
    case .unlockFile(let app):
      return running(app)
        ?? (apps[app.index].process?.fileLocks == 0 ? Unmet(.needLock, .lockFile(app)) : nil)
    case .hang(let app): return running(app) ?? notHung(app)
    case .recover(let app):
      return apps[app.index].process?.thread.isHung == true
        ? runsCode(app) : Unmet(.needHung, .hang(app))
    case .beginTask(_, let app): return running(app) ?? notEnding(app)
    case .endTask(let name, let app):
      return apps[app.index].process?.tasks.contains { $0.name == name } == true
        ? runsCode(app) : Unmet(.needTask, .beginTask(name, app))
    }
  }
}
