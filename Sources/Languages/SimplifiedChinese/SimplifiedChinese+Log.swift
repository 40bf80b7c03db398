// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class LogSentences: LogPhrases {
    func refused(_ event: String) -> String { "不可用：\(event)" }

    var prewarmed: String { "已预热" }

    var runLoop: String { "主运行循环正在运行" }

    var snapshot: String { "为 App 切换器拍摄快照" }

    var stateSaved: String { "界面状态已归档" }

    func step(_ step: Trace.ProcessStep) -> String { processStep(step) }

    func completed(_ wake: BackgroundWake, _ result: String) -> String {
      "已完成：\(SimplifiedChinese.shared.wake(wake)) \(result)"
    }

    func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason)
      -> String
    {
      "\(SimplifiedChinese.shared.state(from)) → \(SimplifiedChinese.shared.state(to))：\(SimplifiedChinese.shared.cause(cause))"
    }

    func returned(_ value: Bool?, _ time: String?) -> String {
      switch (value, time) {
      case (nil, nil): "返回"
      case (let value?, nil): "返回 \(value)"
      case (nil, let time?): "\(time)后返回"
      case (let value?, let time?): "\(time)后返回 \(value)"
      }
    }

    func took(_ time: String, of limit: String) -> String { "\(time)/\(limit)" }

    func folded(_ count: Int, _ key: String) -> String {
      "+\(count) 行：\(key)"
    }

    var isByCause: String {
      "按原因显示日志：每个事件下面是它引起的各行。"
    }

    var isComplete: String { "完整日志：发生的每件事各占一行。" }

    func task(_ name: String, _ what: Trace.TaskChange) -> String {
      switch what {
      case .begun: "任务 \(name) 开始"
      case .ended: "任务 \(name) 结束"
      case .expired: "任务 \(name) 即将过期"
      case .leaked: "任务 \(name) 没有及时结束"
      }
    }

    func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String {
      SimplifiedChinese.deadline(limit, time, due)
    }

    func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String {
      switch what {
      case .queued: "已排队：\(event)"
      case .coalesced: "已在队列中：\(event)"
      case .delivered: "已送达：\(event)"
      case .dropped: notDelivered(event, app, rule)
      }
    }

    var notified: String { "已告知" }

    var notNotified: String { "未告知" }
  }

  /// "触摸未送达：Notes 未激活"
  static func notDelivered(_ event: String, _ app: String?, _ rule: Rule) -> String {
    guard let app else { return "\(event) 未送达：最前面没有 App" }
    if rule == .eventUnhandled { return "\(event) 未被处理：\(app) 没有响应者处理它" }
    return "\(event) 未送达：\(app) 不处于激活状态"
  }
}
