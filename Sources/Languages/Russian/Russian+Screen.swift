// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class ScreenSentences: ScreenPhrases {
    /// «входящий звонок поверх экрана «Домой»»: behind «поверх» a noun is in the genitive.
    func shown(_ layers: [ScreenLayer]) -> String {
      guard let top = layers.first else { return "" }
      return ([name(top)] + layers.dropFirst().map(genitive)).joined(separator: " поверх ")
    }

    private func name(_ layer: ScreenLayer) -> String {
      switch layer {
      case .lockScreen: "экран блокировки"
      case .app(let name): name
      case .front(let front): self.front(front)
      case .cover(let cover): self.cover(cover)
      case .banner: "баннер"
      case .callBanner: "баннер входящего звонка"
      }
    }

    private func genitive(_ layer: ScreenLayer) -> String {
      switch layer {
      case .lockScreen: "экрана блокировки"
      case .app(let name): "приложения \(name)"
      case .front(let front):
        switch front {
        case .home: "экрана «Домой»"
        case .app: "приложения"
        case .phone: "приложения «Телефон»"
        case .messages: "приложения «Сообщения»"
        }
      case .cover(let cover):
        switch cover {
        case .call: "входящего звонка"
        case .switcher: "переключателя приложений"
        case .controlCenter: "Пункта управления"
        case .notificationCenter: "Центра уведомлений"
        case .alert: "предупреждения"
        case .systemAlert: "системного предупреждения"
        case .faceID: "Face ID"
        case .siri: "Siri"
        }
      case .banner: "баннера"
      case .callBanner: "баннера входящего звонка"
      }
    }

    private func front(_ front: Device.Front) -> String {
      switch front {
      case .home: "«Домой»"
      case .app: "приложение"
      case .phone: "«Телефон»"
      case .messages: "«Сообщения»"
      }
    }

    private func cover(_ cover: Device.Cover) -> String {
      switch cover {
      case .call: "входящий звонок"
      case .switcher: "переключатель приложений"
      case .controlCenter: "Пункт управления"
      case .notificationCenter: "Центр уведомлений"
      case .alert: "предупреждение"
      case .systemAlert: "системное предупреждение"
      case .faceID: "Face ID"
      case .siri: "Siri"
      }
    }
  }
}
