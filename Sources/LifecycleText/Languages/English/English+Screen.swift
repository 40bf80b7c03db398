// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  static let screen = ScreenPhrases(
    lockScreen: "Lock Screen", front: front, cover: cover, banner: "banner",
    callBanner: "banner of an incoming call",
    over: { "\($0) over \($1)" })

  @Sendable private static func front(_ front: Device.Front) -> String {
    switch front {
    case .home: "Home Screen"
    case .app: "app"
    case .phone: "Phone"
    case .messages: "Messages"
    }
  }

  @Sendable private static func cover(_ cover: Device.Cover) -> String {
    switch cover {
    case .call: "incoming call"
    case .switcher: "app switcher"
    case .controlCenter: "Control Center"
    case .notificationCenter: "Notification Center"
    case .alert: "alert"
    case .systemAlert: "system alert"
    case .faceID: "Face ID"
    case .siri: "Siri"
    }
  }
}
