// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Russian {
  final class KeyHintSentences: KeyHintPhrases {
    var close: String { "закрыть" }

    var scroll: String { "листать" }

    var filter: String { "фильтр" }

    var showAll: String { "показать все" }

    var parts: String { "след. часть" }

    var startCard: String { "стартовая карточка" }

    var select: String { "выбор" }

    var sideways: String { "вбок" }

    var open: String { "открыть" }

    var choose: String { "выбрать" }

    var typeToSearch: String { "поиск" }

    var goToRow: String { "к строке" }

    var doIt: String { "выполнить" }

    var takeOver: String { "в строку" }

    func doStep(_ step: String) -> String { "выполнить «\(step)»" }

    func doSteps(_ count: Int) -> String {
      "выполнить шаги: \(count)"
    }

    var switchBranch: String { "перейти" }

    var nameBranch: String { "назвать" }

    var save: String { "сохранить" }

    var compare: String { "сравнить" }

    var differences: String { "отличие" }

    var versions: String { "версии" }
    var methods: String { "методы" }

    var entries: String { "записи" }

    var stopMarking: String { "убрать отметки" }

    var answer: String { "ответ" }

    var answerSelected: String { "ответить" }

    func typeAnswer(_ subject: Question.Subject) -> String {
      switch subject {
      case .calls, .notCalled: "или введите методы"
      case .state: "или введите состояние"
      case .notifications, .order: "или введите имена"
      }
    }

    var skip: String { "пропустить" }

    var nextQuestion: String { "следующий вопрос" }

    var goOn: String { "дальше" }

    var rule: String { "правило и источники" }

    var answerAgain: String { "назад к ответу" }

    func goToStep(_ number: Int) -> String { "назад к шагу \(number)" }

    func startLesson(_ number: Int) -> String { "начать урок \(number)" }

    var summary: String { "итог" }

    var copy: String { "копировать" }

    var copyLink: String { "копировать ссылку" }

    var copyScenario: String { "копировать сценарий" }
  }
}
