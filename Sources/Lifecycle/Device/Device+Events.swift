// SPDX-License-Identifier: Apache-2.0

extension Device {
  /// What each event does. The event is possible: ``firstUnmet(for:)`` has seen to that.
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
      if case .app(let index) = front { apps[index].unsavedEdits += 1 }
    case .save(let app): apps[app.index].unsavedEdits = 0
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
  /// version, on how calls come in, and on the lock.
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
    case let kind: kind.rule
    }
  }
}
