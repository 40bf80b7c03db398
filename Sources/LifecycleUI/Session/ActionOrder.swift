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
    case .alert, .systemAlert: return [.answerAlert]
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
      kinds += [
        .pressHome, .openSwitcher, .lock, .receiveCall, .receiveMessage, .edit, .beginTask, .hang,
        .reclaimMemory,
      ]
    case .background: kinds += [.tapIcon, .endTask, .beginTask, .finishFetch, .openSwitcher]
    case .suspended: kinds += [.tapIcon, .reclaimMemory, .openSwitcher, .receiveCall]
    }
    return kinds
  }

  /// Possible actions before impossible ones, the suggested first, else in the order of the key
  /// table; what has no key comes last, whether it is possible or not.
  static func sorted(_ actions: [Session.Action], for session: Session) -> [Session.Action] {
    let suggested = suggestions(for: session)
    // Places in groups, so that each action is copied once.
    var first = Array(repeating: -1, count: suggested.count)
    var rest: [[Int]] = [[], [], [], []]
    for place in actions.indices {
      let isPossible = actions[place].isPossible
      if isPossible, let rank = suggested.firstIndex(of: actions[place].event.kind) {
        if first[rank] < 0 { first[rank] = place }
      } else {
        rest[(isPossible ? 0 : 1) + (actions[place].key == nil ? 2 : 0)].append(place)
      }
    }
    let order = first.filter { $0 >= 0 } + rest[0] + rest[1] + rest[2] + rest[3]
    return order.map { actions[$0] }
  }
}
