// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): Russian.shared.walk.wait(time)
      case .event(let event): tourInstruction(event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      return
        "Обход приложения \(app.name): \(shared.list(TourWords.names(of: tour.request.cover))) "
        + "(iOS \(head.version), \(app.style.rawValue))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      return "\(plural(tour.stepCount, "шаг", "шага", "шагов")), около \(words(tour.time)). "
        + "Покрыто \(count) из \(count + tour.missing.count)."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        tour.isCut
        ? "просмотрены первые ситуации: \(grouped(tour.situations))"
        : "просмотрено ситуаций: \(grouped(tour.situations))"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let time = words(tour.request.within ?? .zero)
        let better =
          most > tour.covered.count
          ? "Ни один обход за \(time) не покрывает больше \(most)"
          : "Ни один обход за \(time) не покрывает больше"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "Обход короче не найден (\(searched))."
          : "Обхода короче нет (\(searched))."
      }
      return "Ни один обход не займёт меньше \(words(tour.bound)), поэтому этот длиннее "
        + "кратчайшего не более чем в \(factor(tour)) раза (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Не покрыто \(without(reason)): \(items.map { $0.name }.joined(separator: ", "))."
    }

    func problem(_ problem: TourProblem) -> String {
      switch problem {
      case .unknownCover(let word, let nearest):
        unknown("--cover", word, nearest, among: TourWords.covers.map { $0.word })
      case .unknownGroup(let word, let nearest):
        unknown("--without", word, nearest, among: TourGroup.allCases.map { $0.rawValue })
      case .unknownMeans(let word, let nearest):
        unknown("--with", word, nearest, among: TourWords.meansNames)
      case .badDuration(let word):
        "--within '\(word)' — это не время; укажите, например, 90s, 20m или 1h30m"
      case .headHasSteps(let step, _):
        "--head принимает только объявления; '\(step)' — это шаг"
      case .headHasNoApp: "в --head нужно хотя бы одно приложение"
      case .nothing: "с этими параметрами нечего покрывать"
      }
    }
  }

  /// What would have to be different for something to be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "из-за --without \(group.rawValue)"
    case .leftOut: "потому что к этому ведут только события, которые исключает --without"
    case .needs(let means):
      "без "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " или "))
    case .declaration(let text): "пока приложение не объявит \(text)"
    case .notImplemented: "потому что этого метода в приложении нет"
    case .settings: "потому что iOS завершает приложение, когда пользователь уходит в Настройки"
    case .time: "потому что не хватает времени"
    case .notFound: "потому что ни одна из просмотренных ситуаций к этому не ведёт"
    }
  }

  /// How many times the bound a tour takes, rounded up to hundredths.
  private static func factor(_ tour: Tour) -> String {
    let (time, bound) = (tour.time / .milliseconds(1), max(1, tour.bound / .milliseconds(1)))
    let hundredths = Int((time / bound * 100).rounded(.up))
    return "\(hundredths / 100)," + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }

  /// "1 мин 40 с"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = number(TimeText.seconds(time - .seconds(minutes * 60)))
    if minutes == 0 { return rest + " с" }
    return "\(minutes) мин" + (rest == "0" ? "" : " \(rest) с")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "неизвестное значение '\(found)' для \(option); "
      + (nearest.map { "возможно, имелось в виду '\($0)'" }
        ?? "возможные значения: " + names.joined(separator: ", "))
  }

  /// "10 064"
  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(grouped(number / 1000)) \("\(1000 + number % 1000)".dropFirst())"
  }

  /// What the tester does for an event.
  private static func tourInstruction(_ event: SystemEvent) -> String {
    let app = event.app?.name ?? ""
    let argument = event.argument ?? ""
    return switch event.kind {
    case .tapIcon: "Коснитесь иконки \(app) на экране «Домой»."
    case .pressHome:
      "Перейдите на экран «Домой»: смахните вверх от нижнего края или нажмите кнопку «Домой»."
    case .openSwitcher:
      "Откройте переключатель приложений: смахните вверх от нижнего края и задержите палец или "
        + "дважды нажмите кнопку «Домой»."
    case .closeSwitcher:
      "Закройте переключатель приложений: коснитесь карточки приложения, из которого вы пришли. "
        + "Если вы пришли с экрана «Домой» или смахнули эту карточку, коснитесь места рядом с карточками."
    case .choose: "Коснитесь карточки \(app) в переключателе приложений."
    case .swipeAway: "Смахните карточку \(app) вверх за край экрана."
    case .lock: "Нажмите боковую кнопку."
    case .unlock: "Включите экран и разблокируйте телефон."
    case .receiveCall: "Позвоните на телефон с другого телефона."
    case .declineCall: "Отклоните вызов."
    case .answerCall: "Ответьте на вызов."
    case .endCall: "Завершите вызов."
    case .receiveMessage: "Отправьте на телефон сообщение с другого телефона."
    case .tapBanner: "Коснитесь баннера."
    case .dismissBanner: "Смахните баннер."
    case .receivePush: "Отправьте в \(app) видимое push-уведомление."
    case .tapPush: "Коснитесь push-уведомления от \(app)."
    case .receiveLocalNotification: "Дождитесь локального уведомления от \(app)."
    case .tapLocalNotification: "Коснитесь локального уведомления от \(app)."
    case .receiveSilentPush: "Отправьте в \(app) тихое push-уведомление (content-available)."
    case .receiveVoIPPush: "Отправьте в \(app) VoIP-уведомление."
    case .reportCall: "Сделайте так, чтобы \(app) сообщило о вызове в CallKit."
    case .receiveLiveActivityPush:
      "Отправьте в \(app) push-уведомление, которое запускает Live Activity."
    case .startLiveActivity: "Запустите Live Activity в \(app)."
    case .openURL: "Откройте ссылку \(argument) из другого приложения, не из \(app)."
    case .continueActivity:
      "Откройте универсальную ссылку \(argument), которую откроет \(app)."
    case .quickAction:
      "Коснитесь иконки \(app) и удерживайте её, затем выберите быстрое действие \(argument)."
    case .backgroundFetch: "В Xcode выберите Debug > Simulate Background Fetch."
    case .finishFetch:
      "Сделайте так, чтобы \(app) вызвало обработчик завершения загрузки с \(argument)."
    case .changeRefreshStatus:
      "В Настройках измените «Обновление контента» для \(app) на \(argument). "
        + "Затем вернитесь на экран «Домой»."
    case .changeLowPowerMode:
      "В Настройках включите или выключите режим энергосбережения. "
        + "Затем вернитесь на экран «Домой»."
    case .locationUpdate:
      "Смоделируйте смену геопозиции для \(app) или переместитесь с телефоном."
    case .enterRegion: "Войдите в геозону, за которой следит \(app), или смоделируйте это."
    case .exitRegion: "Выйдите из геозоны, за которой следит \(app), или смоделируйте это."
    case .rangeBeacons:
      "Поднесите маячок к телефону, пока \(app) измеряет расстояния до маячков."
    case .bluetoothEvent:
      "Сделайте так, чтобы устройство Bluetooth что-нибудь сообщило в \(app)."
    case .finishTransfer: "Дождитесь конца фоновой передачи в \(app)."
    case .prewarm: "Дождитесь, пока iOS прогреет \(app). Заставить её нельзя."
    case .scheduleRefresh: "Запланируйте в \(app) задачу обновления \(argument)."
    case .scheduleProcessing: "Запланируйте в \(app) задачу обработки \(argument)."
    case .scheduleContinued: "Начните в \(app) долгую работу и отправьте запрос задачи \(argument)."
    case .reportProgress: "Пусть задача \(argument) в \(app) сообщит о прогрессе."
    case .stopTask: "Остановите задачу \(argument) в её Live Activity."
    case .cancelTask: "Отмените в \(app) запрос задачи \(argument)."
    case .runTask:
      "В отладчике Xcode попросите BGTaskScheduler запустить задачу \(argument)."
    case .completeTask:
      "Сделайте так, чтобы \(app) завершило запланированную задачу: \(argument)."
    case .openControlCenter: "Откройте Пункт управления."
    case .closeControlCenter: "Закройте Пункт управления."
    case .openNotificationCenter: "Откройте Центр уведомлений."
    case .closeNotificationCenter: "Закройте Центр уведомлений."
    case .showAlert:
      "Сделайте так, чтобы приложение запросило разрешение и появилось предупреждение."
    case .answerAlert: "Ответьте на предупреждение."
    case .startFaceID: "Сделайте так, чтобы приложение запросило Face ID."
    case .finishFaceID: "Смотрите на телефон, пока Face ID не закончит работу."
    case .invokeSiri: "Удерживайте боковую кнопку, пока Siri не начнёт слушать."
    case .dismissSiri: "Закройте Siri."
    case .openWindow: "Откройте ещё одно окно \(app)."
    case .closeWindow: "Закройте окно \(argument) приложения \(app)."
    case .chooseWindow: "Выберите окно \(argument) приложения \(app)."
    case .disconnectScene:
      "Дождитесь, пока iOS отключит сцену \(app). Заставить её нельзя."
    case .connectDisplay: "Подключите внешний дисплей, когда на экране \(app)."
    case .disconnectDisplay: "Отключите внешний дисплей."
    case .connectCarPlay: "Откройте \(app) на экране автомобиля или в CarPlay Simulator."
    case .disconnectCarPlay: "Отключите автомобиль."
    case .warnMemory:
      "Вызовите предупреждение о нехватке памяти (только в Simulator: "
        + "Debug > Simulate Memory Warning)."
    case .reclaimMemory: "Открывайте большие приложения, пока iOS не заберёт память."
    case .exceedMemory: "Сделайте так, чтобы \(app) превысило свой лимит памяти."
    case .endProcess:
      "Дождитесь, пока iOS завершит \(app) по собственной причине. Заставить её нельзя."
    case .crash: "Вызовите сбой в \(app)."
    case .exit: "Сделайте так, чтобы \(app) вызвало exit(0)."
    case .changePrivacy:
      "В Настройках измените разрешение для \(app). Затем вернитесь на экран «Домой»."
    case .reboot: "Перезагрузите телефон."
    case .touch: "Коснитесь экрана."
    case .tapButton: "Нажмите кнопку в приложении."
    case .type: "Введите в приложении текст."
    case .shake: "Встряхните телефон."
    case .remoteControl: "Нажмите кнопку воспроизведения на наушниках."
    case .moveDevice: "Подвигайте телефон."
    case .redraw: "Сделайте так, чтобы приложение перерисовало view."
    case .rotate: "Поверните телефон набок."
    case .changeTime: "В Настройках измените время. Затем вернитесь на экран «Домой»."
    case .changeLocale: "В Настройках измените регион. Затем вернитесь на экран «Домой»."
    case .changeSettings:
      "В Настройках измените настройку приложения. Затем вернитесь на экран «Домой»."
    case .changeBattery: "Подключите или отключите зарядное устройство."
    case .warnBattery:
      "Разряжайте аккумулятор, пока не появится предупреждение о низком заряде."
    case .changeProximity: "Закройте датчик приближения."
    case .changeICloud:
      "В Настройках смените учётную запись iCloud. Затем вернитесь на экран «Домой»."
    case .changeScreen: "Подключите внешний дисплей."
    case .connectAccessory: "Подключите аксессуар."
    case .disconnectAccessory: "Отключите аксессуар."
    case .edit: "Измените что-нибудь в приложении. Не сохраняйте."
    case .save: "Сохраните данные в \(app)."
    case .hang: "Сделайте так, чтобы \(app) заблокировало свой основной поток."
    case .recover: "Разблокируйте основной поток \(app)."
    case .beginTask: "Сделайте так, чтобы \(app) начало фоновую задачу \(argument)."
    case .endTask: "Сделайте так, чтобы \(app) завершило фоновую задачу \(argument)."
    case .playAudio: "Включите звук в \(app)."
    case .stopAudio: "Остановите звук в \(app)."
    case .startLocation: "Включите получение геопозиции в \(app)."
    case .stopLocation: "Выключите получение геопозиции в \(app)."
    case .lockFile:
      "Сделайте так, чтобы \(app) заблокировало файл в общем контейнере."
    case .unlockFile: "Сделайте так, чтобы \(app) сняло блокировку файла."
    }
  }
}
