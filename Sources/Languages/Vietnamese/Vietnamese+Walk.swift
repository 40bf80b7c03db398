// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Vietnamese {
  final class WalkSentences: WalkPhrases {
    func question(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "Bạn muốn tìm hiểu điều gì trong phiên này?"
      case .tester: "Ai kiểm thử?"
      case .device: "Thiết bị nào và phiên bản iOS nào?"
      case .build: "Bản build nào của app?"
      }
    }

    func fact(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "Mục tiêu"
      case .tester: "Người kiểm thử"
      case .device: "Thiết bị"
      case .build: "Bản build"
      }
    }

    func verdict(_ verdict: Walk.Verdict) -> String {
      switch verdict {
      case .passed: "đạt"
      case .failed: "không đạt"
      case .blocked: "bị chặn"
      case .skipped: "bỏ qua"
      }
    }

    func activity(_ activity: Walk.Activity) -> String {
      switch activity {
      case .design: "thiết kế"
      case .execution: "thực hiện"
      case .investigation: "điều tra"
      case .setUp: "chuẩn bị"
      }
    }

    var paused: String { "đồng hồ dừng" }

    func step(_ number: Int, of count: Int) -> String { "Bước \(number)/\(count)" }

    var preparation: String { "Trước hết hãy làm những bước này, không cần kiểm tra:" }

    func preparationList(first: Int, last: Int) -> String {
      "Bước \(first) đến \(last). Nhấn w để liệt kê chúng."
    }

    var toDo: String { "Hãy làm:" }

    var toSee: String { "Điện thoại khi đó phải hiện:" }

    var callbacks: String { "Nhật ký của app phải có:" }

    var noCallbacks: String { "không có gì mới" }

    var model: String { "Theo mô hình (bạn không thấy được):" }

    var comment: String { "Ghi chú của kịch bản:" }

    var refused: String { "không có gì xảy ra, vì ở đây điều này không thể xảy ra" }

    var result: String { "Kết luận:" }

    var instead: String { "Thay vào đó:" }

    var note: String { "Ghi chú:" }

    var evidence: String { "Đính kèm:" }

    var followUp: String { "Theo dõi tiếp:" }

    /// "Chờ 1 phút 30 giây."
    func wait(_ time: Duration) -> String {
      let seconds = time.components.seconds
      let rest = time - .seconds(seconds - seconds % 60)
      var parts: [String] = []
      func add(_ number: String, _ unit: String) {
        if number != "0" { parts.append("\(number) \(unit)") }
      }
      add("\(seconds / 3600)", "giờ")
      add("\(seconds % 3600 / 60)", "phút")
      add(Numerals.withComma(TimeText.seconds(rest)), "giây")
      return parts.isEmpty ? "Không cần chờ." : "Chờ \(parts.joined(separator: " "))."
    }

    var nothing: String { "Không làm gì." }

    func appState(_ app: String, state: String) -> String { "\(app): \(state)" }

    func after(_ app: String) -> String { "\(app) sau bước này" }

    var steps: String { "Các bước" }

    var way: String { "Từ đầu đến bước này" }

    var wayIsEmpty: String { "Đây là bước đầu tiên: app chưa chạy." }

    func column(_ column: WalkSheet.Column) -> String {
      switch column {
      case .step: "bước"
      case .instruction: "việc cần làm"
      case .screen: "điện thoại hiện"
      case .log: "nhật ký của app có"
      case .model: "mô hình nói"
      case .verdict: "kết luận"
      case .note: "ghi chú"
      case .time: "phút:giây"
      }
    }

    func label(_ label: WalkSheet.Label) -> String {
      switch label {
      case .fact(.charter): "mục tiêu"
      case .fact(.tester): "người kiểm thử"
      case .fact(.device): "thiết bị"
      case .fact(.build): "bản build"
      case .activity(let activity): self.activity(activity)
      case .scenario: "kịch bản"
      case .started: "bắt đầu"
      case .verdicts: "kết luận"
      case .toDo: "việc làm"
      case .comment: "kịch bản"
      case .screen: "điện thoại"
      case .log: "nhật ký của app"
      case .model: "mô hình"
      case .instead: "thay vào đó"
      case .note: "ghi chú"
      case .reproduce: "tái hiện"
      }
    }

    func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String {
      "Bước \(number): \(self.verdict(verdict))"
    }

    func evidenceHeading(_ number: Int) -> String { "Bước \(number): tệp đính kèm" }

    var followUpHeading: String { "Theo dõi tiếp" }

    var open: String { "chưa làm" }

    func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int)
      -> String
    {
      "\(passed) đạt, \(failed) không đạt, \(blocked) bị chặn, \(skipped) bỏ qua, \(open) chưa làm"
    }

    func clock(_ time: String) -> String { "\(time) phút" }

    func thenKeys(_ command: String, keys: String) -> String { "\(command), rồi \(keys)" }

    var traceColumns: [String] { ["thời gian", "app", "loại", "diễn biến mong đợi"] }

    func length(_ count: Int) -> String { "\(count) bước." }

    func tally(_ count: Int, _ verdict: Walk.Verdict) -> String {
      "\(count) \(self.verdict(verdict))"
    }

    func end(_ count: Int) -> String {
      count == 1 ? "Bước duy nhất đã có kết luận." : "Cả \(count) bước đều đã có kết luận."
    }

    func open(_ numbers: String) -> String { "Chưa có kết luận: \(numbers)." }

    var times: String { "Thời gian:" }

    func minutes(_ minutes: Int) -> String { "\(minutes) phút" }

    func report(_ file: String) -> String {
      "Để lập báo cáo: applife report \(file) --format markdown, html, junit, tap, csv hoặc json"
    }

    func resumed(_ number: Int, of count: Int) -> String {
      "Tiếp tục từ bước \(number)/\(count). w liệt kê các bước trước đó."
    }

    func begun(_ file: String) -> String { "applife lưu mọi kết luận vào \(file)." }

    func farewell(_ judged: Int, of count: Int, _ file: String) -> [String] {
      [
        "\(judged)/\(count) bước đã có kết luận: \(file)",
        judged < count
          ? "Để tiếp tục: applife walk \(file)" : "Để lập báo cáo: applife report \(file)",
      ]
    }

    var saved: String { "Đã lưu." }

    var noEvidenceFolder: String {
      "Hãy nêu thư mục ảnh chụp màn hình bằng --evidence THƯ_MỤC."
    }

    func attached(_ file: String) -> String { "Đã đính kèm: \(file)" }

    func alreadyAttached(_ file: String) -> String {
      "\(file) đã được đính kèm. Nó vẫn là tệp mới nhất."
    }

    func notAttached(_ why: String) -> String { "Chưa đính kèm được: \(why)" }

    func missing(_ evidence: MissingEvidence) -> String {
      switch evidence {
      case .isGone: "Tệp này không còn ở cạnh phiên nữa."
      case .isAnother: "Tệp này đã thay đổi sau khi đính kèm nên không được hiển thị."
      case .isTooLarge(let one, let all):
        "Ảnh này không được hiển thị: bảng hiện mỗi ảnh tối đa \(one) MB, và tất cả tối đa \(all) MB."
      }
    }

    func notKept(_ why: String) -> String { "Chưa lưu được, nên chưa tính: \(why)" }

    func leaveAnyway(_ why: String) -> String {
      "Không lưu được những phút cuối của đồng hồ (\(why)). Nếu vẫn muốn thoát, nhấn q lần nữa."
    }

    var isFirst: String { "Đây là bước đầu tiên." }

    var isLast: String { "Đây là bước cuối cùng." }

    var keys: [(key: String, label: String, isForStep: Bool)] {
      [
        ("p", "đạt", true), ("f", "không đạt", true), ("b", "chặn", true), ("s", "bỏ qua", true),
        ("←→", "bước", false), ("w", "các bước", false), ("?", "giúp", false),
        ("q", "thoát", false), ("n", "ghi chú", true), ("t", "đồng hồ", false),
        ("Space", "dừng", false), ("i", "thay vào", true), ("a", "đính kèm", true),
        ("u", "theo dõi", false), ("PgDn", "thêm", false),
      ]
    }

    var enterNeedsVerdict: String { "Nhấn p (đạt), f (không đạt), b (bị chặn) hoặc s (bỏ qua)." }

    var enterAtTheEnd: String { "Nhấn q để thoát, hoặc ← để quay lại một bước." }

    var nothingWasLogged: String { "không ghi gì cả" }

    var pickerKeys: String {
      "↑↓ chọn  Enter thêm  Enter ở dòng trống: xong  Esc bỏ qua"
    }

    var lineKeys: String { "Enter lưu  Esc bỏ qua" }

    var help: [(key: String, meaning: String)] {
      [
        ("p", "Bước đạt: điện thoại làm đúng điều bước này mong đợi."),
        (
          "f", "Bước không đạt. Bạn có thể nhập điều điện thoại đã làm thay vào đó, và một ghi chú."
        ),
        ("b", "Bước bị chặn: bạn không làm được. Bạn có thể nhập một ghi chú."),
        ("s", "Bạn bỏ qua bước này."),
        ("n", "Viết ghi chú cho bước. Nó thay thế ghi chú trước."),
        ("i", "Nói điện thoại đã làm gì thay vào đó. Nó thay thế lần nhập trước."),
        (
          "a",
          "Đính kèm tệp mới nhất trong thư mục mà --evidence nêu: ảnh chụp, video hoặc nhật ký."
        ),
        ("u", "Ghi lại một điều cho phiên khác."),
        ("← →", "Đến bước trước hoặc bước sau. Kết luận mới thay thế kết luận cũ."),
        ("↑ ↓ PgUp PgDn", "Cuộn."),
        ("w", "Liệt kê các bước từ đầu đến bước này, để dùng khi điện thoại ở trạng thái khác."),
        ("t", "Đổi loại thời gian: thiết kế, thực hiện, điều tra hoặc chuẩn bị."),
        ("Space", "Dừng hoặc cho đồng hồ chạy tiếp."),
        ("?", "Hiện trợ giúp này."),
        ("q", "Thoát. Cùng lệnh đó sẽ tiếp tục từ đây."),
      ]
    }

    var plainHelp: [String] {
      [
        "passed, failed, blocked, skipped: kết luận bước là đạt, không đạt, bị chặn, bỏ qua (p, f, b, s). Văn bản theo sau là ghi chú.",
        "instead VĂN BẢN: nói điện thoại đã làm gì thay vào đó. Ngăn các phương thức bằng dấu phẩy.",
        "note VĂN BẢN: thêm ghi chú. Cả hai thuộc về bước bạn vừa kết luận, hoặc bước bạn đến",
        "  sau đó bằng next, back hoặc step.",
        "attach: đính kèm tệp mới nhất trong thư mục mà --evidence nêu. Nó thuộc cùng bước với ghi chú.",
        "follow-up VĂN BẢN: ghi lại một điều cho phiên khác.",
        "next, back, step 7: đến bước khác. show lặp lại bước. way liệt kê các bước trước đó.",
        "Đồng hồ tính bốn loại thời gian: design, execution, investigation, set-up. Gõ một loại để đổi.",
        "pause dừng đồng hồ. continue cho chạy tiếp.",
        "status hiện trạng thái của phiên. quit thoát. Cùng lệnh đó sẽ tiếp tục phiên.",
      ]
    }

    var plainAdvice: String { "Gõ passed, failed, blocked hoặc skipped, hoặc help." }

    func unknownWord(_ word: String, nearest: String?) -> String {
      "không có lệnh \"\(word)\"; " + (nearest.map { "có phải ý bạn là \($0)?" } ?? "gõ help")
    }

    func unknownStep(_ count: Int) -> String { "hãy dùng một bước từ 1 đến \(count)" }
  }
}
