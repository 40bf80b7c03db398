// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Which event a person would most sensibly cause next.
enum ActionOrder {
  /// The events that answer the situation, the nearest first.
  static func suggestions(for session: Session) -> [SystemEvent.Kind] {
    let device = session.device
    if device.isLocked { return [.unlock, .receiveCall, .receivePush] }
    switch device.cover {
    case .call: return [.declineCall, .answerCall]
    case .switcher: return [.choose, .swipeAway, .closeSwitcher]
    case .controlCenter: return [.closeControlCenter]
    case .notificationCenter: return [.closeNotificationCenter]
    case .alert: return [.answerAlert]
    case .faceID: return [.finishFaceID]
    case .siri: return [.dismissSiri]
    case nil: break
    }
    var kinds: [SystemEvent.Kind] = []
    if device.isTalking { kinds.append(.endCall) }
    if device.banner != nil { kinds += [.tapBanner, .dismissBanner] }
    guard let app = session.focused else { return kinds }
    if app.process?.thread.isHung == true { kinds.append(.recover) }
    switch app.state {
    case .notRunning: kinds += [.tapIcon, .openSwitcher, .receiveCall, .lock]
    case .inactive, .active:
      kinds += [.pressHome, .openSwitcher, .lock, .receiveCall, .receiveMessage, .edit]
    case .background: kinds += [.tapIcon, .endTask, .beginTask, .finishFetch, .openSwitcher]
    case .suspended: kinds += [.tapIcon, .reclaimMemory, .openSwitcher, .receiveCall]
    }
    return kinds
  }

  /// Possible actions before impossible ones, the suggested first, else in the order of the key
  /// table; what has no key comes last, whether it is possible or not.
  static func sorted(_ actions: [Session.Action], for session: Session) -> [Session.Action] {
    let suggested = suggestions(for: session)
    let ranks = actions.indices.map { place in
      let action = actions[place]
      if action.isPossible, let first = suggested.firstIndex(of: action.event.kind) {
        return first
      }
      let group = (action.isPossible ? 1 : 2) + (action.key == nil ? 2 : 0)
      return 1000 * group + place
    }
    return actions.indices.sorted { ranks[$0] < ranks[$1] }.map { actions[$0] }
  }
}
