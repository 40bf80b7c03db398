// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class PaletteSentences: PalettePhrases {
    func events(possible: Int, of count: Int) -> String {
      "Sự kiện: \(possible)/\(count) có thể xảy ra lúc này"
    }

    func rows(_ first: Int, to last: Int, of count: Int) -> String {
      "hàng \(first)-\(last)/\(count)"
    }

    var typeToFind: String { "gõ để tìm" }

    var enteredBefore: String { "Đã nhập trước đây" }

    func next(_ states: String) -> String { "Tiếp theo: \(states)." }

    var noChange: String { "Không trạng thái nào thay đổi." }

    func found(_ count: Int) -> String { "Tìm thấy \(count)" }

    var nothing: String {
      "Không có gì mang tên như vậy. Hãy xóa bớt chữ: dòng trống hiện mọi sự kiện."
    }

    func topic(_ name: String) -> String { "Hiện các phím: \(name)" }

    func meaning(of word: StatementWord) -> String {
      switch word {
      case .wait: "Để thời gian trôi"
      case .skip: "Tua đến thời hạn kế tiếp"
      case .expect: "Kiểm tra một điều"
      case .within: "Kiểm tra sau đó"
      case .predict: "Hỏi trước sự kiện kế tiếp"
      }
    }
  }
}
