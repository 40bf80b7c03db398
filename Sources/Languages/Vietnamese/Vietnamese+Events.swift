// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  func logged(_ event: SystemEvent) -> String {
    ScenarioWords.event(event, words(for: event.kind).label)
  }

  /// The name of each event begins with a verb, so that it can follow "Không thể".
  func words(for kind: SystemEvent.Kind) -> EventWords {
    switch kind {
    case .tapIcon:
      EventWords("mở app", name: "Mở app từ Màn hình chính") { app, _ in
        "Chạm vào biểu tượng của \(app) trên Màn hình chính."
      }
    case .pressHome:
      EventWords("về Home", name: "Về Màn hình chính") { _, _ in
        "Về Màn hình chính: vuốt lên từ cạnh dưới hoặc nhấn nút Home."
      }
    case .openSwitcher:
      EventWords("đổi app", name: "Mở trình chuyển đổi ứng dụng") { _, _ in
        "Mở trình chuyển đổi ứng dụng: vuốt lên từ cạnh dưới rồi giữ, hoặc nhấn nút Home hai lần."
      }
    case .closeSwitcher:
      EventWords("quay lại", name: "Đóng trình chuyển đổi ứng dụng") { _, _ in
        "Đóng trình chuyển đổi ứng dụng: chạm vào thẻ của app bạn vừa dùng. Nếu bạn đến từ Màn hình chính "
          + "hoặc đã vuốt bỏ thẻ đó, chạm ra ngoài các thẻ."
      }
    case .choose:
      EventWords("chọn", name: "Chọn app trong trình chuyển đổi ứng dụng") { app, _ in
        "Chạm vào thẻ của \(app) trong trình chuyển đổi ứng dụng."
      }
    case .swipeAway:
      EventWords("vuốt bỏ", name: "Vuốt bỏ app trong trình chuyển đổi ứng dụng") { app, _ in
        "Vuốt thẻ của \(app) lên và ra khỏi màn hình."
      }
    case .lock:
      EventWords("khóa máy", name: "Khóa thiết bị") { _, _ in
        "Nhấn nút sườn."
      }
    case .unlock:
      EventWords("mở khóa", name: "Mở khóa thiết bị") { _, _ in
        "Bật màn hình và mở khóa điện thoại."
      }
    case .receiveCall:
      EventWords("gọi đến", name: "Nhận cuộc gọi đến") { _, _ in
        "Dùng một máy khác gọi vào điện thoại này."
      }
    case .declineCall:
      EventWords("từ chối", name: "Từ chối cuộc gọi") { _, _ in
        "Từ chối cuộc gọi."
      }
    case .answerCall:
      EventWords("trả lời", name: "Trả lời cuộc gọi") { _, _ in
        "Trả lời cuộc gọi."
      }
    case .endCall:
      EventWords("gác máy", name: "Kết thúc cuộc gọi") { _, _ in
        "Gác máy."
      }
    case .receiveMessage:
      EventWords("tin nhắn", name: "Nhận tin nhắn") { _, _ in
        "Dùng một máy khác gửi tin nhắn đến điện thoại này."
      }
    case .tapBanner:
      EventWords("xem", name: "Chạm vào biểu ngữ") { _, _ in
        "Chạm vào biểu ngữ."
      }
    case .dismissBanner:
      EventWords("gạt đi", name: "Gạt bỏ biểu ngữ") { _, _ in
        "Vuốt biểu ngữ đi."
      }
    case .receivePush:
      EventWords("push", name: "Nhận thông báo đẩy") { app, _ in
        "Gửi một thông báo đẩy có hiển thị đến \(app)."
      }
    case .tapPush:
      EventWords("chạm push", name: "Chạm vào thông báo đẩy") { app, _ in
        "Chạm vào thông báo đẩy của \(app)."
      }
    case .receiveLocalNotification:
      EventWords("local", name: "Nhận thông báo cục bộ") { app, _ in
        "Chờ thông báo cục bộ của \(app)."
      }
    case .tapLocalNotification:
      EventWords("mở local", name: "Chạm vào thông báo cục bộ") { app, _ in
        "Chạm vào thông báo cục bộ của \(app)."
      }
    case .receiveSilentPush:
      EventWords("silent", name: "Nhận silent push") { app, _ in
        "Gửi một silent push (content-available) đến \(app)."
      }
    case .receiveVoIPPush:
      EventWords("push VoIP", name: "Nhận push VoIP") { app, _ in
        "Gửi một push VoIP đến \(app)."
      }
    case .reportCall:
      EventWords("CallKit", name: "Báo cuộc gọi cho CallKit") { app, _ in
        "Cho \(app) báo cuộc gọi cho CallKit."
      }
    case .receiveLiveActivityPush:
      EventWords("push Live", name: "Nhận push bắt đầu một Hoạt động trực tiếp") { app, _ in
        "Gửi đến \(app) một push bắt đầu Hoạt động trực tiếp."
      }
    case .startLiveActivity:
      EventWords("Live Act.", name: "Bắt đầu một Hoạt động trực tiếp trong app") { app, _ in
        "Bắt đầu một Hoạt động trực tiếp trong \(app)."
      }
    case .openURL:
      EventWords("URL", name: "Mở một URL trong app") { app, argument in
        "Mở liên kết \(argument) từ bên ngoài \(app)."
      }
    case .continueActivity:
      EventWords("activity", name: "Tiếp tục một user activity trong app") { app, argument in
        "Mở universal link \(argument) để \(app) tiếp nhận."
      }
    case .quickAction:
      EventWords("quick act", name: "Chọn một tác vụ nhanh trên Màn hình chính") { app, argument in
        "Chạm và giữ biểu tượng của \(app) rồi chọn tác vụ nhanh \(argument)."
      }
    case .backgroundFetch:
      EventWords("tìm nạp", name: "Bắt đầu tìm nạp trong nền") { _, _ in
        "Trong Xcode, chọn Debug > Simulate Background Fetch."
      }
    case .finishFetch:
      EventWords("nạp xong", name: "Hoàn tất lần tìm nạp của app") { app, argument in
        "Cho \(app) gọi completion handler của lần tìm nạp với \(argument)."
      }
    case .changeRefreshStatus:
      EventWords("làm mới", name: "Bật hoặc tắt Làm mới ứng dụng trong nền") { app, argument in
        "Trong Cài đặt, đặt Làm mới ứng dụng trong nền của \(app) thành \(argument). "
          + "Sau đó về Màn hình chính."
      }
    case .locationUpdate:
      EventWords("vị trí", name: "Gửi một cập nhật vị trí") { app, _ in
        "Giả lập thay đổi vị trí cho \(app), hoặc mang điện thoại di chuyển."
      }
    case .enterRegion:
      EventWords("vào vùng", name: "Vào một khu vực mà app theo dõi") { app, _ in
        "Vào một khu vực mà \(app) theo dõi, hoặc giả lập việc đó."
      }
    case .exitRegion:
      EventWords("rời vùng", name: "Rời một khu vực mà app theo dõi") { app, _ in
        "Rời một khu vực mà \(app) theo dõi, hoặc giả lập việc đó."
      }
    case .rangeBeacons:
      EventWords("beacon", name: "Đo khoảng cách đến các beacon gần thiết bị") { app, _ in
        "Đưa một beacon lại gần điện thoại khi \(app) đang đo khoảng cách beacon."
      }
    case .bluetoothEvent:
      EventWords("Bluetooth", name: "Gửi một sự kiện Bluetooth") { app, _ in
        "Cho một thiết bị Bluetooth báo điều gì đó đến \(app)."
      }
    case .finishTransfer:
      EventWords("tải xong", name: "Hoàn tất một phiên URL trong nền") { app, _ in
        "Để một lần truyền tải trong nền của \(app) hoàn tất."
      }
    case .prewarm:
      EventWords("prewarm", name: "Khởi chạy trước app (prewarm)") { app, _ in
        "Chờ cho đến khi iOS prewarm \(app). Bạn không thể buộc iOS làm việc này."
      }
    case .openControlCenter:
      EventWords("TT ĐK", name: "Mở Trung tâm điều khiển") { _, _ in
        "Mở Trung tâm điều khiển."
      }
    case .closeControlCenter:
      EventWords("đóng ĐK", name: "Đóng Trung tâm điều khiển") { _, _ in
        "Đóng Trung tâm điều khiển."
      }
    case .openNotificationCenter:
      EventWords("thông báo", name: "Mở Trung tâm thông báo") { _, _ in
        "Mở Trung tâm thông báo."
      }
    case .closeNotificationCenter:
      EventWords("đóng TB", name: "Đóng Trung tâm thông báo") { _, _ in
        "Đóng Trung tâm thông báo."
      }
    case .showAlert:
      EventWords("cảnh báo", name: "Hiện một cảnh báo của hệ thống") { _, _ in
        "Cho app xin một quyền để cảnh báo hiện ra."
      }
    case .answerAlert:
      EventWords("đáp", name: "Trả lời cảnh báo") { _, _ in
        "Trả lời cảnh báo."
      }
    case .startFaceID:
      EventWords("Face ID", name: "Bắt đầu Face ID") { _, _ in
        "Cho app yêu cầu Face ID."
      }
    case .finishFaceID:
      EventWords("quét xong", name: "Hoàn tất Face ID") { _, _ in
        "Nhìn vào điện thoại cho đến khi Face ID quét xong."
      }
    case .invokeSiri:
      EventWords("Siri", name: "Gọi Siri") { _, _ in
        "Giữ nút sườn cho đến khi Siri nghe."
      }
    case .dismissSiri:
      EventWords("đóng Siri", name: "Đóng Siri") { _, _ in
        "Đóng Siri."
      }
    case .warnMemory:
      EventWords("thiếu RAM", name: "Gửi cảnh báo thiếu bộ nhớ") { _, _ in
        "Gửi cảnh báo bộ nhớ (chỉ trong Simulator: Debug > Simulate Memory Warning)."
      }
    case .reclaimMemory:
      EventWords("thu hồi", name: "Thu hồi bộ nhớ của các app tạm ngưng") { _, _ in
        "Mở các app lớn cho đến khi iOS thu hồi bộ nhớ."
      }
    case .exceedMemory:
      EventWords("vượt RAM", name: "Vượt giới hạn bộ nhớ của app") { app, _ in
        "Cho \(app) vượt giới hạn bộ nhớ của nó."
      }
    case .endProcess:
      EventWords("chấm dứt", name: "Chấm dứt app") { app, _ in
        "Chờ cho đến khi iOS chấm dứt \(app) vì lý do riêng. Bạn không thể buộc iOS làm việc này."
      }
    case .crash:
      EventWords("crash", name: "Làm app bị crash") { app, _ in
        "Làm \(app) bị crash."
      }
    case .reboot:
      EventWords("reboot", name: "Khởi động lại thiết bị") { _, _ in
        "Khởi động lại điện thoại."
      }
    case .disconnectScene:
      EventWords("bỏ scene", name: "Ngắt kết nối scene của app") { app, _ in
        "Chờ cho đến khi iOS ngắt kết nối scene của \(app). Bạn không thể buộc iOS làm việc này."
      }
    case .connectDisplay:
      EventWords("màn ngoài", name: "Kết nối màn hình ngoài") { app, _ in
        "Kết nối màn hình ngoài khi \(app) đang ở phía trước."
      }
    case .disconnectDisplay:
      EventWords("ngắt màn", name: "Ngắt màn hình ngoài") { _, _ in
        "Ngắt màn hình ngoài."
      }
    case .connectCarPlay:
      EventWords("CarPlay", name: "Mở app trong CarPlay") { app, _ in
        "Mở \(app) trên màn hình xe, hoặc trong CarPlay Simulator."
      }
    case .disconnectCarPlay:
      EventWords("ngắt xe", name: "Ngắt CarPlay") { _, _ in
        "Ngắt kết nối xe."
      }
    case .touch:
      EventWords("chạm", name: "Chạm vào màn hình") { _, _ in
        "Chạm vào màn hình."
      }
    case .tapButton:
      EventWords("nút", name: "Chạm vào một nút") { _, _ in
        "Chạm vào một nút của app."
      }
    case .type:
      EventWords("gõ", name: "Gõ văn bản") { _, _ in
        "Gõ văn bản vào app."
      }
    case .shake:
      EventWords("lắc", name: "Lắc thiết bị") { _, _ in
        "Lắc điện thoại."
      }
    case .remoteControl:
      EventWords("tai nghe", name: "Nhấn nút phát trên tai nghe") { _, _ in
        "Nhấn nút phát trên tai nghe."
      }
    case .moveDevice:
      EventWords("di chuyển", name: "Di chuyển thiết bị") { _, _ in
        "Di chuyển điện thoại."
      }
    case .redraw:
      EventWords("vẽ lại", name: "Vẽ lại một view") { _, _ in
        "Cho app vẽ lại một view."
      }
    case .rotate:
      EventWords("xoay", name: "Xoay thiết bị") { _, _ in
        "Xoay ngang điện thoại."
      }
    case .changeTime:
      EventWords("giờ", name: "Đổi giờ") { _, _ in
        "Trong Cài đặt, đổi giờ. Sau đó về Màn hình chính."
      }
    case .changeLocale:
      EventWords("vùng", name: "Đổi ngôn ngữ hoặc vùng") { _, _ in
        "Trong Cài đặt, đổi vùng. Sau đó về Màn hình chính."
      }
    case .changeSettings:
      EventWords("cài đặt", name: "Đổi cài đặt của app") { _, _ in
        "Trong Cài đặt, đổi một cài đặt của app. "
          + "Sau đó về Màn hình chính."
      }
    case .changeBattery:
      EventWords("pin", name: "Đổi mức pin") { _, _ in
        "Cắm hoặc rút bộ sạc."
      }
    case .changeProximity:
      EventWords("tiệm cận", name: "Đổi trạng thái cảm biến tiệm cận") { _, _ in
        "Che cảm biến tiệm cận."
      }
    case .changeICloud:
      EventWords("iCloud", name: "Đổi tài khoản iCloud") { _, _ in
        "Trong Cài đặt, đổi tài khoản iCloud. Sau đó về Màn hình chính."
      }
    case .changeScreen:
      EventWords("màn hình", name: "Đổi chế độ màn hình") { _, _ in
        "Kết nối màn hình ngoài."
      }
    case .connectAccessory:
      EventWords("phụ kiện", name: "Kết nối phụ kiện") { _, _ in
        "Kết nối phụ kiện."
      }
    case .disconnectAccessory:
      EventWords("tháo PK", name: "Ngắt kết nối phụ kiện") { _, _ in
        "Ngắt kết nối phụ kiện."
      }
    case .edit:
      EventWords("sửa", name: "Sửa dữ liệu") { _, _ in
        "Sửa một thứ trong app. Đừng lưu."
      }
    case .save:
      EventWords("lưu", name: "Lưu dữ liệu của app") { app, _ in
        "Lưu trong \(app)."
      }
    case .slowSave:
      EventWords(
        "lưu chậm", name: "Làm lần lưu tiếp theo của app chậm đi",
        otherWords: "watchdog expiry kill five seconds 0x8badf00d năm giây chấm dứt"
      ) {
        app, argument in
        "Làm cho lần lưu tiếp theo của \(app) mất \(argument)."
      }
    case .hang:
      EventWords("treo", name: "Chặn luồng chính của app (treo)") { app, _ in
        "Cho \(app) chặn luồng chính của nó."
      }
    case .recover:
      EventWords("hết treo", name: "Bỏ chặn luồng chính") { app, _ in
        "Bỏ chặn luồng chính của \(app)."
      }
    case .beginTask:
      EventWords("tác vụ", name: "Bắt đầu một tác vụ nền") { app, argument in
        "Cho \(app) bắt đầu tác vụ nền \(argument)."
      }
    case .endTask:
      EventWords("xong t.vụ", name: "Kết thúc một tác vụ nền") { app, argument in
        "Cho \(app) kết thúc tác vụ nền \(argument)."
      }
    case .changeLowPowerMode:
      EventWords("tiết kiệm", name: "Bật hoặc tắt Chế độ nguồn điện thấp") { _, _ in
        "Trong Cài đặt, bật hoặc tắt Chế độ nguồn điện thấp. "
          + "Sau đó về Màn hình chính."
      }
    case .warnBattery:
      EventWords("pin yếu", name: "Cảnh báo pin yếu") { _, _ in
        "Để pin cạn dần cho đến khi cảnh báo pin yếu hiện ra."
      }
    case .scheduleRefresh:
      EventWords("BGRefresh", name: "Lên lịch một tác vụ làm mới app") { app, argument in
        "Trong \(app), lên lịch tác vụ làm mới \(argument)."
      }
    case .scheduleProcessing:
      EventWords("BGProcess", name: "Lên lịch một tác vụ xử lý") { app, argument in
        "Trong \(app), lên lịch tác vụ xử lý \(argument)."
      }
    case .scheduleContinued:
      EventWords("BGContin.", name: "Gửi một tác vụ xử lý tiếp diễn") { app, argument in
        "Trong \(app), bắt đầu tác vụ dài \(argument) và gửi yêu cầu của nó."
      }
    case .reportProgress:
      EventWords("tiến độ", name: "Báo tiến độ của tác vụ") { app, argument in
        "Cho tác vụ \(argument) của \(app) báo tiến độ."
      }
    case .stopTask:
      EventWords("dừng BG", name: "Dừng tác vụ trong Hoạt động trực tiếp của nó") { _, argument in
        "Dừng tác vụ \(argument) trong Hoạt động trực tiếp của nó."
      }
    case .cancelTask:
      EventWords("hủy BG", name: "Hủy một tác vụ đã lên lịch") { app, argument in
        "Trong \(app), hủy yêu cầu của tác vụ \(argument)."
      }
    case .runTask:
      EventWords("chạy BG", name: "Chạy một tác vụ đã lên lịch") { _, argument in
        "Trong trình gỡ lỗi của Xcode, cho BGTaskScheduler chạy tác vụ \(argument)."
      }
    case .completeTask:
      EventWords("BG xong", name: "Hoàn tất tác vụ đã lên lịch") { app, argument in
        "Cho \(app) hoàn tất tác vụ theo lịch: \(argument)."
      }
    case .openWindow:
      EventWords("cửa sổ+", name: "Mở thêm một cửa sổ của app") { app, _ in
        "Mở thêm một cửa sổ của \(app)."
      }
    case .closeWindow:
      EventWords("cửa sổ-", name: "Đóng một cửa sổ của app") { app, argument in
        "Đóng cửa sổ \(argument) của \(app)."
      }
    case .chooseWindow:
      EventWords("cửa sổ", name: "Chọn một cửa sổ của app") { app, argument in
        "Chọn cửa sổ \(argument) của \(app)."
      }
    case .exit:
      EventWords("exit(0)", name: "Gọi exit(0) trong app") { app, _ in
        "Cho \(app) gọi exit(0)."
      }
    case .changePrivacy:
      EventWords("riêng tư", name: "Đổi một cài đặt quyền riêng tư của app") { app, _ in
        "Trong Cài đặt, đổi một quyền của \(app). "
          + "Sau đó về Màn hình chính."
      }
    case .playAudio:
      EventWords("phát nhạc", name: "Phát âm thanh trong app") { app, _ in
        "Phát âm thanh trong \(app)."
      }
    case .stopAudio:
      EventWords("tắt nhạc", name: "Dừng âm thanh của app") { app, _ in
        "Dừng âm thanh của \(app)."
      }
    case .startLocation:
      EventWords("GPS bật", name: "Bắt đầu nhận cập nhật vị trí trong app") { app, _ in
        "Bắt đầu nhận cập nhật vị trí trong \(app)."
      }
    case .stopLocation:
      EventWords("GPS tắt", name: "Ngừng nhận cập nhật vị trí trong app") { app, _ in
        "Ngừng nhận cập nhật vị trí trong \(app)."
      }
    case .lockFile:
      EventWords("khóa tệp", name: "Khóa một tệp trong vùng chứa dùng chung") { app, _ in
        "Cho \(app) khóa một tệp trong vùng chứa dùng chung."
      }
    case .unlockFile:
      EventWords("mở tệp", name: "Mở khóa tệp") { app, _ in
        "Cho \(app) mở khóa tệp."
      }
    }
  }
}
