// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  func logged(_ event: SystemEvent) -> String {
    ScenarioWords.event(event, words(for: event.kind).label)
  }

  func words(for kind: SystemEvent.Kind) -> EventWords {
    switch kind {
    case .tapIcon:
      EventWords("открыть", name: "Открыть приложение с экрана «Домой»") { app, _ in
        "Коснитесь иконки \(app) на экране «Домой»."
      }
    case .pressHome:
      EventWords("домой", name: "Перейти на экран «Домой»") { _, _ in
        "Перейдите на экран «Домой»: смахните вверх от нижнего края или нажмите кнопку «Домой»."
      }
    case .openSwitcher:
      EventWords("карточки", name: "Открыть переключатель приложений") { _, _ in
        "Откройте переключатель приложений: смахните вверх от нижнего края и задержите палец или "
          + "дважды нажмите кнопку «Домой»."
      }
    case .closeSwitcher:
      EventWords("назад", name: "Закрыть переключатель приложений") { _, _ in
        "Закройте переключатель приложений: коснитесь карточки приложения, из которого вы пришли. "
          + "Если вы пришли с экрана «Домой» или смахнули эту карточку, коснитесь места рядом с карточками."
      }
    case .choose:
      EventWords("выбрать", name: "Выбрать приложение в переключателе приложений") { app, _ in
        "Коснитесь карточки \(app) в переключателе приложений."
      }
    case .swipeAway:
      EventWords("смахнуть", name: "Смахнуть приложение в переключателе приложений") { app, _ in
        "Смахните карточку \(app) вверх за край экрана."
      }
    case .lock:
      EventWords("блок.", name: "Заблокировать устройство") { _, _ in
        "Нажмите боковую кнопку."
      }
    case .unlock:
      EventWords("разблок.", name: "Разблокировать устройство") { _, _ in
        "Включите экран и разблокируйте телефон."
      }
    case .receiveCall:
      EventWords("звонок", name: "Получить звонок") { _, _ in
        "Позвоните на телефон с другого телефона."
      }
    case .declineCall:
      EventWords("отклон.", name: "Отклонить звонок") { _, _ in
        "Отклоните звонок."
      }
    case .answerCall:
      EventWords("ответить", name: "Ответить на звонок") { _, _ in
        "Ответьте на звонок."
      }
    case .endCall:
      EventWords("отбой", name: "Завершить звонок") { _, _ in
        "Завершите звонок."
      }
    case .receiveMessage:
      EventWords("сообщ.", name: "Получить сообщение") { _, _ in
        "Отправьте на телефон сообщение с другого телефона."
      }
    case .tapBanner:
      EventWords("баннер", name: "Коснуться баннера") { _, _ in
        "Коснитесь баннера."
      }
    case .dismissBanner:
      EventWords("убрать б.", name: "Убрать баннер") { _, _ in
        "Смахните баннер."
      }
    case .receivePush:
      EventWords("push", name: "Получить push-уведомление") { app, _ in
        "Отправьте в \(app) видимое push-уведомление."
      }
    case .tapPush:
      EventWords("к push", name: "Коснуться push-уведомления") { app, _ in
        "Коснитесь push-уведомления от \(app)."
      }
    case .receiveLocalNotification:
      EventWords("локальн.", name: "Получить локальное уведомление") { app, _ in
        "Дождитесь локального уведомления от \(app)."
      }
    case .tapLocalNotification:
      EventWords("к локал.", name: "Коснуться локального уведомления") { app, _ in
        "Коснитесь локального уведомления от \(app)."
      }
    case .receiveSilentPush:
      EventWords("тихий", name: "Получить тихое push-уведомление") { app, _ in
        "Отправьте в \(app) тихое push-уведомление (content-available)."
      }
    case .receiveVoIPPush:
      EventWords("VoIP", name: "Получить VoIP-уведомление") { app, _ in
        "Отправьте в \(app) VoIP-уведомление."
      }
    case .reportCall:
      EventWords("CallKit", name: "Сообщить о звонке в CallKit") { app, _ in
        "Сделайте так, чтобы приложение \(app) сообщило о звонке в CallKit."
      }
    case .receiveLiveActivityPush:
      EventWords("push Live", name: "Получить push-уведомление, которое запускает Live Activity") {
        app, _ in
        "Отправьте в \(app) push-уведомление, которое запускает Live Activity."
      }
    case .startLiveActivity:
      EventWords("Live Act.", name: "Запустить Live Activity из приложения") { app, _ in
        "Запустите Live Activity в \(app)."
      }
    case .openURL:
      EventWords("URL", name: "Открыть URL в приложении") { app, argument in
        "Откройте ссылку \(argument) из другого приложения, не из \(app)."
      }
    case .continueActivity:
      EventWords("активн.", name: "Продолжить активность в приложении") { app, argument in
        "Откройте универсальную ссылку \(argument), которую откроет \(app)."
      }
    case .quickAction:
      EventWords("действие", name: "Выбрать быстрое действие на экране «Домой»") { app, argument in
        "Коснитесь иконки \(app) и удерживайте её, затем выберите быстрое действие \(argument)."
      }
    case .backgroundFetch:
      EventWords("загрузка", name: "Начать фоновую загрузку") { _, _ in
        "В Xcode выберите Debug > Simulate Background Fetch."
      }
    case .finishFetch:
      EventWords("загружено", name: "Завершить фоновую загрузку приложения") { app, argument in
        "Сделайте так, чтобы приложение \(app) вызвало обработчик завершения загрузки с \(argument)."
      }
    case .changeRefreshStatus:
      EventWords("обновл.", name: "Включить или выключить «Обновление контента»") { app, argument in
        "В Настройках измените «Обновление контента» для \(app) на \(argument). "
          + "Затем вернитесь на экран «Домой»."
      }
    case .locationUpdate:
      EventWords("геопоз.", name: "Передать приложению новую геопозицию") { app, _ in
        "Смоделируйте смену геопозиции для \(app) или переместитесь с телефоном."
      }
    case .enterRegion:
      EventWords("зона вход", name: "Войти в геозону, за которой следит приложение") { app, _ in
        "Войдите в геозону, за которой следит \(app), или смоделируйте это."
      }
    case .exitRegion:
      EventWords("зона вых.", name: "Выйти из геозоны, за которой следит приложение") { app, _ in
        "Выйдите из геозоны, за которой следит \(app), или смоделируйте это."
      }
    case .rangeBeacons:
      EventWords("маячки", name: "Измерить расстояние до маячков рядом с устройством") { app, _ in
        "Поднесите маячок к телефону, пока \(app) измеряет расстояния до маячков."
      }
    case .bluetoothEvent:
      EventWords("bluetooth", name: "Передать приложению событие Bluetooth") { app, _ in
        "Сделайте так, чтобы устройство Bluetooth что-нибудь сообщило в \(app)."
      }
    case .finishTransfer:
      EventWords("передача", name: "Завершить передачу фоновой сессии URLSession") { app, _ in
        "Дождитесь конца фоновой передачи в \(app)."
      }
    case .prewarm:
      EventWords("прогрев", name: "Прогреть приложение заранее") { app, _ in
        "Дождитесь, пока iOS прогреет \(app). Заставить её нельзя."
      }
    case .openControlCenter:
      EventWords("пункт у.", name: "Открыть Пункт управления") { _, _ in
        "Откройте Пункт управления."
      }
    case .closeControlCenter:
      EventWords("закр. ПУ", name: "Закрыть Пункт управления") { _, _ in
        "Закройте Пункт управления."
      }
    case .openNotificationCenter:
      EventWords("уведомл.", name: "Открыть Центр уведомлений") { _, _ in
        "Откройте Центр уведомлений."
      }
    case .closeNotificationCenter:
      EventWords("закр. ЦУ", name: "Закрыть Центр уведомлений") { _, _ in
        "Закройте Центр уведомлений."
      }
    case .showAlert:
      EventWords("предупр.", name: "Показать системное предупреждение") { _, _ in
        "Сделайте так, чтобы приложение запросило разрешение и появилось предупреждение."
      }
    case .answerAlert:
      EventWords("ОК", name: "Ответить на предупреждение") { _, _ in
        "Ответьте на предупреждение."
      }
    case .startFaceID:
      EventWords("Face ID", name: "Начать сканирование Face ID") { _, _ in
        "Сделайте так, чтобы приложение запросило Face ID."
      }
    case .finishFaceID:
      EventWords("Face ОК", name: "Закончить сканирование Face ID") { _, _ in
        "Смотрите на телефон, пока Face ID не закончит работу."
      }
    case .invokeSiri:
      EventWords("Siri", name: "Вызвать Siri") { _, _ in
        "Удерживайте боковую кнопку, пока Siri не начнёт слушать."
      }
    case .dismissSiri:
      EventWords("закр.Siri", name: "Закрыть Siri") { _, _ in
        "Закройте Siri."
      }
    case .warnMemory:
      EventWords("мало пам.", name: "Предупредить о нехватке памяти") { _, _ in
        "Вызовите предупреждение о нехватке памяти (только в Simulator: "
          + "Debug > Simulate Memory Warning)."
      }
    case .reclaimMemory:
      EventWords("забр.пам.", name: "Забрать память у приостановленных приложений") { _, _ in
        "Открывайте большие приложения, пока iOS не заберёт память."
      }
    case .exceedMemory:
      EventWords("память+", name: "Превысить лимит памяти приложения") { app, _ in
        "Сделайте так, чтобы приложение \(app) превысило свой лимит памяти."
      }
    case .endProcess:
      EventWords("завершить", name: "Завершить приложение") { app, _ in
        "Дождитесь, пока iOS завершит \(app) по собственной причине. Заставить её нельзя."
      }
    case .crash:
      EventWords("сбой", name: "Вызвать сбой приложения") { app, _ in
        "Вызовите сбой в \(app)."
      }
    case .reboot:
      EventWords("перезагр.", name: "Перезагрузить устройство") { _, _ in
        "Перезагрузите телефон."
      }
    case .disconnectScene:
      EventWords("сцена-", name: "Отключить сцену приложения") { app, _ in
        "Дождитесь, пока iOS отключит сцену \(app). Заставить её нельзя."
      }
    case .connectDisplay:
      EventWords("экран+", name: "Подключить внешний дисплей") { app, _ in
        "Подключите внешний дисплей, когда на экране \(app)."
      }
    case .disconnectDisplay:
      EventWords("экран-", name: "Отключить внешний дисплей") { _, _ in
        "Отключите внешний дисплей."
      }
    case .connectCarPlay:
      EventWords("CarPlay", name: "Открыть приложение в CarPlay") { app, _ in
        "Откройте \(app) на экране автомобиля или в CarPlay Simulator."
      }
    case .disconnectCarPlay:
      EventWords("CarPlay-", name: "Отключить CarPlay") { _, _ in
        "Отключите автомобиль."
      }
    case .touch:
      EventWords("касание", name: "Коснуться экрана") { _, _ in
        "Коснитесь экрана."
      }
    case .tapButton:
      EventWords("кнопка", name: "Нажать кнопку в приложении") { _, _ in
        "Нажмите кнопку в приложении."
      }
    case .type:
      EventWords("текст", name: "Ввести текст") { _, _ in
        "Введите в приложении текст."
      }
    case .shake:
      EventWords("встряска", name: "Встряхнуть устройство") { _, _ in
        "Встряхните телефон."
      }
    case .remoteControl:
      EventWords("пульт", name: "Нажать кнопку воспроизведения на наушниках") { _, _ in
        "Нажмите кнопку воспроизведения на наушниках."
      }
    case .moveDevice:
      EventWords("движение", name: "Подвигать устройство") { _, _ in
        "Подвигайте телефон."
      }
    case .redraw:
      EventWords("перерис.", name: "Перерисовать view") { _, _ in
        "Сделайте так, чтобы приложение перерисовало view."
      }
    case .rotate:
      EventWords("поворот", name: "Повернуть устройство") { _, _ in
        "Поверните телефон набок."
      }
    case .changeTime:
      EventWords("время", name: "Изменить время") { _, _ in
        "В Настройках измените время. Затем вернитесь на экран «Домой»."
      }
    case .changeLocale:
      EventWords("регион", name: "Изменить язык или регион") { _, _ in
        "В Настройках измените регион. Затем вернитесь на экран «Домой»."
      }
    case .changeSettings:
      EventWords("настр.", name: "Изменить настройки приложения") { _, _ in
        "В Настройках измените настройку приложения. Затем вернитесь на экран «Домой»."
      }
    case .changeBattery:
      EventWords("заряд", name: "Изменить уровень заряда") { _, _ in
        "Подключите или отключите зарядное устройство."
      }
    case .changeProximity:
      EventWords("датчик", name: "Изменить состояние датчика приближения") { _, _ in
        "Закройте датчик приближения."
      }
    case .changeICloud:
      EventWords("iCloud", name: "Сменить учётную запись iCloud") { _, _ in
        "В Настройках смените учётную запись iCloud. Затем вернитесь на экран «Домой»."
      }
    case .changeScreen:
      EventWords("дисплей", name: "Изменить режим дисплея") { _, _ in
        "Подключите внешний дисплей."
      }
    case .connectAccessory:
      EventWords("аксесс.+", name: "Подключить аксессуар") { _, _ in
        "Подключите аксессуар."
      }
    case .disconnectAccessory:
      EventWords("аксесс.-", name: "Отключить аксессуар") { _, _ in
        "Отключите аксессуар."
      }
    case .edit:
      EventWords("правка", name: "Изменить данные") { _, _ in
        "Измените что-нибудь в приложении. Не сохраняйте."
      }
    case .save:
      EventWords("сохранить", name: "Сохранить данные приложения") { app, _ in
        "Сохраните данные в \(app)."
      }
    case .slowSave:
      EventWords(
        "долго", name: "Сделать следующее сохранение данных долгим",
        otherWords:
          "watchdog expiry kill five seconds 0x8badf00d пять секунд сторожевой таймер завершить"
      ) {
        app, argument in
        "Сделайте так, чтобы следующее сохранение в \(app) заняло \(argument)."
      }
    case .hang:
      EventWords("зависание", name: "Заблокировать основной поток приложения (зависание)") {
        app, _ in
        "Сделайте так, чтобы приложение \(app) заблокировало свой основной поток."
      }
    case .recover:
      EventWords("отвиснуть", name: "Разблокировать основной поток") { app, _ in
        "Разблокируйте основной поток \(app)."
      }
    case .beginTask:
      EventWords("задача", name: "Начать фоновую задачу") { app, argument in
        "Сделайте так, чтобы приложение \(app) начало фоновую задачу \(argument)."
      }
    case .endTask:
      EventWords("задача ОК", name: "Завершить фоновую задачу") { app, argument in
        "Сделайте так, чтобы приложение \(app) завершило фоновую задачу \(argument)."
      }
    case .changeLowPowerMode:
      EventWords("энергосб.", name: "Включить или выключить режим энергосбережения") { _, _ in
        "В Настройках включите или выключите режим энергосбережения. "
          + "Затем вернитесь на экран «Домой»."
      }
    case .warnBattery:
      EventWords("мало зар.", name: "Предупредить о низком заряде") { _, _ in
        "Разряжайте аккумулятор, пока не появится предупреждение о низком заряде."
      }
    case .scheduleRefresh:
      EventWords("BGRefresh", name: "Запланировать задачу обновления (BGAppRefreshTask)") {
        app, argument in
        "Запланируйте в \(app) задачу обновления \(argument)."
      }
    case .scheduleProcessing:
      EventWords("BGProcess", name: "Запланировать задачу обработки (BGProcessingTask)") {
        app, argument in
        "Запланируйте в \(app) задачу обработки \(argument)."
      }
    case .scheduleContinued:
      EventWords("BGContin.", name: "Отправить продолжаемую задачу (BGContinuedProcessingTask)") {
        app, argument in
        "Начните в \(app) долгую работу и отправьте запрос задачи \(argument)."
      }
    case .reportProgress:
      EventWords("прогресс", name: "Сообщить о прогрессе задачи") { app, argument in
        "Пусть задача \(argument) в \(app) сообщит о прогрессе."
      }
    case .stopTask:
      EventWords("стоп BG", name: "Остановить задачу в её Live Activity") { _, argument in
        "Остановите задачу \(argument) в её Live Activity."
      }
    case .cancelTask:
      EventWords("отмена BG", name: "Отменить запланированную задачу") { app, argument in
        "Отмените в \(app) запрос задачи \(argument)."
      }
    case .runTask:
      EventWords("пуск BG", name: "Выполнить запланированную задачу") { _, argument in
        "В отладчике Xcode попросите BGTaskScheduler запустить задачу \(argument)."
      }
    case .completeTask:
      EventWords("готово BG", name: "Завершить запланированную задачу") { app, argument in
        "Сделайте так, чтобы приложение \(app) завершило запланированную задачу: \(argument)."
      }
    case .openWindow:
      EventWords("окно+", name: "Открыть ещё одно окно приложения") { app, _ in
        "Откройте ещё одно окно \(app)."
      }
    case .closeWindow:
      EventWords("окно-", name: "Закрыть окно приложения") { app, argument in
        "Закройте окно \(argument) приложения \(app)."
      }
    case .chooseWindow:
      EventWords("окно", name: "Выбрать окно приложения") { app, argument in
        "Выберите окно \(argument) приложения \(app)."
      }
    case .exit:
      EventWords("exit(0)", name: "Вызвать exit(0) в приложении") { app, _ in
        "Сделайте так, чтобы приложение \(app) вызвало exit(0)."
      }
    case .changePrivacy:
      EventWords("конфид.", name: "Изменить настройку конфиденциальности приложения") { app, _ in
        "В Настройках измените разрешение для \(app). Затем вернитесь на экран «Домой»."
      }
    case .playAudio:
      EventWords("звук+", name: "Включить звук в приложении") { app, _ in
        "Включите звук в \(app)."
      }
    case .stopAudio:
      EventWords("звук-", name: "Остановить звук приложения") { app, _ in
        "Остановите звук в \(app)."
      }
    case .startLocation:
      EventWords("GPS+", name: "Начать получать геопозицию в приложении") { app, _ in
        "Включите получение геопозиции в \(app)."
      }
    case .stopLocation:
      EventWords("GPS-", name: "Прекратить получать геопозицию в приложении") { app, _ in
        "Выключите получение геопозиции в \(app)."
      }
    case .lockFile:
      EventWords("блок+", name: "Заблокировать файл в общем контейнере") { app, _ in
        "Сделайте так, чтобы приложение \(app) заблокировало файл в общем контейнере."
      }
    case .unlockFile:
      EventWords("блок-", name: "Снять блокировку файла") { app, _ in
        "Сделайте так, чтобы приложение \(app) сняло блокировку файла."
      }
    }
  }
}
