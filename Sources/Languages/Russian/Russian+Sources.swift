// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  func source(_ source: RuleSource) -> String {
    source.text(wordedBy: Self.claims)
  }

  /// The claims of sources, by the English words of the rules.
  private static let claims: [(english: String, words: String)] = [
    ("of this notification alone", "только об этом уведомлении"),
    (
      "all four are posted only once all scenes reach a state",
      "все четыре приходят, только когда все сцены достигли состояния"
    ),
    (
      "didActivate is not posted for the AirPlay scene", "didActivate не приходит для сцены AirPlay"
    ),
    ("no scene is created", "сцена не создаётся"),
    ("no watchdog", "watchdog не действует"), ("no suspension", "приостановки нет"),
    (
      "closing moves the app to the outer display",
      "при складывании приложение переходит на внешний экран"
    ),
    ("the size changes", "размер меняется"),
    ("a push ends it", "push завершает её"),
    (
      "in the background without windows or hidden, not suspended",
      "в фоне без окон или скрыто, не приостановлено"
    ),
    ("scene-create, 19.97 s", "scene-create, 19,97 с"),
    (
      "process-launch 20.00 s, scene-create 19.62 s",
      "process-launch 20,00 с, scene-create 19,62 с"
    ),
    ("iOS 11.4: scene-create 10.00 s", "iOS 11.4: scene-create 10,00 с"),
    ("29.43 s", "29,43 с"),
    ("5.96 s, device hot", "5,96 с, устройство нагрето"),
    ("about 5 s", "около 5 с"),
    ("reports show only scene-update, 10 s", "в отчётах только scene-update, 10 с"),
    ("process-exit, 5.00 s", "process-exit, 5,00 с"),
    ("a watchdog, no number for a transition", "watchdog, без числа для перехода"),
    ("10.00 s", "10,00 с"),
    ("iOS 26.4, device hot: 45 s", "iOS 26.4, устройство нагрето: 45 с"),
    ("about 30 s from iOS 13", "около 30 с, начиная с iOS 13"),
    ("180 s", "180 с"),
    ("600 s", "600 с"),
    ("by 26 to 27 s", "через 26–27 с"),
    ("about 5 s before the end", "примерно за 5 с до конца"),
    ("4 to 5 s", "от 4 до 5 с"),
    ("briefly, no number", "ненадолго, без числа"),
    ("shortly afterward, no number", "вскоре после этого, без числа"),
    ("up to 30 s", "до 30 с"),
    (
      "minutes while the device is idle, no number, nothing about power",
      "минуты, пока устройством не пользуются; без числа, о питании ничего"
    ),
    ("terminated", "завершено"),
    (
      "a warning in the console, then no more fetches",
      "предупреждение в консоли, затем фоновых загрузок больше нет"
    ),
    (
      "BGTaskSchedulerPermittedIdentifiers disables performFetch from iOS 13",
      "BGTaskSchedulerPermittedIdentifiers отключает performFetch, начиная с iOS 13"
    ),
    ("called all the same", "всё равно вызывается"),
    ("a warning in the console", "предупреждение в консоли"),
    (
      "a sender should not try more than two or three an hour",
      "отправителю не стоит посылать больше двух-трёх в час"
    ),
    (
      "limited above three an hour, no number that is delivered",
      "ограничено сверх трёх в час; сколько доставляется, не сказано"
    ),
    ("about 10 s for Bluetooth", "около 10 с для Bluetooth"),
    ("about 30 s for a transfer", "около 30 с для передачи"),
    (
      "pauses discretionary and background activities",
      "приостанавливает необязательную и фоновую работу"
    ),
    ("before the end of the launch", "до конца запуска"),
    ("the exception in the log", "исключение в журнале"),
    ("its reason", "его причина"),
    (
      "continued processing tasks may be registered later",
      "продолжаемые задачи можно регистрировать позже"
    ),
    (
      "the system kills the app on the second registration",
      "при второй регистрации система завершает приложение"
    ),
    (
      "0x2182bad2: the app didn't complete a background task",
      "0x2182bad2: приложение не закончило фоновую задачу"
    ),
    ("or the app is terminated", "иначе приложение завершается"),
    ("or the app may be terminated", "иначе приложение может быть завершено"),
    ("the chain ends at the app delegate", "цепочка заканчивается делегатом приложения"),
    (
      "scenes: viewDidLoad before sceneWillEnterForeground, viewDidAppear after sceneDidBecomeActive",
      "сцены: viewDidLoad до sceneWillEnterForeground, viewDidAppear после sceneDidBecomeActive"
    ),
    (
      "iOS 4: viewDidAppear before applicationDidBecomeActive",
      "iOS 4: viewDidAppear до applicationDidBecomeActive"
    ),
    ("viewDidLoad after sceneWillEnterForeground", "viewDidLoad после sceneWillEnterForeground"),
    (
      "called before a view is added to a view hierarchy",
      "вызывается до добавления view в иерархию"
    ),
    ("suspended apps first", "сначала приостановленные приложения"),
    ("by priority band", "по уровням приоритета"),
    ("audio 12, foreground 10, background 3", "звук 12, передний план 10, фон 3"),
    (
      "by priority band: the app in front late, but not never",
      "по уровням приоритета: приложение на экране поздно, но не никогда"
    ),
    ("scenes disconnect", "сцены отключаются"),
    ("no notification", "без уведомления"),
    ("scenes: by device", "сцены: зависит от устройства"),
    (
      "not launched until the user opens it or restarts the device",
      "не запускается, пока пользователь не откроет его или не перезагрузит устройство"
    ),
    (
      "iOS 8 and later still launch location apps",
      "iOS 8 и новее по-прежнему запускают приложения геопозиции"
    ),
    (
      "iOS 13: launched by a silent push, iOS 12.2: not",
      "iOS 13: тихий push запускает, iOS 12.2: нет"
    ),
    (
      "warned when its use approaches the limit, as a best effort",
      "предупреждается у предела, но без гарантии"
    ),
    ("deprecated from iOS 13", "не рекомендуется (deprecated) с iOS 13"),
    (
      "always called when the user quits",
      "всегда вызывается, когда пользователь закрывает приложение"
    ),
    ("terminated after didEnterBackground", "завершается после didEnterBackground"),
    ("passes through the background", "проходит через фон"),
    ("no longer supported in iOS 13", "не поддерживается с iOS 13"),
    ("for a running app that iOS terminates", "для работающего приложения, которое завершает iOS"),
    ("a suspended app is not notified", "приостановленное приложение не уведомляют"),
    ("called on a crash and when memory is low", "вызывается при сбое и нехватке памяти"),
    ("for a new session only", "только для новой сессии"),
    ("at the first launch only", "только при первом запуске"),
    ("a restored session keeps its configuration", "восстановленная сессия сохраняет конфигурацию"),
    (
      "shortly before UIKit creates a new scene",
      "незадолго до того, как UIKit создаст новую сцену"
    ),
    ("when the app starts", "когда приложение начинает работу"),
    (
      "built with the iOS 27 SDK: only for an app that registers a scene accessory",
      "сборка с SDK iOS 27: только если приложение регистрирует аксессуар сцены"
    ),
    (
      "CarPlay launches the app and connects the scene",
      "CarPlay запускает приложение и подключает сцену"
    ),
    ("no word on how long the app runs", "не сказано, сколько работает приложение"),
    (
      "iPadOS 26: the other window resigns active for a moment, twice",
      "iPadOS 26: другое окно ненадолго перестаёт быть активным, дважды"
    ),
    ("notes on WWDC19 session 246", "заметки о сессии 246 WWDC19"),
    (
      "iPadOS 26: apps stay active when their windows don't",
      "iPadOS 26: приложение активно, даже если его окна неактивны"
    ),
    (
      "FB18443571: the scene delegate isn't told that windows become active or inactive",
      "FB18443571: делегату сцены не сообщают, что окно стало активным или неактивным"
    ),
    (
      "an empty UISceneConfigurations counts as none",
      "пустой UISceneConfigurations считается отсутствующим"
    ),
    ("a manifest and configurations that are not empty", "манифест и непустые конфигурации"),
    ("launches", "запускается"),
    (
      "for configurations that the Info.plist does not have",
      "для конфигураций, которых нет в Info.plist"
    ),
    ("ends at launch", "завершается при запуске"),
    ("lives, and the screen stays black", "работает, а экран остаётся чёрным"),
    ("a window without a scene stays black", "окно без сцены остаётся чёрным"),
    ("the method of earlier versions of iOS", "метод прежних версий iOS"),
    ("called if the other is missing", "вызывается, если другого нет"),
    ("up to a maximum that is not named", "до максимума, который не назван"),
    (
      "tasks with little or no progress are terminated first",
      "сначала завершаются задачи почти без прогресса"
    ),
    ("no number", "без числа"),
    ("expired after a few minutes", "истекла через несколько минут"),
    ("20 or 30 s between two updates", "20 или 30 с между двумя обновлениями"),
    ("a person can cancel it", "пользователь может её отменить"),
    ("through the expiration handler", "через обработчик истечения времени"),
    ("queued tasks are canceled", "задачи в очереди отменяются"),
    ("a running task ends with the process", "выполняемая задача заканчивается вместе с процессом"),
    (
      "the system may terminate the app, no code for this kind",
      "система может завершить приложение, кода для этого нет"
    ),
    ("apps linked against the iOS 13 SDK are terminated", "приложения с SDK iOS 13 завершаются"),
    ("quickly, no number", "быстро, без числа"),
    (
      "the system wakes the app, which receives the token for updates",
      "система будит приложение, и оно получает токен для обновлений"
    ),
    (
      "what happens after a force-quit is asked, and not said",
      "спрошено, что будет после принудительного закрытия; ответа нет"
    ),
    (
      "started only while the app is in the foreground",
      "начинается, только пока приложение на переднем плане"
    ),
    ("fails with visibility", "ошибка visibility"),
    (
      "the app is relaunched, or woken for about 10 s",
      "приложение запускается снова или просыпается примерно на 10 с"
    ),
    (
      "the method, nothing about an app that does not run",
      "о методе; о неработающем приложении ничего"
    ),
    ("the method before iOS 13", "метод до iOS 13"),
    (
      "the first method that a relaunched app is called with",
      "первый метод, который вызывается после повторного запуска"
    ),
    ("with scenes the launch options are nil", "со сценами параметры запуска равны nil"),
    ("where the checks come from", "откуда взяты проверки"),
    ("SIGTRAP at launch, in a completion handler", "SIGTRAP при запуске, в обработчике завершения"),
    ("a completion handler, before its first line", "обработчик завершения, до первой его строки"),
    ("a URL", "URL"),
    ("a quick action", "быстрое действие"),
    (
      "called after the main storyboard has been loaded",
      "вызывается после загрузки главного storyboard"
    ),
    ("no transition callbacks", "без методов переходов"),
    ("applicationDidEnterBackground(_:) is called", "applicationDidEnterBackground(_:) вызывается"),
    ("runs up to UIApplicationMain", "работает до UIApplicationMain"),
    ("runs past UIApplicationMain", "работает и после UIApplicationMain"),
    ("not launched before the first unlock", "не запускается до первой разблокировки"),
    ("launched, with empty defaults", "запускается, с пустыми UserDefaults"),
    ("background", "в фоне"),
    ("inactive on iOS 5", "неактивно в iOS 5"),
    ("inactive on iOS 9", "неактивно в iOS 9"),
    ("tested on iOS 12: delegate first", "проверено в iOS 12: сначала делегат"),
    ("delegate first", "сначала делегат"),
    ("notification first", "сначала уведомление"),
    (
      "inactive while other code runs or the state changes",
      "неактивно, пока работает другой код или меняется состояние"
    ),
    ("an app without input becomes inactive", "приложение без ввода становится неактивным"),
    ("case 5", "случай 5"),
    (
      "after the alert, the app is active or in the background",
      "после предупреждения приложение активно или в фоне"
    ),
    (
      "a call is accepted in the banner, a tap beside the buttons opens it whole",
      "на звонок отвечают в баннере, касание рядом с кнопками открывает его целиком"
    ),
    ("nothing", "ничего"),
    ("resign and become active", "перестаёт быть активным и снова становится"),
    (
      "an alert deactivates the app, a banner does not",
      "предупреждение делает приложение неактивным, баннер нет"
    ),
    ("iOS 11 and 12.1.4, not iOS 10", "iOS 11 и 12.1.4, не iOS 10"),
    ("iOS 11, not iOS 9 and 10", "iOS 11, не iOS 9 и 10"),
    (
      "an interruption: inactive once, of no version",
      "прерывание: неактивно один раз, версия не названа"
    ),
    ("iOS 13.5 too, and still in 2022", "и iOS 13.5, и ещё в 2022"),
    ("iOS 16.2 too", "и iOS 16.2"),
    ("still in 2024", "ещё в 2024"),
    ("announced", "с предупреждением"),
    ("no method warns the app", "приложение не предупреждает ни один метод"),
    (
      "app delegate, iOS 11 and 12: after willEnterForeground",
      "делегат приложения, iOS 11 и 12: после willEnterForeground"
    ),
    (
      "scenes, iOS 16.4: openURLContexts before willEnterForeground",
      "сцены, iOS 16.4: openURLContexts до willEnterForeground"
    ),
    (
      "the response comes while the scene is inactive, no word on the lock screen",
      "ответ приходит, пока сцена неактивна; об экране блокировки ничего"
    ),
    ("each method's availability", "доступность каждого метода"),
    ("fails to launch, no word on the background", "не запускается; о фоне ничего"),
    ("a low battery interrupts the app", "низкий заряд прерывает приложение"),
    ("no order", "порядок не назван"),
    ("only a warning before the iOS 27 SDK", "до SDK iOS 27 только предупреждение"),
    ("an empty dictionary traps with the iOS 27 SDK", "пустой словарь вызывает trap с SDK iOS 27"),
    ("the activity is in the connection options", "активность в параметрах подключения"),
    ("launch options are nil", "параметры запуска равны nil"),
    ("the screen is black", "экран чёрный"),
    ("only a background session goes on", "только фоновая сессия продолжается"),
    ("inactive under views of the system", "неактивно под окнами системы"),
    ("a permission alert, not the picker", "запрос разрешения, а не выбор фотографий"),
    ("when the app leaves the screen", "когда приложение исчезает с экрана"),
    ("ended twice", "завершена дважды"),
    ("in the Simulator", "в Simulator"),
    ("another identifier in Info.plist", "другой идентификатор в Info.plist"),
    ("needs the background mode", "нужен фоновый режим"),
    ("the app crashed", "произошёл сбой приложения"),
    ("GPU access from iOS 26", "доступ к GPU с iOS 26"),
    (
      "sockets are reclaimed while an app is suspended",
      "сокеты отбираются, пока приложение приостановлено"
    ),
    ("in the background on a locked device", "в фоне на заблокированном устройстве"),
    ("prewarming", "прогрев"),
    ("Xcode stopped the app", "Xcode остановил приложение"),
    ("(2, 10, 10) is signal 10", "(2, 10, 10) — это сигнал 10"),
    ("counts these exits in the background only", "считает эти завершения только в фоне"),
    ("150 a second over 300 s, action none", "150 в секунду за 300 с, без действия"),
    ("12.43 KB a second over a day", "12,43 КБ в секунду за день"),
  ]
}
