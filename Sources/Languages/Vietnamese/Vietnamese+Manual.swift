// SPDX-License-Identifier: Apache-2.0

extension Vietnamese.CommandLineSentences {
  /// A sentence of the manual page.
  func manual(_ text: ManualText) -> String {
    switch text {
    case .exitDone: "Thành công: mọi kỳ vọng đều đạt, hoặc không có gì khác nhau."
    case .exitAnsweredNo:
      "Một kỳ vọng hoặc một bước của phiên không đạt, hai bên so sánh khác nhau, hoặc một nhật ký trái với "
        + "mô hình."
    case .exitWrongUse: "Dòng lệnh sai, hoặc không đọc hay không hiểu được đầu vào."
    case .exitFault: "Lỗi nội bộ."
    case .keys:
      "Những sự kiện chấm dứt hoặc chặn một app có phím là chữ hoa. Trong cài đặt, bạn có thể gán bất kỳ "
        + "lệnh nào cho bất kỳ phím nào."
    case .scenarios:
      "Kịch bản là văn bản UTF-8, mỗi dòng một câu lệnh. Dấu phẩy cũng kết thúc câu lệnh. Dấu thăng bắt đầu "
        + "một chú thích, và chú thích đầu tiên là tiêu đề. Các khai báo đứng trước:"
    case .steps: "Sau đó là các bước. Trước một bước có thể có thời gian:"
    case .stepEvent: "ngay khi thiết bị đã ổn định"
    case .stepAtTime: "năm giây sau lúc bắt đầu"
    case .stepAfterTime: "ba giây sau khi bước trước bắt đầu"
    case .stepWait: "thời gian trôi"
    case .stepSkip: "đến thời hạn kế tiếp"
    case .expectations: "Kỳ vọng được kiểm tra khi thiết bị đã ổn định:"
    case .scenariosFolder: "Thư mục mà applife tìm kịch bản trước tiên."
    case .lessonsFolder: "Thư mục mà applife tìm bài học trước tiên."
    case .pageFolder: "Thư mục mà applife tìm các phần của trang trước tiên."
    case .configHome:
      "Thư mục của applife/config.toml, tức các cài đặt. Nếu không đặt, applife dùng ~/.config."
    case .stateHome:
      "Thư mục của applife/lessons, danh sách các bài đã học, và của applife/walks, các phiên của applife "
        + "walk. Nếu không đặt, applife dùng ~/.local/state."
    case .noColor: "Nếu không trống, applife không dùng màu, trừ khi có --color."
    case .forceColor:
      "Nếu không trống và không phải 0, applife dùng màu kể cả khi đầu ra không phải terminal."
    case .pager:
      "Chương trình hiện các danh sách và báo cáo dài hơn terminal. Không có nó, applife in tất cả."
    case .term: "Loại terminal."
    case .termProgram: "Trong Apple_Terminal và iTerm.app, applife chỉ dùng chuột khi có --mouse."
    case .characterSet:
      "Nếu chúng không nêu UTF-8, applife vẽ bằng ký tự ASCII và dùng tiếng Anh."
    case .languageVariables: "Ngôn ngữ, nếu --lang và cài đặt không nêu ngôn ngữ nào."
    case .scenarioFiles:
      "Bản sao của các kịch bản và bài học có sẵn trong applife. PREFIX là /usr hoặc /usr/local."
    case .settingsFile:
      "Các cài đặt, dạng TOML. applife config liệt kê chúng, và applife config --default in ra cả một tệp có "
        + "chú thích."
    case .progressFile:
      "Danh sách các bài đã học: dòng applife lessons 1, rồi done NAME cho mỗi bài. Bạn có thể xóa "
        + "nó."
    case .walkFiles:
      "Các phiên của applife walk, dạng JSON Lines. Bạn có thể chuyển, đổi tên và xóa chúng."
    case .scenarioText: "Kịch bản dạng văn bản."
    }
  }

  /// The title of a section of the manual page.
  func section(_ section: ManualSection) -> String {
    switch section {
    case .name: "TÊN"
    case .synopsis: "CÚ PHÁP"
    case .description: "MÔ TẢ"
    case .options: "TÙY CHỌN"
    case .commands: "CÁC LỆNH"
    case .exitStatus: "MÃ THOÁT"
    case .examples: "VÍ DỤ"
    case .seeAlso: "XEM THÊM"
    case .keys: "CÁC PHÍM"
    case .scenarios: "KỊCH BẢN"
    case .events: "SỰ KIỆN"
    case .environment: "BIẾN MÔI TRƯỜNG"
    case .files: "CÁC TỆP"
    }
  }
}
