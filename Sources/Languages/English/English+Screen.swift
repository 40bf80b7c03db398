// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class ScreenSentences: ScreenPhrases {
    func shown(_ layers: [ScreenLayer]) -> String { layers.map(name).joined(separator: " over ") }

    private func name(_ layer: ScreenLayer) -> String {
      switch layer {
      case .lockScreen: "Lock Screen"
      case .app(let name): name
      case .front(let front): self.front(front)
      case .cover(let cover): self.cover(cover)
      case .banner: "banner"
      case .callBanner: "banner of an incoming call"
      }
    }

    private func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "Home Screen"
      case .app: "app"
      case .phone: "Phone"
      case .messages: "Messages"
      }
    }

    private func cover(_ cover: Device.Cover) -> String {
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
}
