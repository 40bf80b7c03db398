// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class ScenarioListSentences: ScenarioListPhrases {
    var title: String { "Уроки и сценарии" }

    var search: String { "Поиск:" }

    var loading: String { "Список читается…" }

    var lessons: String { "Уроки" }

    var others: String { "Другое" }

    var nothingFound: String { "Ничего не найдено." }
  }
}
