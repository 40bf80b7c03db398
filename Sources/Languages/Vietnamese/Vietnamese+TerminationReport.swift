// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class TerminationReportSentences: TerminationReportPhrases {
    func title(_ app: String) -> String { "\(app) đã bị chấm dứt" }

    var reason: String { "Vì sao" }

    var code: String { "Mã" }

    var metricKit: String { "MetricKit" }

    var notified: String { "Được báo" }

    var yes: String { "có, bằng applicationWillTerminate(_:)" }

    var no: String { "không" }

    var time: String { "Thời gian" }

    func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String {
      "\(elapsed) trên \(allowance) được phép"
        + (limit.map { " (\(Vietnamese.shared.limit($0)))" } ?? "")
    }

    var lastCallback: String { "Lời gọi cuối" }

    var state: String { "Trạng thái" }

    var unsavedEditsLost: String { "Bị mất" }

    var nothingLost: String { "không mất gì" }

    func lostEdits(_ number: Int) -> String {
      "\(number) chỉnh sửa chưa lưu"
    }

    func editsLost(_ number: Int) -> String {
      "mất \(number) chỉnh sửa"
    }

    func endedBy(_ reason: Termination.Reason) -> String {
      switch reason {
      case .user: "người dùng"
      case .watchdog: "watchdog"
      case .memory: "thiếu bộ nhớ"
      case .system: "iOS chấm dứt"
      case .crash: "crash"
      case .reboot: "khởi động lại"
      case .exitsOnSuspend: "không chạy nền"
      case .task: "tác vụ còn mở"
      case .fetch: "tìm nạp quá lâu"
      case .push: "push quá lâu"
      case .exit: "gọi exit()"
      case .privacy: "quyền riêng tư"
      case .lockFile: "khóa tệp"
      case .scheduler: "tác vụ quá lâu"
      case .voip: "không có CallKit"
      }
    }

    var reproduce: String { "Để tái hiện" }

    var rule: String { "Quy tắc" }

    func others(_ number: Int) -> String {
      "và \(number) app khác"
    }
  }

  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String {
    switch reason {
    case .user: "Người dùng đã vuốt bỏ app."
    case .watchdog: "Watchdog đã chấm dứt app vì app quá chậm."
    case .memory where code == .perProcessLimit: "App vượt giới hạn bộ nhớ của chính nó."
    case .memory: "iOS cần bộ nhớ."
    case .system: "iOS đã chấm dứt app."
    case .crash: "App bị crash."
    case .reboot: "Thiết bị khởi động lại."
    case .exitsOnSuspend:
      "App rời màn hình và không được chạy trong nền "
        + "(trước iOS 4, hoặc với UIApplicationExitsOnSuspend)."
    case .task where code == .tooManyTasks: "App có quá nhiều tác vụ nền còn mở."
    case .task: "Một tác vụ nền vẫn còn mở khi hết giờ."
    case .fetch: "App không hoàn tất kịp một lần tìm nạp trong nền."
    case .push: "App không xử lý kịp một silent push."
    case .exit: "App đã gọi exit()."
    case .privacy: "Người dùng đã đổi một cài đặt quyền riêng tư của app."
    case .lockFile: "App giữ khóa tệp trong lúc bị tạm ngưng."
    case .scheduler: "App không hoàn tất kịp một tác vụ theo lịch."
    case .voip: "App không báo cuộc gọi của một push VoIP cho CallKit."
    }
  }

  func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "đọc là \"ate bad food\""
    case .badFetch: "một lần tìm nạp trong nền quá lâu"
    case .badTask: "một tác vụ nền chạy quá lâu"
    case .deadLock: "đọc là \"dead lock\""
    case .badCall: "đọc là \"bad call\""
    case .tooManyTasks: "quá nhiều tác vụ nền"
    case .kill: "tiến trình bị kill"
    case .trap: "dừng vì lỗi lúc chạy (trap)"
    case .abort: "abort() được gọi"
    case .illegalInstruction: "lệnh máy không hợp lệ: dừng vì lỗi lúc chạy (trap)"
    case .segmentationFault: "lỗi phân đoạn: truy cập bộ nhớ không hợp lệ"
    case .busError: "lỗi bus"
    case .arithmetic: "lỗi số học"
    case .fileSize: "một tệp vượt giới hạn kích thước"
    case .perProcessLimit: "vượt giới hạn bộ nhớ của một tiến trình"
    case .pageShortage: "thiết bị thiếu bộ nhớ"
    }
  }
}
