// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  func sign(_ sign: Sign) -> String {
    switch sign {
    case .event: "Sự kiện: người dùng, hệ thống hoặc thiết bị khác làm một việc"
    case .call: "Lời gọi vào mã của app; [applicationState trong phương thức]"
    case .returned: "Lời gọi đã trả về"
    case .notification: "Notification được gửi; [applicationState mà observer đọc được]"
    case .change: "Chuyển trạng thái"
    case .process: "Bước của tiến trình; cũng là: app không chạy"
    case .task: "Tác vụ nền; [thời gian nền còn lại]"
    case .deadline: "Giới hạn thời gian bắt đầu, và lúc nó hết"
    case .queue: "Sự kiện vào hàng đợi, được giao hoặc không được giao"
    case .refusal: "Sự kiện bây giờ không thể xảy ra, và vì sao"
    case .note: "Ghi chú của tác giả kịch bản"
    case .pass: "Đúng kỳ vọng; cũng là: bị chấm dứt sau applicationWillTerminate"
    case .fail: "Sai kỳ vọng; cũng là: bị chấm dứt mà không được báo"
    case .fatal: "Bị chấm dứt vì lỗi; ở bộ đếm giờ: hết giờ thì bị chấm dứt"
    case .firstToBeTerminated: "Sẽ bị chấm dứt trước tiên khi thiếu bộ nhớ"
    case .unsavedEdits: "Chỉnh sửa chưa lưu"
    case .unseen: "Độ bao phủ: chưa thấy trong phiên này; √: đã thấy"
    case .untried: "Độ bao phủ: chưa thử ở trạng thái này"
    case .active: "Hoạt động (Active): ở tiền cảnh, nhận sự kiện"
    case .inactive: "Không hoạt động (Inactive): ở tiền cảnh, không nhận sự kiện"
    case .background: "Chạy nền (Background): ngoài màn hình, chạy mã"
    case .suspended: "Tạm ngưng (Suspended): còn trong bộ nhớ, không chạy mã"
    }
  }

  var clicks: [(word: String, meaning: String)] {
    [
      ("trạng thái, bộ đếm giờ", "Giải thích nó"),
      ("dòng nhật ký", "Chọn nó; lần nữa: giải thích nó"),
      ("sự kiện, phím", "Làm như phím đó"),
      ("app", "Chọn nó"),
      ("dòng thời gian", "Xem thời điểm đó"),
      ("con lăn", "Cuộn nhật ký hoặc cửa sổ đang mở"),
      ("Shift", "Giữ Shift để chọn văn bản như thường"),
    ]
  }

  var clockStates: [(word: String, meaning: String)] {
    [
      ("▶", "Thời gian trôi: một bộ đếm giờ đang chạy hoặc một lời gọi đang diễn ra"),
      ("đứng yên", "Không có gì đến hạn; thời gian trôi tiếp cùng sự kiện kế tiếp"),
      ("chờ", "Đồng hồ dừng cho đến khi bạn thực hiện bước kế của kịch bản"),
      ("TẠM DỪNG", "Đồng hồ dừng cho đến khi bạn cho chạy tiếp"),
      ("2x", "Tốc độ"),
    ]
  }
}
