// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class CompareSentences: ComparePhrases {
    func legend(left: String, right: String) -> [String] {
      [
        "< только \(left)", "> только \(right)", "| вызвано взамен", "~ отличается",
      ]
    }

    func calledInstead(_ method: String, at time: String) -> String {
      "взамен: \(method) в \(number(time))"
    }

    func insteadOf(_ method: String, at time: String) -> String {
      "вместо \(method) в \(number(time))"
    }

    func statesDiffer(_ app: String, left: String, right: String) -> String {
      "\(app): \(left) | \(right)"
    }

    var nothingDiffers: String { "Отличий нет." }

    func summary(_ counts: ComparisonCounts) -> String {
      let parts = [
        "одинаково: \(counts.same)", "различается: \(counts.different)",
        "вызвано взамен: \(counts.instead)", "только \(counts.leftName): \(counts.onlyLeft)",
        "только \(counts.rightName): \(counts.onlyRight)",
      ]
      return "Строки: " + parts.joined(separator: "; ") + "."
    }

    func total(_ count: Int, different: Int) -> String {
      "Различия есть в \(different) из \(plural(count, "сценария", "сценариев", "сценариев"))."
    }

    func methodsTitle(_ scenarios: Int, left: String, right: String) -> String {
      "\(plural(scenarios, "сценарий", "сценария", "сценариев")): \(left) и \(right)"
    }

    func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String {
      switch (outcome, isMethod) {
      case (.gone, true): "Больше не вызываются (\(right))"
      case (.stays, true): "По-прежнему вызываются (\(right))"
      case (.new, true): "Новые (\(right))"
      case (.gone, false): "Уведомления больше не отправляются (\(right))"
      case (.stays, false): "Уведомления по-прежнему отправляются (\(right))"
      case (.new, false): "Новые уведомления и фазы (\(right))"
      }
    }

    var method: String { "метод" }

    var notification: String { "уведомление" }

    var instead: String { "взамен" }

    var inPlaceOf: String { "вместо" }

    var whatChanges: String { "что меняется" }

    var onlyHere: String { "только здесь" }

    func difference(_ difference: Comparison.Difference) -> String {
      switch difference {
      case .refused: "отказ"
      case .time: "время"
      case .state: "состояние"
      case .details: "подробности"
      }
    }

    func nothing(_ count: Int, _ scenario: String) -> String {
      "ничего: \(count)" + example(scenario)
    }

    func added(_ count: Int, _ scenario: String) -> String {
      "добавлено: \(count)" + example(scenario)
    }

    func missing(_ count: Int, _ scenario: String) -> String {
      "нет: \(count)" + example(scenario)
    }

    func optionsLost(_ count: Int) -> String { "без параметров: \(count)" }

    func optionsGained(_ count: Int) -> String { "с параметрами: \(count)" }

    func leftOut(_ names: [String]) -> String {
      "Пропущено: \(plural(names.count, "сценарий", "сценария", "сценариев")), потому что одна из сторон "
        + "такого не допускает (\(names.first ?? "")\(names.count > 1 ? ", ..." : ""))."
    }

    func problem(_ problem: WorldProblem) -> String {
      switch problem {
      case .unknownStyle(let found, let nearest):
        Russian.unknown(
          "неизвестный стиль", found, nearest, among: LifecycleStyle.allCases.map { $0.rawValue })
      case .unknownVersion(let found):
        "неизвестная версия iOS «\(found)»; возможны версии от \(Device.knownVersions.lowerBound) "
          + "до \(Device.knownVersions.upperBound)"
      case .unknownLimit(let found, let nearest):
        Russian.unknown(
          "неизвестный лимит времени", found, nearest, among: TimeLimit.allCases.map { $0.rawValue }
        )
      case .badDuration(let found):
        "«\(found)» — это не время; укажите, например, 250ms, 5s, 1m30s или 2h"
      case .notTwo(let what, let count):
        "для \(what) нужно одно значение на обе стороны или два, а не \(count)"
      case .sameTwice(let what, let value):
        "на обеих сторонах \(what) \(value), сравнивать нечего"
      }
    }

    func title(left: String, right: String) -> String { "\(left) и \(right)" }

    var nothingToCompare: String { "Сравнивать нечего: ещё ничего не произошло." }

    func tooMany(_ most: Int) -> String {
      "В сеансе больше \(most) шагов. Сохраните его и используйте applife compare."
    }

    func unknown(_ name: String) -> String {
      "Ветки «\(name)» нет. Введите style A B, ios A B, limit NAME A B или ветку."
    }

    var present: String { "сейчас" }

    func sameBranch(_ name: String) -> String {
      "\(name): это текущая ветка. Назовите другую, чтобы сравнить с ней."
    }

    var atStart: String { "В начале:" }

    func after(_ event: String, at time: String) -> String {
      event.isEmpty
        ? "В начале, в \(number(time)):" : "После \(event), в \(number(time)):"
    }

    func whenOver(_ limit: TimeLimit, _ time: String) -> String {
      "Когда вышло время («\(Russian.shared.limit(limit))»), в \(number(time)):"
    }

    func insteadSentence(right: String, left: String) -> String {
      "\(right) вместо \(left)."
    }

    func onEach(_ side: String, sentence: String) -> String { "\(side): \(sentence)" }

    func only(_ side: String, sentence: String) -> String { "Только \(side): \(sentence)" }

    func timesDiffer(_ sentence: String, left: String, right: String) -> String {
      "В \(number(right)), а не в \(number(left)): \(sentence)"
    }
  }

  private static func unknown(
    _ what: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "\(what) «\(found)»; "
      + (nearest.map { "возможно, имелось в виду «\($0)»" }
        ?? "возможные значения: " + names.joined(separator: ", "))
  }

  /// A scenario in which something happens, if there is a name for it.
  private static func example(_ scenario: String) -> String {
    scenario.isEmpty ? "" : " (например, \(scenario))"
  }
}
