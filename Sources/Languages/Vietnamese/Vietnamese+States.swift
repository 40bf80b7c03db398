// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  func state(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Không chạy"
    case .inactive: "Không hoạt động"
    case .active: "Hoạt động"
    case .background: "Chạy nền"
    case .suspended: "Tạm ngưng"
    }
  }

  /// The name beside Apple's English name, which students must know.
  func stateTitle(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Không chạy (Not running)"
    case .inactive: "Không hoạt động (Inactive)"
    case .active: "Hoạt động (Active)"
    case .background: "Chạy nền (Background)"
    case .suspended: "Tạm ngưng (Suspended)"
    }
  }

  func stateDescription(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning:
      "App chưa được khởi chạy, hoặc đã bị chấm dứt. App không có tiến trình."
    case .inactive:
      "App ở tiền cảnh (foreground) và chạy mã, nhưng không nhận sự kiện. App đi qua "
        + "trạng thái này khi chuyển sang trạng thái khác. Khi bị gián đoạn, app ở lại trạng thái này."
    case .active:
      "App ở tiền cảnh (foreground) và nhận sự kiện. Đây là trạng thái bình thường của app "
        + "đang hiện trên màn hình."
    case .background:
      "App không hiện trên màn hình nhưng vẫn chạy mã. Đa số app chỉ ở đây trong chốc lát. "
        + "Sau đó iOS tạm ngưng chúng. Tác vụ nền, chế độ nền và việc khởi chạy trong nền giữ app ở đây "
        + "lâu hơn."
    case .suspended:
      "App còn trong bộ nhớ nhưng không chạy mã. Timer và lời gọi đều phải chờ. Khi thiếu "
        + "bộ nhớ, iOS chấm dứt app đang tạm ngưng mà không báo trước."
    }
  }

  func stateMeaning(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "không có tiến trình"
    case .inactive: "không sự kiện"
    case .active: "nhận sự kiện"
    case .background: "ngoài màn hình, chạy mã"
    case .suspended: "còn trong bộ nhớ, không chạy mã"
    }
  }

  func cause(_ cause: TransitionReason) -> String {
    switch cause {
    case .launch: "app đang khởi chạy"
    case .backgroundLaunch: "khởi chạy trong nền"
    case .return: "app trở lại tiền cảnh"
    case .home: "nhấn Home"
    case .otherApp: "một app khác được mở"
    case .lock: "thiết bị được khóa"
    case .unlock: "thiết bị được mở khóa"
    case .call: "có cuộc gọi đến"
    case .callAnswered: "cuộc gọi được trả lời"
    case .callDeclined: "cuộc gọi bị từ chối"
    case .callEnded: "cuộc gọi kết thúc"
    case .banner: "người dùng chạm vào biểu ngữ"
    case .switcher: "trình chuyển đổi ứng dụng đang mở"
    case .chosen: "được chọn trong trình chuyển đổi ứng dụng"
    case .switcherClosed: "trình chuyển đổi ứng dụng đã đóng"
    case .controlCenter: "Trung tâm điều khiển đang mở"
    case .controlCenterClosed: "Trung tâm điều khiển đã đóng"
    case .notificationCenter: "Trung tâm thông báo đang mở"
    case .notificationCenterClosed: "Trung tâm thông báo đã đóng"
    case .alert: "một cảnh báo đang hiện"
    case .alertAnswered: "cảnh báo đã được trả lời"
    case .faceID: "Face ID đang quét"
    case .faceIDFinished: "Face ID đã quét xong"
    case .siri: "Siri đang nghe"
    case .siriDismissed: "Siri đã đóng"
    case .url: "một URL được mở"
    case .activity: "một user activity được tiếp tục"
    case .quickAction: "một tác vụ nhanh được chọn"
    case .push: "người dùng chạm vào thông báo"
    case .localNotification: "người dùng chạm vào thông báo"
    case .silentPush: "một silent push"
    case .voipPush: "một push VoIP"
    case .liveActivityPush: "một push của Hoạt động trực tiếp đã đến"
    case .region: "thiết bị vào hoặc rời một khu vực"
    case .fetch: "một lần tìm nạp trong nền"
    case .location: "một cập nhật vị trí đã đến"
    case .bluetooth: "một sự kiện Bluetooth đã đến"
    case .transfer: "một lần truyền tải trong nền đã xong"
    case .suspension: "app không còn việc gì để làm"
    case .user: "người dùng đã vuốt bỏ app"
    case .watchdog: "watchdog đã chấm dứt app"
    case .memory: "iOS chấm dứt nó vì bộ nhớ"
    case .system: "iOS đã chấm dứt app"
    case .crash: "app bị crash"
    case .reboot: "thiết bị khởi động lại"
    case .exitsOnSuspend: "app không được chạy trong nền"
    case .task: "app không kết thúc một tác vụ nền"
    case .exit: "app đã gọi exit()"
    case .privacy: "một cài đặt quyền riêng tư đã đổi"
    case .lockFile: "app đang giữ khóa tệp"
    case .scheduler: "một tác vụ theo lịch"
    case .window: "một cửa sổ được mở hoặc được chọn"
    case .windowClosed: "một cửa sổ đã đóng"
    case .batteryLow: "pin yếu"
    case .message: "một tin nhắn đã đến"
    }
  }
}
