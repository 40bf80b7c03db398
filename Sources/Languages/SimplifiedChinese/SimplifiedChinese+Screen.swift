// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class ScreenSentences: ScreenPhrases {
    func shown(_ layers: [ScreenLayer]) -> String {
      guard let top = layers.first else { return "" }
      let below = layers.dropFirst().map { spaced(name($0)) }
      return below.isEmpty ? name(top) : "\(name(top))（下方是\(listed(below))）"
    }

    private func name(_ layer: ScreenLayer) -> String {
      switch layer {
      case .lockScreen: "锁定屏幕"
      case .app(let name): name
      case .front(let front): self.front(front)
      case .cover(let cover): self.cover(cover)
      case .banner: "横幅"
      case .callBanner: "来电横幅"
      }
    }

    private func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "主屏幕"
      case .app: "App"
      case .phone: "“电话”"
      case .messages: "“信息”"
      }
    }

    private func cover(_ cover: Device.Cover) -> String {
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
  }
}
