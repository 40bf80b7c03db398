// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class AskSentences: AskPhrases {
    func command(_ command: ModelCommand) -> String {
      switch command {
      case .lose:
        "`applife lose FILE` находит наименьшее число событий, после которых правка потеряна, или сообщает, что таких нет."
      case .compare:
        "`applife compare FILE --changed` показывает версии iOS, на которых запуск отличается, и правило, которое появилось."
      case .settle:
        "`applife tour --settle` планирует кратчайший обход с телефоном, который решает спорные и предполагаемые правила, а `applife evidence` превращает ваш сеанс в строку страницы о точности."
      case .frameworks:
        "У каждого фреймворка свои слова для жизненного цикла. `applife run FILE --as FRAMEWORK` показывает их рядом с вызовами UIKit: swiftui, flutter, react-native, compose или dotnet."
      }
    }

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
        case .pictureInPicture, .graphics: String?.none
        case .liveActivities: "завершение Live Activity"
        case .distribution: "App Store, подпись и покупки"
        case .layout: "вёрстку представлений"
        case .building: "сборку приложений"
        }
      // The fact of some says already that applife does not model them.
      let head = name.map { "Вне охвата: applife не моделирует \($0)." } ?? "Вне охвата."
      let fact = subject.fact.map { Russian.shared.field.fact($0) }
      return head + " " + (fact ?? "Он эмулирует жизненный цикл приложений iPhone и iPad.")
    }

    var dontKnow: String {
      "Не знаю. Среди того, что известно applife, нет ничего достаточно близкого к вопросу."
    }

    var notSure: String { "Не ясно, о чём вопрос. Ближе всего это:" }

    var readAs: String { "Понято как" }

    var near: String { "Близко к вопросу:" }
  }
}
