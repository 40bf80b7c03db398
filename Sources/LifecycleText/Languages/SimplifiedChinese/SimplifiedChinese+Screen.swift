// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class ScreenSentences: ScreenPhrases {
    var lockScreen: String { "锁定屏幕" }

    func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "主屏幕"
      case .app: "App"
      case .phone: "电话"
      case .messages: "信息"
      }
    }

    func cover(_ cover: Device.Cover) -> String {
      switch cover {
      case .call: "来电"
      case .switcher: "App 切换器"
      case .controlCenter: "控制中心"
      case .notificationCenter: "通知中心"
      case .alert: "弹窗"
      case .systemAlert: "系统弹窗"
      case .faceID: "面容 ID"
      case .siri: "Siri"
      }
    }

    var banner: String { "横幅" }

    var callBanner: String { "来电横幅" }

    func over(_ cover: String, _ below: String) -> String { "\(cover)，其下是\(spaced(below))" }
  }

}
