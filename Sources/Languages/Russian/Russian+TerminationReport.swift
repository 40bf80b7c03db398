// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class TerminationReportSentences: TerminationReportPhrases {
    func title(_ app: String) -> String { "Приложение \(app) завершено" }

    var reason: String { "Почему" }

    var code: String { "Код" }

    var metricKit: String { "MetricKit" }

    var notified: String { "Уведомлено" }

    var yes: String { "да, вызван applicationWillTerminate(_:)" }

    var no: String { "нет" }

    var time: String { "Время" }

    func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String {
      "\(elapsed) из \(allowance)" + (limit.map { ", \(Russian.shared.limit($0))" } ?? "")
    }

    var lastCallback: String { "Посл. метод" }

    var state: String { "Состояние" }

    var unsavedEditsLost: String { "Потеряно" }

    var nothingLost: String { "ничего" }

    func lostEdits(_ number: Int) -> String { Russian.shared.unsavedEdits(number) }

    func editsLost(_ number: Int) -> String {
      "потеряно: " + plural(number, "правка", "правки", "правок")
    }

    func endedBy(_ reason: Termination.Reason) -> String {
      switch reason {
      case .user: "пользователь"
      case .watchdog: "watchdog"
      case .memory: "нехватка памяти"
      case .system: "завершила iOS"
      case .crash: "сбой"
      case .reboot: "перезагрузка"
      case .exitsOnSuspend: "фон закрыт"
      case .task: "открытая задача"
      case .fetch: "долгая загрузка"
      case .push: "долгий push"
      case .exit: "вызов exit()"
      case .privacy: "доступ к данным"
      case .lockFile: "блокировка файла"
      case .scheduler: "долгая задача"
      case .voip: "без CallKit"
      }
    }

    var reproduce: String { "Повторить" }

    var rule: String { "Правило" }

    func others(_ number: Int) -> String {
      "и ещё \(plural(number, "приложение", "приложения", "приложений"))"
    }
  }

  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String {
    switch reason {
    case .user: "Пользователь смахнул карточку приложения."
    case .watchdog: "Приложение завершил watchdog: оно не уложилось в лимит времени."
    case .memory where code == .perProcessLimit: "Приложение превысило собственный лимит памяти."
    case .memory: "iOS понадобилась память."
    case .system: "iOS завершила приложение."
    case .crash: "Сбой приложения."
    case .reboot: "Устройство перезагружено."
    case .exitsOnSuspend:
      "Приложение ушло с экрана, а работать в фоне не может "
        + "(до iOS 4 или с UIApplicationExitsOnSuspend)."
    case .task where code == .tooManyTasks: "У приложения было открыто слишком много фоновых задач."
    case .task: "Время вышло, а фоновая задача ещё открыта."
    case .fetch: "Приложение не завершило фоновую загрузку вовремя."
    case .push: "Приложение не обработало тихое push-уведомление вовремя."
    case .exit: "Приложение вызвало exit()."
    case .privacy: "Пользователь изменил настройку конфиденциальности приложения."
    case .lockFile: "Приостановленное приложение удерживало блокировку файла."
    case .scheduler: "Приложение не завершило запланированную задачу вовремя."
    case .voip: "Приложение не сообщило CallKit о звонке из VoIP-уведомления."
    }
  }

  func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "читается «ate bad food»"
    case .badFetch: "фоновая загрузка длилась слишком долго"
    case .badTask: "фоновая задача длилась слишком долго"
    case .deadLock: "читается «dead lock»"
    case .badCall: "читается «bad call»"
    case .tooManyTasks: "слишком много фоновых задач"
    case .kill: "процесс убит"
    case .trap: "ошибка времени выполнения (trap)"
    case .abort: "вызвана функция abort()"
    case .illegalInstruction: "недопустимая инструкция: ошибка времени выполнения (trap)"
    case .segmentationFault: "ошибка сегментации: недопустимое обращение к памяти"
    case .busError: "ошибка шины"
    case .arithmetic: "арифметическая ошибка"
    case .fileSize: "файл превысил допустимый размер"
    case .perProcessLimit: "превышен лимит памяти процесса"
    case .pageShortage: "на устройстве не хватило памяти"
    }
  }
}
