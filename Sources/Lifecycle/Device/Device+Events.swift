// SPDX-License-Identifier: Apache-2.0

// The two tables of the engine: what each event needs, and what it does.

extension Device {
  /// The first thing that an event needs and does not have. Nil if the event is possible.
  package func firstUnmet(for event: SystemEvent) -> Unmet? {
    if version < event.kind.minimumVersion { return Unmet(.needSystemVersion, isLasting: true) }
    switch event {
    // A button of a name is looked for on the screen, and a text goes to what is there.
    case .tapButton(.some), .type: return activeApp()
    case .reboot, .touch, .tapButton(nil), .shake, .remoteControl, .moveDevice, .redraw, .rotate,
      .changeTime, .changeLocale, .changeSettings, .changeBattery, .changeProximity, .changeICloud,
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
    case .dismissBanner:
      // On a locked phone a message is no banner.
      return banner == nil ? Unmet(.needBanner, isLocked ? .unlock : .receiveMessage) : nil
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
    case .receiveLiveActivityPush(let app):
      // A push starts a Live Activity from iOS 17.2. A version without a part stands for its last one.
      if !version.isWhole, version < SystemVersion(17, 2) {
        return Unmet(.needSystemVersion, isLasting: true)
      }
      return notEnding(app) ?? mayLaunchInBackground(app)
    case .startLiveActivity(let app): return inForeground(app, or: .activityForeground)
    case .finishTransfer(let app): return notEnding(app) ?? mayLaunchInBackground(app)
    case .rangeBeacons(let app): return running(app) ?? notEnding(app)
    case .locationUpdate(let app), .enterRegion(let app), .exitRegion(let app):
      // From iOS 8 location launches an app even after a force-quit.
      return notEnding(app)
        ?? (version < 8 ? mayLaunchInBackground(app) : afterFirstUnlock(app))
    case .bluetoothEvent(let app):
      // Core Bluetooth restores an app, and so launches one, from iOS 7.
      if version < 7, apps[app.index].process == nil {
        return Unmet(.bluetoothRestoration, .tapIcon(app))
      }
      return notEnding(app) ?? mayLaunchInBackground(app)
        ?? mode(app, version < 6 ? [.bluetoothCentral] : [.bluetoothCentral, .bluetoothPeripheral])
    case .backgroundFetch(let app):
      return notEnding(app) ?? mode(app, [.fetch]) ?? noScheduledTasks(app) ?? refreshAvailable(app)
        ?? mayLaunchInBackground(app) ?? intervalIsOver(app)
    case .finishFetch(_, let app):
      let work = apps[app.index].process?.work ?? []
      if work.contains(where: { $0.canBeFinished }) { return runsCode(app) }
      if work.contains(where: { $0.wake.hasCompletion }) { return notCalledYet(app) }
      let canFetch = firstUnmet(for: .backgroundFetch(app))?.isLasting != true
      return Unmet(.needWork, canFetch ? .backgroundFetch(app) : .receiveSilentPush(app))
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
    case .slowSave(_, let app): return scripted(app) ?? running(app)
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

extension Device {
  /// Does what an event does. The event is possible: ``firstUnmet(for:)`` has seen to that.
  mutating func perform(_ event: SystemEvent) {
    switch event {
    // MARK: The user and the Home screen
    case .tapIcon(let app): bringToFront(app.index, .return, .nothing)
    case .pressHome: goHome(.home)
    case .openSwitcher: open(.switcher, .switcher)
    case .closeSwitcher: close(.switcherClosed)
    case .choose(let app):
      if front == .app(app.index) {
        close(.switcherClosed)
      } else {
        bringToFront(app.index, .chosen, .nothing)
      }
    case .swipeAway(let app): swipeAway(app.index)
    case .lock: lock()
    case .unlock: unlock()

    // MARK: A phone call
    case .receiveCall: receiveCall()
    case .declineCall: declineCall()
    case .answerCall: answerCall()
    case .endCall: endCall()

    // MARK: Banners and notifications
    case .receiveMessage: receiveMessage()
    case .tapBanner: tapBanner()
    case .dismissBanner: banner = nil
    case .receivePush(let app): receiveNotification(app.index, isPush: true)
    case .receiveLocalNotification(let app): receiveNotification(app.index, isPush: false)
    case .tapPush(let app): tapNotification(app.index, isPush: true)
    case .tapLocalNotification(let app): tapNotification(app.index, isPush: false)
    case .receiveSilentPush(let app): wake(app.index, .silentPush)
    case .receiveVoIPPush(let app): wake(app.index, .voipPush)
    case .reportCall(let app): reportCall(from: app.index)
    case .receiveLiveActivityPush(let app): wake(app.index, .liveActivityPush)
    case .startLiveActivity(let app):
      context.record(
        .process(.liveActivityStarted), apps[app.index].name, .activityForeground)

    // MARK: Opened with a payload
    case .openURL(let url, let app): bringToFront(app.index, .url, .url(url))
    case .continueActivity(let url, let app): bringToFront(app.index, .activity, .activity(url))
    case .quickAction(let name, let app):
      bringToFront(app.index, .quickAction, .quickAction(name))

    // MARK: Background launches and wake-ups
    case .backgroundFetch(let app): wake(app.index, .fetch)
    case .locationUpdate(let app): wake(app.index, .location)
    case .enterRegion(let app): wake(app.index, .regionEntered)
    case .exitRegion(let app): wake(app.index, .regionExited)
    case .rangeBeacons(let app):
      let callback = Callback.beaconsRanged(version: version)
      plan(.delivery, app.index, [.call(callback, .beaconRanging)])
    case .bluetoothEvent(let app):
      let isCentral = apps[app.index].traits.modes.contains(.bluetoothCentral)
      wake(app.index, isCentral ? .bluetooth : .bluetoothPeripheral)
    case .finishTransfer(let app): wake(app.index, .transfer)
    case .finishFetch(let result, let app): apps[app.index].finishWork(result: result, &context)
    case .changeRefreshStatus(let status, let app): changeRefreshStatus(app.index, status)
    case .changeLowPowerMode: changeLowPowerMode()
    case .prewarm(let app): prewarm(app.index)

    // MARK: The background task scheduler
    case .scheduleRefresh(let name, let app): schedule(name, isProcessing: false, of: app.index)
    case .scheduleProcessing(let name, let app): schedule(name, isProcessing: true, of: app.index)
    case .scheduleContinued(let submission, let app):
      apps[app.index].submit(submission, &context)
    case .reportProgress(let name, let app): apps[app.index].reportProgress(of: name, &context)
    case .stopTask(let name, let app): apps[app.index].stopContinued(name, &context)
    case .cancelTask(let name, let app): cancelTask(name, of: app.index)
    case .runTask(let name, let app): runTask(name, of: app.index)
    case .completeTask(let completion, let app): completeTask(completion, of: app.index)

    // MARK: What covers the app
    case .openControlCenter: open(.controlCenter, .controlCenter)
    case .closeControlCenter: close(.controlCenterClosed)
    case .openNotificationCenter: openNotificationCenter()
    case .closeNotificationCenter: close(.notificationCenterClosed)
    case .showAlert: open(.alert, .alert)
    case .answerAlert: close(.alertAnswered)
    case .startFaceID: open(.faceID, .faceID)
    case .finishFaceID: close(.faceIDFinished)
    case .invokeSiri: open(.siri, .siri)
    case .dismissSiri: close(.siriDismissed)

    // MARK: Windows
    case .openWindow(let app): openWindow(app.index)
    case .closeWindow(let number, let app): closeWindow(number, of: app.index)
    case .chooseWindow(let number, let app): chooseWindow(number, of: app.index)
    case .disconnectScene(let number, let app): disconnectScene(number, of: app.index)
    case .connectDisplay(let app): connect(.display, of: app.index)
    case .disconnectDisplay(let app): disconnect(.display, of: app.index)
    case .connectCarPlay(let app): connect(.carPlay, of: app.index)
    case .disconnectCarPlay(let app): disconnect(.carPlay, of: app.index)

    // MARK: Memory and terminations
    case .warnMemory: warnMemory()
    case .reclaimMemory: reclaimMemory()
    case .exceedMemory(let app): exceedMemory(app.index)
    case .endProcess(let app): endBySystem(app.index)
    case .crash(let app): apps[app.index].end(.crash, .abort, .endCrash, &context)
    case .exit(let app): apps[app.index].end(.exit, nil, .endExit, &context)
    case .changePrivacy(let app): changePrivacy(app.index)
    case .reboot: reboot()

    // MARK: The main run loop
    // The code of a hosted app does what follows.
    case .tapButton(.some) where frontApp?.traits.code == .outside, .type: break
    case .touch, .tapButton, .shake, .remoteControl, .moveDevice, .redraw: send(event.kind)
    case .warnBattery: warnBattery()
    case .rotate, .changeTime, .changeLocale, .changeSettings, .changeBattery, .changeProximity,
      .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory:
      change(event.kind)

    // MARK: What the app and its user do
    case .edit:
      if case .app(let index) = front { apps[index].edit(&context) }
    case .save(let app): apps[app.index].unsavedEdits = 0
    case .slowSave(let duration, let app): apps[app.index].makeNextSaveTake(duration)
    case .hang(let app): apps[app.index].hang(&context)
    case .recover(let app): apps[app.index].recover(&context)
    case .beginTask(let name, let app):
      apps[app.index].beginTask(named: name, &context)
      apps[app.index].updateIdle(&context)
    case .endTask(let name, let app):
      apps[app.index].endTask(named: name, &context)
      apps[app.index].updateIdle(&context)
    case .playAudio(let app): playAudio(app.index)
    case .stopAudio(let app): apps[app.index].setAudio(.silent, &context)
    case .startLocation(let app): apps[app.index].setFollowsLocation(true, &context)
    case .stopLocation(let app): apps[app.index].setFollowsLocation(false, &context)
    case .lockFile(let app): apps[app.index].setFileLock(true, &context)
    case .unlockFile(let app): apps[app.index].setFileLock(false, &context)
    }
  }
}

extension Device {
  /// The rule an accepted event is named with here: what the event does can depend on the system
  /// version, on how calls come in, on the lock, and on whether an app is in front.
  func rule(of event: SystemEvent) -> Rule {
    switch event.kind {
    case .receiveCall where version >= 14 && callPresentation == .banner: .callBanner
    case .receiveMessage, .receivePush, .receiveLocalNotification:
      if isLocked {
        .notificationDelivered
      } else if version < 5 {
        .alertBeforeBanners
      } else {
        event.kind.rule
      }
    case .tapPush where isLocked, .tapLocalNotification where isLocked: .notificationOnLockScreen
    // Without an app in front there is nothing to interrupt.
    case let kind where kind.rule == .interruption && frontApp == nil: .coverOrder
    case let kind: kind.rule
    }
  }
}
