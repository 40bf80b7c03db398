// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): Vietnamese.shared.walk.wait(time)
      case .event(let event): tourInstruction(event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      return "Hành trình của \(app.name): \(shared.list(TourWords.names(of: tour.request.cover))) "
        + "(iOS \(head.version), \(app.style.rawValue))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      let steps = tour.stepCount
      return "\(steps) bước, khoảng "
        + "\(words(tour.time)). Bao phủ \(count)/\(count + tour.missing.count) mục."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        "đã tìm trong \(grouped(tour.situations)) tình huống\(tour.isCut ? " đầu tiên" : "")"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better =
          most > tour.covered.count
          ? "Không hành trình \(words(tour.request.within ?? .zero)) nào bao phủ nhiều hơn \(most) mục"
          : "Không hành trình \(words(tour.request.within ?? .zero)) nào bao phủ nhiều hơn"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "Không tìm thấy hành trình ngắn hơn (\(searched))."
          : "Không có hành trình nào ngắn hơn (\(searched))."
      }
      return
        "Không hành trình nào mất ít hơn \(words(tour.bound)), nên hành trình này dài nhất là \(factor(tour)) "
        + "lần hành trình ngắn nhất (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Không bao phủ được \(without(reason)): \(items.map { $0.name }.joined(separator: ", "))."
    }

    func problem(_ problem: TourProblem) -> String {
      switch problem {
      case .unknownCover(let word, let nearest):
        unknown("--cover", word, nearest, among: TourWords.covers.map { $0.word })
      case .unknownGroup(let word, let nearest):
        unknown("--without", word, nearest, among: TourGroup.allCases.map { $0.rawValue })
      case .unknownMeans(let word, let nearest):
        unknown("--with", word, nearest, among: TourWords.meansNames)
      case .badDuration(let word):
        "--within '\(word)' không phải khoảng thời gian; hãy dùng như 90s, 20m hoặc 1h30m"
      case .headHasSteps(let step, _): "--head chỉ nhận khai báo; '\(step)' là một bước"
      case .headHasNoApp: "--head cần ít nhất một app"
      case .nothing: "không bao phủ được gì với các tùy chọn này"
      }
    }
  }

  /// What would have to be different for something to be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "vì --without \(group.rawValue)"
    case .leftOut: "vì chỉ những sự kiện mà --without bỏ đi mới dẫn đến đó"
    case .needs(let means):
      "khi không có "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " hoặc "))
    case .declaration(let text): "trừ khi app khai báo \(text)"
    case .notImplemented: "vì app không cài đặt phương thức đó"
    case .settings: "vì iOS chấm dứt app khi người dùng sang Cài đặt"
    case .time: "vì không đủ thời gian"
    case .notFound: "vì không tình huống nào đã tìm dẫn đến đó"
    }
  }

  /// How many times the bound a tour takes, rounded up to hundredths.
  private static func factor(_ tour: Tour) -> String {
    let (time, bound) = (tour.time / .milliseconds(1), max(1, tour.bound / .milliseconds(1)))
    let hundredths = Int((time / bound * 100).rounded(.up))
    return "\(hundredths / 100)," + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  /// "1 phút 40 giây"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = Numerals.withComma(TimeText.seconds(time - .seconds(minutes * 60)))
    if minutes == 0 { return rest + " giây" }
    return "\(minutes) phút" + (rest == "0" ? "" : " \(rest) giây")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "giá trị lạ '\(found)' cho \(option); "
      + (nearest.map { "có phải ý bạn là '\($0)'?" } ?? "hãy dùng " + names.joined(separator: ", "))
  }

  /// "10.064"
  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(grouped(number / 1000)).\("\(1000 + number % 1000)".dropFirst())"
  }

  /// What the tester does for an event.
  private static func tourInstruction(_ event: SystemEvent) -> String {
    let app = event.app?.name ?? ""
    let argument = event.argument ?? ""
    return switch event.kind {
    case .tapIcon: "Chạm vào biểu tượng của \(app) trên Màn hình chính."
    case .pressHome:
      "Về Màn hình chính: vuốt lên từ cạnh dưới hoặc nhấn nút Home."
    case .openSwitcher:
      "Mở trình chuyển đổi ứng dụng: vuốt lên từ cạnh dưới rồi giữ, hoặc nhấn nút Home hai lần."
    case .closeSwitcher:
      "Đóng trình chuyển đổi ứng dụng: chạm vào thẻ của app bạn vừa dùng. Nếu bạn đến từ Màn hình chính "
        + "hoặc đã vuốt bỏ thẻ đó, chạm ra ngoài các thẻ."
    case .choose: "Chạm vào thẻ của \(app) trong trình chuyển đổi ứng dụng."
    case .swipeAway: "Vuốt thẻ của \(app) lên và ra khỏi màn hình."
    case .lock: "Nhấn nút sườn."
    case .unlock: "Bật màn hình và mở khóa điện thoại."
    case .receiveCall: "Dùng một máy khác gọi vào điện thoại này."
    case .declineCall: "Từ chối cuộc gọi."
    case .answerCall: "Trả lời cuộc gọi."
    case .endCall: "Gác máy."
    case .receiveMessage: "Dùng một máy khác gửi tin nhắn đến điện thoại này."
    case .tapBanner: "Chạm vào biểu ngữ."
    case .dismissBanner: "Vuốt biểu ngữ đi."
    case .receivePush: "Gửi một thông báo đẩy có hiển thị đến \(app)."
    case .tapPush: "Chạm vào thông báo đẩy của \(app)."
    case .receiveLocalNotification: "Chờ thông báo cục bộ của \(app)."
    case .tapLocalNotification: "Chạm vào thông báo cục bộ của \(app)."
    case .receiveSilentPush: "Gửi một push im lặng (content-available) đến \(app)."
    case .receiveVoIPPush: "Gửi một push VoIP đến \(app)."
    case .reportCall: "Cho \(app) báo cuộc gọi cho CallKit."
    case .receiveLiveActivityPush: "Gửi đến \(app) một push bắt đầu Hoạt động trực tiếp."
    case .startLiveActivity: "Bắt đầu một Hoạt động trực tiếp trong \(app)."
    case .openURL: "Mở liên kết \(argument) từ bên ngoài \(app)."
    case .continueActivity: "Mở universal link \(argument) để \(app) tiếp nhận."
    case .quickAction: "Chạm và giữ biểu tượng của \(app) rồi chọn tác vụ nhanh \(argument)."
    case .backgroundFetch: "Trong Xcode, chọn Debug > Simulate Background Fetch."
    case .finishFetch: "Cho \(app) gọi completion handler của lần tìm nạp với \(argument)."
    case .changeRefreshStatus:
      "Trong Cài đặt, đặt Làm mới ứng dụng trong nền của \(app) thành \(argument). "
        + "Sau đó về Màn hình chính."
    case .changeLowPowerMode:
      "Trong Cài đặt, bật hoặc tắt Chế độ nguồn điện thấp. "
        + "Sau đó về Màn hình chính."
    case .locationUpdate: "Giả lập thay đổi vị trí cho \(app), hoặc mang điện thoại di chuyển."
    case .enterRegion: "Vào một khu vực mà \(app) theo dõi, hoặc giả lập việc đó."
    case .exitRegion: "Rời một khu vực mà \(app) theo dõi, hoặc giả lập việc đó."
    case .rangeBeacons: "Đưa một beacon lại gần điện thoại khi \(app) đang đo khoảng cách beacon."
    case .bluetoothEvent: "Cho một thiết bị Bluetooth báo điều gì đó đến \(app)."
    case .finishTransfer: "Để một lần truyền tải trong nền của \(app) hoàn tất."
    case .prewarm: "Chờ cho đến khi iOS làm nóng trước \(app). Bạn không thể buộc iOS làm việc này."
    case .scheduleRefresh: "Trong \(app), lên lịch tác vụ làm mới \(argument)."
    case .scheduleProcessing: "Trong \(app), lên lịch tác vụ xử lý \(argument)."
    case .scheduleContinued: "Trong \(app), bắt đầu tác vụ dài \(argument) và gửi yêu cầu của nó."
    case .reportProgress: "Cho tác vụ \(argument) của \(app) báo tiến độ."
    case .stopTask: "Dừng tác vụ \(argument) trong Hoạt động trực tiếp của nó."
    case .cancelTask: "Trong \(app), hủy yêu cầu của tác vụ \(argument)."
    case .runTask: "Trong trình gỡ lỗi của Xcode, cho BGTaskScheduler chạy tác vụ \(argument)."
    case .completeTask: "Cho \(app) hoàn tất tác vụ theo lịch: \(argument)."
    case .openControlCenter: "Mở Trung tâm điều khiển."
    case .closeControlCenter: "Đóng Trung tâm điều khiển."
    case .openNotificationCenter: "Mở Trung tâm thông báo."
    case .closeNotificationCenter: "Đóng Trung tâm thông báo."
    case .showAlert: "Cho app xin một quyền để cảnh báo hiện ra."
    case .answerAlert: "Trả lời cảnh báo."
    case .startFaceID: "Cho app yêu cầu Face ID."
    case .finishFaceID: "Nhìn vào điện thoại cho đến khi Face ID quét xong."
    case .invokeSiri: "Giữ nút sườn cho đến khi Siri nghe."
    case .dismissSiri: "Đóng Siri."
    case .openWindow: "Mở thêm một cửa sổ của \(app)."
    case .closeWindow: "Đóng cửa sổ \(argument) của \(app)."
    case .chooseWindow: "Chọn cửa sổ \(argument) của \(app)."
    case .disconnectScene:
      "Chờ cho đến khi iOS ngắt kết nối scene của \(app). Bạn không thể buộc iOS làm việc này."
    case .connectDisplay: "Kết nối màn hình ngoài khi \(app) đang ở phía trước."
    case .disconnectDisplay: "Ngắt màn hình ngoài."
    case .connectCarPlay: "Mở \(app) trên màn hình xe, hoặc trong CarPlay Simulator."
    case .disconnectCarPlay: "Ngắt kết nối xe."
    case .warnMemory:
      "Gửi cảnh báo bộ nhớ (chỉ trong Simulator: Debug > Simulate Memory Warning)."
    case .reclaimMemory: "Mở các app lớn cho đến khi iOS thu hồi bộ nhớ."
    case .exceedMemory: "Cho \(app) vượt giới hạn bộ nhớ của nó."
    case .endProcess:
      "Chờ cho đến khi iOS chấm dứt \(app) vì lý do riêng. Bạn không thể buộc iOS làm việc này."
    case .crash: "Làm \(app) bị crash."
    case .exit: "Cho \(app) gọi exit(0)."
    case .changePrivacy:
      "Trong Cài đặt, đổi một quyền của \(app). "
        + "Sau đó về Màn hình chính."
    case .reboot: "Khởi động lại điện thoại."
    case .touch: "Chạm vào màn hình."
    case .tapButton: "Chạm vào một nút của app."
    case .type: "Gõ văn bản vào app."
    case .shake: "Lắc điện thoại."
    case .remoteControl: "Nhấn nút phát trên tai nghe."
    case .moveDevice: "Di chuyển điện thoại."
    case .redraw: "Cho app vẽ lại một view."
    case .rotate: "Xoay ngang điện thoại."
    case .changeTime: "Trong Cài đặt, đổi giờ. Sau đó về Màn hình chính."
    case .changeLocale: "Trong Cài đặt, đổi vùng. Sau đó về Màn hình chính."
    case .changeSettings:
      "Trong Cài đặt, đổi một cài đặt của app. "
        + "Sau đó về Màn hình chính."
    case .changeBattery: "Cắm hoặc rút bộ sạc."
    case .warnBattery: "Để pin cạn dần cho đến khi cảnh báo pin yếu hiện ra."
    case .changeProximity: "Che cảm biến tiệm cận."
    case .changeICloud: "Trong Cài đặt, đổi tài khoản iCloud. Sau đó về Màn hình chính."
    case .changeScreen: "Kết nối màn hình ngoài."
    case .connectAccessory: "Kết nối phụ kiện."
    case .disconnectAccessory: "Ngắt kết nối phụ kiện."
    case .edit: "Sửa một thứ trong app. Đừng lưu."
    case .save: "Lưu trong \(app)."
    case .hang: "Cho \(app) chặn luồng chính của nó."
    case .recover: "Bỏ chặn luồng chính của \(app)."
    case .beginTask: "Cho \(app) bắt đầu tác vụ nền \(argument)."
    case .endTask: "Cho \(app) kết thúc tác vụ nền \(argument)."
    case .playAudio: "Phát âm thanh trong \(app)."
    case .stopAudio: "Dừng âm thanh của \(app)."
    case .startLocation: "Bắt đầu nhận cập nhật vị trí trong \(app)."
    case .stopLocation: "Ngừng nhận cập nhật vị trí trong \(app)."
    case .lockFile: "Cho \(app) khóa một tệp trong vùng chứa dùng chung."
    case .unlockFile: "Cho \(app) mở khóa tệp."
    }
  }
}
