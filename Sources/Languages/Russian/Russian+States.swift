// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  func state(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Не запущено"
    case .inactive: "Неактивно"
    case .active: "Активно"
    case .background: "В фоне"
    case .suspended: "Приостановлено"
    }
  }

  /// The name of a state with Apple's: "Неактивно (Inactive)".
  func stateTitle(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "Не запущено (Not running)"
    case .inactive: "Неактивно (Inactive)"
    case .active: "Активно (Active)"
    case .background: "В фоне (Background)"
    case .suspended: "Приостановлено (Suspended)"
    }
  }

  func stateDescription(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning:
      "Приложение не было запущено или было завершено. "
        + "У него нет процесса."
    case .inactive:
      "Приложение на переднем плане (foreground) выполняет код, но не "
        + "получает событий. Приложение проходит через это состояние на пути к другим. Пока что-то "
        + "прерывает работу приложения, оно остаётся в нём."
    case .active:
      "Приложение на переднем плане (foreground) получает события. Это "
        + "обычное состояние приложения на экране."
    case .background:
      "Приложения нет на экране, но оно выполняет код. "
        + "Большинство приложений остаётся здесь недолго, затем iOS приостанавливает их. Фоновые "
        + "задачи, фоновые режимы и фоновый запуск продлевают это время."
    case .suspended:
      "Приложение остаётся в памяти, но не выполняет код. "
        + "Таймеры и вызовы методов ждут. При нехватке памяти iOS завершает приостановленные "
        + "приложения без предупреждения."
    }
  }

  func stateMeaning(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "процесса нет"
    case .inactive: "событий нет"
    case .active: "события идут"
    case .background: "не на экране, выполняет код"
    case .suspended: "в памяти, код не выполняется"
    }
  }

  func cause(_ cause: TransitionReason) -> String {
    switch cause {
    case .launch: "приложение запускается"
    case .backgroundLaunch: "запущено в фоне"
    case .return: "возвращение на передний план"
    case .home: "уход на экран «Домой»"
    case .otherApp: "открыто другое приложение"
    case .lock: "устройство заблокировано"
    case .unlock: "устройство разблокировано"
    case .call: "входящий звонок"
    case .callAnswered: "звонок принят"
    case .callDeclined: "звонок отклонён"
    case .callEnded: "звонок завершён"
    case .banner: "касание баннера"
    case .switcher: "открыт переключатель приложений"
    case .chosen: "выбрано в переключателе приложений"
    case .switcherClosed: "переключатель приложений закрыт"
    case .controlCenter: "открыт Пункт управления"
    case .controlCenterClosed: "Пункт управления закрыт"
    case .notificationCenter: "открыт Центр уведомлений"
    case .notificationCenterClosed: "Центр уведомлений закрыт"
    case .alert: "показано предупреждение"
    case .alertAnswered: "на предупреждение ответили"
    case .faceID: "Face ID сканирует лицо"
    case .faceIDFinished: "Face ID закончил работу"
    case .siri: "Siri слушает"
    case .siriDismissed: "Siri закрыта"
    case .url: "открыт URL"
    case .activity: "продолжена активность"
    case .quickAction: "выбрано быстрое действие"
    case .push: "касание уведомления"
    case .localNotification: "касание уведомления"
    case .silentPush: "тихое push-уведомление"
    case .voipPush: "VoIP-уведомление"
    case .liveActivityPush: "push-уведомление Live Activity"
    case .region: "вход в геозону или выход из неё"
    case .fetch: "фоновая загрузка"
    case .location: "обновилась геопозиция"
    case .bluetooth: "событие Bluetooth"
    case .transfer: "завершилась передача файлов"
    case .suspension: "работы больше нет"
    case .user: "пользователь смахнул карточку"
    case .watchdog: "приложение завершил watchdog"
    case .memory: "iOS завершила его из-за памяти"
    case .system: "iOS завершила приложение"
    case .crash: "сбой приложения"
    case .reboot: "устройство перезагружено"
    case .exitsOnSuspend: "приложение не может работать в фоне"
    case .task: "фоновая задача не завершена"
    case .exit: "приложение вызвало exit()"
    case .privacy: "изменены настройки конфиденциальности"
    case .lockFile: "приложение удерживало блокировку файла"
    case .scheduler: "запланированная задача"
    case .window: "окно открыто или выбрано"
    case .windowClosed: "окно закрыто"
    case .batteryLow: "низкий заряд аккумулятора"
    case .message: "пришло сообщение"
    }
  }
}
