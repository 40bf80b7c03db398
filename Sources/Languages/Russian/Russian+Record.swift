// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class RecordSentences: RecordPhrases {
    func kind(_ kind: Trace.Kind) -> String {
      switch kind {
      case .event: "событие"
      case .refused: "отказ"
      case .process: "процесс"
      case .call: "вызов"
      case .returned: "возврат"
      case .notification: "уведомление"
      case .state: "состояние"
      case .task: "задача"
      case .deadline: "лимит"
      case .queue: "очередь"
      case .phase: "фаза"
      case .end: "завершение"
      case .output: "вывод"
      }
    }

    func text(_ entry: Trace.Entry) -> String {
      let rows = Russian.shared.logRows
      switch entry.kind {
      // Statements of scenarios, API names, and what an app prints.
      case .event, .call, .notification, .phase, .output:
        return entry.kind.text(why: Russian.shared.rule)
      case .refused(let refusal): return refused(refusal)
      case .process(let step): return rows.step(step)
      case .returned(let callback, let after, let value):
        let time = Russian.seconds(TimeText.seconds(after))
        let end = value.map { ", результат \($0)" } ?? ""
        return "\(callback.rawValue): выполнен за \(time)\(end)"
      case .state(let from, let to, let because):
        return rows.transition(from: from, to: to, because)
      case .task(let name, let what, let remaining):
        let left = Russian.seconds(TimeText.seconds(remaining))
        return "\(rows.task(name, what)), осталось \(left)"
      case .deadline(let limit, let due):
        let time = Russian.seconds(TimeText.seconds(due))
        return "«\(Russian.shared.limit(limit))» до отметки \(time)"
      case .queue(let what, let event):
        return rows.queue(what, event.phrase, app: entry.app, entry.rule)
      case .end(let ending): return end(ending)
      }
    }

    private func refused(_ refusal: Refusal) -> String {
      let why = "\(refusal.event): \(Russian.shared.rule(refusal.rule))"
      let way = refusal.remedy.map { $0.description }.joined(separator: ", ")
      return way.isEmpty ? why : "\(why) (сначала: \(way))"
    }

    private func end(_ ending: Termination) -> String {
      var text = ending.reason.rawValue
      if let code = ending.code { text += " \(code.rawValue)" }
      text += ending.notified ? ", уведомлено" : ", не уведомлено"
      let lost = ending.unsavedEditsLost
      return lost > 0 ? text + ", потеряно: \(Russian.shared.unsavedEdits(lost))" : text
    }

    func origin(_ entry: Trace.Entry) -> String {
      var text = "#\(entry.number) \(entry.rule.rawValue)"
      if let predecessor = entry.predecessor { text += " <- #\(predecessor)" }
      if case .deadline(let limit, _) = entry.cause {
        text += " (истёк лимит «\(Russian.shared.limit(limit))»)"
      }
      return text
    }
  }
}
