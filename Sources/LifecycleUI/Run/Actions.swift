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

  /// The index of the likeliest event that is possible now.
  var suggested: Int? {
    suggestedKinds.lazy.compactMap { kind in keymap.index(of: kind).map { (kind, $0) } }
      .first { kind, index in
        let action = self[index]
        return action.isPossible && action.kind == kind
      }?.1
  }

  /// The events that answer the situation, the likeliest first: what Tab selects, and what is
  /// named if the panel has no room for it.
  private var suggestedKinds: [SystemEvent.Kind] {
    if device.isLocked, device.cover == nil { return [.unlock] }
    switch device.cover {
    case .call: return [.declineCall, .answerCall]
    case .switcher: return [.choose, .swipeAway, .closeSwitcher]
    case .controlCenter: return [.closeControlCenter]
    case .notificationCenter: return [.closeNotificationCenter]
    case .alert, .systemAlert: return [.answerAlert]
    case .faceID: return [.finishFaceID]
    case .siri: return [.dismissSiri]
    case nil: break
    }
    var kinds: [SystemEvent.Kind] = []
    if device.isTalking { kinds.append(.endCall) }
    if device.banner != nil { kinds += [.tapBanner, .tapPush, .tapLocalNotification] }
    guard let app else { return kinds }
    let focused = device.apps[app.index]
    if focused.process?.thread.isHung == true { kinds.append(.recover) }
    return kinds + (focused.state == .active ? [.pressHome] : [.tapIcon])
  }
}

extension Device {
  /// The event that a key means: for the app in focus, with an argument that makes sense now. Nil if
  /// it needs an app and the device has none.
  func event(_ kind: SystemEvent.Kind, for app: AppReference?) -> SystemEvent? {
    guard let app else { return SystemEvent(kind) }
    return candidate(kind, for: app)
  }

  /// The first of two events, or the second if only that one is possible.
  func choice(
    _ first: SystemEvent.Kind, _ second: SystemEvent.Kind, for app: AppReference?
  ) -> SystemEvent? {
    guard let opening = event(first, for: app), let closing = event(second, for: app) else {
      return nil
    }
    return !isPossible(opening) && isPossible(closing) ? closing : opening
  }
}
