// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class PaletteSentences: PalettePhrases {
    func topic(_ name: String) -> String { "Показать клавиши: \(name)" }

    var statements: [(words: String, meaning: String)] {
      [
        ("wait ", "Подождать: wait 5s"),
        ("skip", "Перейти к ближайшему сроку"),
        ("expect ", "Проверить: expect Notes background"),
        ("within ", "Проверить позже: within 5s expect Notes suspended"),
        ("predict ", "Задать вопрос перед следующим событием"),
      ]
    }
  }
}
