// SPDX-License-Identifier: Apache-2.0

/// The covers of the front: interruptions.
extension Device {
  /// Something covers what is in front. An app there resigns, if it has not already.
  ///
  /// - Parameter rule: Why what covers it does so.
  mutating func open(
    _ cover: Cover, _ reason: TransitionReason, _ rule: Rule = .interruption
  ) {
    coverStack.open(cover)
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
    case .notRunning, .background, .suspended: break
    }
  }

  /// Closes the cover on top. When nothing covers the app any more it becomes active again.
  mutating func close(_ reason: TransitionReason) {
    guard let closed = coverStack.close(), case .app(let index) = front else { return }
    if closed == .alert { apps[index].showsAlert = false }
    uncovered(index, reason)
  }

  /// The app in front becomes active if nothing covers it any more; one that was left behind a call
  /// while the device was locked comes back.
  mutating func uncovered(_ index: Int, _ reason: TransitionReason) {
    guard !isLocked else { return }
    switch apps[index].projectedState {
    case .inactive where coverStack.isEmpty:
      planTransition(
        index, apps[index].activatingSteps(reason, .interruption), to: .active)
    case .background, .suspended: bringToFront(index, reason, .nothing)
    case .notRunning, .active, .inactive: break
    }
  }

  /// Logs of iOS 11 and 12 show the app active once more while Notification Center is pulled down.
  mutating func openNotificationCenter() {
    let wasCovered = cover != nil
    open(.notificationCenter, .notificationCenter)
    guard (11..<13).contains(version), !wasCovered, case .app(let index) = front,
      apps[index].projectedState == .inactive
    else { return }
    let steps =
      apps[index].activatingSteps(.notificationCenter, .notificationCenterTwice)
      + apps[index].resigningSteps(.notificationCenter, .notificationCenterTwice)
    planTransition(index, steps, to: .inactive)
  }
}
