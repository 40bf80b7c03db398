// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  func limit(_ limit: TimeLimit) -> String {
    switch limit {
    case .launch: "khởi chạy"
    case .backgroundLaunch: "khởi chạy trong nền"
    case .enterBackground: "vào nền"
    case .terminate: "chấm dứt"
    case .sceneUpdate: "chuyển tiếp"
    case .backgroundTime: "thời gian nền"
    case .expirationHandler: "hàm xử lý hết hạn"
    case .suspension: "tạm ngưng"
    case .fetch: "tìm nạp trong nền"
    case .push: "silent push"
    case .wake: "đánh thức trong nền"
    case .refresh: "tác vụ làm mới"
    case .processing: "tác vụ xử lý"
    case .voipReport: "báo cuộc gọi VoIP"
    case .continuedProgress: "tiến độ tác vụ"
    case .fetchInterval: "khoảng cách tìm nạp"
    case .pushBudget: "hạn mức silent push"
    }
  }

  func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "lần tìm nạp trong nền"
    case .silentPush: "silent push"
    case .transfer: "lần truyền tải trong nền"
    case .location: "cập nhật vị trí"
    case .bluetooth: "sự kiện Bluetooth"
    case .refreshTask: "tác vụ làm mới"
    case .processingTask: "tác vụ xử lý"
    case .continuedTask: "tác vụ xử lý tiếp diễn"
    case .voipPush: "push VoIP"
    case .liveActivityPush: "push của Hoạt động trực tiếp"
    case .regionEntered: "khu vực vừa vào"
    case .regionExited: "khu vực vừa rời"
    case .bluetoothPeripheral: "sự kiện Bluetooth"
    }
  }

  /// A limit that begins: how much time there is, and until when.
  static func deadline(_ limit: TimeLimit, _ time: String, _ due: String) -> String {
    switch limit {
    case .launch: "watchdog: \(time) để khởi chạy (đến \(due))"
    case .backgroundLaunch: "watchdog: \(time) để khởi chạy trong nền (đến \(due))"
    case .enterBackground: "watchdog: \(time) để vào nền (đến \(due))"
    case .terminate: "watchdog: \(time) để kết thúc (đến \(due))"
    case .sceneUpdate: "watchdog: \(time) để chuyển trạng thái (đến \(due))"
    case .backgroundTime: "thời gian nền: \(time) (đến \(due))"
    case .expirationHandler: "hàm xử lý hết hạn: \(time) (đến \(due))"
    case .suspension: "tạm ngưng sau \(time) (lúc \(due))"
    case .fetch: "\(time) cho lần tìm nạp trong nền (đến \(due))"
    case .push: "\(time) cho silent push (đến \(due))"
    case .wake: "\(time) cho lần đánh thức trong nền (đến \(due))"
    case .refresh: "\(time) cho tác vụ làm mới (đến \(due))"
    case .processing: "\(time) cho tác vụ xử lý (đến \(due))"
    case .voipReport: "\(time) để báo cuộc gọi (đến \(due))"
    case .continuedProgress: "tác vụ phải báo tiến độ trong \(time) (đến \(due))"
    case .fetchInterval: "không tìm nạp lại trong \(time) (đến \(due))"
    case .pushBudget: "hạn mức silent push cho \(time) (đến \(due))"
    }
  }
}
