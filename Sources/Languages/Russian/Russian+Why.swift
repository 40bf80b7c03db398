// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class WhySentences: WhyPhrases {
    func happened(_ time: String, app: String?) -> String {
      app.map { "\(seconds(time)), \($0)" } ?? seconds(time)
    }

    var role: String { "В этом методе" }

    var meaning: String { "Значение" }

    var leadsTo: String { "Возможные следующие состояния" }

    var rule: String { "Правило" }

    var grade: String { "Надёжность" }

    var sources: String { "Источники" }

    var followed: String { "Источники, которым следует applife" }

    var opposing: String { "Источники, которые говорят иное" }

    var chain: String { "Шаги от причины до этой строки, каждый с состоянием приложения" }

    var forgotten: String { "Первых шагов в журнале уже нет." }

    func reached(_ limit: TimeLimit) -> String { "время вышло: \(Russian.shared.limit(limit))" }

    func countdown(_ limit: TimeLimit, _ left: String) -> String {
      "\(Russian.shared.limit(limit)), ещё \(left)"
    }

    var forbidden: String { "Почему это невозможно" }

    var possibleNow: String { "Теперь это возможно." }

    var toMakePossible: String { "Кратчайший путь сделать это возможным" }

    func notThere(_ app: String) -> String { "\(app) сейчас в другом состоянии" }

    var toGetThere: String { "Кратчайший путь туда" }

    var lastTime: String { "Последний раз в этом состоянии" }

    var noWay: String { "Путь не найден." }

    var forOtherApp: String { "Возможно с другим приложением" }

    var wait: String { "Перейти к ближайшему сроку." }

    func timer(since: String, due: String, _ isFatal: Bool) -> String {
      let end =
        isFatal
        ? "Когда время выйдет, iOS завершит приложение."
        : "Когда время выйдет, приложение не завершат."
      return "Отсчёт начался в \(seconds(since)) и закончится в \(seconds(due)). \(end)"
    }

    func isPossible(_ event: String, key: String) -> String {
      "\(event): теперь возможно. Нажмите \(key)."
    }

    func isThere(_ app: String, state: String) -> String { "\(app): \(state)." }

    var choose: String { "Введите 1, чтобы это сделать." }

    var nothing: String { "Объяснять пока нечего." }

    var nothingTitle: String { "Почему" }

    func noRow(_ number: Int) -> String { "В журнале нет строки \(number) с причиной." }

    var usage: String {
      "Введите why, why 12 для строки 12 или why not и событие."
    }

    func hint(_ key: String) -> String { "\(key): почему?" }
  }
}
