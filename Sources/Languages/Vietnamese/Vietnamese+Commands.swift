// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Cử chỉ"
    case .calls: "Cuộc gọi"
    case .notifications: "Tin nhắn và thông báo"
    case .opening: "URL, user activity, tác vụ nhanh"
    case .background: "Việc trong nền"
    case .covers: "Gián đoạn"
    case .memory: "Treo, bộ nhớ, chấm dứt"
    case .runLoop: "Run loop chính và thiết bị"
    case .app: "Việc của app"
    case .time: "Thời gian"
    case .travel: "Đi qua thời gian"
    case .panels: "Các khung"
    case .log: "Nhật ký"
    case .program: "Chương trình"
    }
  }

  func actionSection(_ section: ActionSection) -> String {
    switch section {
    case .use: "Dùng"
    case .interrupt: "Ngắt"
    case .app: "App"
    case .trouble: "Phá"
    }
  }

  func words(for command: Command) -> CommandWords {
    switch command {
    case .run(.send(let kind)):
      CommandWords(words(for: kind).label, help: words(for: kind).name)
    case .run(.toggle(let first, let second)):
      CommandWords(
        words(for: first).label,
        help: words(for: first).name + ", " + Vietnamese.lowercasedFirst(words(for: second).name))
    case .view(.confirm):
      CommandWords(
        "chọn", help: "Chọn trong trình chuyển đổi; thực hiện sự kiện đang chọn; sang bước kế")
    case .run(.travel(.backward, .moment)):
      CommandWords("trước", help: "Xem thời điểm trước")
    case .run(.travel(.forward, .moment)):
      CommandWords("sau", help: "Xem thời điểm sau; ở hiện tại: thực hiện lời gọi kế tiếp")
    case .run(.travel(.backward, .event)):
      CommandWords("sự kiện", help: "Xem sự kiện trước")
    case .run(.travel(.forward, .event)):
      CommandWords("sự kiện", help: "Xem sự kiện sau")
    case .run(.travel(.backward, .state)):
      CommandWords("trạng thái", help: "Xem lần chuyển trạng thái trước")
    case .run(.travel(.forward, .state)):
      CommandWords("trạng thái", help: "Xem lần chuyển trạng thái sau")
    case .run(.travelToFirst):
      CommandWords("đầu", help: "Xem thời điểm đầu tiên")
    case .run(.travelToPresent):
      CommandWords("hiện tại", help: "Trở về hiện tại")
    case .run(.undo):
      CommandWords(
        "hoàn tác", help: "Hoàn tác sự kiện hoặc bước cuối; bước đã hoàn tác vẫn ở nhánh của nó")
    case .run(.redo):
      CommandWords("làm lại", help: "Làm lại sự kiện hoặc bước đã hoàn tác")
    case .session(.present):
      CommandWords(
        "trình bày", help: "Trình bày kịch bản: giấu kết quả mỗi bước cho đến khi bạn mở")
    case .session(.notes):
      CommandWords("ghi chú", help: "Khi trình bày: cho biết ghi chú của người trình bày ở đâu")
    case .session(.branches):
      CommandWords("nhánh", help: "Liệt kê các nhánh và chuyển sang một nhánh")
    case .session(.coverage):
      CommandWords(
        "bao phủ", help: "Đánh dấu trạng thái và chuyển tiếp đã thấy; nhấn lần nữa để xem bảng")
    case .session(.departures):
      CommandWords("dòng trái", help: "Liệt kê các dòng trái với mô hình của nhật ký đang theo dõi")
    case .session(.compare):
      CommandWords(
        "so sánh", help: "So sánh kiểu delegate và scene; :compare ios 13 26 so sánh phiên bản")
    case .view(.why):
      CommandWords(
        "vì sao",
        help:
          "Giải thích dòng đang chọn hoặc dòng cuối; sau khi bị từ chối: làm cho sự kiện xảy ra được"
      )
    case .run(.quiz):
      CommandWords("hỏi", help: "Trắc nghiệm: đoán điều gì xảy ra tiếp theo")
    case .run(.focusApp(let number)):
      CommandWords("app \(number)", help: "Chọn app mang số đó")
    case .session(.nextPanel):
      CommandWords("khung", help: "Sang khung kế tiếp")
    case .session(.previousPanel):
      CommandWords("khung", help: "Về khung trước")
    case .view(.leave):
      CommandWords("rời", help: "Đóng; trả phím về thiết bị; thôi tìm; bám theo cuối nhật ký")
    case .view(.move(let move)): words(for: move)
    case .session(.search):
      CommandWords("tìm", help: "Tìm trong nhật ký")
    case .session(.logForm):
      CommandWords("mọi dòng", help: "Hiện nhật ký theo nguyên nhân, hoặc mọi dòng của nó")
    case .session(.nextMatch):
      CommandWords("kế", help: "Đến kết quả kế tiếp")
    case .session(.previousMatch):
      CommandWords("trước", help: "Về kết quả trước")
    case .run(.pause):
      CommandWords("dừng", help: "Dừng hoặc cho đồng hồ chạy tiếp")
    case .run(.faster):
      CommandWords("nhanh", help: "Tăng gấp đôi tốc độ")
    case .run(.slower):
      CommandWords("chậm", help: "Giảm một nửa tốc độ")
    case .run(.skip):
      CommandWords("tua", help: "Tua đến thời hạn kế tiếp")
    case .session(.help):
      CommandWords("trợ giúp", help: "Hiện phím và ký hiệu")
    case .session(.objects):
      CommandWords("đối tượng", help: "Hiện các đối tượng của app và vai trò của chúng")
    case .session(.scenarios):
      CommandWords("kịch bản", help: "Liệt kê, tìm và mở kịch bản")
    case .view(.restart):
      CommandWords("từ đầu", help: "Bắt đầu lại kịch bản hoặc phiên")
    case .session(.prompt):
      CommandWords("lệnh", help: "Gõ một sự kiện hoặc một lệnh")
    case .session(.save):
      CommandWords("lưu", help: "Lưu phiên thành tệp kịch bản")
    case .program(.repaint):
      CommandWords("vẽ lại", help: "Vẽ lại màn hình")
    case .program(.stop):
      CommandWords("tạm ra", help: "Dừng tạm chương trình (chạy tiếp bằng fg)")
    case .session(.close):
      CommandWords("thoát", help: "Đóng, hoặc thoát")
    case .program(.quit):
      CommandWords("thoát", help: "Thoát")
    case .run(.takeStep):
      CommandWords(command.name, help: "Thực hiện bước kế tiếp của kịch bản")
    case .run(.takeCallback):
      CommandWords(command.name, help: "Thực hiện lời gọi kế tiếp của kịch bản")
    case .run(.travelBy(.backward)):
      CommandWords(command.name, help: "Xem một thời điểm trước: earlier event, earlier state")
    case .run(.travelBy(.forward)):
      CommandWords(command.name, help: "Xem một thời điểm sau: later event, later state")
    case .run(.nameBranch):
      CommandWords(command.name, help: "Đặt tên cho nhánh hiện tại: branch hai cuộc gọi")
    case .run(.switchBranch):
      CommandWords(command.name, help: "Chuyển sang một nhánh: switch 2")
    case .session(.load):
      CommandWords(command.name, help: "Mở một kịch bản hoặc bài học: load demo")
    case .session(.learn):
      CommandWords(command.name, help: "Bắt đầu một bài học: learn 3")
    case .session(.startCard):
      CommandWords(command.name, help: "Hiện thẻ mở đầu hỏi bạn muốn làm gì")
    case .session(.fiveSeconds):
      CommandWords(command.name, help: start.fiveSeconds.name)
    case .session(.saveSession(overwrites: false)):
      CommandWords(command.name, help: "Lưu phiên thành tệp kịch bản")
    case .session(.saveSession(overwrites: true)):
      CommandWords(command.name, help: "Lưu phiên đè lên một tệp đã có")
    case .session(.coverageTable):
      CommandWords(command.name, help: "Hiện những trạng thái và chuyển tiếp bạn đã thấy")
    case .session(.changeLanguage):
      CommandWords(command.name, help: "Đổi ngôn ngữ, ví dụ lang ru")
    case .session(.summary):
      CommandWords(command.name, help: "Hiện số câu trả lời đúng")
    case .session(.saveSummary(overwrites: false)):
      CommandWords(command.name, help: "Lưu số câu trả lời đúng vào tệp văn bản")
    case .session(.saveSummary(overwrites: true)):
      CommandWords(command.name, help: "Lưu bản tổng kết đè lên một tệp đã có")
    case .run(.setSpeed):
      CommandWords(command.name, help: "Đặt tốc độ đồng hồ: speed 2")
    case .session(.status):
      CommandWords(command.name, help: "Đọc trạng thái của điện thoại")
    }
  }

  private func words(for move: Command.Move) -> CommandWords {
    switch move {
    case .up: CommandWords("lên", help: "Lên một dòng")
    case .down: CommandWords("xuống", help: "Xuống một dòng")
    case .left: CommandWords("trái", help: "Sang trái; app trước")
    case .right: CommandWords("phải", help: "Sang phải; app sau")
    case .pageUp: CommandWords("trang trên", help: "Lên một trang")
    case .pageDown: CommandWords("trang dưới", help: "Xuống một trang")
    case .first: CommandWords("cũ nhất", help: "Dòng đầu")
    case .last: CommandWords("mới nhất", help: "Dòng cuối; bám theo cuối nhật ký")
    }
  }
}
