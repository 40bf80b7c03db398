// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class ScreenSentences: ScreenPhrases {
    var lockScreen: String { "экран блокировки" }

    func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "«Домой»"
      case .app: "приложение"
      case .phone: "«Телефон»"
      case .messages: "«Сообщения»"
      }
    }

    func cover(_ cover: Device.Cover) -> String {
      switch cover {
      case .call: "входящий вызов"
      case .switcher: "переключатель приложений"
      case .controlCenter: "Пункт управления"
      case .notificationCenter: "Центр уведомлений"
      case .alert: "предупреждение"
      case .systemAlert: "системное предупреждение"
      case .faceID: "Face ID"
      case .siri: "Siri"
      }
    }

    var banner: String { "баннер" }

    var callBanner: String { "баннер входящего вызова" }

    func over(_ cover: String, _ below: String) -> String { "\(below), сверху \(cover)" }
  }

}
