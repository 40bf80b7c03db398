// SPDX-License-Identifier: Apache-2.0

extension Russian {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Жесты"
    case .calls: "Вызовы"
    case .notifications: "Сообщения и уведомления"
    case .opening: "URL, активности, быстрые действия"
    case .background: "Работа в фоне"
    case .covers: "Прерывания"
    case .memory: "Зависания, память, завершение"
    case .runLoop: "Основной цикл и устройство"
    case .app: "Действия приложения"
    case .time: "Время"
    case .travel: "Путешествие во времени"
    case .panels: "Панели"
    case .log: "Журнал"
    case .program: "Программа"
    }
  }

  func actionSection(_ section: ActionSection) -> String {
    switch section {
    case .use: "Жест"
    case .interrupt: "Помеха"
    case .app: "Код"
    case .trouble: "Беда"
    }
  }

  func commandLabel(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).label
    case .toggle(let first, _): words(for: first).label
    case .confirm: "выбрать"
    case .travel(.backward, .moment): "раньше"
    case .travel(.forward, .moment): "позже"
    case .travel(.backward, .event): "событие"
    case .travel(.forward, .event): "событие"
    case .travel(.backward, .state): "переход"
    case .travel(.forward, .state): "переход"
    case .travelToFirst: "начало"
    case .travelToPresent: "сейчас"
    case .undo: "отменить"
    case .redo: "повторить"
    case .present: "показ"
    case .notes: "заметки"
    case .branches: "ветки"
    case .why: "почему"
    case .coverage: "покрытие"
    case .departures: "находки"
    case .quiz: "викторина"
    case .compare: "сравнить"
    case .focusApp(let number): "прил. \(number)"
    case .nextPanel: "панель"
    case .previousPanel: "панель"
    case .leave: "закрыть"
    case .move(let move): moveLabel(move)
    case .search: "поиск"
    case .nextMatch: "дальше"
    case .previousMatch: "назад"
    case .pause: "пауза"
    case .faster: "быстрее"
    case .slower: "медленнее"
    case .skip: "к сроку"
    case .help: "справка"
    case .objects: "объекты"
    case .scenarios: "сценарии"
    case .restart: "заново"
    case .prompt: "команда"
    case .save: "сохранить"
    case .repaint: "перерисовать"
    case .stop: "остановить"
    case .close: "выход"
    case .quit: "выход"
    case .typed(let word): word.rawValue
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).name
    case .toggle(let first, let second):
      words(for: first).name + " или " + Russian.lowercasedFirst(words(for: second).name)
    case .confirm:
      "Выбрать в переключателе приложений; выполнить выбранное событие; сделать следующий шаг"
    case .travel(.backward, .moment): "Посмотреть на предыдущий момент"
    case .travel(.forward, .moment):
      "Посмотреть на следующий момент; в настоящем: выполнить следующий метод"
    case .travel(.backward, .event): "Посмотреть на предыдущее событие"
    case .travel(.forward, .event): "Посмотреть на следующее событие"
    case .travel(.backward, .state): "Посмотреть на предыдущую смену состояния"
    case .travel(.forward, .state): "Посмотреть на следующую смену состояния"
    case .travelToFirst: "Посмотреть на первый момент"
    case .travelToPresent: "Вернуться в настоящее"
    case .undo: "Отменить последнее событие или шаг; отменённое остаётся в своей ветке"
    case .redo: "Повторить отменённое событие или шаг"
    case .present: "Показывать сценарий классу: скрывать результат шага, пока вы его не откроете"
    case .notes: "Во время показа: открыть заметки докладчика"
    case .branches: "Показать список веток и перейти на одну из них"
    case .coverage: "Отметить увиденные состояния и переходы; ещё раз: таблица"
    case .departures: "Показать строки отслеживаемого журнала, которые не подходят"
    case .compare:
      "Сравнить делегат приложения и делегат сцены; :compare ios 12 26 сравнивает версии"
    case .why:
      "Объяснить выбранную или последнюю строку; после отказа: сделать событие возможным"
    case .quiz: "Викторина: предсказать, что произойдёт дальше"
    case .focusApp: "Выбрать приложение с этим номером"
    case .nextPanel: "Перейти к следующей панели"
    case .previousPanel: "Перейти к предыдущей панели"
    case .leave:
      "Закрыть; снова передавать клавиши устройству; закончить поиск; следить за журналом"
    case .move(let move): moveHelp(move)
    case .search: "Искать в журнале"
    case .nextMatch: "Перейти к следующему совпадению"
    case .previousMatch: "Перейти к предыдущему совпадению"
    case .pause: "Остановить часы или пустить их снова"
    case .faster: "Удвоить скорость"
    case .slower: "Уменьшить скорость вдвое"
    case .skip: "Перейти к ближайшему сроку"
    case .help: "Показать клавиши и знаки"
    case .objects: "Показать объекты приложения и их роли"
    case .scenarios: "Показать, найти и открыть сценарии"
    case .restart: "Начать сценарий или сеанс заново"
    case .prompt: "Ввести событие или команду"
    case .save: "Сохранить сеанс как файл сценария"
    case .repaint: "Перерисовать экран"
    case .stop: "Приостановить программу (продолжить: fg)"
    case .close: "Закрыть или выйти"
    case .quit: "Выйти"
    case .typed(let word): help(word)
    }
  }

  /// What a word does that no key asks for.
  private func help(_ word: Command.Word) -> String {
    switch word {
    case .next: "Сделать следующий шаг сценария"
    case .step: "Выполнить следующий метод сценария"
    case .earlier: "Посмотреть на более ранний момент: earlier event, earlier state"
    case .later: "Посмотреть на более поздний момент: later event, later state"
    case .branch: "Назвать текущую ветку: branch two calls"
    case .switchBranch: "Перейти на ветку: switch 2"
    case .lang: "Сменить язык, например lang en"
    case .load: "Открыть сценарий или урок: load demo"
    case .learn: "Начать урок: learn 3"
    case .start: "Показать карточку «С чего начнём?»"
    case .save: "Сохранить сеанс как файл сценария"
    case .overwrite: "Сохранить сеанс поверх существующего файла"
    case .coverage: "Показать, какие состояния и переходы вы видели"
    case .summary: "Показать, сколько ответов верно"
    case .saveSummary: "Сохранить в текстовый файл, сколько ответов верно"
    case .overwriteSummary: "Сохранить итог поверх существующего файла"
    case .speed: "Задать скорость часов: speed 2"
    case .status: "Описать состояние телефона"
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .quit, .exit, .close, .closeNow:
      word.rawValue
    }
  }

  private func moveLabel(_ move: Command.Move) -> String {
    switch move {
    case .up: "вверх"
    case .down: "вниз"
    case .left: "влево"
    case .right: "вправо"
    case .pageUp: "страница вверх"
    case .pageDown: "страница вниз"
    case .first: "к началу"
    case .last: "к концу"
    }
  }

  private func moveHelp(_ move: Command.Move) -> String {
    switch move {
    case .up: "На строку вверх"
    case .down: "На строку вниз"
    case .left: "Влево; предыдущее приложение"
    case .right: "Вправо; следующее приложение"
    case .pageUp: "На страницу вверх"
    case .pageDown: "На страницу вниз"
    case .first: "К первой строке"
    case .last: "К последней строке; следить за журналом"
    }
  }
}
