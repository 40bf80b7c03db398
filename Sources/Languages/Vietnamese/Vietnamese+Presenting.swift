// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class PresentingSentences: PresentingPhrases {
    func begins(_ key: String) -> String {
      "Đang trình bày. \(key) thực hiện một bước và giấu kết quả."
    }

    var ends: String { "Đã thôi trình bày." }

    var hidden: String { "Điều gì xảy ra?" }

    var hiddenPlain: String { "Điều gì xảy ra? next mở tất cả, step mở một dòng." }

    var thenMarked: String { "Sau đó câu trả lời của bạn được chấm." }

    var beforeStep: String { "trước bước này" }

    var revealAll: String { "mở tất cả" }

    var revealLine: String { "một dòng" }

    var isHidden: String { "ĐANG GIẤU" }

    func steps(_ first: Int, to last: Int, of count: Int) -> String {
      first == last ? "Bước \(last)/\(count)" : "Bước \(first) đến \(last) trong \(count) bước"
    }

    func stepCount(_ count: Int) -> String { "\(count) bước" }

    func next(_ step: String) -> String { "Kế tiếp: \(step)" }

    var noCall: String { "Không phương thức nào được gọi." }

    var timePasses: String { "Thời gian trôi" }

    func notesElsewhere(_ command: String) -> String {
      "Ghi chú của bạn ở một terminal khác: hãy chạy \(command) ở đó."
    }

    func notesNotKept(_ why: String) -> String {
      "Ghi chú của bạn không hiện được ở terminal khác: \(why)"
    }

    var nothingPresented: String {
      "Hiện không có gì được trình bày. Ghi chú sẽ hiện ở đây khi bạn trình bày một kịch bản."
    }

    func expected(_ statement: String) -> String { "Đáp án: \(statement)" }

    func revealFirst(_ key: String) -> String {
      "Kết quả đang giấu. Nhấn \(key) để mở."
    }
  }
}
