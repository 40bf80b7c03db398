// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class TraceSentences: TracePhrases {
    func event(_ event: String, app: String?) -> String {
      if let app { "\(event): \(app)." } else { "\(event)." }
    }

    func main(_ app: String, arguments: String) -> String {
      "\(app): main được gọi với các đối số \(arguments)."
    }

    func applicationMain(_ app: String, principal: String, delegate: String) -> String {
      "\(app): UIApplicationMain được gọi với lớp chính \(principal) và lớp delegate "
        + "\(delegate)."
    }

    func prewarmed(_ app: String) -> String {
      "\(app): iOS prewarm tiến trình. Nó chờ trước UIApplicationMain."
    }

    func runLoop(_ app: String) -> String { "\(app): run loop chính đang chạy." }

    func snapshot(_ app: String) -> String {
      "\(app): iOS chụp ảnh cho trình chuyển đổi ứng dụng."
    }

    func stateSaved(_ app: String) -> String { "\(app): iOS lưu trữ trạng thái UI." }

    func process(_ app: String, _ step: Trace.ProcessStep) -> String {
      let text = Vietnamese.step(step)
      return "\(app): \(text)" + (text.hasSuffix(".") ? "" : ".")
    }

    func phase(_ app: String, scene: String?, to: String) -> String {
      "\(app): ScenePhase\(scene.map { " của \($0)" } ?? "") là \(to)."
    }

    func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String {
      "\(app): đã gọi completion handler của \(Vietnamese.shared.wake(wake)) với \(result)."
    }

    func call(_ app: String, method: String, state: String) -> String {
      "\(app): \(method) được gọi. Trạng thái là \(state)."
    }

    func returned(_ method: String, after: String, _ value: Bool?) -> String {
      let answer = value.map { " \($0)" } ?? ""
      return "\(method) trả về\(answer) sau \(after)."
    }

    func notification(_ name: String, state: String) -> String {
      "\(name) được gửi. Trạng thái là \(state)."
    }

    func state(_ app: String, state: String, cause: String) -> String {
      "\(app) chuyển sang trạng thái \(state): \(cause)."
    }

    func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String)
      -> String
    {
      switch what {
      case .begun: "\(app) bắt đầu tác vụ nền \(name) khi còn \(remaining)."
      case .ended: "\(app) kết thúc tác vụ nền \(name) khi còn \(remaining)."
      case .expired: "\(app): tác vụ nền \(name) sắp hết hạn."
      case .leaked: "\(app) không kết thúc kịp tác vụ nền \(name)."
      }
    }

    func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String {
      "\(app): \(Vietnamese.deadline(limit, time, due))."
    }

    func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String {
      switch what {
      case .queued: "\(app ?? ""): \(event) được xếp vào hàng đợi."
      case .coalesced: "\(app ?? ""): \(event) đã có trong hàng đợi, nên sẽ được giao một lần."
      case .delivered: "\(app ?? ""): \(event) được giao."
      case .dropped: notDelivered(event, app, rule) + "."
      }
    }

    func end(_ app: String, why: String, _ notified: Bool, _ lost: Int) -> String {
      let knows = notified ? "App được báo." : "App không được báo."
      let loss =
        lost == 0 ? "" : " Mất \(lost) chỉnh sửa chưa lưu."
      return "\(app) đã bị chấm dứt. \(why) \(knows)\(loss)"
    }
  }
}
