// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class LogSentences: LogPhrases {
    func refused(_ event: String) -> String { "невозможно: \(event)" }

    var prewarmed: String { "процесс прогрет" }

    var runLoop: String { "работает основной цикл" }

    var snapshot: String { "снимок для переключателя приложений" }

    var stateSaved: String { "состояние интерфейса сохранено" }

    func step(_ step: Trace.ProcessStep) -> String { Russian.step(step) }

    func completed(_ wake: BackgroundWake, _ result: String) -> String {
      "завершено: \(Russian.shared.wake(wake)), \(result)"
    }

    func transition(from: EmulatedApp.State, to: EmulatedApp.State, _ cause: TransitionReason)
      -> String
    {
      "\(Russian.shared.state(from)) → \(Russian.shared.state(to)): \(Russian.shared.cause(cause))"
    }

    func returned(_ value: Bool?, _ time: String?) -> String {
      let text = value.map { "вернул \($0)" } ?? "выполнен"
      return text + (time.map { " за \($0)" } ?? "")
    }

    func took(_ time: String, of limit: String) -> String { "\(time) из \(limit)" }

    func folded(_ count: Int, _ key: String) -> String {
      "+" + Russian.plural(count, "строка", "строки", "строк") + ": \(key)"
    }

    var isByCause: String {
      "Журнал по причинам: событие, а под ним строки, которые оно вызвало."
    }

    var isComplete: String { "Полный журнал: на каждое происшествие одна строка." }

    func task(_ name: String, _ what: Trace.TaskChange) -> String {
      switch what {
      case .begun: "задача \(name) начата"
      case .ended: "задача \(name) завершена"
      case .expired: "время задачи \(name) истекает"
      case .leaked: "задача \(name) не завершена вовремя"
      }
    }

    func deadline(_ limit: TimeLimit, _ time: String, due: String) -> String {
      Russian.deadline(limit, time, due)
    }

    func queue(_ what: Trace.QueueChange, _ event: String, app: String?, _ rule: Rule) -> String {
      switch what {
      case .queued: "в очереди: \(event)"
      case .coalesced: "уже в очереди: \(event)"
      case .delivered: "доставлено: \(event)"
      case .dropped: notDelivered(event, app, rule)
      }
    }

    var notified: String { "уведомлено" }

    var notNotified: String { "не уведомлено" }
  }

  /// "Не доставлено: touch. Приложение Notes не активно"
  static func notDelivered(_ event: String, _ app: String?, _ rule: Rule) -> String {
    guard let app else { return "Не доставлено: \(event). На экране нет приложения" }
    if rule == .eventUnhandled {
      return "Не обработано: \(event). В приложении \(app) нет подходящего респондера"
    }
    return "Не доставлено: \(event). Приложение \(app) не активно"
  }
}
