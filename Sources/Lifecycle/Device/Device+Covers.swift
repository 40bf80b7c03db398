// SPDX-License-Identifier: Apache-2.0

/// What covers the front: interruptions, and phone calls.
extension Device {
  /// Something covers what is in front. An app there resigns, if it has not already.
  ///
  /// - Parameter rule: Why what covers it does so.
  mutating func open(
    _ cover: Cover, _ reason: TransitionReason, _ rule: Rule = .interruption
  ) {
    covers.append(cover)
    if cover == .alert, case .app(let index) = front { apps[index].showsAlert = true }
    interrupt(reason, rule)
  }

  /// The app in front resigns; one that has resigned already is inactive for another reason.
  private mutating func interrupt(_ reason: TransitionReason, _ rule: Rule) {
    guard case .app(let index) = front, !isLocked else { return }
    switch apps[index].projectedState {
    case .active:
      planTransition(
        index, apps[index].resigningSteps(reason, rule), to: .inactive)
    case .inactive:
      if case .inactive? = apps[index].process?.phase {
        apps[index].process?.phase = .inactive(reason)
      }
    case .notRunning, .background, .suspended:
      break
    }
  }

  /// What is on top goes. When nothing covers the app any more it becomes active again.
  mutating func close(_ reason: TransitionReason) {
    guard let closed = covers.popLast(), case .app(let index) = front else { return }
    if closed == .alert { apps[index].showsAlert = false }
    uncovered(index, reason)
  }

  /// The app in front becomes active if nothing covers it any more; one that was left behind a call
  /// while the device was locked comes back.
  private mutating func uncovered(_ index: Int, _ reason: TransitionReason) {
    guard !isLocked else { return }
    switch apps[index].projectedState {
    case .inactive where covers.isEmpty:
      planTransition(
        index, apps[index].activatingSteps(reason, .interruption), to: .active)
    case .background, .suspended:
      bringToFront(index, reason, .nothing)
    case .notRunning, .active, .inactive:
      break
    }
  }

  /// The switcher closes Control Center and Notification Center.
  mutating func openSwitcher() {
    covers.removeAll { $0 == .controlCenter || $0 == .notificationCenter }
    open(.switcher, .switcher)
  }

  /// Logs of iOS 11 and 12 show the app active once more while Notification Center is pulled down.
  mutating func openNotificationCenter() {
    let wasCovered = cover != nil
    open(.notificationCenter, .notificationCenter)
    guard (11...12).contains(version), !wasCovered, case .app(let index) = front,
      apps[index].projectedState == .inactive
    else { return }
    let steps =
      apps[index].activatingSteps(.notificationCenter, .notificationCenterTwice)
      + apps[index].resigningSteps(.notificationCenter, .notificationCenterTwice)
    planTransition(index, steps, to: .inactive)
  }

  // MARK: A phone call

  /// A call rings: over everything, or as a banner that changes nothing. It pauses audio.
  mutating func receiveCall() {
    // Before iOS 14 a call always took the whole screen.
    let presentation = version < 14 ? .fullScreen : callPresentation
    ringing = presentation
    switch presentation {
    case .fullScreen: open(.call, .call)
    case .banner: break
    }
    for index in apps.indices where apps[index].process?.audio == .playing {
      apps[index].setAudio(.paused, &context)
    }
  }

  /// The call is declined; what it covered is there again.
  mutating func declineCall() {
    let wasCovering = ringing == .fullScreen
    ringing = nil
    if wasCovering { removeCall(.callDeclined) }
    resumeAudio()
  }

  private mutating func removeCall(_ reason: TransitionReason) {
    covers.removeAll { $0 == .call }
    if case .app(let index) = front { uncovered(index, reason) }
  }

  /// Phone comes to the front; what is beneath leaves, and comes back when the call has ended.
  mutating func answerCall() {
    ringing = nil
    isTalking = true
    let beneath = front
    if !isLocked { leaveFront(.callAnswered) }
    covers = covers.filter { $0 == .alert && isLocked }
    switch beneath {
    case .home, .phone: front = .phone(over: .home)
    case .messages: front = .phone(over: .messages)
    case .app(let index): front = .phone(over: .app(index))
    }
  }

  /// The call has ended. The user may have gone elsewhere while talking: then nothing comes back.
  mutating func endCall() {
    isTalking = false
    resumeAudio()
    guard case .phone(let beneath) = front else { return }
    switch beneath {
    case .home:
      front = .home
    case .messages:
      front = .messages
    case .app(let index):
      front = .home
      guard apps[index].process != nil else { return }
      front = .app(index)
      if !isLocked { bringToFront(index, .callEnded, .nothing) }
    }
  }

  /// Audio that the call paused goes on, in processes that still run.
  private mutating func resumeAudio() {
    for index in apps.indices where apps[index].process?.audio == .paused {
      guard apps[index].state != .suspended else { continue }
      apps[index].setAudio(.playing, &context)
    }
  }
}
