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
    case .send(let kind): words(for: kind).label
    case .toggle(let first, _): words(for: first).label
    case .confirm: "chọn"
    case .travel(.backward, .moment): "trước"
    case .travel(.forward, .moment): "sau"
    case .travel(.backward, .event): "sự kiện"
    case .travel(.forward, .event): "sự kiện"
    case .travel(.backward, .state): "trạng thái"
    case .travel(.forward, .state): "trạng thái"
    case .travelToFirst: "đầu"
    case .travelToPresent: "hiện tại"
    case .undo: "hoàn tác"
    case .redo: "làm lại"
    case .present: "trình bày"
    case .notes: "ghi chú"
    case .branches: "nhánh"
    case .why: "vì sao"
    case .coverage: "bao phủ"
    case .departures: "chỗ lệch"
    case .quiz: "đố"
    case .compare: "so sánh"
    case .focusApp(let number): "app \(number)"
    case .nextPanel: "khung"
    case .previousPanel: "khung"
    case .leave: "rời"
    case .move(let move): moveLabel(move)
    case .search: "tìm"
    case .nextMatch: "kế"
    case .previousMatch: "trước"
    case .pause: "dừng"
    case .faster: "nhanh"
    case .slower: "chậm"
    case .skip: "tua"
    case .help: "trợ giúp"
    case .objects: "đối tượng"
    case .scenarios: "kịch bản"
    case .restart: "từ đầu"
    case .prompt: "lệnh"
    case .save: "lưu"
    case .repaint: "vẽ lại"
    case .stop: "tạm ra"
    case .close: "thoát"
    case .quit: "thoát"
    case .typed(let word): word.rawValue
    }
  }

  func commandHelp(_ command: Command) -> String {
    switch command {
    case .send(let kind): words(for: kind).name
    case .toggle(let first, let second):
      words(for: first).name + ", " + Vietnamese.lowercasedFirst(words(for: second).name)
    case .confirm: "Chọn trong trình chuyển đổi; thực hiện sự kiện đang chọn; sang bước kế"
    case .travel(.backward, .moment): "Xem thời điểm trước"
    case .travel(.forward, .moment):
      "Xem thời điểm sau; ở hiện tại: thực hiện lời gọi kế tiếp"
    case .travel(.backward, .event): "Xem sự kiện trước"
    case .travel(.forward, .event): "Xem sự kiện sau"
    case .travel(.backward, .state): "Xem lần chuyển trạng thái trước"
    case .travel(.forward, .state): "Xem lần chuyển trạng thái sau"
    case .travelToFirst: "Xem thời điểm đầu tiên"
    case .travelToPresent: "Trở về hiện tại"
    case .undo: "Hoàn tác sự kiện hoặc bước cuối; bước đã hoàn tác vẫn ở nhánh của nó"
    case .redo: "Làm lại sự kiện hoặc bước đã hoàn tác"
    case .present: "Trình bày kịch bản: giấu kết quả mỗi bước cho đến khi bạn mở"
    case .notes: "Khi trình bày: hiện ghi chú của người trình bày"
    case .branches: "Liệt kê các nhánh và chuyển sang một nhánh"
    case .coverage: "Đánh dấu trạng thái và chuyển tiếp đã thấy; nhấn lần nữa để xem bảng"
    case .departures: "Liệt kê các dòng không khớp của nhật ký đang theo dõi"
    case .compare: "So sánh kiểu delegate và scene; :compare ios 12 26 so sánh phiên bản"
    case .why:
      "Giải thích dòng đang chọn hoặc dòng cuối; sau khi bị từ chối: làm cho sự kiện xảy ra được"
    case .quiz: "Trắc nghiệm: đoán điều gì xảy ra tiếp theo"
    case .focusApp: "Chọn app mang số đó"
    case .nextPanel: "Sang khung kế tiếp"
    case .previousPanel: "Về khung trước"
    case .leave: "Đóng; trả phím về thiết bị; thôi tìm; theo nhật ký"
    case .move(let move): moveHelp(move)
    case .search: "Tìm trong nhật ký"
    case .nextMatch: "Đến kết quả kế tiếp"
    case .previousMatch: "Về kết quả trước"
    case .pause: "Dừng hoặc cho đồng hồ chạy tiếp"
    case .faster: "Tăng gấp đôi tốc độ"
    case .slower: "Giảm một nửa tốc độ"
    case .skip: "Tua đến thời hạn kế tiếp"
    case .help: "Hiện phím và ký hiệu"
    case .objects: "Hiện các đối tượng của app và vai trò của chúng"
    case .scenarios: "Liệt kê, tìm và mở kịch bản"
    case .restart: "Bắt đầu lại kịch bản hoặc phiên"
    case .prompt: "Gõ một sự kiện hoặc một lệnh"
    case .save: "Lưu phiên thành tệp kịch bản"
    case .repaint: "Vẽ lại màn hình"
    case .stop: "Tạm ngưng chương trình (chạy tiếp bằng fg)"
    case .close: "Đóng, hoặc thoát"
    case .quit: "Thoát"
    case .typed(let word): help(word)
    }
  }

  /// What a word does that no key asks for.
  private func help(_ word: Command.Word) -> String {
    switch word {
    case .next: "Thực hiện bước kế tiếp của kịch bản"
    case .step: "Thực hiện lời gọi kế tiếp của kịch bản"
    case .earlier: "Xem một thời điểm trước: earlier event, earlier state"
    case .later: "Xem một thời điểm sau: later event, later state"
    case .branch: "Đặt tên cho nhánh hiện tại: branch hai cuộc gọi"
    case .switchBranch: "Chuyển sang một nhánh: switch 2"
    case .load: "Mở một kịch bản hoặc bài học: load demo"
    case .learn: "Bắt đầu một bài học: learn 3"
    case .start: "Hiện thẻ mở đầu hỏi bạn muốn làm gì"
    case .save: "Lưu phiên thành tệp kịch bản"
    case .overwrite: "Lưu phiên đè lên một tệp đã có"
    case .coverage: "Hiện những trạng thái và chuyển tiếp bạn đã thấy"
    case .lang: "Đổi ngôn ngữ, ví dụ lang ru"
    case .summary: "Hiện số câu trả lời đúng"
    case .saveSummary: "Lưu số câu trả lời đúng vào tệp văn bản"
    case .overwriteSummary: "Lưu bản tổng kết đè lên một tệp đã có"
    case .speed: "Đặt tốc độ đồng hồ: speed 2"
    case .status: "Đọc trạng thái của điện thoại"
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .quit, .exit, .close, .closeNow:
      word.rawValue
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
