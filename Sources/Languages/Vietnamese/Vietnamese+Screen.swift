// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class ScreenSentences: ScreenPhrases {
    func shown(_ layers: [ScreenLayer]) -> String { layers.map(name).joined(separator: " che ") }

    private func name(_ layer: ScreenLayer) -> String {
      switch layer {
      case .lockScreen: "Màn hình khóa"
      case .app(let name): name
      case .front(let front): self.front(front)
      case .cover(let cover): self.cover(cover)
      case .banner: "biểu ngữ"
      case .callBanner: "biểu ngữ cuộc gọi đến"
      }
    }

    private func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "Màn hình chính"
      case .app: "app"
      case .phone: "app Điện thoại"
      case .messages: "app Tin nhắn"
      }
    }

    private func cover(_ cover: Device.Cover) -> String {
      switch cover {
      case .call: "cuộc gọi đến"
      case .switcher: "trình chuyển đổi ứng dụng"
      case .controlCenter: "Trung tâm điều khiển"
      case .notificationCenter: "Trung tâm thông báo"
      case .alert: "cảnh báo"
      case .systemAlert: "cảnh báo của hệ thống"
      case .faceID: "Face ID"
      case .siri: "Siri"
      }
    }
  }
}
