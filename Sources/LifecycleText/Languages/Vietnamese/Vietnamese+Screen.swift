// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class ScreenSentences: ScreenPhrases {
    var lockScreen: String { "Màn hình khóa" }

    func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "Màn hình chính"
      case .app: "app"
      case .phone: "Điện thoại"
      case .messages: "Tin nhắn"
      }
    }

    func cover(_ cover: Device.Cover) -> String {
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

    var banner: String { "biểu ngữ" }

    var callBanner: String { "biểu ngữ cuộc gọi đến" }

    func over(_ cover: String, _ below: String) -> String { "\(cover) che \(below)" }
  }

}
