// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  func group(_ group: Command.Group) -> String {
    switch group {
    case .gestures: "Cử chỉ"
    case .calls: "Cuộc gọi"
    case .notifications: "Tin nhắn và thông báo"
    case .opening: "URL, hoạt động, tác vụ nhanh"
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

  func commandLabel(_ command: Command) -> String {
    switch command {
    case .run(.send(let kind)): words(for: kind).label
    case .run(.toggle(let first, _)): words(for: first).label
    case .view(.confirm): "chọn"
    case .run(.travel(.backward, .moment)): "trước"
    case .run(.travel(.forward, .moment)): "sau"
    case .run(.travel(.backward, .event)): "sự kiện"
    case .run(.travel(.forward, .event)): "sự kiện"
    case .run(.travel(.backward, .state)): "trạng thái"
    case .run(.travel(.forward, .state)): "trạng thái"
    case .run(.travelToFirst): "đầu"
    case .run(.travelToPresent): "hiện tại"
    case .run(.undo): "hoàn tác"
    case .run(.redo): "làm lại"
    case .session(.present): "trình bày"
    case .session(.notes): "ghi chú"
    case .session(.branches): "nhánh"
    case .view(.why): "vì sao"
    case .session(.coverage): "bao phủ"
    case .session(.departures): "chỗ lệch"
    case .run(.quiz): "đố"
    case .session(.compare): "so sánh"
    case .run(.focusApp(let number)): "app \(number)"
    case .session(.nextPanel): "khung"
    case .session(.previousPanel): "khung"
    case .view(.leave): "rời"
    case .view(.move(let move)): moveLabel(move)
    case .session(.search): "tìm"
    case .session(.nextMatch): "kế"
    case .session(.previousMatch): "trước"
    case .run(.pause): "dừng"
    case .run(.faster): "nhanh"
    case .run(.slower): "chậm"
    case .run(.skip): "tua"
    case .session(.help): "trợ giúp"
    case .session(.objects): "đối tượng"
    case .session(.scenarios): "kịch bản"
    case .view(.restart): "từ đầu"
    case .session(.prompt): "lệnh"
    case .session(.save): "lưu"
    case .program(.repaint): "vẽ lại"
    case .program(.stop): "tạm ra"
    case .session(.close): "thoát"
    case .program(.quit): "thoát"
    case .run(.takeStep), .run(.takeCallback), .run(.travelBy), .run(.nameBranch),
      .run(.switchBranch), .run(.setSpeed), .session(.coverageTable), .session(.load),
      .session(.learn), .session(.startCard), .session(.saveSession), .session(.summary),
      .session(.saveSummary), .session(.changeLanguage), .session(.status):
      command.name
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .run(.send(let kind)): words(for: kind).name
    case .run(.toggle(let first, let second)):
      words(for: first).name + ", " + Vietnamese.lowercasedFirst(words(for: second).name)
    case .view(.confirm): "Chọn trong trình chuyển đổi; thực hiện sự kiện đang chọn; sang bước kế"
    case .run(.travel(.backward, .moment)): "Xem thời điểm trước"
    case .run(.travel(.forward, .moment)):
      "Xem thời điểm sau; ở hiện tại: thực hiện lời gọi kế tiếp"
    case .run(.travel(.backward, .event)): "Xem sự kiện trước"
    case .run(.travel(.forward, .event)): "Xem sự kiện sau"
    case .run(.travel(.backward, .state)): "Xem lần chuyển trạng thái trước"
    case .run(.travel(.forward, .state)): "Xem lần chuyển trạng thái sau"
    case .run(.travelToFirst): "Xem thời điểm đầu tiên"
    case .run(.travelToPresent): "Trở về hiện tại"
    case .run(.undo): "Hoàn tác sự kiện hoặc bước cuối; bước đã hoàn tác vẫn ở nhánh của nó"
    case .run(.redo): "Làm lại sự kiện hoặc bước đã hoàn tác"
    case .session(.present): "Trình bày kịch bản: giấu kết quả mỗi bước cho đến khi bạn mở"
    case .session(.notes): "Khi trình bày: hiện ghi chú của người trình bày"
    case .session(.branches): "Liệt kê các nhánh và chuyển sang một nhánh"
    case .session(.coverage): "Đánh dấu trạng thái và chuyển tiếp đã thấy; nhấn lần nữa để xem bảng"
    case .session(.departures): "Liệt kê các dòng không khớp của nhật ký đang theo dõi"
    case .session(.compare): "So sánh kiểu delegate và scene; :compare ios 12 26 so sánh phiên bản"
    case .view(.why):
      "Giải thích dòng đang chọn hoặc dòng cuối; sau khi bị từ chối: làm cho sự kiện xảy ra được"
    case .run(.quiz): "Trắc nghiệm: đoán điều gì xảy ra tiếp theo"
    case .run(.focusApp): "Chọn app mang số đó"
    case .session(.nextPanel): "Sang khung kế tiếp"
    case .session(.previousPanel): "Về khung trước"
    case .view(.leave): "Đóng; trả phím về thiết bị; thôi tìm; theo nhật ký"
    case .view(.move(let move)): moveHelp(move)
    case .session(.search): "Tìm trong nhật ký"
    case .session(.nextMatch): "Đến kết quả kế tiếp"
    case .session(.previousMatch): "Về kết quả trước"
    case .run(.pause): "Dừng hoặc cho đồng hồ chạy tiếp"
    case .run(.faster): "Tăng gấp đôi tốc độ"
    case .run(.slower): "Giảm một nửa tốc độ"
    case .run(.skip): "Tua đến thời hạn kế tiếp"
    case .session(.help): "Hiện phím và ký hiệu"
    case .session(.objects): "Hiện các đối tượng của app và vai trò của chúng"
    case .session(.scenarios): "Liệt kê, tìm và mở kịch bản"
    case .view(.restart): "Bắt đầu lại kịch bản hoặc phiên"
    case .session(.prompt): "Gõ một sự kiện hoặc một lệnh"
    case .session(.save): "Lưu phiên thành tệp kịch bản"
    case .program(.repaint): "Vẽ lại màn hình"
    case .program(.stop): "Tạm ngưng chương trình (chạy tiếp bằng fg)"
    case .session(.close): "Đóng, hoặc thoát"
    case .program(.quit): "Thoát"
    case .run(.takeStep): "Thực hiện bước kế tiếp của kịch bản"
    case .run(.takeCallback): "Thực hiện lời gọi kế tiếp của kịch bản"
    case .run(.travelBy(.backward)): "Xem một thời điểm trước: earlier event, earlier state"
    case .run(.travelBy(.forward)): "Xem một thời điểm sau: later event, later state"
    case .run(.nameBranch): "Đặt tên cho nhánh hiện tại: branch hai cuộc gọi"
    case .run(.switchBranch): "Chuyển sang một nhánh: switch 2"
    case .session(.load): "Mở một kịch bản hoặc bài học: load demo"
    case .session(.learn): "Bắt đầu một bài học: learn 3"
    case .session(.startCard): "Hiện thẻ mở đầu hỏi bạn muốn làm gì"
    case .session(.saveSession(overwrites: false)): "Lưu phiên thành tệp kịch bản"
    case .session(.saveSession(overwrites: true)): "Lưu phiên đè lên một tệp đã có"
    case .session(.coverageTable): "Hiện những trạng thái và chuyển tiếp bạn đã thấy"
    case .session(.changeLanguage): "Đổi ngôn ngữ, ví dụ lang ru"
    case .session(.summary): "Hiện số câu trả lời đúng"
    case .session(.saveSummary(overwrites: false)): "Lưu số câu trả lời đúng vào tệp văn bản"
    case .session(.saveSummary(overwrites: true)): "Lưu bản tổng kết đè lên một tệp đã có"
    case .run(.setSpeed): "Đặt tốc độ đồng hồ: speed 2"
    case .session(.status): "Đọc trạng thái của điện thoại"
    }
  }

  private func moveLabel(_ move: Command.Move) -> String {
    switch move {
    case .up: "lên"
    case .down: "xuống"
    case .left: "trái"
    case .right: "phải"
    case .pageUp: "trang trên"
    case .pageDown: "trang dưới"
    case .first: "cũ nhất"
    case .last: "mới nhất"
    }
  }

  private func moveHelp(_ move: Command.Move) -> String {
    switch move {
    case .up: "Lên một dòng"
    case .down: "Xuống một dòng"
    case .left: "Sang trái; app trước"
    case .right: "Sang phải; app sau"
    case .pageUp: "Lên một trang"
    case .pageDown: "Xuống một trang"
    case .first: "Dòng đầu"
    case .last: "Dòng cuối; theo nhật ký"
    }
  }
}
