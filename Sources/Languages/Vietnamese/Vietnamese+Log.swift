// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class LogSentences: LogPhrases {
    func refused(_ event: String) -> String { "không thể: \(event)" }

    var prewarmed: String { "được prewarm" }

    var runLoop: String { "run loop chính đang chạy" }

    var snapshot: String { "chụp ảnh app cho trình chuyển đổi" }

    var stateSaved: String { "trạng thái UI đã được lưu trữ" }

    func step(_ step: Trace.ProcessStep) -> String { Vietnamese.step(step) }

    func completed(_ wake: BackgroundWake, _ result: String) -> String {
      "đã hoàn tất: \(Vietnamese.shared.wake(wake)) \(result)"
    }

    func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason)
      -> String
    {
      "\(Vietnamese.shared.state(from)) → \(Vietnamese.shared.state(to)): \(Vietnamese.shared.cause(cause))"
    }

    func returned(_ value: Bool?, _ time: String?) -> String {
      var text = "trả về"
      if let value { text += " \(value)" }
      if let time { text += " sau \(time)" }
      return text
    }

    func took(_ time: String, of limit: String) -> String { "\(time) / \(limit)" }

    func folded(_ count: Int, _ key: String) -> String {
      "+\(count) dòng: \(key)"
    }

    var isByCause: String {
      "Nhật ký theo nguyên nhân: mỗi sự kiện, và bên dưới là các dòng do nó gây ra."
    }

    var isComplete: String { "Nhật ký đầy đủ: mỗi việc xảy ra là một dòng." }

    func task(_ name: String, _ what: Trace.TaskChange) -> String {
      switch what {
      case .begun: "tác vụ \(name) bắt đầu"
      case .ended: "tác vụ \(name) kết thúc"
      case .expired: "tác vụ \(name) hết hạn"
      case .leaked: "tác vụ \(name) không kết thúc kịp"
      }
    }

    func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String {
      Vietnamese.deadline(limit, time, due)
    }

    func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String {
      switch what {
      case .queued: "vào hàng đợi: \(event)"
      case .coalesced: "đã có trong hàng đợi: \(event)"
      case .delivered: "đã giao: \(event)"
      case .dropped: notDelivered(event, app, rule)
      }
    }

    var notified: String { "được báo" }

    var notNotified: String { "không được báo" }
  }

  /// "Không giao được sự kiện chạm: Notes không ở trạng thái Hoạt động"
  static func notDelivered(_ event: String, _ app: String?, _ rule: Rule) -> String {
    guard let app else { return "Không giao được sự kiện \(event): không có app nào ở phía trước" }
    if rule == .eventUnhandled {
      return "Sự kiện \(event) bị bỏ: không responder nào của \(app) xử lý nó"
    }
    return "Không giao được sự kiện \(event): \(app) không ở trạng thái Hoạt động"
  }
}
