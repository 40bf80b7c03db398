// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension Russian.WalkSentences {
  /// A problem in a session file, without the place.
  func fileProblem(_ problem: WalkFile.Problem) -> String {
    switch problem {
    case .noSession: "это не файл сеанса applife walk"
    case .notJSON: "это не строка JSON"
    case .wantsHead: "это не файл сеанса applife walk: первой ожидалась строка вида \"walk\""
    case .wantsText: "перед этой строкой ожидалась строка вида \"text\""
    case .again(let kind): "найдена вторая строка вида «\(kind.rawValue)»"
    case .behindEnd: "найдена строка после строки вида \"end\""
    case .cutOff:
      "файл сеанса обрезан: ожидалась строка вида \"end\"; чтобы сохранить его вердикты, "
        + "добавьте строку {\"kind\":\"end\"}"
    case .noScenario: "в файле сеанса нет сценария"
    case .missingKey(let key): "ожидался ключ «\(key)»"
    case .wantsValue(let value, let key):
      "\(expected(value)) для \(key.map { "«\($0)»" } ?? "этой строки")"
    case .unknownValue(let key): "неизвестное значение для «\(key)»"
    case .version(let version):
      "ожидался файл сеанса версии \(WalkFile.version), найдена версия \(version)"
    case .style(let word):
      "неизвестный стиль «\(word)»; возможны delegate, scene и swiftui"
    case .ios(let version): "неизвестная версия iOS \(version)"
    case .step(let number, let count): "ожидался шаг от 1 до \(count), найден \(number)"
    case .stepAgain(let number): "найдена вторая строка для шага \(number)"
    case .verdict(let word):
      "неизвестный вердикт «\(word)»; возможны "
        + Walk.Verdict.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .date(let text):
      "ожидалась дата, например 2026-11-21T18:00:00Z, найдено «\(text)»"
    case .evidence:
      "приложенному файлу нужны имя без папки, SHA-256 и размер"
    case .time(let key):
      "для «\(key)» ожидалось время в секундах, от 0 до ста лет"
    // Its own problems follow, each with its place.
    case .scenario: "сценарий в файле"
    }
  }

  private func expected(_ value: WalkFile.Value) -> String {
    switch value {
    case .wholeNumber: "ожидалось целое число"
    case .number: "ожидалось число"
    case .text: "ожидалась строка текста"
    case .list: "ожидался массив"
    case .object: "ожидался объект"
    }
  }
}
