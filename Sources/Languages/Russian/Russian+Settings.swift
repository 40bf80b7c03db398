// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class SettingsSentences: SettingsPhrases {
    func problem(_ settingsProblem: SettingsProblem) -> String { fault(settingsProblem.fault) }

    func origin(_ origin: Setting.Origin, _ detail: String) -> String {
      switch origin {
      case .commandLine: "командная строка"
      case .file: "файл"
      case .environment: "окружение: \(detail)"
      case .standard: "по умолчанию"
      }
    }

    func comment(_ setting: Setting) -> [String] {
      switch setting {
      case .theme:
        [
          "Как выбираются цвета. Фон остаётся тот, что у терминала.",
          "\"auto\": цвета, которые читаются на тёмном и на светлом фоне.",
          "\"dark\", \"light\": более сильные цвета для такого фона.",
          "\"projector\": жирный текст, ничего тусклого.",
          "\"high-contrast\": цвет текста терминала, ничего тусклого.",
          "\"none\": без цветов.",
        ]
      case .colors:
        [
          "Когда использовать цвета: \"auto\", \"always\" или \"never\".",
          "При \"auto\" учитываются переменные NO_COLOR и CLICOLOR_FORCE.",
        ]
      case .mouse:
        [
          "Когда использовать мышь: \"auto\", \"always\" или \"never\".",
          "\"auto\": только в терминалах, где Shift по-прежнему выделяет текст.",
        ]
      case .language: ["Язык интерфейса, как после --lang."]
      case .speed:
        ["Скорость часов устройства, от 0.01 до 1000. 1 означает реальное время."]
      case .ios:
        [
          "Версия iOS для демонстрации, от 2 до 27. Сценарий указывает свою версию сам.",
          "Без этой строки версию указывает демонстрация.",
        ]
      case .style:
        [
          "Стиль приложений демонстрации: \"delegate\", \"scene\" или \"swiftui\".",
          "Без этой строки стиль указывает демонстрация.",
        ]
      case .quiz: ["Спрашивает ли applife перед каждым событием, что оно вызовет."]
      case .motion:
        [
          "Показывать ли изменения так медленно, чтобы их было видно, и отмечать ли новые",
          "строки журнала.",
        ]
      case .panels:
        [
          "Панели, которые показываются, если для них есть место. Жизненный цикл и журнал",
          "показываются всегда.",
        ]
      case .keys:
        [
          "Клавиши: команда или событие и её клавиша или список клавиш. Событие без клавиши",
          "вводится после двоеточия. Клавиша, отданная команде, теряет прежнее значение.",
          "Клавиша записывается символом или именем: Space, Enter, Tab, Shift-Tab, Esc, Backspace,",
          "Del, Up, Down, Left, Right, PgUp, PgDn, Home, End, от F1 до F24 и от ^A до ^Z с Ctrl.",
        ]
      }
    }

    var fileHead: [String] {
      [
        "Настройки applife: $XDG_CONFIG_HOME/applife/config.toml или",
        "~/.config/applife/config.toml. Все значения ниже стоят по умолчанию.",
        "Любую строку можно удалить. Параметр командной строки важнее этого файла.",
      ]
    }

    var logKeys: [String] {
      [
        "Эти клавиши работают, пока клавиши получает журнал или пока поиск отмечает совпадения."
      ]
    }

    var presentingKeys: [String] { ["Эти клавиши работают, пока вы показываете сценарий."] }

    func taken(_ key: String, command: String, _ isLast: Bool) -> String {
      isLast
        ? "Клавиша \(key) была единственной для \(command). Вводите \(command) после двоеточия."
        : "Клавиша \(key) больше не вызывает \(command)."
    }

    func otherInLog(_ key: String, command: String) -> String {
      "В журнале клавиша \(key) по-прежнему вызывает \(command)."
    }
  }

  private static func fault(_ fault: SettingsProblem.Fault) -> String {
    switch fault {
    case .unknownSetting(let found, let nearest):
      "неизвестная настройка «\(found)»" + suggestion(nearest)
    case .unknownCommand(let found, let nearest):
      "неизвестная команда или неизвестное событие «\(found)»" + suggestion(nearest)
    case .unknownKey(let found):
      "неизвестная клавиша «\(found)»: ожидался один символ, например h, или имя, например F2, ^T, "
        + "Space или PgUp"
    case .wrongValue(let found, let wanted, let nearest):
      "ожидалось: \(expected(wanted)); найдено: \(found)" + suggestion(nearest)
    case .styleTooEarly(let style, let minimum, let version):
      "для стиля \(style) нужна iOS \(minimum) или новее, а указана ios \(version)"
    case .sharedKey(let key, let other):
      "клавиша \(key) отдана и команде «\(other)»: у клавиши может быть только одно значение"
    case .repeatedCommand(let name): "клавиши для «\(name)» указаны дважды"
    case .fixedKey(let key, let command):
      "клавиша \(key) всегда вызывает «\(command)»: выберите другую клавишу"
    case .keepsKey(let command, let key):
      "«\(command)» всегда сохраняет клавишу \(key): укажите её вместе с другими"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; возможно, имелось в виду «\($0)»" } ?? ""
  }

  private static func expected(_ wanted: SettingsProblem.Wanted) -> String {
    switch wanted {
    case .oneOf(let names): list(names, "или")
    case .someOf(let names): "список, в котором могут быть " + list(names, "и")
    case .boolean: "true или false"
    case .version(let range): "версия iOS от \(range.lowerBound) до \(range.upperBound)"
    case .number(let range):
      "число от \(bound(range.lowerBound)) до \(bound(range.upperBound))"
    case .keys: "имя клавиши в кавычках или список таких имён"
    case .table: "таблица команд и их клавиш"
    }
  }

  private static func bound(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
