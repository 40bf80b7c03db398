// SPDX-License-Identifier: Apache-2.0

extension Device {
  /// What each event does. The event is possible: ``firstUnmet(for:)`` has seen to that.
  mutating func perform(_ event: SystemEvent) {
    let index = event.app.flatMap { self.index(of: $0) }
    switch event.kind {
    // MARK: The person and the Home screen
    case .tapIcon:
      bringToFront(index, .return, .nothing)
    case .pressHome:
      goHome(.home)
    case .openSwitcher:
      open(.switcher, .switcher)
    case .closeSwitcher:
      close(.switcherClosed)
    case .choose:
      if case .app(let front) = front, front == index {
        close(.switcherClosed)
      } else {
        bringToFront(index, .chosen, .nothing)
      }
    case .swipeAway:
      swipeAway(index)
    case .lock:
      lock()
    case .unlock:
      unlock()

    // MARK: A telephone call
    case .receiveCall:
      open(.call, .call)
    case .declineCall:
      close(.callDeclined)
    case .answerCall:
      answerCall()
    case .endCall:
      endCall()

    // MARK: Banners and notifications
    case .receiveMessage:
      banner = .message
    case .tapBanner:
      tapBanner()
    case .dismissBanner:
      banner = nil
    case .receivePush:
      receiveNotification(index, isPush: true)
    case .receiveLocalNotification:
      receiveNotification(index, isPush: false)
    case .tapPush:
      tapNotification(index, isPush: true)
    case .tapLocalNotification:
      tapNotification(index, isPush: false)
    case .receiveSilentPush:
      wake(index, .silentPush)

    // MARK: Opened with something in hand
    case .openURL:
      bringToFront(index, .url, .url(event.argument ?? ""))
    case .continueActivity:
      bringToFront(index, .activity, .activity(event.argument ?? ""))
    case .quickAction:
      bringToFront(index, .quickAction, .quickAction(event.argument ?? ""))

    // MARK: Work in the background
    case .backgroundFetch:
      wake(index, .fetch)
    case .locationUpdate:
      wake(index, .location)
    case .bluetoothEvent:
      wake(index, .bluetooth)
    case .finishTransfer:
      wake(index, .transfer)
    case .finishFetch:
      if let index { apps[index].finishWork(result: event.argument ?? "newData", &context) }
    case .changeRefreshStatus:
      changeRefreshStatus(index, event.argument)
    case .prewarm:
      prewarm(index)

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

    // MARK: Memory and endings
    case .warnMemory:
      warnMemory()
    case .reclaimMemory:
      isMemoryLow = false
      if let victim = endedNext { apps[victim].end(.memory, .pageShortage, .memoryOrder, &context) }
    case .exceedMemory:
      if let index { apps[index].end(.memory, .perProcessLimit, .memoryLimit, &context) }
    case .endProcess:
      endBySystem(index)
    case .crash:
      if let index { apps[index].end(.crash, .abort, .endCrash, &context) }
    case .reboot:
      reboot()
    case .disconnectScene:
      disconnectScene(index)

    // MARK: The main run loop
    case .touch, .shake, .remoteControl, .moveDevice, .redraw:
      send(event.kind)
    case .rotate, .changeTime, .changeLocale, .changeSettings, .changeBattery, .changeProximity,
      .changeICloud, .changeScreen, .connectAccessory, .disconnectAccessory:
      change(event.kind)

    // MARK: What the app and its user do
    case .edit:
      if case .app(let front) = front { apps[front].unsavedEdits += 1 }
    case .save:
      if let index { apps[index].unsavedEdits = 0 }
    case .hang:
      if let index {
        apps[index].process?.thread.hungSince = context.now
        apps[index].sayBlockedLimit(&context)
      }
    case .recover:
      if let index { apps[index].recover(&context) }
    case .beginTask:
      if let index, let name = event.argument {
        apps[index].beginTask(named: name, &context)
        apps[index].updateIdle(&context)
      }
    case .endTask:
      if let index, let name = event.argument {
        apps[index].endTask(named: name, &context)
        apps[index].updateIdle(&context)
      }
    }
  }
}
