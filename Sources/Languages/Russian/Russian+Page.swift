// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class PageSentences: PagePhrases {
    var steps: String { "Шаги" }

    var timeline: String { "Шкала времени" }

    var notPossible: String { "Сейчас невозможно: нажмите, чтобы узнать почему" }

    var outcome: String { "Что происходит" }

    var columns: [String] { ["время", "приложение", "вид", "что"] }

    var passed: String { "пройдено" }

    var failed: String { "не пройдено" }

    var step: String { "Следующий шаг" }

    var play: String { "Пуск" }

    var stop: String { "Стоп" }

    var pace: String { "Темп" }

    var statement: String { "Введите событие" }

    var send: String { "Отправить" }

    var more: String { "Ещё" }

    var pass: String { "Пропустить" }

    var close: String { "Закрыть" }

    var copyLink: String { "Скопировать ссылку" }

    var saveScenario: String { "Сохранить сценарий" }

    var showCommand: String { "Показать команду" }

    var record: String { "Показать записанный прогон" }

    var predict: String { "Сначала предсказать" }

    func terminalOnly(_ name: String) -> String { "\(name) работает только в терминале." }

    var speed: String { "скорость" }

    var paused: String { "часы стоят" }

    var past: String { "вы смотрите в прошлое" }

    var link: String { "Ссылка на этот сеанс" }

    var command: String { "Тот же сеанс в терминале" }

    var copied: String { "Ссылка скопирована." }

    var longLink: String {
      "Этот сеанс слишком длинный для ссылки. Сохраните его сценарий."
    }

    var badLink: String { "В адресе нет сеанса, который можно открыть." }

    var trapped: String {
      "Эмулятор остановился на последнем вводе. Страница запустила его снова и повторила всё, что было до этого."
    }

    var oldBrowser: String {
      "В этом браузере нет WebAssembly или DecompressionStream, поэтому эмулятор в нём не работает. Вы можете прочитать записанный прогон."
    }

    var notStarted: String {
      "Эмулятор не запустился. Вы можете прочитать записанный прогон."
    }

    var copyIssue: String { "Копировать как отчёт" }

    var expected: String { "Ожидалось" }

    var actual: String { "Получено" }

    var lastCalls: String { "Последние вызовы" }

    var issueCopied: String { "Отчёт скопирован." }

    var next: String { "Дальше" }

    var explained: String { "Только что" }

    var handIn: String { "Сохранить файл работы" }

    var keys: String { "Буквенные клавиши" }

    var views: String { "Разделы" }

    var moment: String { "Момент прогона" }

    var hideOutcomes: String { "Скрывать результаты" }

    var course: String { "Жизненный цикл приложения iOS" }

    var courseAbout: String {
      "Каждый урок занимает одну страницу и работает без сети. Нажмите Enter, чтобы сделать шаг."
    }
  }
}
