// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class SiteSentences: SitePhrases {
    var languageName: String { "Русский" }

    var languages: String { "Языки" }

    var pages: String { "Страницы" }

    var headline: String { "Посмотрите, что iOS делает с вашим приложением" }

    var about: String {
      "applife эмулирует жизненный цикл приложений iOS. Вызовите событие — и вы увидите каждый вызов делегата, состояние и лимит времени, с правилом и источниками."
    }

    var tryIt: String { "Попробовать" }

    var course: String { "Курс" }

    var install: String { "Установка" }

    var installNeeds: String {
      "Нужна система Debian с git, make и Swift 6.1 или новее. В папке проекта:"
    }

    var roles: String { "Кто вы?" }

    func role(_ role: SiteRole) -> (name: String, command: String, result: String) {
      switch role {
      case .student: ("Учитесь", "applife learn 1", "Начинается курс из восемнадцати уроков.")
      case .teacher:
        (
          "Преподаёте", "applife --present six-cases-5-call-answered",
          "applife показывает классу сценарий крупными буквами и скрывает результат каждого шага, пока вы его не откроете."
        )
      case .tester:
        (
          "Тестируете", "applife tour -o tour.scenario",
          "applife строит кратчайшую проверку на телефоне, которая покрывает все переходы приложения."
        )
      case .projectOwner:
        (
          "Разрабатываете и есть проект", "applife doctor MyApp",
          "applife читает папку и говорит, запустится ли приложение с SDK iOS 27, что перестанет вызываться и что потеряется."
        )
      case .developer:
        (
          "Разрабатываете", "applife new Notes && applife host Notes",
          "applife создаёт заготовку приложения и запускает её в отдельном процессе, который по-настоящему приостанавливают и убивают."
        )
      case .anybody:
        (
          "Хотите спросить", "applife ask \"почему останавливается таймер\"",
          "applife отвечает: факт, источники и прогон, который его показывает."
        )
      }
    }

    var examples: String { "Примеры" }

    var makeRun: String { "устанавливает недостающие пакеты, собирает и запускает программу" }

    var makeInstall: String {
      "собирает оптимизированную программу и устанавливает её в /usr/local"
    }

    var answers: String { "Ответы" }

    var answersAbout: String {
      "Вопросы о жизненном цикле приложений iOS, как их набирают люди. У каждого ответа есть источники и прогон, который можно попробовать."
    }

    var search: String { "Поиск: вопрос или симптом" }

    var nothingFound: String { "Ничего не найдено. Попробуйте другие слова." }

    func symptom(_ symptom: Symptom) -> String {
      switch symptom {
      case .suspension: "Код останавливается в фоне"
      case .endings: "iOS завершает приложение"
      case .launches: "Приложение запускается или не может запуститься"
      case .scenes: "Сцены и окна"
      case .transitions: "Методы вызываются или не вызываются"
      case .opened: "Приложение открывают по ссылке или уведомлению"
      case .background: "Работа в фоне"
      case .data: "Данные теряются"
      case .screen: "Прерывания и экран"
      case .threads: "Главный поток зависает"
      case .outside: "За рамками эмулятора"
      case .model: "Другие вопросы"
      }
    }

    var alsoAsked: String { "Также спрашивают" }

    var related: String { "Похожие ответы" }

    var seeIt: String { "Посмотрите, как это происходит" }

    var versions: String { "Версии iOS" }

    var versionsAbout: String {
      "Как жизненный цикл приложений менялся от одной версии iOS к следующей. applife проигрывает свои сценарии на каждой версии и сравнивает прогоны."
    }

    func changed(in version: SystemVersion) -> String { "Что изменилось в iOS \(version)" }

    func changedAbout(in version: SystemVersion) -> String {
      "Каждое отличие iOS \(version) от предыдущей версии, которое показывают сценарии applife, с правилом и источниками."
    }

    var newEvents: String { "Новые события" }

    var behavior: String { "Что происходит с приложениями" }

    func difference(_ difference: VersionTable.Change.Kind) -> String {
      switch difference {
      case .comes: "новое"
      case .goes: "больше нет"
      case .differs: "отличается"
      }
    }

    func minutes(_ count: Int) -> String { "около \(count) мин" }
  }
}
