// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class ExplainSentences: ExplainPhrases {
    func cause(_ cause: CrashLog.Cause) -> String {
      switch cause {
      case .limit(.launch): "Watchdog đã chấm dứt app: app không khởi chạy xong kịp giờ."
      case .limit(.backgroundLaunch):
        "Watchdog đã chấm dứt app: việc khởi chạy trong nền không xong kịp giờ."
      case .limit(.terminate):
        "Watchdog đã chấm dứt app: app không kết thúc kịp giờ."
      case .limit:
        "Watchdog đã chấm dứt app: app không chuyển trạng thái xong kịp giờ. "
          + "Luồng chính bận hoặc bị chặn."
      case .watchdog:
        "Watchdog đã chấm dứt app. Báo cáo không nói lần chuyển trạng thái nào quá lâu; một "
          + "dòng có \"scene-create\", \"scene-update\" hoặc \"process-exit\" mới cho biết."
      case .leakedTask:
        "App bị chấm dứt vì một tác vụ nền vẫn còn mở khi hết thời gian nền. "
          + "App đã không gọi endBackgroundTask(_:) cho tác vụ đó."
      case .fetch: "App bị chấm dứt vì không hoàn tất kịp một lần tìm nạp trong nền."
      case .schedulerTask:
        "App bị chấm dứt vì không hoàn tất kịp một tác vụ của BGTaskScheduler."
      case .lockedFile:
        "App bị chấm dứt vì giữ khóa trên một tệp hoặc cơ sở dữ liệu trong vùng chứa dùng chung khi iOS "
          + "sắp tạm ngưng nó."
      case .unreportedCall:
        "App bị chấm dứt vì nhận một push VoIP mà không báo cuộc gọi cho CallKit."
      case .offMainActor:
        "App dừng vì lỗi (trap): một hàm xử lý mà Swift cho là thuộc main actor được gọi trên luồng khác. "
          + "Việc kiểm tra chạy trước dòng đầu của hàm. Hãy đánh dấu hàm là @Sendable, hoặc cho gọi "
          + "nó trên hàng đợi chính."
      case .memoryLimit, .jetsam(.ownLimit):
        "Tiến trình bị chấm dứt vì vượt giới hạn bộ nhớ của chính nó."
      case .memoryShortage, .jetsam(.memory):
        "Tiến trình bị chấm dứt vì thiết bị thiếu bộ nhớ."
      case .jetsam(.openFiles):
        "Tiến trình bị chấm dứt vì có quá nhiều tệp mở trên thiết bị."
      case .jetsam(.expectedMaximum):
        "Tiến trình bị chấm dứt vì dùng nhiều bộ nhớ hơn mức tối đa dự kiến."
      case .jetsam(.fileCache):
        "Tiến trình bị chấm dứt vì các tệp ánh xạ vào bộ nhớ được đọc hoặc ghi nhiều đến mức bộ nhớ đệm tệp của "
          + "thiết bị không theo kịp."
      case .jetsam(.storage):
        "Tiến trình bị chấm dứt vì thiết bị thiếu dung lượng lưu trữ."
      case .jetsam(.kernelMemory):
        "Tiến trình bị chấm dứt vì nhân hệ điều hành hết bộ nhớ cho chính nó."
      case .jetsam(.idle):
        "iOS chấm dứt tiến trình vì nó không có gì để làm. Không có gì trong tiến trình gây ra việc đó."
      case .jetsam(.unnamed):
        "Tiến trình bị chấm dứt trong một sự kiện jetsam. Báo cáo không nêu lý do."
      case .user: "Người dùng đã buộc thoát app."
      case .crash: "App bị crash: chính mã của nó gây ra việc chấm dứt."
      case .rule(let rule): Vietnamese.shared.rule(rule)
      case .fact(let fact): Vietnamese.shared.field.fact(fact)
      case .known: "Hệ thống đã chấm dứt app vì một lý do mà applife không mô phỏng."
      case .killed: "App bị kill. Báo cáo không nói vì sao."
      case .unknown: "Không rõ nguyên nhân: không có gì được công bố về mã này."
      }
    }

    func code(_ code: TerminationCode) -> String {
      switch code {
      case .backgroundTask: "một tác vụ nền không hoàn tất kịp"
      case .backgroundURLSession: "một phiên URL trong nền không hoàn tất kịp"
      case .backgroundFetch: "một lần tìm nạp trong nền không hoàn tất kịp"
      case .badFood: "watchdog đã chấm dứt app; đọc là \"ate bad food\""
      case .badCall:
        "app nhận một push VoIP mà không báo cuộc gọi cho CallKit; \"bad call\""
      case .voipResumedTooOften: "app được chạy tiếp quá nhiều lần với tư cách app VoIP"
      case .badDisc: "iOS xóa bộ nhớ đệm của app để giải phóng dung lượng; \"bad disc\""
      case .coolOff: "thiết bị quá nóng; \"cool off\""
      case .watchTooMuchCPU: "một tác vụ nền trên đồng hồ dùng quá nhiều thời gian CPU"
      case .watchNotInTime: "một tác vụ nền trên đồng hồ không hoàn tất kịp"
      case .watchNotInTimeOnBusySystem:
        "một tác vụ nền trên đồng hồ không hoàn tất kịp, khi hệ thống bận"
      case .tooManyResources: "app dùng quá nhiều tài nguyên quan trọng của hệ thống"
      case .deadLock:
        "app giữ khóa trên một tệp hoặc cơ sở dữ liệu khi bị tạm ngưng; \"dead lock\""
      case .deadFall: "người dùng đã buộc thoát app; \"dead fall\""
      case .insecureDrawing: "app đã vẽ khi không được phép, chẳng hạn khi màn hình đang khóa"
      case .stackshot: "một báo cáo về cả hệ thống được lập theo yêu cầu, không phải crash"
      case .tooManyBackgroundTasks: "app có quá nhiều tác vụ nền cùng lúc: tối đa khoảng 1000"
      }
    }

    var unknownCode: String { "không rõ: không có gì được công bố về nó" }

    func category(_ category: ExitCategory) -> String {
      switch category {
      case .normal: "app tự kết thúc, bị vuốt bỏ, hoặc được kết thúc bình thường"
      case .abnormal: "một exception không được bắt, hoặc abort()"
      case .watchdog: "watchdog: app quá chậm (0x8badf00d)"
      case .cpuLimit: "app dùng quá nhiều thời gian CPU"
      case .memoryLimit: "app vượt giới hạn bộ nhớ của chính nó"
      case .systemPressure: "iOS cần bộ nhớ"
      case .taskTimeout:
        "một tác vụ nền, một lần fetch hoặc một lượt truyền nền không được kết thúc kịp"
      case .fileLock: "app bị tạm ngưng khi đang khóa một tệp (0xdead10cc)"
      case .badAccess: "truy cập bộ nhớ không hợp lệ"
      case .illegalInstruction: "lệnh máy không hợp lệ"
      }
    }

    func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String {
      guard let isForeground else { return category.rawValue }
      return "\(category.rawValue), \(isForeground ? "ở tiền cảnh" : "trong nền")"
    }

    var nothingFound: String {
      "applife không nhận ra lý do chấm dứt, exception hay mã nào trong đó"
    }

    var whatHappened: String { "Điều đã xảy ra" }

    var codeHeading: String { "Mã" }

    var metricKit: String { "MetricKit" }

    var foregroundExits: String { "Số lần thoát ở tiền cảnh" }

    var backgroundExits: String { "Số lần thoát trong nền" }

    var said: String { "Báo cáo viết" }

    var memory: String { "Bộ nhớ" }

    var rule: String { "Quy tắc" }

    var source: String { "Nguồn" }

    var time: String { "Thời gian" }

    var state: String { "Trên sơ đồ" }

    var notified: String { "Được báo" }

    var lost: String { "Bị mất" }

    func reproduce(_ isExample: Bool) -> String {
      isExample
        ? "Một ví dụ kết thúc như vậy, với applife run (nguyên nhân khác cũng có thể dẫn đến đó):"
        : "Để tái hiện, với applife run:"
    }

    func allowed(_ time: String, standard: String?) -> String {
      "cho phép \(time), đã dùng hết" + (standard.map { "; mô hình cho phép \($0)" } ?? "")
    }

    func standard(_ time: String, _ limit: TimeLimit) -> String {
      "mô hình cho phép \(time) (\(Vietnamese.shared.limit(limit)))"
    }

    func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String {
      let busy = share.map { " (\($0)% của mọi nhân)" } ?? ""
      return "trong đó đã dùng \(time) thời gian CPU\(busy)"
        + (waits ? ": luồng chính chờ nhiều hơn làm việc" : "")
    }

    func lifetime(_ time: String, hasEnded: Bool) -> String {
      "\(time) từ lúc khởi chạy đến lúc \(hasEnded ? "bị chấm dứt" : "có báo cáo")"
    }

    func ruleText(_ id: String, grade: String, text: String) -> String {
      "\(id) (\(grade)): \(text)"
    }

    func processorAllowance(_ time: String, used: String?) -> String {
      "cho phép \(time) thời gian CPU" + (used.map { ", đã dùng \($0)" } ?? "")
    }

    func memoryUse(used: String?, limit: String?, page: String?) -> String {
      let parts = [
        used.map { "đã dùng \($0)" }, limit.map { "giới hạn \($0)" }, page.map { "trang \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }

    func shownState(_ state: CrashLog.ShownState) -> String {
      switch state {
      case .launching: "đang khởi chạy; chưa từng ở trạng thái Hoạt động"
      case .inFront: "ở tiền cảnh"
      case .background: "Chạy nền"
      case .suspending: "Chạy nền; iOS sắp tạm ngưng nó"
      case .suspended: "Bị tạm ngưng"
      }
    }

    func firstOf(_ count: Int) -> String {
      "Văn bản có \(count) báo cáo. Đây là báo cáo đầu tiên: hãy đưa riêng từng báo cáo cho applife."
    }

    var isExtension: String {
      "Tiến trình là phần mở rộng của app. Nó không có vòng đời app, là thứ applife mô phỏng."
    }

    var isDaemon: String {
      "Tiến trình là daemon hoặc phần mở rộng. Nó không có vòng đời app, là thứ applife mô phỏng."
    }

    func alsoKilled(_ names: String, more: Int) -> String {
      "Trong cùng sự kiện, iOS còn chấm dứt \(names)"
        + (more > 0 ? " và \(more) tiến trình nữa." : ".")
    }

    func otherSystem(_ name: String) -> String {
      "Nó chạy trên \(name). applife mô phỏng iOS, nên không nêu trạng thái và kịch bản."
    }

    func resourceEnd(_ isKilled: Bool) -> String {
      isKilled
        ? "iOS đã chấm dứt tiến trình vì thế." : "iOS chỉ ghi nhận: tiến trình vẫn chạy tiếp."
    }

    func shownBy(_ command: String) -> String { "Để xem: \(command)" }

    var wasNotified: String { "có: applicationWillTerminate(_:) được gọi" }

    var wasNotNotified: String { "không: tiến trình kết thúc mà không có lời gọi nào nữa" }

    var unsavedLost: String { "mọi thứ app chưa kịp lưu" }

    var nothingToLose: String {
      "không mất gì người dùng đã nhập: app chưa hiện trên màn hình"
    }

    func scenarioTitle(_ report: String) -> String { "App kết thúc theo \(report)" }

    var noScenario: String { "applife không có kịch bản nào cho trường hợp này." }
  }
}
