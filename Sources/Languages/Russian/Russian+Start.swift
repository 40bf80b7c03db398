// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class StartSentences: StartPhrases {
    var title: String { "С чего начнём?" }

    var play: Choice {
      (
        "Попробовать",
        "Откройте Notes и следите за журналом. Каждая клавиша вызывает событие на телефоне."
      )
    }

    var course: Choice { ("Курс", "Изучите жизненный цикл урок за уроком.") }

    var scenarios: Choice {
      ("Сценарии", "Пройдите по шагам звонок, сбой, запуск ради push-уведомления и многое другое.")
    }

    var keys: Choice {
      ("Клавиши и знаки", "Узнайте, что делает каждая клавиша и что значит каждый знак.")
    }

    var fiveSeconds: Choice {
      (
        "Как iOS завершает приложение за пять секунд",
        "При выходе приложение сохраняет данные 8 с. iOS даёт около 5."
      )
    }

    func lessons(_ done: Int, of count: Int, next: String) -> String {
      "Пройдено \(done) из \(count). Дальше: \(next)"
    }

    var commands: String { "В командной строке" }

    var others: [(command: String, meaning: String)] {
      [
        ("applife check LOG", "находит, где журнал устройства нарушает правило"),
        ("applife explain REPORT", "говорит по отчёту, почему завершено приложение"),
        ("applife tour", "пишет шаги для проверки на телефоне"),
        ("applife host PATH", "проводит ваше приложение через жизненный цикл"),
      ]
    }

    var anyKey: String { "другая клавиша: её событие" }
  }
}
