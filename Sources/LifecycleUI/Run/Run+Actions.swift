// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What can happen now.
extension Run {
  /// An event that can be caused now or cannot.
  package struct Action: Hashable, Sendable {
    /// The key that causes it; nil if it must be typed.
    package let key: Key?
    package let kind: SystemEvent.Kind
    /// Nil on a device without the app it would need.
    package let event: SystemEvent?
    package let isPossible: Bool
  }

  /// Every event, in the order of the key table; those without a key come last.
  var actions: [Action] { (0..<Keymap.actionCount).map(action) }

  /// The action at a place among all.
  func action(at place: Int) -> Action {
    guard place < Keymap.eventKeys.count else {
      let kind = Keymap.typedKinds[place - Keymap.eventKeys.count]
      return action(event(kind), kind, key: nil)
    }
    let (key, first, second, _) = Keymap.eventKeys[place]
    let event = second.map { choice(first, $0) } ?? event(first)
    return action(event, event?.kind ?? first, key: key)
  }

  private func action(_ event: SystemEvent?, _ kind: SystemEvent.Kind, key: Key?) -> Action {
    Action(key: key, kind: kind, event: event, isPossible: event.map(device.isPossible) ?? false)
  }

  /// The events that answer the situation, the likeliest first: what Tab selects, and what is
  /// named if the panel has no room for it.
  var suggestedKinds: [SystemEvent.Kind] {
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
    guard let app = focused else { return kinds }
    if app.process?.thread.isHung == true { kinds.append(.recover) }
    return kinds + (app.state == .active ? [.pressHome] : [.tapIcon])
  }

  /// The place of the likeliest event that is possible now among all actions.
  var suggestedAction: Int? {
    suggestedKinds.lazy.compactMap { kind in Keymap.places[kind].map { (kind, $0) } }
      .first { kind, place in
        let action = action(at: place)
        return action.isPossible && action.kind == kind
      }?.1
  }

  /// The app of a number becomes the one in focus.
  mutating func focusApp(_ number: Int) {
    if device.apps.indices.contains(number - 1) {
      focusedApp = number - 1
    } else {
      message = Message(.info, phrases.messages.noApp(number))
    }
  }

  /// Whether an event was never tried while an app was in the state of the one in focus.
  func isUntried(_ kind: SystemEvent.Kind) -> Bool {
    focused.map { !kept.coverage.hasTried(kind, in: timeline.state(of: $0)) } ?? false
  }
}
