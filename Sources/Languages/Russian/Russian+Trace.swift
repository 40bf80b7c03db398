// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class TraceSentences: TracePhrases {
    func event(_ event: String, app: String?) -> String {
      if let app { "\(event): \(app)." } else { "\(event)." }
    }

    func main(_ app: String, arguments: String) -> String {
      "\(app): вызвана функция main с аргументами \(arguments)."
    }

    func applicationMain(_ app: String, principal: String, delegate: String) -> String {
      "\(app): вызвана функция UIApplicationMain с главным классом \(principal) и классом делегата "
        + "\(delegate)."
    }

    func prewarmed(_ app: String) -> String {
      "\(app): iOS прогрела процесс. Он ждёт перед UIApplicationMain."
    }

    func runLoop(_ app: String) -> String { "\(app): работает основной цикл." }

    func snapshot(_ app: String) -> String {
      "\(app): iOS делает снимок для переключателя приложений."
    }

    func stateSaved(_ app: String) -> String { "\(app): iOS сохраняет состояние интерфейса." }

    func process(_ app: String, _ step: Trace.ProcessStep) -> String {
      let text = Russian.step(step)
      return "\(app): \(text)" + (text.hasSuffix(".") ? "" : ".")
    }

    func phase(_ app: String, scene: String?, to: String) -> String {
      "\(app): ScenePhase\(scene.map { " сцены \($0)" } ?? "") теперь \(to)."
    }

    func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String {
      "\(app): вызван обработчик завершения (\(Russian.shared.wake(wake))) с результатом \(result)."
    }

    func call(_ app: String, method: String, state: String) -> String {
      "\(app): вызван метод \(method). Состояние: \(state)."
    }

    func returned(_ method: String, after: String, _ value: Bool?) -> String {
      value.map { "\(method) вернул \($0) за \(after)." }
        ?? "\(method) выполнен за \(after)."
    }

    func notification(_ name: String, state: String) -> String {
      "\(name): уведомление отправлено. Состояние: \(state)."
    }

    func state(_ app: String, state: String, cause: String) -> String {
      "\(app), новое состояние «\(state)»: \(cause)."
    }

    func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String)
      -> String
    {
      switch what {
      case .begun: "\(app): начата фоновая задача \(name), осталось \(remaining)."
      case .ended: "\(app): завершена фоновая задача \(name), осталось \(remaining)."
      case .expired: "\(app): время фоновой задачи \(name) скоро истечёт."
      case .leaked: "\(app): фоновая задача \(name) не завершена вовремя."
      }
    }

    func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String {
      "\(app): \(Russian.deadline(limit, time, due))."
    }

    func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String {
      switch what {
      case .queued: "\(app ?? ""): событие \(event) поставлено в очередь."
      case .coalesced:
        "\(app ?? ""): событие \(event) уже в очереди, оно будет доставлено один раз."
      case .delivered: "\(app ?? ""): событие \(event) доставлено."
      case .dropped: notDelivered(event, app, rule) + "."
      }
    }

    func end(_ app: String, why: String, _ notified: Bool, _ lost: Int) -> String {
      let knows = notified ? "Его уведомили." : "Его не уведомили."
      let loss = lost == 0 ? "" : " Потеряно: \(Russian.shared.unsavedEdits(lost))."
      return "Приложение \(app) завершено. \(why) \(knows)\(loss)"
    }
  }
}
