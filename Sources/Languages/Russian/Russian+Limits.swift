// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  func limit(_ limit: TimeLimit) -> String {
    switch limit {
    case .launch: "запуск"
    case .backgroundLaunch: "фоновый запуск"
    case .enterBackground: "уход в фон"
    case .terminate: "завершение"
    case .sceneUpdate: "переход"
    case .backgroundTime: "время в фоне"
    case .expirationHandler: "обработчик истечения времени"
    case .suspension: "приостановка"
    case .fetch: "фоновая загрузка"
    case .push: "тихий push"
    case .wake: "пробуждение в фоне"
    case .refresh: "задача обновления"
    case .processing: "задача обработки"
    case .voipReport: "сообщение о VoIP-звонке"
    case .continuedProgress: "прогресс задачи"
    case .fetchInterval: "интервал загрузки"
    case .pushBudget: "бюджет тихих push"
    }
  }

  func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "фоновая загрузка"
    case .silentPush: "тихое push-уведомление"
    case .transfer: "фоновая передача"
    case .location: "обновление геопозиции"
    case .bluetooth: "событие Bluetooth"
    case .refreshTask: "задача обновления"
    case .processingTask: "задача обработки"
    case .continuedTask: "продолжаемая задача"
    case .voipPush: "VoIP-уведомление"
    case .liveActivityPush: "push-уведомление Live Activity"
    case .regionEntered: "вход в геозону"
    case .regionExited: "выход из геозоны"
    case .bluetoothPeripheral: "событие Bluetooth"
    }
  }

  /// A limit that begins: how much time there is, and until when.
  static func deadline(_ limit: TimeLimit, _ time: String, _ due: String) -> String {
    switch limit {
    case .launch: "watchdog: \(time) на запуск (до\u{A0}\(due))"
    case .backgroundLaunch: "watchdog: \(time) на фоновый запуск (до\u{A0}\(due))"
    case .enterBackground: "watchdog: \(time) на уход в фон (до\u{A0}\(due))"
    case .terminate: "watchdog: \(time) на завершение (до\u{A0}\(due))"
    case .sceneUpdate: "watchdog: \(time) на этот переход (до\u{A0}\(due))"
    case .backgroundTime: "время в фоне: \(time) (до\u{A0}\(due))"
    case .expirationHandler: "обработчики истечения: \(time) (до\u{A0}\(due))"
    case .suspension: "приостановка через \(time) (в\u{A0}\(due))"
    case .fetch: "\(time) на фоновую загрузку (до\u{A0}\(due))"
    case .push: "\(time) на тихое push-уведомление (до\u{A0}\(due))"
    case .wake: "\(time) на пробуждение в фоне (до\u{A0}\(due))"
    case .refresh: "\(time) на задачу обновления (до\u{A0}\(due))"
    case .processing: "\(time) на задачу обработки (до\u{A0}\(due))"
    case .voipReport: "\(time), чтобы сообщить о звонке (до\u{A0}\(due))"
    case .continuedProgress: "\(time), чтобы сообщить о прогрессе задачи (до\u{A0}\(due))"
    case .fetchInterval: "следующая загрузка не раньше чем через \(time) (в\u{A0}\(due))"
    case .pushBudget: "бюджет тихих push-уведомлений на \(time) (до\u{A0}\(due))"
    }
  }
}
