// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class RecordSentences: RecordPhrases {
    func kind(_ kind: Trace.Kind) -> String {
      switch kind {
      case .event: "事件"
      case .refused: "拒绝"
      case .process: "进程"
      case .call: "调用"
      case .returned: "返回"
      case .notification: "通知"
      case .state: "状态"
      case .task: "任务"
      case .deadline: "时限"
      case .queue: "队列"
      case .phase: "阶段"
      case .end: "终止"
      case .output: "输出"
      }
    }

    func text(_ entry: Trace.Entry) -> String {
      let rows = SimplifiedChinese.shared.logRows
      switch entry.kind {
      // Statements of scenarios, API names, and what an app prints.
      case .event, .call, .notification, .phase, .output:
        return entry.kind.text(why: SimplifiedChinese.shared.rule)
      case .refused(let refusal): return refused(refusal)
      case .process(let step): return rows.step(step)
      case .returned(let callback, let after, let value):
        let time = SimplifiedChinese.seconds(TimeText.seconds(after))
        let end = value.map { " \($0)" } ?? ""
        return "\(callback.rawValue)：\(time)后返回\(end)"
      case .state(let from, let to, let because):
        return rows.transition(from: from, to: to, because)
      case .task(let name, let what, let remaining):
        let left = SimplifiedChinese.seconds(TimeText.seconds(remaining))
        return "\(rows.task(name, what))，还剩 \(left)"
      case .deadline(let limit, let due):
        let time = SimplifiedChinese.seconds(TimeText.seconds(due))
        return "\(SimplifiedChinese.shared.limit(limit))，到第 \(time)为止"
      case .queue(let what, let event):
        return rows.queue(what, event.phrase, app: entry.app, entry.rule)
      case .end(let ending): return end(ending)
      }
    }

    private func refused(_ refusal: Refusal) -> String {
      let why = "\(refusal.event)：\(SimplifiedChinese.shared.rule(refusal.rule))"
      let way = refusal.remedy.map { $0.description }.joined(separator: "、")
      return way.isEmpty ? why : "\(why)（先做：\(way)）"
    }

    private func end(_ ending: Termination) -> String {
      var text = ending.reason.rawValue
      if let code = ending.code { text += " \(code.rawValue)" }
      text += ending.notified ? "，已告知" : "，未告知"
      let lost = ending.unsavedEditsLost
      return lost > 0 ? text + "，丢失 \(lost) 处未保存的编辑" : text
    }

    func origin(_ entry: Trace.Entry) -> String {
      var text = "#\(entry.number) \(entry.rule.rawValue)"
      if let predecessor = entry.predecessor { text += " <- #\(predecessor)" }
      if case .deadline(let limit, _) = entry.cause {
        text += "（达到时限：\(SimplifiedChinese.shared.limit(limit))）"
      }
      return text
    }
  }
}
