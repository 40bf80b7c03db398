// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class PaletteSentences: PalettePhrases {
    func events(possible: Int, of count: Int) -> String {
      "События: сейчас возможны \(possible) из \(count)"
    }

    func rows(_ first: Int, to last: Int, of count: Int) -> String {
      "строки \(first)-\(last) из \(count)"
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

    func meaning(of word: StatementWord) -> String {
      switch word {
      case .wait: "Подождать"
      case .skip: "Перейти к ближайшему сроку"
      case .expect: "Проверить"
      case .within: "Проверить позже"
      case .predict: "Задать вопрос перед следующим событием"
      }
    }
  }
}
