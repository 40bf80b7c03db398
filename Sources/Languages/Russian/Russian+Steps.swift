// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  /// A step of a process in words. Names of functions stay as they are.
  static func step(_ step: Trace.ProcessStep) -> String {
    switch step {
    case .main, .applicationMain, .console: step.text
    case .prewarmed: "процесс прогрет и ждёт перед UIApplicationMain"
    case .runLoop: "работает основной цикл"
    case .snapshot: "сделан снимок для переключателя приложений"
    case .stateSaved: "состояние интерфейса сохранено"
    case .completed(let wake, let result):
      "завершено: \(Russian.shared.wake(wake)), \(result.rawValue)"
    case .neverCompleted(.refreshTask), .neverCompleted(.processingTask):
      "setTaskCompleted(success:) так и не вызван"
    case .neverCompleted(let wake):
      "\(Russian.shared.wake(wake)): обработчик завершения так и не вызван"
    case .windowInFront(let scene): "\(scene) впереди других окон"
    case .schedulerTask(let task, let change): "задача \(task) \(word(change))"
    case .threadWork(let work, let change): "работа \(work) в другом потоке \(word(change))"
    case .offMainThread(let what): "\(what) используется не в основном потоке"
    case .fileLock(let isLocked):
      isLocked ? "файл в общем контейнере заблокирован" : "блокировка файла снята"
    case .audio(let change): "звук: \(word(change))"
    case .location(let change): "обновления геопозиции: \(word(change))"
    case .storyboard(let storyboard): "загружен storyboard \(storyboard)"
    case .protectedDataUnreadable:
      "до первой разблокировки нельзя прочитать защищённые файлы и UserDefaults"
    case .protectedDataLocked:
      "нельзя прочитать файлы и записи связки ключей, которым нужно разблокированное устройство"
    case .seemsLoggedOut:
      "данных, которые не удалось прочитать, всё ещё нет: кажется, что пользователь вышел из учётной записи"
    case .unhandled(let objects): objects.joined(separator: " -> ") + ", не обработано"
    case .fetchInterval: step.text
    case .transferCompleted: "вызван обработчик завершения фоновой сессии URLSession"
    case .notImplemented(let callback): "метода \(callback.rawValue) в приложении нет"
    case .actionSent(let callback, let target): "action \(callback.rawValue) отправлен в \(target)"
    case .callReported: "о звонке сообщено в CallKit"
    case .liveActivityStarted: "Live Activity запущена"
    }
  }

  /// Behind "задача …".
  private static func word(_ change: Trace.SchedulerChange) -> String {
    switch change {
    case .registered: "зарегистрирована"
    case .refused: "отклонена"
    case .submitted: "отправлена"
    case .queued: "поставлена в очередь"
    case .launched: "запущена"
    case .progressed: "сообщила о прогрессе"
    case .stopped: "остановлена"
    case .expired: "прекращена: время истекло"
    case .succeeded: "завершена успешно"
    case .failed: "завершена неуспешно"
    case .canceled: "отменена"
    }
  }

  /// Behind "работа …".
  private static func word(_ change: Trace.ThreadWorkChange) -> String {
    switch change {
    case .begun: "начата"
    case .suspended: "приостановлена"
    case .resumed: "возобновлена"
    case .finished: "закончена"
    }
  }

  private static func word(_ change: Trace.ActivityChange) -> String {
    switch change {
    case .started: "начало"
    case .stopped: "остановка"
    case .paused: "пауза"
    case .resumed: "продолжение"
    }
  }
}
