// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class PaletteSentences: PalettePhrases {
    func events(possible: Int, of count: Int) -> String {
      "События: сейчас возможны \(possible) из \(count)"
    }

    var typeToFind: String { "поиск по буквам" }

    var enteredBefore: String { "Введено раньше" }

    func next(_ states: String) -> String { "Дальше: \(states)." }

    var noChange: String { "Состояния не меняются." }

    func found(_ count: Int) -> String { "Найдено: \(count)" }

    var nothing: String {
      "Такого названия нет. Сотрите буквы: пустая строка показывает все события."
    }

    func topic(_ name: String) -> String { "Показать клавиши: \(name)" }

    var statements: [(words: String, meaning: String)] {
      [
        ("wait ", "Подождать"),
        ("skip", "Перейти к ближайшему сроку"),
        ("expect ", "Проверить"),
        ("within ", "Проверить позже"),
        ("predict ", "Задать вопрос перед следующим событием"),
      ]
    }
  }
}
