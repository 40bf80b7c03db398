// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class PaletteSentences: PalettePhrases {
    func topic(_ name: String) -> String { "Hiện các phím: \(name)" }

    var statements: [(words: String, meaning: String)] {
      [
        ("wait ", "Để thời gian trôi: wait 5s"),
        ("skip", "Tua đến thời hạn kế tiếp"),
        ("expect ", "Kiểm tra một điều: expect Notes background"),
        ("within ", "Kiểm tra sau đó: within 5s expect Notes suspended"),
        ("predict ", "Hỏi trước sự kiện kế tiếp"),
      ]
    }
  }
}
