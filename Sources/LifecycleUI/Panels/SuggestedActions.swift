// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The events that answer the situation, the likeliest first: what Tab selects, and what is
  /// named where the panel has no room for it.
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
  func suggestedAction(among actions: [Action]) -> Int? {
    for kind in suggestedKinds {
      if let place = actions.firstIndex(where: { $0.event.kind == kind && $0.isPossible }) {
        return place
      }
    }
    return nil
  }
}
