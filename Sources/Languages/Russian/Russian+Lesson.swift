// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class LessonSentences: LessonPhrases {
    func title(_ number: Int, _ title: String) -> String { "Урок \(number): \(title)" }

    func done(_ number: Int) -> String { "Урок \(number) пройден." }

    func next(_ key: String, _ number: Int, title: String) -> String {
      "\(key) начинает урок \(number): \(title)"
    }

    var courseDone: String { "Вы прошли все уроки курса." }

    func score(_ right: Int, of count: Int) -> String {
      "С первого раза вы верно ответили на \(right) из \(plural(count, "вопроса", "вопросов", "вопросов"))."
    }

    func shortScore(_ right: Int, of count: Int) -> String { "\(right) из \(count)" }

    var learnt: String { "Что вы узнали" }

    var again: String { "Посмотрите на это ещё раз" }

    func step(_ number: Int, _ trigger: String) -> String { "Шаг \(number): \(trigger)" }

    func beforeStep(_ number: Int, key: String, back: String) -> String {
      "Следующий шаг снова \(number). \(key) делает его. \(back) возвращает в конец."
    }

    var nextLesson: String { "Следующий урок" }

    var stillOpen: String { "Уроки, которые ещё не пройдены" }

    func progressNotKept(_ why: String) -> String { "Прогресс не сохранён: \(why)" }
  }
}
