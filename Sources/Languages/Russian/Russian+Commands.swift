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
    case .run(.send(let kind)): words(for: kind).label
    case .run(.toggle(let first, _)): words(for: first).label
    case .view(.confirm): "выбрать"
    case .run(.travel(.backward, .moment)): "раньше"
    case .run(.travel(.forward, .moment)): "позже"
    case .run(.travel(.backward, .event)): "событие"
    case .run(.travel(.forward, .event)): "событие"
    case .run(.travel(.backward, .state)): "переход"
    case .run(.travel(.forward, .state)): "переход"
    case .run(.travelToFirst): "начало"
    case .run(.travelToPresent): "сейчас"
    case .run(.undo): "отменить"
    case .run(.redo): "повторить"
    case .session(.present): "показ"
    case .session(.notes): "заметки"
    case .session(.branches): "ветки"
    case .view(.why): "почему"
    case .session(.coverage): "покрытие"
    case .session(.departures): "находки"
    case .run(.quiz): "викторина"
    case .session(.compare): "сравнить"
    case .run(.focusApp(let number)): "прил. \(number)"
    case .session(.nextPanel): "панель"
    case .session(.previousPanel): "панель"
    case .view(.leave): "закрыть"
    case .view(.move(let move)): moveLabel(move)
    case .session(.search): "поиск"
    case .session(.nextMatch): "дальше"
    case .session(.previousMatch): "назад"
    case .run(.pause): "пауза"
    case .run(.faster): "быстрее"
    case .run(.slower): "медленнее"
    case .run(.skip): "к сроку"
    case .session(.help): "справка"
    case .session(.objects): "объекты"
    case .session(.scenarios): "сценарии"
    case .view(.restart): "заново"
    case .session(.prompt): "команда"
    case .session(.save): "сохранить"
    case .program(.repaint): "перерисовать"
    case .program(.stop): "остановить"
    case .session(.close): "выход"
    case .program(.quit): "выход"
    case .run(.takeStep), .run(.takeCallback), .run(.travelBy), .run(.nameBranch),
      .run(.switchBranch), .run(.setSpeed), .session(.coverageTable), .session(.load),
      .session(.learn), .session(.startCard), .session(.saveSession), .session(.summary),
      .session(.saveSummary), .session(.changeLanguage), .session(.status):
      command.name
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .run(.send(let kind)): words(for: kind).name
    case .run(.toggle(let first, let second)):
      words(for: first).name + " или " + Russian.lowercasedFirst(words(for: second).name)
    case .view(.confirm):
      "Выбрать в переключателе приложений; выполнить выбранное событие; сделать следующий шаг"
    case .run(.travel(.backward, .moment)): "Посмотреть на предыдущий момент"
    case .run(.travel(.forward, .moment)):
      "Посмотреть на следующий момент; в настоящем: выполнить следующий метод"
    case .run(.travel(.backward, .event)): "Посмотреть на предыдущее событие"
    case .run(.travel(.forward, .event)): "Посмотреть на следующее событие"
    case .run(.travel(.backward, .state)): "Посмотреть на предыдущую смену состояния"
    case .run(.travel(.forward, .state)): "Посмотреть на следующую смену состояния"
    case .run(.travelToFirst): "Посмотреть на первый момент"
    case .run(.travelToPresent): "Вернуться в настоящее"
    case .run(.undo): "Отменить последнее событие или шаг; отменённое остаётся в своей ветке"
    case .run(.redo): "Повторить отменённое событие или шаг"
    case .session(.present):
      "Показывать сценарий классу: скрывать результат шага, пока вы его не откроете"
    case .session(.notes): "Во время показа: открыть заметки докладчика"
    case .session(.branches): "Показать список веток и перейти на одну из них"
    case .session(.coverage): "Отметить увиденные состояния и переходы; ещё раз: таблица"
    case .session(.departures): "Показать строки отслеживаемого журнала, которые не подходят"
    case .session(.compare):
      "Сравнить делегат приложения и делегат сцены; :compare ios 12 26 сравнивает версии"
    case .view(.why):
      "Объяснить выбранную или последнюю строку; после отказа: сделать событие возможным"
    case .run(.quiz): "Викторина: предсказать, что произойдёт дальше"
    case .run(.focusApp): "Выбрать приложение с этим номером"
    case .session(.nextPanel): "Перейти к следующей панели"
    case .session(.previousPanel): "Перейти к предыдущей панели"
    case .view(.leave):
      "Закрыть; снова передавать клавиши устройству; закончить поиск; следить за журналом"
    case .view(.move(let move)): moveHelp(move)
    case .session(.search): "Искать в журнале"
    case .session(.nextMatch): "Перейти к следующему совпадению"
    case .session(.previousMatch): "Перейти к предыдущему совпадению"
    case .run(.pause): "Остановить часы или пустить их снова"
    case .run(.faster): "Удвоить скорость"
    case .run(.slower): "Уменьшить скорость вдвое"
    case .run(.skip): "Перейти к ближайшему сроку"
    case .session(.help): "Показать клавиши и знаки"
    case .session(.objects): "Показать объекты приложения и их роли"
    case .session(.scenarios): "Показать, найти и открыть сценарии"
    case .view(.restart): "Начать сценарий или сеанс заново"
    case .session(.prompt): "Ввести событие или команду"
    case .session(.save): "Сохранить сеанс как файл сценария"
    case .program(.repaint): "Перерисовать экран"
    case .program(.stop): "Приостановить программу (продолжить: fg)"
    case .session(.close): "Закрыть или выйти"
    case .program(.quit): "Выйти"
    case .run(.takeStep): "Сделать следующий шаг сценария"
    case .run(.takeCallback): "Выполнить следующий метод сценария"
    case .run(.travelBy(.backward)):
      "Посмотреть на более ранний момент: earlier event, earlier state"
    case .run(.travelBy(.forward)): "Посмотреть на более поздний момент: later event, later state"
    case .run(.nameBranch): "Назвать текущую ветку: branch two calls"
    case .run(.switchBranch): "Перейти на ветку: switch 2"
    case .session(.changeLanguage): "Сменить язык, например lang en"
    case .session(.load): "Открыть сценарий или урок: load demo"
    case .session(.learn): "Начать урок: learn 3"
    case .session(.startCard): "Показать карточку «С чего начнём?»"
    case .session(.saveSession(overwrites: false)): "Сохранить сеанс как файл сценария"
    case .session(.saveSession(overwrites: true)): "Сохранить сеанс поверх существующего файла"
    case .session(.coverageTable): "Показать, какие состояния и переходы вы видели"
    case .session(.summary): "Показать, сколько ответов верно"
    case .session(.saveSummary(overwrites: false)):
      "Сохранить в текстовый файл, сколько ответов верно"
    case .session(.saveSummary(overwrites: true)): "Сохранить итог поверх существующего файла"
    case .run(.setSpeed): "Задать скорость часов: speed 2"
    case .session(.status): "Описать состояние телефона"
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
