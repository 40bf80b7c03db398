// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class CommandLineSentences: CommandLinePhrases {
    func oneOf(_ values: [String]) -> String {
      (values.count > 1 ? "Одно из значений: " : "Только ") + values.joined(separator: ", ") + "."
    }

    func defaultIs(_ value: String) -> String { "По умолчанию \(value)." }

    func choices(_ values: [String]?, standard: String?) -> String {
      let parts = [
        values.map { "значения: \($0.joined(separator: ", "))" },
        standard.map { "по умолчанию: \($0)" },
      ]
      return "(" + parts.compactMap { $0 }.joined(separator: "; ") + ")"
    }

    func parser(_ word: ParserWord) -> String {
      switch word {
      case .overview: "ОБЗОР: "
      case .usage: "ИСПОЛЬЗОВАНИЕ: "
      case .arguments: "АРГУМЕНТЫ:"
      case .options: "ПАРАМЕТРЫ:"
      case .subcommands: "КОМАНДЫ:"
      case .showHelp: "Показать справку."
      case .seeHelp: "Подробнее о команде: 'applife help <subcommand>'."
      }
    }

    func parserProblem(_ problem: ParserProblem) -> String {
      switch problem {
      case .unknownOption(let option, let nearest):
        "Неизвестный параметр «\(option)»"
          + (nearest.map { ". Возможно, имелось в виду «\($0)»" } ?? "")
      case .missingValue(let option): "Не указано значение для «\(option)»"
      case .invalidValue(let value, let option, let possible):
        "Значение «\(value)» не подходит для «\(option)»"
          + (possible.isEmpty
            ? "" : ". Возможные значения: \(possible.joined(separator: ", "))")
      case .missingArgument(let name): "Не указан аргумент «\(name)»"
      case .unexpectedArguments(let words):
        "Лишнее: " + words.map { "«\($0)»" }.joined(separator: ", ")
      }
    }

    func advice(_ problem: String, help: String) -> String { "\(problem) (см. \(help))" }

    func limitNames(_ names: [String]) -> String {
      "NAME лимита — одно из имён: \(names.joined(separator: ", "))."
    }

    func reasonNames(_ reasons: [String], codes: [String]) -> String {
      "REASON — одна из причин: \(reasons.joined(separator: ", ")); CODE — один из кодов: "
        + "\(codes.joined(separator: ", "))."
    }

    func columns(_ list: ListedItems) -> [String] {
      switch list {
      case .events: ["событие", "клавиша", "что это"]
      case .scenarios: ["сценарий", "заголовок"]
      case .rules: ["id", "что", "значение", "источник", "надёжность", "прочитано"]
      case .lessons: ["номер", "пройден", "лучший", "урок", "заголовок"]
      case .settings: ["настройка", "значение", "откуда", "примечание"]
      }
    }

    func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String {
      "Пройдено \(done) из \(count)."
        + (next.map { " Начать следующий: applife learn \($0)" } ?? "")
    }

    func ruleGrade(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "Надёжность: описано Apple"
      case .observed: "Надёжность: наблюдалось на устройствах"
      case .disputed: "Надёжность: спорно (источники расходятся)"
      case .assumed: "Надёжность: предположение (источник не найден)"
      case .precondition: "Надёжность: условие эмулятора"
      }
    }

    func ruleValue(_ version: SystemVersion, _ value: String) -> String {
      "Значение в iOS \(version): \(value)"
    }

    func ruleReading(_ reading: String) -> String { "Проверено: \(reading)" }

    func ruleSources(_ count: Int) -> String { count == 1 ? "Источник:" : "Источники:" }

    func gradeWord(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "описано"
      case .observed: "наблюдалось"
      case .disputed: "спорно"
      case .assumed: "предположение"
      case .precondition: "условие"
      }
    }

    var yes: String { "да" }
  }
}
