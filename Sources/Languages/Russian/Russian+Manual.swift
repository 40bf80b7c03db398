// SPDX-License-Identifier: Apache-2.0

extension Russian.CommandLineSentences {
  /// A sentence of the manual page.
  func manual(_ text: ManualText) -> String {
    switch text {
    case .exitDone: "Успех: все проверки пройдены, или отличий нет."
    case .exitAnsweredNo:
      "Проверка не пройдена, шаг прохода провален, стороны сравнения различаются, или журнал противоречит "
        + "модели."
    case .exitWrongUse: "Командная строка неверна, или ввод нельзя прочитать или понять."
    case .exitFault: "Внутренняя ошибка."
    case .keys:
      "События, которые завершают или блокируют приложение, обозначены заглавными буквами. В настройках "
        + "любую команду можно назначить на любую клавишу."
    case .scenarios:
      "Сценарий — это текст UTF-8, по одной инструкции в строке. Запятая тоже заканчивает "
        + "инструкцию. Знак # начинает комментарий, первый комментарий — заголовок. Сначала идут "
        + "объявления:"
    case .steps: "За ними следуют шаги. Перед шагом может стоять время:"
    case .stepEvent: "как только устройство готово"
    case .stepAtTime: "через пять секунд после начала"
    case .stepAfterTime: "через три секунды после начала предыдущего шага"
    case .stepWait: "время идёт"
    case .stepSkip: "до ближайшего срока"
    case .expectations: "Проверки выполняются, когда устройство готово:"
    case .scenariosFolder: "Папка, в которой applife прежде всего ищет сценарии."
    case .lessonsFolder: "Папка, в которой applife прежде всего ищет уроки."
    case .pageFolder: "Папка, в которой applife прежде всего ищет части страницы."
    case .configHome:
      "Папка для applife/config.toml, то есть для настроек. Если она не задана, applife использует "
        + "~/.config."
    case .stateHome:
      "Папка для applife/lessons, списка пройденных уроков, и для applife/walks, сеансов applife walk. "
        + "Если она не задана, applife использует ~/.local/state."
    case .noColor: "Если она не пуста, applife использует цвета только с --color."
    case .forceColor:
      "Если она не пуста и не равна 0, applife использует цвета, даже если вывод — не терминал."
    case .pager:
      "Программа, которая показывает списки и отчёты длиннее терминала. Без неё applife выводит их "
        + "целиком."
    case .term: "Тип терминала."
    case .termProgram:
      "В Apple_Terminal и iTerm.app applife использует мышь только с --mouse."
    case .characterSet:
      "Если в них не указана UTF-8, applife рисует символами ASCII и говорит по-английски."
    case .languageVariables: "Язык, если его не задают ни --lang, ни настройки."
    case .scenarioFiles:
      "Копии сценариев и уроков, встроенных в applife. PREFIX означает /usr или /usr/local."
    case .settingsFile:
      "Настройки в формате TOML. applife config показывает их, applife config --default выводит целый "
        + "файл с комментариями."
    case .progressFile:
      "Список пройденных уроков: строка applife lessons 1, затем done NAME для каждого урока. Его можно "
        + "удалить."
    case .walkFiles:
      "Сеансы applife walk в формате JSON Lines. Их можно перемещать, переименовывать и удалять."
    case .scenarioText: "Сценарии как текст."
    }
  }

  /// The title of a section of the manual page.
  func section(_ section: ManualSection) -> String {
    switch section {
    case .name: "ИМЯ"
    case .synopsis: "ОБЗОР"
    case .description: "ОПИСАНИЕ"
    case .options: "ПАРАМЕТРЫ"
    case .commands: "КОМАНДЫ"
    case .exitStatus: "КОД ВОЗВРАТА"
    case .examples: "ПРИМЕРЫ"
    case .seeAlso: "СМОТРИТЕ ТАКЖЕ"
    case .keys: "КЛАВИШИ"
    case .scenarios: "СЦЕНАРИИ"
    case .events: "СОБЫТИЯ"
    case .environment: "ОКРУЖЕНИЕ"
    case .files: "ФАЙЛЫ"
    }
  }
}
