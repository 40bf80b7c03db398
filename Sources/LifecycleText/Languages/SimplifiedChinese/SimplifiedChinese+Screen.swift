// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class ScreenSentences: ScreenPhrases {
    var lockScreen: String { "Lock Screen" }

    func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "Home Screen"
      case .app: "app"
      case .phone: "Phone"
      case .messages: "Messages"
      }
    }

    func cover(_ cover: Device.Cover) -> String {
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

    var banner: String { "banner" }

    var callBanner: String { "banner of an incoming call" }

    func over(_ cover: String, _ below: String) -> String { "\(cover) over \(below)" }
  }

}
