// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  /// The task of an app in each method, following Apple's guidance in our own words.
  func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching:
      "Подготовьте восстановление состояния. Проверьте, почему приложение запущено."
    case .didFinishLaunching: "Быстро закончите настройку и покажите первый экран."

    case .applicationDidFinishLaunching:
      "Закончите настройку (до iOS 3 или без параметров запуска)."

    case .applicationDidBecomeActive:
      "Возобновите то, что поставили на паузу. Обновите интерфейс."
    case .applicationWillResignActive:
      "Поставьте задачи и таймеры на паузу. Касания больше не приходят."
    case .applicationDidEnterBackground:
      "Примерно за 5 с сохраните данные, освободите общие ресурсы и скройте личное."
    case .applicationWillEnterForeground: "Отмените то, что сделали при уходе в фон."
    case .applicationWillTerminate: "Сохраните данные. Не рассчитывайте, что метод вызовут."

    case .protectedDataDidBecomeAvailable: "Защищённые файлы снова можно читать."
    case .protectedDataWillBecomeUnavailable: "Закройте защищённые файлы."
    case .didReceiveMemoryWarning: "Освободите объекты, которые можно создать заново."
    case .significantTimeChange: "Обновите всё, что зависит от даты и времени."

    case .shouldSaveApplicationState:
      "Верните true, если состояние интерфейса нужно сохранить."
    case .shouldRestoreApplicationState:
      "Верните true, если сохранённое состояние интерфейса нужно восстановить."
    case .willEncodeRestorableState: "Добавьте в архив общие данные приложения."
    case .didDecodeRestorableState: "Прочитайте из архива общие данные приложения."

    case .performFetch:
      "Загрузите новые данные. Затем вызовите обработчик завершения с результатом."
    case .handleEventsForBackgroundURLSession:
      "Создайте сессию URLSession заново и сохраните обработчик завершения."

    case .didReceiveRemoteNotification:
      "Загрузите то, о чём говорит push-уведомление. Затем вызовите обработчик завершения."
    case .didReceiveLocalNotification:
      "Обработайте уведомление, которое запланировало приложение."
    case .userNotificationWillPresent:
      "Верните, как показать уведомление на переднем плане."
    case .userNotificationDidReceive:
      "Покажите содержимое уведомления, которого коснулся пользователь."

    case .pushRegistryDidReceive, .pushRegistryDidReceiveOnly:
      "Сообщите о звонке в CallKit до конца метода."
    case .activityUpdates: "Отправьте push-токен новой Live Activity на сервер."

    case .openURL: "Откройте содержимое по URL."
    case .willContinueUserActivity:
      "Покажите пользователю, что сейчас продолжится активность."
    case .continueUserActivity:
      "Продолжите активность с другого устройства или из другого приложения."
    case .performAction:
      "Выполните быстрое действие. Затем вызовите обработчик завершения."

    case .configurationForConnecting: "Верните конфигурацию новой сцены."
    case .didDiscardSceneSessions: "Удалите данные удалённых сцен."

    case .sceneWillConnect: "Создайте окно и восстановите содержимое сцены."
    case .sceneDidDisconnect:
      "Освободите ресурсы сцены. Она может подключиться снова."
    case .sceneWillEnterForeground: "Подготовьте сцену к появлению на экране."
    case .sceneDidBecomeActive: "Возобновите в сцене то, что поставили на паузу."
    case .sceneWillResignActive: "Поставьте задачи сцены на паузу."
    case .sceneDidEnterBackground:
      "Примерно за 5 с сохраните данные сцены и освободите общие ресурсы."
    case .sceneOpenURLContexts: "Откройте содержимое по URL в этой сцене."
    case .sceneContinueUserActivity: "Продолжите активность в этой сцене."
    case .windowScenePerformAction: "Выполните быстрое действие в этой сцене."
    case .stateRestorationActivity: "Верните активность, по которой восстановится сцена."

    case .locationManagerDidUpdateLocations:
      "Используйте новую геопозицию. В фоне заканчивайте быстро."
    case .locationManagerDidEnterRegion:
      "Сделайте то, что нужно в этой геозоне. Заканчивайте быстро."
    case .locationManagerDidExitRegion:
      "Сделайте то, что нужно при выходе из геозоны. Заканчивайте быстро."
    case .locationManagerDidRange, .locationManagerDidRangeBeacons:
      "Используйте расстояния до маячков."
    case .centralManagerWillRestoreState, .peripheralManagerWillRestoreState:
      "Восстановите подключения Bluetooth."
    case .peripheralDidUpdateValue: "Используйте значение, которое прислал аксессуар."
    case .peripheralManagerDidReceiveRead: "Ответьте на запрос."
    case .touchesBegan: "Обработайте касание или передайте его следующему респондеру."
    case .buttonTapped: "Выполните действие кнопки."
    case .motionBegan: "Обработайте встряхивание."
    case .remoteControlReceived: "Включите, остановите или переключите воспроизведение."
    case .accelerometerUpdate: "Используйте значения акселерометра."
    case .didReceiveRemoteNotificationOnly: "Обработайте push-уведомление (до iOS 7)."
    case .openURLWithSource: "Откройте содержимое по URL (до iOS 9)."
    case .handleOpenURL: "Откройте содержимое по URL (до iOS 4.2)."
    case .sceneWillContinueUserActivity:
      "Покажите пользователю, что сейчас продолжится активность."
    case .loadView: "Создайте view, если нет storyboard."
    case .viewDidLoad: "Один раз настройте view после загрузки."
    case .viewWillAppear: "Обновите view перед её появлением в иерархии."
    case .viewDidAppear: "Начните анимации и другую работу, которой нужна view на экране."
    case .viewWillDisappear: "Остановите работу, которой нужна view на экране."
    case .viewDidDisappear: "Освободите ресурсы, которые не нужны скрытой view."
    case .controllerDidReceiveMemoryWarning:
      "Освободите объекты, которые view controller может создать заново."
    case .launchHandler:
      "Выполните запланированную работу. Затем вызовите setTaskCompleted(success:)."
    case .taskExpirationHandler:
      "Остановите работу и вызовите setTaskCompleted(success: false)."
    case .downloadDidFinish:
      "Переместите загруженный файл. После конца метода iOS его удалит."
    case .onAppear: "SwiftUI вызывает это перед появлением корневой view."
    case .onOpenURL: "Откройте URL, который передал SwiftUI."
    case .sessionDidFinishEvents:
      "Вызовите обработчик завершения, который сохранило приложение."
    case .draw: "Нарисуйте изменившуюся часть view."
    }
  }

  /// The purpose of an object of an app.
  func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "По одному передаёт события в основном потоке."
    case .application: "Управляет циклом событий и вызывает своего делегата."
    case .appDelegate: "Содержит код приложения для запуска и переходов."
    case .sceneDelegate: "Содержит код приложения для одной сцены."
    case .window: "Содержит view. У каждого дисплея своё окно."
    case .viewController: "Управляет view и связывает их с данными."
    case .view: "Рисует свою область и получает касания в ней."
    case .layer: "Хранит содержимое view. Другие слои добавляют эффекты."
    case .control: "Превращает касания в action-сообщения."
    case .dataModel: "Хранит содержимое независимо от view."
    case .document: "Хранит данные в файле. Сохраняет автоматически."
    }
  }
}
