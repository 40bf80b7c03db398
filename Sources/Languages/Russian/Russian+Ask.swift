// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class AskSentences: AskPhrases {
    func outOfScope(_ subject: OutOfScope) -> String {
      let name =
        switch subject {
        case .catalyst: "приложения Mac и Mac Catalyst"
        case .visionOS: "visionOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .android: "Android"
        case .widgets: "виджеты"
        case .extensions: "расширения приложений"
        case .appIntents: "App Intents"
        case .foldables: "складные устройства"
        case .distribution: "App Store, подпись и покупки"
        case .layout: "вёрстку представлений"
        case .building: "сборку приложений"
        }
      return
        "Вне охвата: applife не моделирует \(name). Он эмулирует жизненный цикл приложений iPhone и iPad."
    }

    var dontKnow: String {
      "Не знаю. Среди того, что известно applife, нет ничего достаточно близкого к вопросу."
    }

    var near: String { "Близко к вопросу:" }
  }
}
