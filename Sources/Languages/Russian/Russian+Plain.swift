// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class PlainSentences: PlainPhrases {
    func greeting(_ title: String, version: String) -> String {
      "\(title.isEmpty ? "applife" : title) (\(version))"
    }

    func advice(_ steps: Int) -> String {
      let events =
        "Введите событие, например tap icon или receive call. Список команд показывает help."
      switch steps {
      case 0: return events
      case 1: return "Всего 1 шаг. Чтобы сделать его, введите next. " + events
      default:
        return
          "Всего \(plural(steps, "шаг", "шага", "шагов")). Для каждого вводите next. " + events
      }
    }

    func onScreen(_ screen: String) -> String { "На экране: \(screen)." }

    func app(_ name: String, state: String) -> String { "\(name): \(state)." }

    func limit(_ app: String, _ limit: TimeLimit, left: String) -> String {
      "\(app): \(Russian.shared.limit(limit)), ещё \(left)."
    }

    func progress(_ taken: Int, of count: Int, next: String?) -> String {
      let place = "Шаг \(taken) из \(count)."
      return next.map { "\(place) Дальше: \($0)." } ?? "\(place) Сценарий закончен."
    }

    var help: [String] {
      [
        "События: tap icon, press home, lock, unlock, receive call, decline call и так далее.",
        "  Все события перечисляет applife events. Можно указать приложение: tap icon Maps.",
        "Время: wait 5s ждёт 5 с. skip переходит к ближайшему сроку. +2s press home ждёт сначала 2 с.",
        "Проверки: expect Notes active, within 5s expect Notes suspended.",
        "Сценарий: next делает шаг. step выполняет по одному методу. restart начинает заново.",
        "  scenarios перечисляет уроки и сценарии, scenarios call только те, что о звонках. load ИМЯ",
        "  загружает один из них.",
        "undo отменяет последнее событие или шаг. redo повторяет его. status описывает устройство.",
        "Прошлое: earlier и later переходят к другому моменту, earlier event и earlier state к другому",
        "  событию или состоянию. first ведёт в начало, now в настоящее. Событие в прошлом начинает ветку.",
        "  branches перечисляет ветки. switch 2 переходит на ветку 2. branch ИМЯ называет текущую ветку.",
        "present скрывает результат каждого шага. Тогда next открывает его целиком, step — одну строку.",
        "  notes читает заметки докладчика.",
        "why объясняет последнее, что произошло. why 12 объясняет строку 12 журнала.",
        "  why not press home говорит, почему это событие невозможно и как сделать его возможным.",
        "coverage перечисляет то, что вы увидели за этот сеанс, и то, чего ещё не видели.",
        "quiz просит предсказать, что сделает iOS. Отвечайте номером или вводите методы.",
        "  predict перед событием спрашивает об этом событии. pass пропускает вопрос. summary показывает",
        "  итог. save-summary ФАЙЛ сохраняет его. После ответа why объясняет правило.",
        "compare style delegate scene сравнивает два стиля. compare ios 13 26 сравнивает две версии.",
        "  compare limit suspension 5s 1m сравнивает два лимита, compare 2 другую ветку.",
        "save ФАЙЛ сохраняет сеанс как сценарий. save! ФАЙЛ заменяет файл.",
        "speed 4 задаёт скорость часов. pause останавливает их и пускает снова. quit завершает программу.",
      ]
    }
  }
}
