// SPDX-License-Identifier: Apache-2.0

/// Banners, notifications for apps, and alerts of the systems before them.
extension Device {
  /// A message for another app: a banner; on the lock screen where the device is locked. Before
  /// iOS 5 an SMS was an alert.
  mutating func receiveMessage() {
    if isLocked { return }
    if version < 5 { open(.systemAlert, .message, .alertBeforeBanners) } else { banner = .message }
  }

  /// The battery is low: an alert up to iOS 13, a banner later.
  mutating func warnBattery() {
    if isLocked { return }
    if version < 14 { open(.systemAlert, .batteryLow, .batteryLow) } else { banner = .battery }
  }

  /// The user taps the banner.
  mutating func tapBanner() {
    let tapped = banner
    banner = nil
    switch tapped {
    case nil, .battery: break
    case .message:
      leaveFront(.banner)
      coverStack.removeAll()
      front = .messages
    case .push(let index): tapNotification(index, isPush: true)
    case .local(let index): tapNotification(index, isPush: false)
    }
  }

  /// A visible notification arrives. Only an app that is active is called; any other will be when
  /// the user taps it.
  mutating func receiveNotification(_ index: Int, isPush: Bool) {
    if isPush { apps[index].shown.push = true } else { apps[index].shown.local = true }
    guard apps[index].projectedState == .active else {
      if isLocked { return }
      if version < 5 {
        open(.systemAlert, isPush ? .push : .localNotification, .alertBeforeBanners)
      } else {
        banner = isPush ? .push(app: index) : .local(app: index)
      }
      return
    }
    if !isLocked && version >= 10 { banner = isPush ? .push(app: index) : .local(app: index) }
    let callback: Callback
    if apps[index].usesNotificationCenter(version: version) {
      callback = .userNotificationWillPresent
    } else {
      callback = isPush ? .remoteNotification(version: version) : .didReceiveLocalNotification
    }
    let rule: Rule =
      callback == .userNotificationWillPresent ? .pushDelegate : .pushArrival
    plan(.delivery, index, [.call(callback, rule)])
  }

  /// The user taps a notification: on the lock screen, unlocking and opening are one.
  mutating func tapNotification(_ index: Int, isPush: Bool) {
    if isPush { apps[index].shown.push = false } else { apps[index].shown.local = false }
    if banner == (isPush ? .push(app: index) : .local(app: index)) { banner = nil }
    coverStack.closeSystemAlert()
    if isLocked {
      makeUnlocked(opening: index)
    }
    bringToFront(
      index, isPush ? .push : .localNotification, isPush ? .push : .localNotification)
  }
}
