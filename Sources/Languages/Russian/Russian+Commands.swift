// SPDX-License-Identifier: Apache-2.0

extension Russian {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Жесты"
    case .calls: "Звонки"
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
    case .use: "Действия"
    case .interrupt: "Прерыв."
    case .app: "Код"
    case .trouble: "Сбои"
    }
  }

  func words(for command: Command) -> CommandWords {
    switch command {
    case .run(.send(let kind)):
      CommandWords(words(for: kind).label, help: words(for: kind).name)
    case .run(.toggle(let first, let second)):
      CommandWords(
        words(for: first).label,
        help: words(for: first).name + " или " + Russian.lowercasedFirst(words(for: second).name))
    case .view(.confirm):
      CommandWords(
        "выбрать",
        help:
          "Выбрать в переключателе приложений; выполнить выбранное событие; сделать следующий шаг")
    case .run(.travel(.backward, .moment)):
      CommandWords("раньше", help: "Перейти к предыдущему моменту")
    case .run(.travel(.forward, .moment)):
      CommandWords(
        "позже", help: "Перейти к следующему моменту; в настоящем: выполнить следующий метод")
    case .run(.travel(.backward, .event)):
      CommandWords("событие", help: "Перейти к предыдущему событию")
    case .run(.travel(.forward, .event)):
      CommandWords("событие", help: "Перейти к следующему событию")
    case .run(.travel(.backward, .state)):
      CommandWords("переход", help: "Перейти к предыдущей смене состояния")
    case .run(.travel(.forward, .state)):
      CommandWords("переход", help: "Перейти к следующей смене состояния")
    case .run(.travelToFirst):
      CommandWords("начало", help: "Перейти к первому моменту")
    case .run(.travelToPresent):
      CommandWords("сейчас", help: "Вернуться в настоящее")
    case .run(.undo):
      CommandWords(
        "отменить", help: "Отменить последнее событие или шаг; отменённое остаётся в своей ветке")
    case .run(.redo):
      CommandWords("повторить", help: "Повторить отменённое событие или шаг")
    case .session(.present):
      CommandWords(
        "показ",
        help: "Показывать сценарий классу: скрывать результат шага, пока вы его не откроете")
    case .session(.notes):
      CommandWords("заметки", help: "Во время показа: сказать, где заметки докладчика")
    case .session(.branches):
      CommandWords("ветки", help: "Показать список веток и перейти на одну из них")
    case .session(.coverage):
      CommandWords(
        "покрытие", help: "Отметить встретившиеся состояния и переходы; ещё раз: таблица")
    case .session(.departures):
      CommandWords(
        "отклонения", help: "Показать строки отслеживаемого журнала, которые противоречат модели")
    case .session(.compare):
      CommandWords(
        "сравнить",
        help: "Сравнить делегат приложения и делегат сцены; :compare ios 13 26 сравнивает версии")
    case .view(.why):
      CommandWords(
        "почему",
        help: "Объяснить выбранную или последнюю строку; после отказа: сделать событие возможным")
    case .run(.quiz):
      CommandWords("викторина", help: "Викторина: предсказать, что произойдёт дальше")
    case .run(.focusApp(let number)):
      CommandWords("прил. \(number)", help: "Выбрать приложение с этим номером")
    case .session(.nextPanel):
      CommandWords("панель", help: "Перейти к следующей панели")
    case .session(.previousPanel):
      CommandWords("панель", help: "Перейти к предыдущей панели")
    case .view(.leave):
      CommandWords(
        "закрыть",
        help: "Закрыть; снова передавать клавиши устройству; закончить поиск; следить за журналом")
    case .view(.move(let move)): words(for: move)
    case .session(.search):
      CommandWords("поиск", help: "Искать в журнале")
    case .session(.logForm):
      CommandWords("все строки", help: "Показать журнал по причинам или все его строки")
    case .session(.nextMatch):
      CommandWords("дальше", help: "Перейти к следующему совпадению")
    case .session(.previousMatch):
      CommandWords("назад", help: "Перейти к предыдущему совпадению")
    case .run(.pause):
      CommandWords("пауза", help: "Остановить часы или пустить их снова")
    case .run(.faster):
      CommandWords("быстрее", help: "Удвоить скорость")
    case .run(.slower):
      CommandWords("медленнее", help: "Уменьшить скорость вдвое")
    case .run(.skip):
      CommandWords("к сроку", help: "Перейти к ближайшему сроку")
    case .session(.help):
      CommandWords("справка", help: "Показать клавиши и знаки")
    case .session(.objects):
      CommandWords("объекты", help: "Показать объекты приложения и их роли")
    case .session(.scenarios):
      CommandWords("сценарии", help: "Показать, найти и открыть сценарии")
    case .view(.restart):
      CommandWords("заново", help: "Начать сценарий или сеанс заново")
    case .session(.prompt):
      CommandWords("команда", help: "Ввести событие или команду")
    case .session(.save):
      CommandWords("сохранить", help: "Сохранить сеанс как файл сценария")
    case .program(.repaint):
      CommandWords("перерисовать", help: "Перерисовать экран")
    case .program(.stop):
      CommandWords("остановить", help: "Приостановить программу (продолжить: fg)")
    case .session(.close):
      CommandWords("выход", help: "Закрыть или выйти")
    case .program(.quit):
      CommandWords("выход", help: "Выйти")
    case .run(.takeStep):
      CommandWords(command.name, help: "Сделать следующий шаг сценария")
    case .run(.takeCallback):
      CommandWords(command.name, help: "Выполнить следующий метод сценария")
    case .run(.travelBy(.backward)):
      CommandWords(
        command.name, help: "Перейти к более раннему моменту: earlier event, earlier state")
    case .run(.travelBy(.forward)):
      CommandWords(
        command.name, help: "Перейти к более позднему моменту: later event, later state")
    case .run(.nameBranch):
      CommandWords(command.name, help: "Назвать текущую ветку: branch two calls")
    case .run(.switchBranch):
      CommandWords(command.name, help: "Перейти на ветку: switch 2")
    case .session(.changeLanguage):
      CommandWords(command.name, help: "Сменить язык, например lang en")
    case .session(.load):
      CommandWords(command.name, help: "Открыть сценарий или урок: load demo")
    case .session(.learn):
      CommandWords(command.name, help: "Начать урок: learn 3")
    case .session(.startCard):
      CommandWords(command.name, help: "Показать карточку «С чего начнём?»")
    case .session(.fiveSeconds):
      CommandWords(command.name, help: start.fiveSeconds.name)
    case .session(.saveSession(overwrites: false)):
      CommandWords(command.name, help: "Сохранить сеанс как файл сценария")
    case .session(.saveSession(overwrites: true)):
      CommandWords(command.name, help: "Сохранить сеанс поверх существующего файла")
    case .session(.coverageTable):
      CommandWords(command.name, help: "Показать, какие состояния и переходы вы видели")
    case .session(.summary):
      CommandWords(command.name, help: "Показать, сколько ответов верно")
    case .session(.saveSummary(overwrites: false)):
      CommandWords(command.name, help: "Сохранить в текстовый файл, сколько ответов верно")
    case .session(.saveSummary(overwrites: true)):
      CommandWords(command.name, help: "Сохранить итог поверх существующего файла")
    case .run(.setSpeed):
      CommandWords(command.name, help: "Задать скорость часов: speed 2")
    case .session(.status):
      CommandWords(command.name, help: "Описать состояние телефона")
    }
  }

  private func words(for move: Command.Move) -> CommandWords {
    switch move {
    case .up: CommandWords("вверх", help: "На строку вверх")
    case .down: CommandWords("вниз", help: "На строку вниз")
    case .left: CommandWords("влево", help: "Влево; предыдущее приложение")
    case .right: CommandWords("вправо", help: "Вправо; следующее приложение")
    case .pageUp: CommandWords("страница вверх", help: "На страницу вверх")
    case .pageDown: CommandWords("страница вниз", help: "На страницу вниз")
    case .first: CommandWords("к началу", help: "К первой строке")
    case .last: CommandWords("к концу", help: "К последней строке; следить за журналом")
    }
  }
}
