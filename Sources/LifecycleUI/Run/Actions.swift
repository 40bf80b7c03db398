// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// An event that can be caused now or cannot.
package struct Action: Hashable, Sendable {
  /// The key that causes it; nil if it must be typed.
  package let key: Key?
  package let kind: SystemEvent.Kind
  /// Nil on a device without the app it would need.
  package let event: SystemEvent?
  package let isPossible: Bool
}

/// Every event as it stands on a device now, for the app in focus: in the order of the key table.
/// Those without a key come last.
package struct Actions: RandomAccessCollection, Sendable {
  // Kept, and not borrowed for each question: most events ask it three times.
  private let device: Device
  /// The app in focus, as events name it; nil on a device without apps.
  private let app: AppReference?
  /// The keys of the events.
  let keymap: Keymap

  init(on device: Device, for app: AppReference?, _ keymap: Keymap) {
    self.device = device
    self.app = app
    self.keymap = keymap
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { keymap.actionCount }

  package subscript(index: Int) -> Action {
    let key = keymap.actionKey(at: index)
    guard key != nil else {
      let kind = keymap.typedKinds[index - keymap.eventKeys.count]
      return action(device.event(kind, for: app), kind, key: nil)
    }
    let keys = keymap.eventKeys[index]
    let event =
      keys.second.map { device.choice(keys.first, $0, for: app) }
      ?? device.event(keys.first, for: app)
    return action(event, event?.kind ?? keys.first, key: key)
  }

  private func action(_ event: SystemEvent?, _ kind: SystemEvent.Kind, key: Key?) -> Action {
    // A method as a value, for `map`, would copy the device.
    let isPossible = if let event { device.isPossible(event) } else { false }
    return Action(key: key, kind: kind, event: event, isPossible: isPossible)
  }

  // MARK: The likeliest

  /// The likeliest event that is possible now: what the list of all events selects first.
  var suggested: SystemEvent.Kind? {
    var kinds = answers
    if let app {
      let focused = device.apps[app.index]
      if focused.process?.thread.isHung == true { kinds.append(.recover) }
      kinds.append(focused.state == .active ? .pressHome : .tapIcon)
    }
    return kinds.first(where: isPossible)
  }

  /// The possible events that answer what the phone shows, the likeliest first; none if it shows
  /// nothing that waits for an answer.
  var answers: [SystemEvent.Kind] {
    let kinds: [SystemEvent.Kind] =
      switch device.cover {
      case .call: [.declineCall, .answerCall]
      case .switcher: [.choose, .swipeAway, .closeSwitcher]
      case .controlCenter: [.closeControlCenter]
      case .notificationCenter: [.closeNotificationCenter]
      case .alert, .systemAlert: [.answerAlert]
      case .faceID: [.finishFaceID]
      case .siri: [.dismissSiri]
      case nil where device.isLocked: [.unlock]
      case nil:
        (device.isTalking ? [.endCall] : [])
          + (device.ringing == nil ? [] : [.declineCall, .answerCall])
          + (device.banner == nil ? [] : [.tapBanner, .dismissBanner])
      }
    return kinds.filter(isPossible)
  }

  private func isPossible(_ kind: SystemEvent.Kind) -> Bool {
    if let event = device.event(kind, for: app) { device.isPossible(event) } else { false }
  }
}
