// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class RecordSentences: RecordPhrases {
    func kind(_ kind: Trace.Kind) -> String {
      switch kind {
      case .event: "sự kiện"
      case .refused: "từ chối"
      case .process: "tiến trình"
      case .call: "lời gọi"
      case .returned: "trả về"
      case .notification: "notification"
      case .state: "trạng thái"
      case .task: "tác vụ"
      case .deadline: "thời hạn"
      case .queue: "hàng đợi"
      case .phase: "pha"
      case .end: "chấm dứt"
      case .output: "đầu ra"
      }
    }

    func text(_ entry: Trace.Entry) -> String {
      let rows = Vietnamese.shared.logRows
      switch entry.kind {
      // Statements of scenarios, API names, and what an app prints.
      case .event, .call, .notification, .phase, .output:
        return entry.kind.text(why: Vietnamese.shared.rule)
      case .refused(let refusal): return refused(refusal)
      case .process(let step): return rows.step(step)
      case .returned(let callback, let after, let value):
        let time = Vietnamese.seconds(TimeText.seconds(after))
        let end = value.map { " với \($0)" } ?? ""
        return "\(callback.rawValue): trả về\(end) sau \(time)"
      case .state(let from, let to, let because):
        return rows.transition(from: from, to: to, because)
      case .task(let name, let what, let remaining):
        let left = Vietnamese.seconds(TimeText.seconds(remaining))
        return "\(rows.task(name, what)), còn \(left)"
      case .deadline(let limit, let due):
        let time = Vietnamese.seconds(TimeText.seconds(due))
        return "\(Vietnamese.shared.limit(limit)): đến mốc \(time)"
      case .queue(let what, let event):
        return rows.queue(what, event.phrase, app: entry.app, entry.rule)
      case .end(let ending): return end(ending)
      }
    }

    private func refused(_ refusal: Refusal) -> String {
      let why = "\(refusal.event): \(Vietnamese.shared.rule(refusal.rule))"
      let way = refusal.remedy.map { $0.description }.joined(separator: ", ")
      return way.isEmpty ? why : "\(why) (trước hết: \(way))"
    }

    private func end(_ ending: Termination) -> String {
      var text = ending.reason.rawValue
      if let code = ending.code { text += " \(code.rawValue)" }
      text += ending.notified ? ", được báo" : ", không được báo"
      let lost = ending.unsavedEditsLost
      return lost > 0 ? text + ", mất \(lost) chỉnh sửa chưa lưu" : text
    }

    func origin(_ entry: Trace.Entry) -> String {
      var text = "#\(entry.number) \(entry.rule.rawValue)"
      if let predecessor = entry.predecessor { text += " <- #\(predecessor)" }
      if case .deadline(let limit, _) = entry.cause {
        text += " (hết giới hạn \(Vietnamese.shared.limit(limit)))"
      }
      return text
    }
  }
}
