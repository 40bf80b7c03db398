// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  /// A step of a process. Names of UIKit and what the app prints stay as they are.
  static func step(_ step: Trace.ProcessStep) -> String {
    switch step {
    case .main, .applicationMain, .console: step.text
    case .prewarmed: "được prewarm, chờ trước UIApplicationMain"
    case .runLoop: "run loop chính đang chạy"
    case .snapshot: "chụp ảnh app cho trình chuyển đổi"
    case .stateSaved: "trạng thái UI đã được lưu trữ"
    case .completed(let wake, let result):
      "\(Vietnamese.shared.wake(wake)) hoàn tất với \(result.rawValue)"
    case .neverCompleted(.refreshTask), .neverCompleted(.processingTask):
      "setTaskCompleted(success:) không hề được gọi"
    case .neverCompleted(let wake):
      "\(Vietnamese.shared.wake(wake)): completion handler không hề được gọi"
    case .windowInFront(let scene): "\(scene) ở phía trước các cửa sổ khác"
    case .schedulerTask(let task, let change): schedulerTask(task, change)
    case .threadWork(let work, let change): threadWork(work, change)
    case .offMainThread(let what): "\(what) được dùng ngoài luồng chính"
    case .fileLock(let isLocked):
      isLocked ? "đã khóa một tệp trong vùng chứa dùng chung" : "đã mở khóa tệp"
    case .audio(let change): "âm thanh \(activity(change))"
    case .location(let change): "cập nhật vị trí \(activity(change))"
    case .storyboard(let storyboard): "đã nạp storyboard \(storyboard)"
    case .protectedDataUnreadable:
      "trước lần mở khóa đầu tiên không đọc được tệp và user defaults được bảo vệ"
    case .protectedDataLocked:
      "không đọc được tệp và mục keychain cần thiết bị đã mở khóa"
    case .seemsLoggedOut: "dữ liệu không đọc được vẫn còn thiếu: app trông như đã đăng xuất"
    case .unhandled(let objects): objects.joined(separator: " -> ") + ", không ai xử lý"
    case .fetchInterval(let interval):
      interval == .zero
        ? "setMinimumBackgroundFetchInterval(minimum)"
        : "setMinimumBackgroundFetchInterval(\(interval.words))"
    case .transferCompleted: "completion handler của phiên URL trong nền được gọi"
    case .notImplemented(let callback): "\(callback.rawValue) không được cài đặt"
    case .actionSent(let callback, let target):
      "thông điệp hành động \(callback.rawValue) gửi đến \(target)"
    case .callReported: "đã báo cuộc gọi cho CallKit"
    case .liveActivityStarted: "Hoạt động trực tiếp bắt đầu"
    }
  }

  private static func schedulerTask(_ task: String, _ change: Trace.SchedulerChange) -> String {
    switch change {
    case .registered: "tác vụ \(task) được đăng ký"
    case .refused: "tác vụ \(task) bị từ chối"
    case .submitted: "tác vụ \(task) được gửi"
    case .queued: "tác vụ \(task) xếp hàng chờ"
    case .launched: "tác vụ \(task) bắt đầu chạy"
    case .progressed: "tác vụ \(task) báo tiến độ"
    case .stopped: "tác vụ \(task) bị dừng"
    case .expired: "tác vụ \(task) hết hạn"
    case .succeeded: "tác vụ \(task) thành công"
    case .failed: "tác vụ \(task) thất bại"
    case .canceled: "tác vụ \(task) bị hủy"
    }
  }

  private static func threadWork(_ work: String, _ change: Trace.ThreadWorkChange) -> String {
    switch change {
    case .begun: "việc \(work) bắt đầu trên luồng khác"
    case .suspended: "việc \(work) bị tạm ngưng trên luồng khác"
    case .resumed: "việc \(work) chạy tiếp trên luồng khác"
    case .finished: "việc \(work) làm xong trên luồng khác"
    }
  }

  private static func activity(_ change: Trace.ActivityChange) -> String {
    switch change {
    case .started: "bắt đầu"
    case .stopped: "dừng"
    case .paused: "tạm dừng"
    case .resumed: "chạy tiếp"
    }
  }
}
