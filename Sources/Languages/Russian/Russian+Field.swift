// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class FieldSentences: FieldPhrases {
    func fact(_ fact: FieldFact) -> String {
      switch fact {
      case .sceneConfigurationMissing:
        "UIKit не нашёл в Info.plist конфигурации сцены. До SDK iOS 27 это только предупреждение."
      case .sceneClassMissing:
        "В Info.plist указан класс делегата сцены, которого в приложении нет. Тогда у "
          + "сцены нет делегата, и она не показывает окна."
      case .sceneDelegateMissing:
        "У сцены нет делегата, поэтому UIKit не показывает главный storyboard. Экран "
          + "остаётся чёрным."
      case .windowWithoutScene:
        "В приложении со сценами окну нужна сцена. У окна, созданного в "
          + "didFinishLaunching, её нет, и экран остаётся чёрным."
      case .coldLaunchPayload:
        "Со сценами ссылка, активность, быстрое действие или уведомление, запустившие "
          + "приложение, лежат в connection options метода scene(_:willConnectTo:options:). "
          + "Параметры запуска — nil, а openURLContexts и continue не вызываются."
      case .pictureInPicture:
        "Для «картинки в картинке» нужен фоновый режим audio. Пока идёт видео, приложение работает в фоне. Саму «картинку в картинке» "
          + "applife не моделирует."
      case .windowProperty:
        "UIKit помещает окно главного storyboard в свойство window делегата приложения. "
          + "Без этого свойства экран остаётся чёрным."
      case .noRootViewController:
        "К концу запуска у окна не было корневого контроллера. UIKit выбрасывает "
          + "исключение или показывает чёрный экран."
      case .keyWindow:
        "Окно принадлежит сцене. У приложения с несколькими сценами нет единственного "
          + "ключевого окна."
      case .snapshotUnrendered:
        "UIKit сделал снимок представления, которое ещё не рисовалось, часто — снимок для "
          + "переключателя приложений. Это предупреждение."
      case .presentedTooEarly:
        "Приложение показало контроллер, когда представления ещё не было на экране или "
          + "показывалось другое. UIKit не выполняет вызов."
      case .unbalancedAppearance: "Контроллер показали или скрыли, пока шёл другой переход."
      case .taskEndedTwice:
        "Приложение завершило фоновую задачу, которая не открыта. Часто одну задачу "
          + "завершают дважды. Это предупреждение."
      case .schedulerUnavailable:
        "Код 1: приложение не может планировать фоновую работу. Пользователь выключил "
          + "обновление контента, или приложение работает в симуляторе."
      case .schedulerNotPermitted:
        "Код 3: идентификатора нет в BGTaskSchedulerPermittedIdentifiers, или у приложения "
          + "нет фонового режима для такой задачи."
      case .modeNotDeclared:
        "Приложение реализует метод, но фонового режима нет в Info.plist. iOS никогда не "
          + "вызовет метод."
      case .modeRejected:
        "App Review отклоняет фоновый режим, если не находит функции, которой он нужен."
      case .audioCannotInterrupt:
        "Приложение в фоне не может прервать звук другого. Оно должно начать играть на "
          + "переднем плане или смешивать звук."
      case .locationModeMissing:
        "Приложение включило allowsBackgroundLocationUpdates без фонового режима location. "
          + "Core Location выбрасывает исключение."
      case .gpuInBackground:
        "В фоне приложению нельзя пользоваться GPU: iOS отклоняет его команды. applife не "
          + "моделирует работу GPU."
      case .connectionLost:
        "Соединение прервалось. Если приложение было приостановлено, сокеты закрыла iOS; "
          + "приложение узнаёт об этом при возобновлении."
      case .transferServiceLost:
        "Системный процесс фоновых передач потерял связь с приложением. Передачи этой "
          + "сессии не удались."
      case .transferCancelled:
        "Пользователь принудительно закрыл приложение. После этого iOS отменяет передачи "
          + "его фоновых сессий."
      case .pushEntitlement:
        "В подписи приложения нет права на удалённые уведомления, поэтому iOS не выдаёт "
          + "токен устройства."
      case .pushInSimulator: "Этот симулятор не умеет регистрироваться для удалённых уведомлений."
      case .querySchemes:
        "О схеме URL другого приложения можно спрашивать, только если она указана в "
          + "LSApplicationQueriesSchemes."
      case .usageDescription:
        "iOS завершает приложение, которое обращается к личным данным без описания цели в "
          + "Info.plist."
      case .keychainLocked:
        "Элемент связки ключей доступен на разблокированном устройстве. Процесс, "
          + "запущенный заранее или разбуженный в фоне, может работать при блокировке."
      case .deviceLocked:
        "Xcode или другой инструмент не может запустить приложение, пока устройство "
          + "заблокировано."
      case .publishedOffMain:
        "Наблюдаемый объект изменился в другом потоке. SwiftUI обновляет представления "
          + "только в основном потоке."
      case .gestureGate:
        "UIKit ждал жеста у края экрана. applife предполагает, что основной поток был занят."
      case .killedFromOutside:
        "Приложение завершили извне сигналом 9: iOS, пользователь или Xcode. Такую причину "
          + "отладчик не покажет."
      case .askedToEnd:
        "Процесс попросили завершиться извне сигналом SIGTERM. Ошибки приложения отчёт не "
          + "показывает."
      case .launchdReported:
        "Процесс завершился. Последнее число в скобках — сигнал: 9 — убит, 6 — abort, 11 и "
          + "10 — недопустимое обращение к памяти."
      case .uncaughtException: "Сбой приложения: возникло исключение, и его никто не перехватил."
      case .cpuLimit:
        "Приложение заняло процессор дольше, чем позволяет лимит. В фоне iOS завершает за "
          + "это приложение."
      case .wakeups: "Приложение будило процессор чаще, чем позволяет лимит."
      case .diskWrites: "За день приложение записало на диск больше, чем позволяет лимит."
      case .libraryMissing:
        "Процесс завершился до main: не удалось загрузить библиотеку, нужную приложению."
      case .codeSignature: "iOS убила процесс: подпись его кода недействительна."
      case .runningBoardState:
        "RunningBoard, системный процесс, управляющий другими, называет состояние "
          + "процесса. running-active значит лишь, что процессу можно работать."
      case .jetsamPriority:
        "RunningBoard задаёт порядок завершения процессов при нехватке памяти. Меньшее "
          + "число завершается раньше."
      case .appIntentLaunch:
        "App Intent запускает приложение в фоне без сцены, если только он сам не просит "
          + "открыть приложение."
      case .foldMovesScenes:
        "При раскрытии или складывании iPhone Duo сцена меняет размер или переходит на другой "
          + "экран. О смене состояний жизненного цикла при этом ничего не известно."
      case .fiveStates:
        EmulatedApp.State.allCases.map {
          Russian.shared.stateTitle($0) + ": " + Russian.shared.stateMeaning($0)
        }
        .joined(separator: "; ") + "."
      case .inactiveOrBackground:
        "Неактивное приложение ещё на экране, но что-то закрывает его или оно сейчас уйдёт. Приложение в фоне уже не на экране, но выполняет код."
      case .liveActivityOutlives:
        "Live Activity остаётся на экране блокировки, когда пользователь принудительно "
          + "завершил приложение, и приложение об этом не узнаёт. Её может завершить пуш или само "
          + "приложение при следующем запуске."
      case .catalystBackground:
        "На Mac приложение уходит в фон, когда его окна закрыты или оно скрыто. Там его не "
          + "приостанавливают."
      case .visionScenes:
        "В visionOS приложение состоит из сцен: окон, объёмов и иммерсивных пространств. У "
          + "каждой своя фаза."
      case .watchBackground:
        "В watchOS WatchKit вызывает другой делегат, а фоновое время система даёт в задачах "
          + "обновления и в продлённых сеансах."
      }
    }

    func nextStep(_ step: NextStep) -> String {
      switch step {
      case .adoptScenes:
        "Перейдите на сцены: манифест сцен в Info.plist и делегат сцены. applife migrate "
          + "PATH репетирует переход."
      case .completeConfiguration:
        "Сравните конфигурацию в Info.plist с классами и storyboard в таргете."
      case .addRootViewController:
        "Назначьте окну корневой контроллер до возврата из didFinishLaunching или willConnectTo."
      case .presentLater: "Показывайте в viewDidAppear или когда текущий переход завершится."
      case .useSceneWindow: "Берите окно той сцены, для которой работает код."
      case .endTasks:
        "Вызывайте endBackgroundTask(_:) один раз для каждой задачи, на каждом пути и в "
          + "обработчике истечения."
      case .completeHandler: "Вызывайте completion handler на каждом пути, в том числе при ошибке."
      case .declareMode:
        "Добавьте фоновый режим в UIBackgroundModes в Info.plist или уберите код, которому "
          + "он нужен."
      case .removeMode:
        "Уберите запись из Info.plist или покажите рецензентам функцию, которой она нужна."
      case .permitIdentifier:
        "Укажите идентификатор, буква в букву, в BGTaskSchedulerPermittedIdentifiers."
      case .testOnDevice: "Проверяйте на устройстве с включённым обновлением контента."
      case .registerAtLaunch: "Регистрируйте все задачи до возврата из didFinishLaunching."
      case .registerOnce:
        "Регистрируйте каждый идентификатор в одном месте. Его может регистрировать и библиотека."
      case .reportCall:
        "Вызывайте reportNewIncomingCall для каждого VoIP-уведомления, прежде чем "
          + "завершить его обработчик."
      case .readReport:
        "Прочитайте отчёт устройства: Настройки > Конфиденциальность и безопасность > "
          + "Аналитика и улучшения > Данные аналитики. Затем applife explain FILE."
      case .readBacktrace:
        "Читайте стек вызовов: начало — в первом кадре собственного кода приложения."
      case .freeMemory:
        "Освобождайте кэши при нехватке памяти и измеряйте память приложения в Instruments."
      case .releaseLock:
        "Закройте файл или базу данных до приостановки или держите фоновую задачу на время "
          + "блокировки."
      case .describeUsage:
        "Добавьте в Info.plist ключ, который называет сообщение, с фразой для пользователя."
      case .useMainThread:
        "Делайте это в основном потоке или пометьте @Sendable обработчик, который может "
          + "работать в другом."
      case .leaveMainThread: "Перенесите долгую работу из основного потока."
      case .stopDrawing: "Прекратите рисование и дождитесь GPU до перехода в фон."
      case .retryConnection:
        "Подключайтесь заново при возвращении, а для долгих передач используйте фоновую "
          + "URL-сессию."
      case .waitForUnlock:
        "Разблокируйте устройство или дождитесь protectedDataDidBecomeAvailable, прежде "
          + "чем читать защищённые данные."
      case .addCapability: "Добавьте таргету возможность Push Notifications и подпишите заново."
      case .declareSchemes:
        "Укажите схему в LSApplicationQueriesSchemes или откройте URL и проверьте результат."
      case .startAudioInFront:
        "Активируйте аудиосессию на переднем плане или используйте mixWithOthers."
      case .startInFront: "Начинайте на переднем плане или с помощью push-уведомления."
      case .doLess: "Найдите в стеке вызовов, что работает так часто, и делайте это реже."
      case .saveEarlier: "Сохраняйте во время работы и при уходе с экрана."
      case .checkEmbedding:
        "Проверьте, что встроено в приложение и как оно подписано; затем установите заново."
      case .checkLog: "applife check FILE сверяет весь журнал с жизненным циклом."
      case .ignore: "Делать ничего не нужно."
      }
    }

    var meaning: String { "Смысл" }

    var next: String { "Что делать" }

    var alsoFound: String { "Ещё в отчёте" }

    func place(_ line: Int, count: Int) -> String {
      count == 1 ? "строка \(line)" : "строка \(line), всего \(count)"
    }
  }
}
