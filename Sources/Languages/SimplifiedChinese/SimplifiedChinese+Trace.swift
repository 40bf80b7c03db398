// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class TraceSentences: TracePhrases {
    func event(_ event: String, app: String?) -> String {
      if let app { "\(event)：\(app)。" } else { "\(event)。" }
    }

    func main(_ app: String, arguments: String) -> String {
      "\(app)：main 被调用，参数是 \(arguments)。"
    }

    func applicationMain(_ app: String, principal: String, delegate: String) -> String {
      "\(app)：UIApplicationMain 被调用，主类是 \(principal)，代理类是 \(delegate)。"
    }

    func prewarmed(_ app: String) -> String {
      "\(app)：iOS 预热了进程。它在 UIApplicationMain 之前等待。"
    }

    func runLoop(_ app: String) -> String { "\(app)：主运行循环正在运行。" }

    func snapshot(_ app: String) -> String { "\(app)：iOS 为 App 切换器拍摄快照。" }

    func stateSaved(_ app: String) -> String { "\(app)：iOS 归档界面状态。" }

    func process(_ app: String, _ step: Trace.ProcessStep) -> String {
      let text = processStep(step)
      return "\(app)：\(text)" + (text.hasSuffix(".") ? "" : "。")
    }

    func phase(_ app: String, scene: String?, to: String) -> String {
      "\(app)：" + (scene.map { "\($0) 的 " } ?? "") + "ScenePhase 是 \(to)。"
    }

    func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String {
      "\(app)：用 \(result) 调用了完成处理程序：\(SimplifiedChinese.shared.wake(wake))。"
    }

    func call(_ app: String, method: String, state: String) -> String {
      "\(app)：\(method) 被调用。状态是 \(state)。"
    }

    func returned(_ method: String, after: String, _ value: Bool?) -> String {
      "\(method) 在 \(after)后返回\(value.map { " \($0)" } ?? "")。"
    }

    func notification(_ name: String, state: String) -> String {
      "发出了 \(name)。状态是 \(state)。"
    }

    func state(_ app: String, state: String, cause: String) -> String {
      "\(app) 的状态变为\(state)：\(cause)。"
    }

    func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String)
      -> String
    {
      switch what {
      case .begun: "\(app) 开始了后台任务 \(name)，还剩 \(remaining)。"
      case .ended: "\(app) 结束了后台任务 \(name)，还剩 \(remaining)。"
      case .expired: "\(app)：后台任务 \(name) 即将过期。"
      case .leaked: "\(app) 没有及时结束后台任务 \(name)。"
      }
    }

    func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String {
      "\(app)：\(SimplifiedChinese.deadline(limit, time, due))。"
    }

    func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String {
      switch what {
      case .queued: "\(app ?? "")：\(event) 已排队。"
      case .coalesced: "\(app ?? "")：\(event) 已在队列中，所以只送达一次。"
      case .delivered: "\(app ?? "")：\(event) 已送达。"
      case .dropped: notDelivered(event, app, rule) + "。"
      }
    }

    func end(_ app: String, why: String, _ notified: Bool, _ lost: Int) -> String {
      "\(app) 被终止。\(why)" + (notified ? "它得到了通知。" : "它没有得到通知。")
        + (lost == 0 ? "" : "\(lost) 处未保存的编辑丢失了。")
    }
  }
}
